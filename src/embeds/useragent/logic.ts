/** Parses user agent strings by the grammar of RFC 9110. */

/** The maximum number of characters parsed; no real string is longer. */
export const maxLength = 2000

export type Piece =
  /** A product, mostly with a version: "Safari/537.36". */
  | { kind: "product"; text: string; name: string; version: string }
  /** A comment in brackets and its parts: "(X11; Linux x86_64)". */
  | { kind: "comment"; text: string; parts: string[]; closed: boolean }

/**
 * Returns the index at which the comment that begins at `start` ends, nested brackets included; -1 if it is never
 * closed.
 */
function closing(text: string, start: number): number {
  let depth = 0
  for (let i = start; i < text.length; i++) {
    if (text[i] === "(") depth++
    if (text[i] === ")" && --depth === 0) return i
  }
  return -1
}

/** Returns the pieces of a string in order; only its first `maxLength` characters are parsed. */
export function piecesOf(userAgent: string): Piece[] {
  const text = userAgent.slice(0, maxLength)
  const pieces: Piece[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text[at] ?? "")) {
      at++
    } else if (text[at] === "(") {
      const end = closing(text, at)
      const whole = end < 0 ? text.slice(at) : text.slice(at, end + 1)
      const inside = end < 0 ? whole.slice(1) : whole.slice(1, -1)
      const parts = inside
        .split(";")
        .map(part => part.trim())
        .filter(part => part !== "")
      pieces.push({ kind: "comment", text: whole, parts, closed: end >= 0 })
      at += whole.length
    } else {
      const whole = /^[^\s(]+/.exec(text.slice(at))?.[0] ?? ""
      const slash = whole.indexOf("/")
      const [name, version] = slash < 0 ? [whole, ""] : [whole.slice(0, slash), whole.slice(slash + 1)]
      pieces.push({ kind: "product", text: whole, name, version })
      at += whole.length
    }
  }
  return pieces
}

/** Returns the pieces that claim an identity: products, and comments with "like", as in "like Gecko". */
export function coatsOf(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(piece => piece.kind === "product" || /\blike\b/.test(piece.text))
}

/** The commonest coats, in an order in which neighbours differ in hue. */
const common = [
  "Mozilla",
  "AppleWebKit",
  "(KHTML, like Gecko)",
  "Chrome",
  "Safari",
  "Version",
  "Mobile",
  "Firefox",
  "Gecko",
]

/** The coat that the toaster lends to somebody without any. */
export const toasterCoat = "Toaster/2.0"

/** Returns a coat's hue, 0 to 359; the same coat always has the same hue. */
export function hueOf(coat: string): number {
  const name = coat.replace(/\/.*$/, "").replace(/^Headless/, "")
  const place = common.indexOf(name)
  const seed = place >= 0 ? place : Array.from(name).reduce((sum, sign) => sum + sign.charCodeAt(0), 0)
  return (seed * 67) % 360
}

/** Returns the cold, 0 to 1, for the numbers of coats worn and hung up. */
export function coldWith(on: number, off: number): number {
  return on === 0 ? 1 : off / (on + off)
}

/** The User-Agent Client Hints of a browser, as `navigator.userAgentData` reports them. */
export type Hints = {
  brands?: { brand: string; version: string }[]
  mobile?: boolean
  platform?: string
  platformVersion?: string
  architecture?: string
  bitness?: string
  model?: string
  fullVersionList?: { brand: string; version: string }[]
}

export type Row = { name: string; value: string }

/**
 * Returns whether a brand is GREASE, made up so that sites don't rely on the list: "Not;A=Brand", "Not/A)Brand".
 */
export const isGrease = (brand: string) => /^[^a-z]*not.*brand$/i.test(brand)

const brandList = (brands: Hints["brands"]) =>
  (brands ?? [])
    .map(
      ({ brand, version }) =>
        `${brand} ${version}${isGrease(brand) ? " (made up, lest the list be trusted)" : ""}`,
    )
    .join(", ")

/** Returns the client hints as rows of name and value; absent ones are left out. */
export function hintRows(hints: Hints): Row[] {
  const { brands, mobile, platform, platformVersion, architecture, bitness, model, fullVersionList } = hints
  const rows: [string, string | undefined][] = [
    ["Brands", brandList(brands)],
    ["Full versions", brandList(fullVersionList)],
    ["Mobile", mobile === undefined ? undefined : mobile ? "yes" : "no"],
    ["Platform", platform],
    ["Platform version", platformVersion],
    ["Processor", [architecture, bitness && `${bitness} bits`].filter(Boolean).join(", ")],
    ["Model", model],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

export type Change = { name: string; before: string; after: string }

/** Returns the facts whose values differ. */
export function changes(before: readonly Row[], after: readonly Row[]): Change[] {
  return after.flatMap(({ name, value }) => {
    const old = before.find(row => row.name === name)
    return old && old.value !== value ? [{ name, before: old.value, after: value }] : []
  })
}

/** Describes the effect of a disguise in a sentence or two; `all` is the number of facts compared. */
export function outcome(changed: readonly Change[]): string {
  if (changed.length === 0) return "Only the name has changed. Nobody is fooled."
  const list = changed
    .map(({ name, before, after }) => `${name.toLowerCase()} was ${before} and is ${after}`)
    .join("; ")
  return `Changed: ${list}. That was not the disguise. That was you.`
}
