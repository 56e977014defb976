/** Parses a data: URL (RFC 2397, and the Fetch standard as browsers do) or bare Base64, with positioned errors. */

/** An error and its offsets in the text. */
export type Mistake = { what: string; start: number; end: number }

export type Content = { type: string | null } & ({ base64: string } | { bytes: Uint8Array<ArrayBuffer> })

/** The closing character for each opening one round an address. */
const ends = new Map([
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
  ["(", ")"],
  ["<", ">"],
  ["&quot;", "&quot;"],
])

/**
 * Extracts the data: URL and its offset from HTML, CSS, Markdown, JSON or a sentence; the whole trimmed text if
 * there is none.
 */
function addressIn(text: string): { address: string; offset: number } {
  const trimmed = text.trimEnd()
  const offset = trimmed.search(/\S/)
  if (offset < 0) return { address: "", offset: 0 }
  const found = /(&quot;|[^\w\s+/-])?\s*\b(data:)/i.exec(trimmed.slice(0, 5000))
  if (/^data:/i.test(trimmed.slice(offset, offset + 5))) return { address: trimmed.slice(offset), offset }
  if (!found) {
    const quoted = /^(["'`])([^"'`]*)\1[,;]?$/.exec(trimmed.slice(offset))
    return quoted
      ? { address: quoted[2] ?? "", offset: offset + 1 }
      : { address: trimmed.slice(offset), offset }
  }
  const begin = found.index + found[0].length - 5
  // An unquoted attribute ends at white space or with its tag.
  if (found[1] === "=") return { address: /^[^\s>]*/.exec(trimmed.slice(begin))?.[0] ?? "", offset: begin }
  const close = ends.get(found[1] ?? "")
  const end = close === undefined ? -1 : trimmed.indexOf(close, begin)
  return { address: trimmed.slice(begin, end < 0 ? undefined : end), offset: begin }
}

/**
 * The end of Base64 inside a text: brackets, quotes, the # of a fragment, the end of a sentence, a title in
 * Markdown, and the width or density in a srcset.
 */
const behind =
  /[#"'`<>()[\]{}|]|[.,;:!?](?=$|[\s"'`<>()[\]{}|])|[ \t]+(?:\d+(?:\.\d+)?[wx](?=\s*(?:,|$))|(?=["'(]))/

/** The percent codes of the 64 characters, the padding and white space. */
const letterCode = "(?:0[9acd]|2[0bf]|3[\\dd]|[46][1-9a-f]|[57][\\da])"
const letterCodes = new RegExp(`%${letterCode}`, "gi")
const noLetter = new RegExp(`[^A-Za-z0-9+/=\\s%]|%(?!${letterCode})`, "i")

function base64Of(written: string, offset: number): { base64: string } | Mistake {
  const end = written.search(behind)
  // JSON may escape a slash with a backslash; the space keeps the offsets.
  const data = (end < 0 ? written : written.slice(0, end)).replaceAll("\\/", " /")
  const encoded = data.includes("%")
  const plain = encoded ? data.replace(letterCodes, code => decodeURIComponent(code)) : data
  const wrong = data.search(noLetter)
  if (wrong >= 0) {
    const sign = String.fromCodePoint(data.codePointAt(wrong) ?? 0)
    const start = offset + wrong
    const hint =
      sign === "-" || sign === "_"
        ? " It belongs to the Base64 that is made for addresses; here it would be + or /."
        : ""
    const what = `“${sign}” is not one of the 64 letters.${hint}`
    return { what, start, end: start + sign.length }
  }
  const base64 = plain.replace(/\s+/g, "")
  const padding = base64.indexOf("=")
  const letters = padding < 0 ? base64.length : padding
  if (padding >= 0 && !/^={1,2}$/.test(base64.slice(padding))) {
    const start = offset + data.search(/=|%3d/i)
    return {
      what: "After “=” there is more. It may only end the letters, once or twice.",
      start,
      end: start + 1,
    }
  }
  if (letters === 0)
    return { what: "There are no letters, so there is no picture.", start: offset, end: offset }
  if (letters % 4 === 1 || (padding >= 0 && base64.length % 4 !== 0)) {
    const end = offset + data.length
    const what = `There are ${letters} letters${padding < 0 ? "" : " and a padding"}, and no number of bytes has that many. The end is missing.`
    return { what, start: end, end }
  }
  return { base64 }
}

/** Percent-decodes a text to bytes; an invalid percent sign stays as it is, as in browsers. */
function percentDecoded(text: string): Uint8Array<ArrayBuffer> {
  const raw = new TextEncoder().encode(text)
  const bytes = new Uint8Array(raw.length)
  let length = 0
  for (let i = 0; i < raw.length; i++) {
    const code = raw[i] === 0x25 ? String.fromCharCode(raw[i + 1] ?? 0, raw[i + 2] ?? 0) : ""
    const isCode = /^[\da-f]{2}$/i.test(code)
    bytes[length++] = isCode ? Number.parseInt(code, 16) : (raw[i] ?? 0)
    if (isCode) i += 2
  }
  return bytes.slice(0, length)
}

/** Parses the first data: URL of a text, also in HTML or CSS, or a text of bare Base64 (its type is null). */
export function readDataUrl(text: string): Content | Mistake {
  const { address, offset } = addressIn(text)
  if (!/^data:/i.test(address.slice(0, 5))) {
    const read = base64Of(address, offset)
    if ("base64" in read) return { type: null, ...read }
    const what = `This does not begin with “data:”, and it is not Base64 alone: ${read.what}`
    return { ...read, what }
  }
  const comma = address.indexOf(",")
  if (comma < 0) {
    const end = offset + address.length
    return {
      what: "A data URL has a comma between what it is and what is in it. There is none.",
      start: end,
      end,
    }
  }
  const header = address.slice(5, comma).replaceAll("\\/", "/")
  const marker = /;\s*base64\s*$/i.exec(header)
  const type =
    (marker ? header.slice(0, marker.index) : header).split(";")[0]?.trim().toLowerCase() || "text/plain"
  const data = address.slice(comma + 1)
  if (marker) {
    const read = base64Of(data, offset + comma + 1)
    return "base64" in read ? { type, ...read } : read
  }
  const hash = data.indexOf("#")
  if (hash >= 0) {
    const start = offset + comma + 1 + hash
    return {
      what: "“#” ends an address, so the rest is lost to a browser. Write it as %23.",
      start,
      end: start + 1,
    }
  }
  return { type, bytes: percentDecoded(data) }
}
