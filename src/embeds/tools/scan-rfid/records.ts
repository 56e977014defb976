/** Describes the records of a tag, whether it was read by the phone or made on this page. */
import { readMessage, TagMistake, type TagRecord } from "./ndef"

export type Description = {
  /** The kind of record: "Text, in Finnish (fi), UTF-8". */
  what: string
  /** The content as text, if it has any. */
  text: string | null
  /** A web address that is safe as a link. Others, such as javascript:, stay text. */
  link: string | null
  /** The content as bytes, if it is no text. */
  bytes: Uint8Array | null
  /** The error in the record. */
  problem: string | null
  /** The nested records. */
  inside: Description[]
}

const nothing: Omit<Description, "what"> = { text: null, link: null, bytes: null, problem: null, inside: [] }

/** The maximum nesting of smart posters. */
const maxNesting = 4

function decode(data: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(data)
  } catch {
    return null
  }
}

/** Decodes the UTF-16 of a text record: by its byte order mark, or else as big-endian. */
function utf16(data: Uint8Array): string | null {
  const little = data[0] === 0xff && data[1] === 0xfe
  return decode(data, little ? "utf-16le" : "utf-16be")
}

/** Formats a language with its tag: "Finnish (fi)". */
function language(tag: string): string {
  try {
    const name = new Intl.DisplayNames(["en"], { type: "language" }).of(tag)
    return name && name !== tag ? `${name} (${tag})` : tag
  } catch {
    return tag
  }
}

function tellText({ data, encoding, lang }: TagRecord): Description {
  const isUtf8 = (encoding ?? "utf-8").toLowerCase() === "utf-8"
  const text = isUtf8
    ? decode(data, "utf-8")
    : /le$/i.test(encoding ?? "")
      ? decode(data, "utf-16le")
      : utf16(data)
  const name = isUtf8 ? "UTF-8" : "UTF-16"
  return {
    ...nothing,
    what: `Text, in ${lang && lang !== "und" ? language(lang) : "no language that it names"}, ${name}`,
    text,
    ...(text === null && { bytes: data, problem: `Its bytes are no ${name}.` }),
  }
}

function tellAddress(record: TagRecord): Description {
  const what = record.recordType === "url" ? "Address" : "Address, written as a type"
  const text = decode(record.data, "utf-8")
  if (text === null) return { ...nothing, what, bytes: record.data, problem: "Its bytes are no UTF-8." }
  try {
    const { protocol, href } = new URL(text)
    return { ...nothing, what, text, link: /^https?:$/.test(protocol) ? href : null }
  } catch {
    return { ...nothing, what, text, problem: "No browser would take this for an address." }
  }
}

function tellMedia({ mediaType, data }: TagRecord): Description {
  const type = mediaType || "no media type"
  const what = `A file: ${type}`
  if (!/^text\/|[/+](json|xml)\b|vcard|javascript|x-www-form-urlencoded/i.test(type))
    return { ...nothing, what, bytes: data }
  const charset = /;\s*charset="?([\w.:-]+)/i.exec(type)?.[1] ?? "utf-8"
  const text = decode(data, charset)
  if (text === null) return { ...nothing, what, bytes: data, problem: `Its bytes are no ${charset}.` }
  if (!/[/+]json\b/i.test(type)) return { ...nothing, what, text }
  try {
    return { ...nothing, what, text: JSON.stringify(JSON.parse(text), null, 2) }
  } catch {
    return { ...nothing, what, text, problem: "It calls itself JSON, and is not." }
  }
}

function tellPoster({ data }: TagRecord, depth: number): Description {
  const what = "Smart poster: an address with more about it"
  if (depth >= maxNesting)
    return { ...nothing, what, bytes: data, problem: "Posters of posters of posters end here." }
  try {
    return { ...nothing, what, inside: readMessage(data).map(record => describeRecord(record, depth + 1)) }
  } catch (error) {
    if (!(error instanceof TagMistake)) throw error
    return { ...nothing, what, bytes: data, problem: `At its byte ${error.offset}: ${error.message}` }
  }
}

/** The meanings of a smart poster's "act" byte (NFC Forum, Smart Poster Record Type Definition). */
const actions = ["open it", "keep it for later", "edit it"]

/** Describes a record. Never throws. */
export function describeRecord(record: TagRecord, depth = 0): Description {
  const { recordType, data } = record
  switch (recordType) {
    case "empty":
      return { ...nothing, what: "An empty record, on purpose" }
    case "text":
      return tellText(record)
    case "url":
    case "absolute-url":
      return tellAddress(record)
    case "mime":
      return tellMedia(record)
    case "smart-poster":
      return tellPoster(record, depth)
    case "unknown":
      return { ...nothing, what: "Something that doesn't say what it is", bytes: data }
    case ":act":
      return {
        ...nothing,
        what: "What to do with it",
        text: actions[data[0] ?? -1] ?? "something without a name",
      }
    case ":s":
      return {
        ...nothing,
        what: "Size of what is there, in bytes",
        text: `${data.reduce((sum, byte) => sum * 256 + byte, 0)}`,
      }
    case ":t":
      return { ...nothing, what: "Kind of what is there", text: decode(data, "utf-8") }
    default: {
      const text = decode(data, "utf-8")
      const isPlain = text !== null && text !== "" && !/[^\P{Cc}\n\r\t]/u.test(text)
      const whose = recordType.includes(":") ? "Somebody's own record" : "A record of the NFC Forum's"
      return { ...nothing, what: `${whose}: ${recordType}`, ...(isPlain ? { text } : { bytes: data }) }
    }
  }
}

/** Returns the texts of a tag's records, nested ones included, a line each. */
export function wordsOf(records: readonly TagRecord[]): string[] {
  const line = ({ what, text, inside }: Description): string[] =>
    inside.length > 0 ? inside.flatMap(line) : [text ? `${what}: ${text}` : what]
  return records.flatMap(record => line(describeRecord(record)))
}

/** Formats bytes as hex pairs with spaces between, up to a maximum number of bytes. */
export function hexOf(bytes: Uint8Array, maxBytes = Infinity): string {
  const shown = Array.from(bytes.subarray(0, maxBytes), byte => byte.toString(16).padStart(2, "0")).join(" ")
  return bytes.length > maxBytes ? `${shown} ... and ${bytes.length - maxBytes} bytes more` : shown
}

/** Parses hex digits, with or without spaces, commas, colons and 0x, or returns the error and its offsets. */
export function readHex(
  text: string,
): { bytes: Uint8Array<ArrayBuffer> } | { what: string; start: number; end: number } {
  const digits: number[] = []
  let last = 0
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? ""
    if (/[\s,:;-]/.test(sign)) {
      if (digits.length % 2 === 1)
        return { what: "A byte is two digits, and this one has one.", start: last, end: i }
      continue
    }
    if (sign === "0" && /x/i.test(text[i + 1] ?? "") && digits.length % 2 === 0) {
      i++
      continue
    }
    const value = Number.parseInt(sign, 16)
    if (Number.isNaN(value)) {
      const whole = String.fromCodePoint(text.codePointAt(i) ?? 0)
      return { what: `“${whole}” is no hexadecimal digit.`, start: i, end: i + whole.length }
    }
    digits.push(value)
    last = i
  }
  if (digits.length % 2 === 1)
    return { what: "A byte is two digits, and the last one has one.", start: last, end: last + 1 }
  return {
    bytes: Uint8Array.from(
      { length: digits.length / 2 },
      (_, i) => (digits[2 * i] ?? 0) * 16 + (digits[2 * i + 1] ?? 0),
    ),
  }
}
