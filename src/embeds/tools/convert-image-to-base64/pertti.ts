/** Pertti, 16 pixels high, as a bitmap in which a character of Base64 is a pixel and a half. */

/** The 16 colours of a display adapter, some of them replaced by a hamster's. */
const palette =
  "fffff0 111111 c98a3a f6e3c5 f2a0a0 0000ff 00a000 00a8a8 d00000 a800a8 ffff55 55ffff 5555ff 55ff55 808080 ff55ff"

/** The characters for the first colours in `rows`. */
const signs = ".kocp"

const rows = [
  "................",
  "..ooo......ooo..",
  "..opo......opo..",
  "..oooooooooooo..",
  ".oooooooooooooo.",
  ".oookkooookkooo.",
  ".oookkooookkooo.",
  ".oooooooooooooo.",
  ".oocccoppocccoo.",
  ".occccckkccccco.",
  ".occccckkccccco.",
  ".ooccckcckcccoo.",
  "..ooccccccccoo..",
  "...oooooooooo...",
  "....oo....oo....",
  "................",
]

/** The byte offset of the pixels: two more than needed, so that they begin at a Base64 character. */
const pixelsAt = 120

/** Returns a Windows bitmap of 16 by 16 pixels at 4 bits per pixel, the bottom row first. */
export function perttiBitmap(): Uint8Array<ArrayBuffer> {
  const pixels = [...rows].reverse().flatMap(row => [...row].map(sign => Math.max(0, signs.indexOf(sign))))
  const bytes = new Uint8Array(pixelsAt + pixels.length / 2)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, pixelsAt, true)
  // The other numbers of the header stay 0: no compression, and a full palette.
  view.setUint32(14, 40, true)
  view.setInt32(18, 16, true)
  view.setInt32(22, 16, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 4, true)
  palette.split(" ").forEach((colour, i) => {
    // Blue, green, red and an unused byte.
    view.setUint32(54 + 4 * i, Number.parseInt(colour, 16), true)
  })
  for (let i = 0; i < pixels.length; i += 2)
    bytes[pixelsAt + i / 2] = ((pixels[i] ?? 0) << 4) | (pixels[i + 1] ?? 0)
  return bytes
}
