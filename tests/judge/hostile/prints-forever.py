while True:
    print("Q" * 4096)
