/** Detects a picture's format by its first bytes, regardless of its name. */

export type Kind = { type: string; name: string; extension: string }

const kinds = {
  png: { type: "image/png", name: "PNG", extension: "png" },
  jpeg: { type: "image/jpeg", name: "JPEG", extension: "jpg" },
  gif: { type: "image/gif", name: "GIF", extension: "gif" },
  webp: { type: "image/webp", name: "WebP", extension: "webp" },
  avif: { type: "image/avif", name: "AVIF", extension: "avif" },
  heic: { type: "image/heic", name: "HEIC", extension: "heic" },
  jxl: { type: "image/jxl", name: "JPEG XL", extension: "jxl" },
  bmp: { type: "image/bmp", name: "BMP", extension: "bmp" },
  ico: { type: "image/vnd.microsoft.icon", name: "icon", extension: "ico" },
  tiff: { type: "image/tiff", name: "TIFF", extension: "tiff" },
  svg: { type: "image/svg+xml", name: "SVG", extension: "svg" },
} as const satisfies Record<string, Kind>

/** The first bytes of each format, as Latin-1; a dot matches any byte. */
const signatures: readonly (readonly [string, Kind])[] = [
  ["\x89PNG\r\n\x1a\n", kinds.png],
  ["\xff\xd8\xff", kinds.jpeg],
  ["GIF87a", kinds.gif],
  ["GIF89a", kinds.gif],
  ["RIFF....WEBP", kinds.webp],
  ["\x00\x00\x00\x0cJXL \r\n\x87\n", kinds.jxl],
  ["\xff\x0a", kinds.jxl],
  ["BM", kinds.bmp],
  ["\x00\x00\x01\x00", kinds.ico],
  ["II*\x00", kinds.tiff],
  ["MM\x00*", kinds.tiff],
]

/** The formats by the brands of ISO 23008-12 (HEIF) and AV1-AVIF. */
const brands: Record<string, Kind> = {
  avif: kinds.avif,
  avis: kinds.avif,
  heic: kinds.heic,
  heix: kinds.heic,
  heim: kinds.heic,
  heis: kinds.heic,
  hevc: kinds.heic,
  hevx: kinds.heic,
}

/** Brands of the container only; the compatible brands name the format. */
const general = /^(mif1|mif2|msf1|miaf)$/

/**
 * Returns the format of a file that begins with a file type box (ISO 14496-12), by its major or compatible brands;
 * null if there is no known one.
 */
function heifKindOf(bytes: Uint8Array): Kind | null {
  const box = String.fromCharCode(...bytes.subarray(0, 256))
  if (box.slice(4, 8) !== "ftyp") return null
  // The first four bytes are the size of the box; the four after the major brand are its version.
  const size = bytes.slice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0)
  const [major = "", , ...compatible] = box.slice(8, size).match(/[\s\S]{4}/g) ?? []
  if (!general.test(major)) return brands[major] ?? null
  return compatible.map(brand => brands[brand]).find(kind => kind !== undefined) ?? kinds.heic
}

/** The beginning of an SVG: its root element, after any XML declaration, comments and doctype. */
const svg =
  /^\uFEFF?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--(?:[^-]|-(?!->)){0,2000}-->\s*|<!DOCTYPE[^>[]{0,300}(?:\[[^\]]{0,2000}\]\s*)?>\s*){0,9}<svg[\s/>]/i

/** Returns the format that these bytes begin like; null if it is unknown. */
export function kindOf(bytes: Uint8Array): Kind | null {
  const head = String.fromCharCode(...bytes.subarray(0, 32))
  const fits = (signature: string) =>
    head.length >= signature.length && [...signature].every((sign, i) => sign === "." || sign === head[i])
  const found = signatures.find(([signature]) => fits(signature))
  if (found) return found[1]
  const heif = heifKindOf(bytes)
  if (heif) return heif
  return svg.test(new TextDecoder().decode(bytes.subarray(0, 8192))) ? kinds.svg : null
}

/** Returns whether a media type is well-formed and an image's. */
export function isImageType(type: string): boolean {
  return /^image\/[a-z\d][a-z\d!#$&^_.+-]{0,100}$/.test(type)
}
