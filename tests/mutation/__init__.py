"""`make mutate`: plants small faults in the code, one at a time, and prints those that no test notices.

Why a tool of our own: mutmut 3.8 stops at the first async test and leaves out every decorated function (all commands),
cosmic-ray 8 and poodle 1.3 run one fixed command for each fault with no idea which tests can notice it, mutatest is for
older Pythons. None of them samples over lines that changed.

- `faults`: which small changes there are in a file; `exempt`: which are left out because they change nothing of weight.
- `equivalent`: which single ones change nothing at all, each with its reason; neither tried nor counted.
- `touched`: which tests touch which line, measured once and kept in `.mutation/`.
- `worker`: a process in a copy of the tree that has imported everything and forks for each fault.
- `memory`: what became of faults before, so that a run that was ended goes on where it was.
- `trial`: the copies, and the answer for one fault; `__main__`: the command.
"""
