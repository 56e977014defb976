/** Makes bytes of a text little by little: ten megabytes at once would hold a page up. */

/** UTF-16 units in one bit of work. */
const stride = 262_144

/**
 * The bytes that `encode` makes of a text, which is cut between its characters. Yields the share that is done, from 0 to
 * 1, after every bit of work.
 */
export function* encodeSteps(
  text: string,
  encode: (piece: string) => Uint8Array,
): Generator<number, Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + stride)
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1)) && end < text.length) end++
    const piece = encode(text.slice(at, end))
    pieces.push(piece)
    size += piece.length
    at = end
    yield at / text.length
  }
  const bytes = new Uint8Array(size)
  let to = 0
  for (const piece of pieces) {
    bytes.set(piece, to)
    to += piece.length
  }
  return bytes
}
