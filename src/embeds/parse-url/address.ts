/** Splits an address as written and joins it again without losing or changing a character. */

export type Parts = {
  /** Spaces and control characters around the address, which browsers drop. */
  before: string
  after: string
  /** Without its colon; null if absent. The same goes for the other parts and their delimiters. */
  scheme: string | null
  /** The slashes between scheme and host, of any number and kind; "" if there are none. */
  slashes: string
  user: string | null
  password: string | null
  host: string | null
  port: string | null
  path: string
  query: string | null
  fragment: string | null
}

/** The special schemes of the URL Standard, with their default ports. */
export const specialPorts: ReadonlyMap<string, number | null> = new Map([
  ["http", 80],
  ["https", 443],
  ["ws", 80],
  ["wss", 443],
  ["ftp", 21],
  ["file", null],
])

/** Removes tabs and line breaks, which browsers drop anywhere in an address. */
export function clean(text: string): string {
  return text.replace(/[\t\n\r]/g, "")
}

/** Returns the scheme in lower case, without tabs and line breaks. */
export function schemeOf({ scheme }: Pick<Parts, "scheme">): string {
  return clean(scheme ?? "").toLowerCase()
}

export function isSpecial(parts: Pick<Parts, "scheme">): boolean {
  return specialPorts.has(schemeOf(parts))
}

/** Splits a text at the first occurrence of a delimiter; the second part is null if there is none. */
function splitAt(text: string, sign: string): [string, string | null] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)]
}

/** Splits off the port: the part after a colon outside brackets. */
function hostAndPort(text: string): [string, string | null] {
  let inside = false
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "[") inside = true
    else if (text[i] === "]") inside = false
    else if (text[i] === ":" && !inside) return [text.slice(0, i), text.slice(i + 1)]
  }
  return [text, null]
}

/** Splits a text by the rules of the URL Standard, even if it is no valid address. */
export function split(text: string): Parts {
  let begin = 0
  let stop = text.length
  while (begin < stop && text.charCodeAt(begin) <= 0x20) begin++
  while (stop > begin && text.charCodeAt(stop - 1) <= 0x20) stop--
  const [before, after] = [text.slice(0, begin), text.slice(stop)]
  const [beforeFragment, fragment] = splitAt(text.slice(begin, stop), "#")
  const [beforeQuery, query] = splitAt(beforeFragment, "?")
  const scheme = /^([a-z][a-z\d+\-.\t\n\r]*):/i.exec(beforeQuery)?.[1] ?? null
  const rest = scheme === null ? beforeQuery : beforeQuery.slice(scheme.length + 1)
  const special = isSpecial({ scheme })
  const isFile = schemeOf({ scheme }) === "file"
  const opening =
    special && !isFile
      ? /^[/\\\t\n\r]*/
      : special
        ? /^[\t\n\r]*[/\\][\t\n\r]*[/\\]/
        : /^[\t\n\r]*\/[\t\n\r]*\//
  const slashes = opening.exec(rest)?.[0] ?? null
  const parts: Parts = {
    before,
    after,
    scheme,
    slashes: slashes ?? "",
    user: null,
    password: null,
    host: null,
    port: null,
    path: rest,
    query,
    fragment,
  }
  if (slashes === null) return parts
  const afterSlashes = rest.slice(slashes.length)
  const end = afterSlashes.search(special ? /[/\\]/ : /\//)
  const authority = end < 0 ? afterSlashes : afterSlashes.slice(0, end)
  parts.path = end < 0 ? "" : afterSlashes.slice(end)
  if (isFile) {
    // A drive letter in the place of the host belongs to the path.
    if (/^[a-z][:|]$/i.test(clean(authority))) return { ...parts, host: "", path: authority + parts.path }
    return { ...parts, host: authority }
  }
  const at = authority.lastIndexOf("@")
  if (at >= 0) {
    const [user, password] = splitAt(authority.slice(0, at), ":")
    Object.assign(parts, { user, password })
  }
  const [host, port] = hostAndPort(authority.slice(at + 1))
  return { ...parts, host, port }
}

const signed = (sign: string, text: string | null) => (text === null ? "" : sign + text)

/** Joins the parts. The parts from `split` give exactly the original text. */
export function join(parts: Parts): string {
  const { before, after, scheme, slashes, user, password, host, port, path, query, fragment } = parts
  const credentials = user === null ? "" : `${user}${signed(":", password)}@`
  const authority = credentials + (host ?? "") + signed(":", port)
  const start = scheme === null ? "" : `${scheme}:`
  return before + start + slashes + authority + path + signed("?", query) + signed("#", fragment) + after
}

export type Name = "scheme" | "user" | "password" | "host" | "port" | "path" | "query" | "fragment"

/** Returns the offset of each part in the text. */
export function offsets(parts: Parts): Record<Name, number> {
  const { before, scheme, slashes, user, password, host, port, path, query } = parts
  const start = before.length
  const userAt = start + (scheme === null ? 0 : scheme.length + 1) + slashes.length
  const passwordAt = userAt + (user?.length ?? 0) + 1
  const hostAt = userAt + (user === null ? 0 : `${user}${signed(":", password)}@`.length)
  const portAt = hostAt + (host?.length ?? 0) + 1
  const pathAt = hostAt + (host?.length ?? 0) + signed(":", port).length
  const queryAt = pathAt + path.length + 1
  return {
    scheme: start,
    user: userAt,
    password: passwordAt,
    host: hostAt,
    port: portAt,
    path: pathAt,
    query: queryAt,
    fragment: pathAt + path.length + signed("?", query).length + 1,
  }
}
