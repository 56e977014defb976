/**
 * Encodes and decodes NDEF messages, the bytes on a tag: NFC Data Exchange Format 1.0 of the NFC Forum, with its
 * Text and URI types.
 */

import { prefixes } from "./prefixes"

/** A record with the fields of Web NFC (https://w3c.github.io/web-nfc/). */
export type TagRecord = {
  /**
   * "empty", "text", "url", "absolute-url", "mime", "smart-poster", "unknown", or a name such as "example.com:x".
   */
  recordType: string
  mediaType: string | null
  id: string | null
  /** For text: "utf-8", or "utf-16" (with a byte order mark, or big-endian), and the language. */
  encoding: string | null
  lang: string | null
  data: Uint8Array
}

/** An error in the bytes of a message, at a byte offset. */
export class TagMistake extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message)
  }
}

/** The flags of a record's first byte; its lowest three bits are the type name format. */
const flag = { begin: 0x80, end: 0x40, chunk: 0x20, short: 0x10, id: 0x08 }
const tnf = { empty: 0, wellKnown: 1, media: 2, absolute: 3, external: 4, unknown: 5, unchanged: 6 }

const ascii = (bytes: Uint8Array) => Array.from(bytes, byte => String.fromCharCode(byte)).join("")
const utf8 = (text: string) => new TextEncoder().encode(text)

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const plain: Omit<TagRecord, "recordType" | "data" | "id"> = { mediaType: null, encoding: null, lang: null }

/** Decodes a record of one of the NFC Forum's well-known types. */
function wellKnown(type: string, id: string | null, payload: Uint8Array, offset: number): TagRecord {
  const status = payload[0] ?? 0
  if (type === "T") {
    const length = status & 0x3f
    if (payload.length < 1 + length) {
      throw new TagMistake("The text is shorter than the name of its language.", offset)
    }
    return {
      ...plain,
      recordType: "text",
      id,
      encoding: status & 0x80 ? "utf-16" : "utf-8",
      lang: ascii(payload.subarray(1, 1 + length)),
      data: payload.slice(1 + length),
    }
  }
  if (type === "U") {
    const data = joined([utf8(prefixes[status] ?? ""), payload.subarray(1)])
    return { ...plain, recordType: "url", id, data }
  }
  // Types that begin with a lower-case letter or a digit are local to the record that contains them.
  const recordType = type === "Sp" ? "smart-poster" : /^[a-z\d]/.test(type) ? `:${type}` : type
  return { ...plain, recordType, id, data: payload }
}

function recordOf(
  kind: number,
  type: string,
  id: string | null,
  payload: Uint8Array,
  offset: number,
): TagRecord {
  switch (kind) {
    case tnf.empty:
      return { ...plain, recordType: "empty", id, data: payload }
    case tnf.wellKnown:
      return wellKnown(type, id, payload, offset)
    case tnf.media:
      return { ...plain, recordType: "mime", mediaType: type, id, data: payload }
    case tnf.absolute:
      // The type itself is the address.
      return { ...plain, recordType: "absolute-url", id, data: utf8(type) }
    case tnf.external:
      return { ...plain, recordType: type, id, data: payload }
    case tnf.unknown:
      return { ...plain, recordType: "unknown", id, data: payload }
    default:
      throw new TagMistake(`The record's kind is ${kind}, and no standard says what that means.`, offset)
  }
}

