/** Encoding of a long text in steps, so that ten megabytes don't block the page. */

/** The number of UTF-16 units encoded in one step. */
const stepLength = 262_144

/**
 * Encodes a text in pieces, cut between its characters. Yields the share that is done, 0 to 1, after each piece;
 * returns the bytes.
 */
export function* encodeSteps(
  text: string,
  encode: (piece: string) => Uint8Array,
): Generator<number, Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + stepLength)
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1)) && end < text.length) end++
    const piece = encode(text.slice(at, end))
    pieces.push(piece)
    size += piece.length
    at = end
    yield at / text.length
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const piece of pieces) {
    bytes.set(piece, offset)
    offset += piece.length
  }
  return bytes
}
