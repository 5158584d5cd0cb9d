

# Below: how the kata counts. It calls the function that was just judged, and watches.
def kata_function():
    for name in ("solveNQueens", "totalNQueens"):
        if name in globals():
            return globals()[name]
        for kind in list(globals().values()):
            if isinstance(kind, type) and hasattr(kind, name):
                return getattr(kind(), name)


def kata_own_calls(n):
    """How often the search was called while another call of it was open."""
    import sys

    function, mine = kata_function(), kata_function.__code__.co_filename
    started, opened, own = set(), {}, {}

    def watch(frame, event, _):
        code = frame.f_code
        if code.co_filename != mine or code.co_name.endswith(("expr>", "comp>")):
            return
        if event == "call":
            # A generator that goes on is no new call.
            if frame not in started and opened.get(code, 0) > 0:
                own[code] = own.get(code, 0) + 1
            started.add(frame)
            opened[code] = opened.get(code, 0) + 1
        elif event == "return":
            opened[code] = opened.get(code, 0) - 1

    sys.setprofile(watch)
    try:
        function(n)
    finally:
        sys.setprofile(None)
    return min(own.values(), default=0)


def kata_most_bytes(n):
    """The most memory that was in use at one time."""
    import tracemalloc

    function = kata_function()
    tracemalloc.start()
    function(n)
    return tracemalloc.get_traced_memory()[1]