/** Decodes the records of a message. Throws a TagMistake if the bytes are no valid message. */
export function readMessage(bytes: Uint8Array): TagRecord[] {
  const records: TagRecord[] = []
  let at = 0
  let open: { kind: number; type: string; id: string | null; parts: Uint8Array[] } | null = null
  const take = (length: number, what: string): Uint8Array => {
    if (at + length > bytes.length) {
      const missing = at + length - bytes.length
      throw new TagMistake(`The tag ends in the middle of ${what}: ${missing} more to come.`, bytes.length)
    }
    at += length
    return bytes.slice(at - length, at)
  }
  const byte = (what: string) => take(1, what)[0] ?? 0
  if (bytes.length === 0) throw new TagMistake("There is nothing on the tag, not even an empty record.", 0)

  for (let ended = false; !ended; ) {
    const start = at
    if (start === bytes.length)
      throw new TagMistake("The message has no end: no record says that it is the last.", start)
    const header = byte("a record")
    const kind = header & 7
    if (start === 0 && !(header & flag.begin)) {
      throw new TagMistake("The first record doesn't say that it begins the message.", start)
    }
    if (start > 0 && header & flag.begin) throw new TagMistake("The message begins a second time.", start)
    const typeLength = byte("a record's header")
    const size = take(header & flag.short ? 1 : 4, "a record's length").reduce(
      (sum, part) => sum * 256 + part,
      0,
    )
    const idLength = header & flag.id ? byte("a record's header") : 0
    const type = ascii(take(typeLength, "a record's type"))
    const id = header & flag.id ? ascii(take(idLength, "a record's id")) : null
    const payload = take(size, "a record's content")
    ended = (header & flag.end) !== 0
    const continues = (header & flag.chunk) !== 0

    if (open) {
      if (kind !== tnf.unchanged || typeLength > 0 || id !== null) {
        throw new TagMistake("A record in pieces is interrupted by another one.", start)
      }
      open.parts.push(payload)
    } else {
      if (kind === tnf.unchanged)
        throw new TagMistake("This is a piece of a record that has not begun.", start)
      if (kind === tnf.empty && (typeLength > 0 || size > 0 || idLength > 0)) {
        throw new TagMistake("The record says that it is empty, and it is not.", start)
      }
      open = { kind, type, id, parts: [payload] }
    }
    if (continues && ended) throw new TagMistake("The last record is to be continued, and is not.", start)
    if (!continues) {
      records.push(recordOf(open.kind, open.type, open.id, joined(open.parts), start))
      open = null
    }
  }
  if (at < bytes.length) {
    const rest = bytes.length - at
    throw new TagMistake(
      `The message has ended, and ${rest} byte${rest === 1 ? "" : "s"} more came after it.`,
      at,
    )
  }
  return records
}

/** Encodes a record's type name format, type and payload. */
function written({ recordType, mediaType, encoding, lang, data }: TagRecord): [number, string, Uint8Array] {
  switch (recordType) {
    case "empty":
      return [tnf.empty, "", data]
    case "text": {
      const name = (lang ?? "").slice(0, 63)
      const status = (encoding === "utf-8" ? 0 : 0x80) | name.length
      return [
        tnf.wellKnown,
        "T",
        joined([Uint8Array.of(status), Uint8Array.from(name, c => c.charCodeAt(0)), data]),
      ]
    }
    case "url": {
      const address = new TextDecoder().decode(data)
      const fits = (prefix: string) => address.startsWith(prefix)
      const longestPrefix = prefixes.filter(fits).sort((a, b) => b.length - a.length)[0] ?? ""
      const code = prefixes.indexOf(longestPrefix)
      return [tnf.wellKnown, "U", joined([Uint8Array.of(code), data.subarray(longestPrefix.length)])]
    }
    case "smart-poster":
      return [tnf.wellKnown, "Sp", data]
    case "mime":
      return [tnf.media, mediaType ?? "", data]
    case "absolute-url":
      return [tnf.absolute, ascii(data), new Uint8Array()]
    case "unknown":
      return [tnf.unknown, "", data]
    default:
      if (recordType.startsWith(":")) return [tnf.wellKnown, recordType.slice(1), data]
      return [recordType.includes(":") ? tnf.external : tnf.wellKnown, recordType, data]
  }
}

/** Encodes records as a message; an id and a type may have 255 bytes each. */
export function writeMessage(records: readonly TagRecord[]): Uint8Array<ArrayBuffer> {
  const parts = records.flatMap((record, i) => {
    const [kind, type, payload] = written(record)
    const short = payload.length < 256
    const id =
      record.id === null ? null : Uint8Array.from(record.id.slice(0, 255), c => c.charCodeAt(0) & 0xff)
    const header =
      kind |
      (i === 0 ? flag.begin : 0) |
      (i === records.length - 1 ? flag.end : 0) |
      (short ? flag.short : 0) |
      (id ? flag.id : 0)
    const name = Uint8Array.from(type.slice(0, 255), c => c.charCodeAt(0) & 0xff)
    const size = payload.length
    const length = short ? [size] : [size >>> 24, (size >>> 16) & 255, (size >>> 8) & 255, size & 255]
    return [
      Uint8Array.of(header, name.length, ...length, ...(id ? [id.length] : [])),
      name,
      id ?? new Uint8Array(),
      payload,
    ]
  })
  return joined(parts)
}
