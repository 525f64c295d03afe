async def main():
    pass
