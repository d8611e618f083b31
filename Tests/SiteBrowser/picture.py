"""Makes a PNG smaller: a palette of at most 128 colours instead of 24 bits for each pixel."""

import collections
import struct
import zlib


def reduced(png):
    """Returns the same picture with a palette. The PNG has 8 bits per channel, perhaps alpha, and no interlacing."""
    width, height, channels, rows = decoded(png)
    pixels = [row[place:place + 3] for row in rows for place in range(0, width * channels, channels)]
    counts = collections.Counter(pixels)
    palette = [colour for colour, _ in counts.most_common(128)]
    places = {colour: nearest(colour, palette) for colour in counts}
    indexed = bytes(places[pixel] for pixel in pixels)
    lines = b"".join(b"\0" + indexed[row * width:(row + 1) * width] for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, body) for name, body in parts)


def nearest(colour, palette):
    return min(range(len(palette)), key=lambda place: sum((one - other) ** 2 for one, other in zip(colour, palette[place])))


def chunk(name, body):
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def decoded(png):
    """Returns the width, the height, the bytes per pixel, and the rows without their filters."""
    place, body = 8, b""
    while place < len(png):
        length, name = struct.unpack(">I4s", png[place:place + 8])
        content = png[place + 8:place + 8 + length]
        if name == b"IHDR":
            width, height, _, kind = struct.unpack(">IIBB", content[:10])
        elif name == b"IDAT":
            body += content
        place += 12 + length
    channels = {2: 3, 6: 4}[kind]
    data = zlib.decompress(body)
    size = width * channels
    rows, above = [], bytes(size)
    for row in range(height):
        start = row * (size + 1)
        above = unfiltered(data[start], data[start + 1:start + 1 + size], above, channels)
        rows.append(above)
    return width, height, channels, rows


def unfiltered(kind, line, above, step):
    row = bytearray(line)
    for place in range(len(row)):
        left = row[place - step] if place >= step else 0
        corner = above[place - step] if place >= step else 0
        guess = [0, left, above[place], (left + above[place]) // 2, None][kind]
        if guess is None:
            target = left + above[place] - corner
            guess = min((left, above[place], corner), key=lambda value: abs(target - value))
        row[place] = (row[place] + guess) & 255
    return bytes(row)
