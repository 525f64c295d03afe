"""Draw the stored small references anew, after a change of looks that was meant."""

import io

from PIL import Image

from tests.draw.draw_samples import GOLDEN, PICTURES


def small(png: bytes) -> Image.Image:
    """Reduce a picture to a fifth on a grey client."""
    picture = Image.open(io.BytesIO(png)).convert("RGBA")
    ground = Image.new("RGBA", picture.size, (128, 128, 128, 255))
    ground.alpha_composite(picture)
    return ground.convert("RGB").reduce(5)


if __name__ == "__main__":
    for name, (draw, data) in PICTURES.items():
        small(draw(data)).quantize(128).save(GOLDEN / f"{name}.png", optimize=True)
