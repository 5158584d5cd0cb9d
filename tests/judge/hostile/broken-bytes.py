import sys

sys.stdout.buffer.write(b"\x00\xff\xfe\xc3\x28\n" * 100)
