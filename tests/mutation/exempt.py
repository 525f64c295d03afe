"""What is left out: code where a small change is none, or none that a test should pin down."""

import ast
import re

_LOGGERS = frozenset({"log", "logger", "logging"})
_TYPE_CALLS = frozenset({"cast", "TypeVar", "NewType", "assert_never", "ParamSpec"})
_SHAPE_KEYWORDS = frozenset({"frozen", "slots", "strict", "kw_only", "repr", "eq", "order", "hash", "extra"})
_TIMING_KEYWORDS = frozenset({"timeout", "maxsize", "max_workers", "pool_size", "delay", "interval"})
_TIMING_NAMES = re.compile(r"PAUSE|BREATH|NAP|TRY|TRIES|PATIENCE|WAIT|TIMEOUT|INTERVAL|DELAY|EVERY|CACHE|WORKERS|GRACE")
_WEIGHING = frozenset({"robot.py", "worth.py", "simulation.py", "playout.py", "help_pictures.py"})
_WEIGHING_FUNCTIONS = frozenset({("bot/help/search.py", "_points")})
_UNREACHABLE = frozenset({"AssertionError", "NotImplementedError"})


def is_drawing(path: str) -> bool:
    """Tell whether a file draws: pictures are compared with stored ones, coordinates need no second guard."""
    return "/draw/" in path


def is_weighing(path: str) -> bool:
    """Tell whether a file weighs moves for a computer, or chooses a moment for a picture: by numbers of taste."""
    return path.rpartition("/")[2] in _WEIGHING


def weighs(path: str, function: str) -> bool:
    """Tell whether a single function weighs: the order is tested, by which numbers it comes about is taste."""
    return (path, function) in _WEIGHING_FUNCTIONS


def exempt(node: ast.AST) -> bool:
    """Tell whether a node is left out with everything below it."""
    match node:
        case ast.JoinedStr() | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True  # texts put together; what the type checker is told
        case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
            return True
        case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
            return True
        case ast.BoolOp(op=ast.Or(), values=[ast.Attribute(attr=name), ast.Constant(value=0 | "")]):
            return name.endswith("_id")  # an id that nobody has, whichever it is
        case ast.Call(func=function):
            return _last_name(function) in _TYPE_CALLS or _first_name(function) in _LOGGERS or _is_sleep(function)
        case ast.keyword(arg=name):
            return name in _SHAPE_KEYWORDS or name in _TIMING_KEYWORDS
        case ast.Raise(exc=exception) if exception is not None:
            return _last_name(exception.func if isinstance(exception, ast.Call) else exception) in _UNREACHABLE
        case ast.ClassDef(bases=bases):
            return any(
                _last_name(base.value if isinstance(base, ast.Subscript) else base) == "Protocol" for base in bases
            )
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return node.name == "__repr__" or any(_last_name(each) == "overload" for each in node.decorator_list)
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return bool(_TIMING_NAMES.search(name))
    return False


def exempt_statement(node: ast.stmt) -> bool:
    """Tell whether taking a statement out would change nothing that counts, while parts of it may be changed."""
    match node:
        case ast.Expr(value=ast.Await(value=call)) | ast.Expr(value=call):
            return not isinstance(call, ast.Call) or exempt(call)
    return False


def _is_sleep(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr == "sleep"


def _last_name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _first_name(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""
