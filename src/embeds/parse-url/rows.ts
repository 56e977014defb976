/** The query as rows of keys and values. Parts that are not edited stay as written, to the byte. */
import { replaceAt, toSpliced } from "../../lib/content/arrayMethods"

export type Row = {
  /** As written. */
  raw: string
  /** Decoded: + is a space, and percent codes are UTF-8. */
  key: string
  /** Null if there is no "="; forms treat that as an empty value. */
  value: string | null
  /** The problem with its percent codes, or null. */
  problem: string | null
}

export type Space = "+" | "%20"

const badCode = /%(?![\da-f]{2})/i

/** Decodes a form-encoded text. Invalid UTF-8 becomes U+FFFD and is reported in `problem`. */
function decode(raw: string): { text: string; problem: string | null } {
  const bytes: number[] = []
  const encoded = new TextEncoder().encode(raw.replaceAll("+", " "))
  for (let i = 0; i < encoded.length; i++) {
    const code = encoded[i] === 0x25 ? String.fromCharCode(encoded[i + 1] ?? 0, encoded[i + 2] ?? 0) : ""
    const isCode = /^[\da-f]{2}$/i.test(code)
    bytes.push(isCode ? Number.parseInt(code, 16) : (encoded[i] ?? 0))
    if (isCode) i += 2
  }
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(bytes))
  const bad = badCode.exec(raw)
  if (bad)
    return {
      text,
      problem: `“${raw.slice(bad.index, bad.index + 3)}” is no percent code, and is left as it is.`,
    }
  const lost = text.includes("\uFFFD") && !/\uFFFD|%EF%BF%BD/i.test(raw)
  return {
    text,
    problem: lost ? "Its percent codes are no UTF-8: what can't be read is shown as \uFFFD." : null,
  }
}

/** Parses a query (without its "?") into rows, in order, including repeated keys and empty rows. */
export function rowsOf(query: string | null): Row[] {
  if (query === null || query === "") return []
  return query.split("&").map(raw => {
    const at = raw.indexOf("=")
    const key = decode(at < 0 ? raw : raw.slice(0, at))
    const value = at < 0 ? null : decode(raw.slice(at + 1))
    return { raw, key: key.text, value: value?.text ?? null, problem: key.problem ?? value?.problem ?? null }
  })
}

/** Returns the query's encoding of spaces; + if it has none. */
export function spaceIn(query: string | null): Space {
  return query && !query.includes("+") && /%20/.test(query) ? "%20" : "+"
}

/** Characters that need no encoding in a query, and are easier to read without it. */
const readable = /%(2F|3A|40|2C|3B|3F|24)/g

/** Encodes a key or a value for a query. */
export function encode(text: string, space: Space, isKey: boolean): string {
  const coded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"))
    .replace(readable, code => decodeURIComponent(code))
    .replaceAll("'", "%27")
    .replaceAll("%20", space)
  return isKey ? coded : coded.replaceAll("%3D", "=")
}

/** Returns the query with a row's key or value changed; the other half of the row stays as written. */
export function withRow(
  query: string,
  index: number,
  change: { key: string } | { value: string },
  space: Space,
): string {
  const raws = query.split("&")
  const raw = raws[index] ?? ""
  const at = raw.indexOf("=")
  const key = "key" in change ? encode(change.key, space, true) : at < 0 ? raw : raw.slice(0, at)
  const value = "value" in change ? encode(change.value, space, false) : at < 0 ? null : raw.slice(at + 1)
  return replaceAt(raws, index, value === null ? key : `${key}=${value}`).join("&")
}

/** Returns the query with an empty row added at the end. */
export function withNewRow(query: string | null): string {
  return query ? `${query}&=` : "="
}

/** Returns the query without a row; null, and so without its "?", if it was the last. */
export function withoutRow(query: string, index: number): string | null {
  const raws = query.split("&")
  return raws.length === 1 ? null : toSpliced(raws, index, 1).join("&")
}

/** Returns the query with a row moved up (-1) or down (1). */
export function withMovedRow(query: string, index: number, by: 1 | -1): string {
  const raws = query.split("&")
  const other = index + by
  if (other < 0 || other >= raws.length) return query
  return replaceAt(replaceAt(raws, index, raws[other] ?? ""), other, raws[index] ?? "").join("&")
}
