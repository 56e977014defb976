/** Checks hosts by the URL Standard (https://url.spec.whatwg.org/#host-parsing). */

import { clean } from "./address"

/** A problem and the range of offsets it was found in. */
export type Flaw = { what: string; start: number; end: number }

/** The forbidden host code points; in a domain also control characters and %. */
const forbidden = /[\0\t\n\r #/:<>?@[\\\]^|]/
const forbiddenInDomain = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/

const names: Record<string, string> = {
  " ": "A space",
  "\t": "A tab",
  "\n": "A line break",
  "\r": "A line break",
  "\0": "A zero",
}

function nameOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  return (
    names[sign] ??
    (code < 0x20 || code === 0x7f
      ? `A control character (U+${code.toString(16).toUpperCase().padStart(4, "0")})`
      : `“${sign}”`)
  )
}

/** Parses a number of an IPv4 address as browsers do: decimal, octal with a leading 0, or hexadecimal with 0x. */
function ipv4Number(text: string): number | null {
  if (/^0x[\da-f]*$/i.test(text)) return text.length === 2 ? 0 : Number.parseInt(text.slice(2), 16)
  if (/^0[0-7]*$/.test(text)) return Number.parseInt(text, 8)
  return /^[1-9]\d*$/.test(text) ? Number(text) : null
}

/** Returns whether a lower-case ASCII domain ends in a number, and so has to be an IPv4 address. */
function endsInNumber(domain: string): boolean {
  const labels = domain.split(".")
  if (labels.at(-1) === "" && labels.length > 1) labels.pop()
  return /^(\d+|0x[\da-f]*)$/i.test(labels.at(-1) ?? "")
}

/** Returns the problem of an IPv4 address, or null. */
function ipv4Flaw(domain: string): string | null {
  const parts = domain.split(".")
  if (parts.at(-1) === "" && parts.length > 1) parts.pop()
  if (parts.length > 4) return `An IPv4 address has four numbers at most, and this has ${parts.length}.`
  const numbers = parts.map(ipv4Number)
  const wrong = numbers.indexOf(null)
  if (wrong >= 0 && parts[wrong] === "")
    return "The host ends in a number, so it has to be an IPv4 address, and between two of its dots there is none."
  if (wrong >= 0)
    return `The host ends in a number, so it has to be an IPv4 address, and “${parts[wrong]}” is no number in one.`
  const large = numbers.slice(0, -1).findIndex(number => (number ?? 0) > 255)
  if (large >= 0) return `${parts[large]} is more than 255, which is the most in an IPv4 address.`
  const max = 256 ** (5 - numbers.length)
  if ((numbers.at(-1) ?? 0) >= max)
    return `${parts.at(-1)} is more than ${max - 1}, which is the most at that place in an IPv4 address.`
  return null
}

/** Returns whether a text (without brackets) is an IPv6 address, by the parser of the URL Standard. */
export function isIpv6(text: string): boolean {
  const halves = text.split("::")
  if (halves.length > 2) return false
  const tail = halves.at(-1) ?? ""
  const lastColon = tail.lastIndexOf(":")
  const end = tail.slice(lastColon + 1)
  let pieces = halves.flatMap(half => (half === "" ? [] : half.split(":")))
  if (end.includes(".")) {
    const numbers = end.split(".")
    if (
      numbers.length !== 4 ||
      !numbers.every(number => /^(0|[1-9]\d{0,2})$/.test(number) && Number(number) < 256)
    )
      return false
    pieces = [...pieces.slice(0, -1), "0", "0"]
  }
  if (!pieces.every(piece => /^[\da-f]{1,4}$/i.test(piece))) return false
  return halves.length === 2 ? pieces.length <= 7 : pieces.length === 8
}

function bracketFlaw(host: string, start: number): Flaw | null {
  if (!host.endsWith("]")) {
    const what = "An IPv6 address ends in “]”, and this one has none at its end."
    return { what, start: start + host.length, end: start + host.length }
  }
  return isIpv6(host.slice(1, -1))
    ? null
    : { what: "What is in the brackets is no IPv6 address.", start, end: start + host.length }
}

/** Normalises a host of a special scheme: decodes ASCII percent codes and converts it to lower case. */
function domainOf(host: string): string {
  return clean(host)
    .replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toLowerCase()
}

/** Returns whether a host of a special scheme can only be an IPv4 address, valid or not: it ends in a number. */
export function isMeantAsIpv4(host: string): boolean {
  const domain = domainOf(host)
  return /^[!-~]*$/.test(domain) && endsInNumber(domain)
}

/** Returns a host as the browser parses it on its own; null if it rejects it. */
export function hostnameOf(scheme: string, host: string): string | null {
  try {
    return new URL(`${scheme}://${host}/`).hostname
  } catch {
    return null
  }
}

/**
 * Returns the problem of a host that begins at offset `start`, or null. Browsers may reject internationalised
 * domains for further reasons (Unicode Technical Standard 46).
 */
export function hostFlaw(host: string, special: boolean, start: number): Flaw | null {
  const bare = clean(host)
  if (bare.startsWith("[")) return bracketFlaw(host, start)
  if (!special) {
    const wrong = [...host.matchAll(new RegExp(forbidden, "g"))].find(([sign]) => !/[\t\n\r]/.test(sign))
    if (!wrong) return null
    return {
      what: `${nameOf(wrong[0])} can't be in a host.`,
      start: start + wrong.index,
      end: start + wrong.index + 1,
    }
  }
  for (const { 0: piece, index } of host.matchAll(/%[\t\n\r]*[\da-f][\t\n\r]*[\da-f]|[\s\S]/gi)) {
    const code = clean(piece)
    const isCode = code.length === 3
    const sign = isCode ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : piece
    if (!isCode && /[\t\n\r]/.test(sign)) continue
    if ((isCode && sign >= "\x80") || !forbiddenInDomain.test(sign)) continue
    const what =
      sign === "%" && !isCode
        ? "“%” in a host begins no percent code."
        : `${nameOf(sign)}${isCode ? `, here as ${code},` : ""} can't be in a host.`
    return { what, start: start + index, end: start + index + piece.length }
  }
  const what = isMeantAsIpv4(host) ? ipv4Flaw(domainOf(host)) : null
  return what ? { what, start, end: start + host.length } : null
}
