/** What is wrong with an address: what no browser takes, and what it takes but changes or should warn of. */

import { clean, isSpecial, join, offsets, type Parts, schemeOf, specialPorts } from "./address"
import { type Flaw, hostFlaw, hostnameOf } from "./host"

export type { Flaw }

/** What is wrong with a port that begins at `start` of the text, or null. Tabs and line breaks in it are dropped. */
export function portFlaw(port: string, start: number): Flaw | null {
  const wrong = /[^\d\t\n\r]/.exec(port)
  if (wrong) {
    const sign = String.fromCodePoint(port.codePointAt(wrong.index) ?? 0)
    const at = start + wrong.index
    return { what: `A port has digits only, and this one has “${sign}”.`, start: at, end: at + sign.length }
  }
  return Number(clean(port)) > 65_535
    ? { what: `Ports end at 65535, and this one is ${clean(port)}.`, start, end: start + port.length }
    : null
}

/** Why no browser takes an address, or null where nothing is known against it: the first of `fatalFlaws`. */
export function fatalFlaw(parts: Parts): Flaw | null {
  return fatalFlaws(parts)[0] ?? null
}

/**
 * Why no browser takes an address: nothing where nothing is known against it, and two reasons where both the host and
 * the port are wrong. The rules are the URL Standard's, in the order in which it comes across them.
 */
export function fatalFlaws(parts: Parts): Flaw[] {
  const at = offsets(parts)
  const { scheme, host, port } = parts
  const whole = join(parts)
  if (scheme === null) {
    const start = parts.before.length
    if (start + parts.after.length === whole.length)
      return [{ what: "There is no address here.", start: 0, end: 0 }]
    return [
      {
        what: "It has no scheme, such as https: at its beginning. On a page it would be relative to that page; alone it leads nowhere.",
        start,
        end: Math.min(whole.length, start + 1),
      },
    ]
  }
  if (host === null) return []
  const flaws = [wholeHostFlaw(parts, host), port === null ? null : portFlaw(port, at.port)]
  return flaws.filter(flaw => flaw !== null)
}

function wholeHostFlaw(parts: Parts, host: string): Flaw | null {
  const { user, port } = parts
  const start = offsets(parts).host
  const special = isSpecial(parts)
  const needsHost = (special && schemeOf(parts) !== "file") || user !== null || port !== null
  if (needsHost && clean(host) === "") {
    const why = special ? `An address of ${schemeOf(parts)} needs one.` : "What stands round it needs one."
    return { what: `There is no host. ${why}`, start, end: start }
  }
  return hostFlaw(host, special, start)
}

/**
 * The reason where a browser refuses a host and no rule that is known here does; null where it takes it, or where another
 * rule must be the one. The names in other letters than ASCII, and those in Punycode, of special schemes alone have more
 * rules than these: without a scheme a host can't be tried.
 */
export function unknownHostFlaw(parts: Parts): Flaw | null {
  const { host } = parts
  if (!host || !isSpecial(parts) || !/[^\0-\x7f]|%[89a-f]|xn--/i.test(clean(host))) return null
  if (wholeHostFlaw(parts, host) || hostnameOf(schemeOf(parts), host) !== null) return null
  const start = offsets(parts).host
  const what = `“${host}” breaks the rules for names in all the world's letters (Unicode Technical Standard 46), so it can't be a host.`
  return { what, start, end: start + host.length }
}

/** What a browser mends by itself, or what should be known of an address that it takes; at most one of each sort. */
export function warnings(text: string, parts: Parts): Flaw[] {
  const at = offsets(parts)
  const found: Flaw[] = []
  const note = (what: string, start: number, end = start + 1) => found.push({ what, start, end })
  const { before, after, scheme, slashes, user, password, host, port, path } = parts
  const special = isSpecial(parts)
  if (before) note("Spaces before the address are dropped.", 0, before.length)
  if (after) note("Spaces after the address are dropped.", text.length - after.length, text.length)
  const body = text.slice(before.length, text.length - after.length)
  const space = body.search(/[\t\n\r]/)
  if (space >= 0) note("Tabs and line breaks are dropped, wherever they are.", before.length + space)
  if (scheme !== null && !special && (scheme.includes(".") || /^localhost$/i.test(scheme))) {
    note(
      `A browser takes “${scheme}” for the scheme. If it is a host, write https:// before it.`,
      at.scheme,
      at.scheme + scheme.length,
    )
  }
  const fresh = before.length + (scheme === null ? 0 : scheme.length + 1)
  if (special && host !== null && clean(slashes) !== "//") {
    note(
      "Between the scheme and the host belong two slashes. A browser puts them there.",
      fresh,
      fresh + slashes.length,
    )
  } else if (special && path.includes("\\")) {
    note("A browser takes “\\” for “/” here.", at.path + path.indexOf("\\"))
  }
  if (password) {
    note(
      "There is a password in it, to be read by everybody who sees the address.",
      at.password,
      at.password + password.length,
    )
  } else if (user) note("There is a user name in it.", at.user, at.user + user.length)
  const defaultPort = specialPorts.get(schemeOf(parts))
  if (port !== null && (clean(port) === "" || Number(clean(port)) === defaultPort)) {
    note("This port is the usual one, and a browser leaves it out.", at.port - 1, at.port + port.length)
  }
  const rest = [at.path, ...(user === null ? [] : [at.user])]
  for (const from of rest) {
    const piece =
      from === at.user ? text.slice(at.user, at.host) : text.slice(at.path, text.length - after.length)
    const bad = /%(?![\da-f]{2})/i.exec(piece)
    if (bad) {
      const code = piece.slice(bad.index, bad.index + 3)
      note(
        `“${code}” is no percent code: after % come two hexadecimal digits. It is left as it is.`,
        from + bad.index,
        from + bad.index + code.length,
      )
    }
  }
  const odd = /[ "<>`{}|^]/.exec(text.slice(at.path, text.length - after.length))
  if (odd) {
    const sign = odd[0] === " " ? "A space" : `“${odd[0]}”`
    note(
      `${sign} should be written as a percent code. Browsers are patient with it, other programs less.`,
      at.path + odd.index,
    )
  }
  return found
}

/** The column of an offset, counted in characters from 1. */
export function columnOf(text: string, offset: number): number {
  return [...text.slice(0, offset)].length + 1
}
