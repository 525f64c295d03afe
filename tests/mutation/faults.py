"""The small faults that can be planted in a file: where, what instead, and in which function."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from tests.mutation.exempt import exempt, exempt_statement, is_drawing, is_weighing, weighs

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
_OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
_NOT_NUMBERS = (ast.JoinedStr, ast.List, ast.Tuple, ast.Dict, ast.Set, ast.ListComp)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Function:
    """An outermost function of a file; what is nested in it belongs to it."""

    name: str
    first: int
    body: int
    last: int


@dataclass(frozen=True)
class Fault:
    """One small change: the bytes from `start` to `end` of a file become `new`."""

    path: str
    line: int
    start: int
    end: int
    old: str
    new: str
    function: Function | None
    """The function whose body is changed; None where the change counts when the file is imported."""

    def planted(self, source: bytes) -> bytes:
        """Return the file with the fault in it."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{self.path}:{self.line}  {old} -> {new}"


def functions(tree: ast.Module) -> list[Function]:
    """Return the outermost functions of a file, methods of classes with their class's name."""

    def below(body: list[ast.stmt], prefix: str) -> Iterator[Function]:
        for node in body:
            if isinstance(node, ast.ClassDef):
                yield from below(node.body, f"{prefix}{node.name}.")
            elif isinstance(node, _FUNCTIONS):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                yield Function(prefix + node.name, first, node.body[0].lineno, node.end_lineno or node.lineno)

    return list(below(tree.body, ""))


def faults(path: str, source: bytes) -> list[Fault]:
    """Return every fault that may be planted in a file."""
    return list(_File(path, source).walk())


class _File:
    def __init__(self, path: str, source: bytes) -> None:
        self._path, self._source = path, source
        self._tree = ast.parse(source)
        self._numbers_left_out = is_drawing(path) or is_weighing(path)
        lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in lines:
            self._starts.append(self._starts[-1] + len(line))
        self._silent = {number for number, line in enumerate(lines, 1) if b"pragma: no cover" in line}
        self._functions = {function.first: function for function in functions(self._tree)}

    def walk(self) -> Iterator[Fault]:
        yield from self._below(self._tree, None, "")

    def _below(self, node: ast.AST, function: Function | None, returns: str) -> Iterator[Fault]:
        """Yield the faults of a node and of all below it."""
        if exempt(node) or getattr(node, "lineno", None) in self._silent:
            return
        numbers = not (self._numbers_left_out or (function and weighs(self._path, function.name)))
        for target, new in self._changes(node, returns, numbers):
            start, end = self._span(target)
            old = self._source[start:end].decode()
            if old != new and not old.startswith("0x"):  # colours
                yield Fault(self._path, target.lineno, start, end, old, new, function)
        for name, child in _children(node):
            if isinstance(node, _FUNCTIONS) and name == "body":
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                inner = function or self._functions.get(first)
                yield from self._below(child, inner, ast.unparse(node.returns) if node.returns else "")
            else:
                yield from self._below(child, function, returns)

    def _changes(self, node: ast.AST, returns: str, numbers: bool) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
        if isinstance(node, ast.stmt):
            if not exempt_statement(node):
                for text in _statements(node, returns):
                    yield node, text
            if isinstance(node, ast.If | ast.While) and not _has_own_opposite(node.test):
                yield node.test, f"not ({ast.unparse(node.test)})"
        elif isinstance(node, ast.IfExp) and not _has_own_opposite(node.test):
            yield node.test, f"not ({ast.unparse(node.test)})"
        elif isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield test, "True"
        if isinstance(node, ast.expr) and (numbers or not isinstance(node, ast.BinOp | ast.Constant)):
            for changed in _expressions(node):
                text = ast.unparse(changed)
                yield node, f"({text})" if isinstance(changed, ast.BoolOp | ast.IfExp) else text

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return (
            self._starts[node.lineno - 1] + node.col_offset,
            self._starts[node.end_lineno - 1] + node.end_col_offset,
        )


def _children(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Yield what is below a node, without types."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "type_comment", "bases", "ctx"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield name, child


def _has_own_opposite(test: ast.expr) -> bool:
    """Tell whether a condition is turned round by another change already."""
    match test:
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
        case ast.Compare(ops=[operator]):
            return not isinstance(operator, ast.Lt | ast.LtE | ast.Gt | ast.GtE)
    return False


def _statements(node: ast.stmt, returns: str) -> Iterator[str]:
    match node:
        case ast.Expr() | ast.Raise() | ast.AugAssign() | ast.Delete():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.Return(value=None):
            yield "pass"
        case ast.Return(value=ast.Constant()):
            return
        case ast.Return() if returns in {"bool", "TypeGuard"}:
            yield from ("return True", "return False")
        case ast.Return():
            yield "return None"
        case ast.Break():
            yield "continue"
        case ast.Continue():
            yield "break"


def _expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=[right]):
            if type(operator) in _COMPARISONS:
                yield ast.Compare(left, [_COMPARISONS[type(operator)]()], [right])
            if isinstance(right, ast.Tuple | ast.Set | ast.List) and len(right.elts) > 1:
                for i in range(len(right.elts)):
                    fewer = type(right)(elts=right.elts[:i] + right.elts[i + 1 :])
                    yield ast.Compare(left, [operator], [fewer])
        case ast.Compare(left=left, ops=[first, second], comparators=[middle, right]):
            yield ast.Compare(left, [_COMPARISONS[type(first)](), second], [middle, right])
            yield ast.Compare(left, [first, _COMPARISONS[type(second)]()], [middle, right])
        case ast.BoolOp(op=operation, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(operation, ast.And) else ast.And(), values)
            for i in range(len(values)):
                rest = values[:i] + values[i + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(operation, rest)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in _ARITHMETIC:
            if not any(isinstance(side, _NOT_NUMBERS) or _is_text(side) for side in (left, right)):
                yield ast.BinOp(left, _ARITHMETIC[type(operator)](), right)
        case ast.Call(func=ast.Name(id=name)) if name in _OPPOSITES:
            yield ast.Call(ast.Name(_OPPOSITES[name]), node.args, node.keywords)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
