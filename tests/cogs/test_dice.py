from tests.ui.house import House, shown


async def test_a_roll_is_one_line_and_a_picture(house: House) -> None:
    result = await house.anna.slash(house.channel, "dice", wurf="2w6")
    answer = shown(result)
    print(answer.content, answer.attachments, answer.attachments[0].description)
