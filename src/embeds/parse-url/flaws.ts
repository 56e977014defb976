/** The problems of an address: those that make it invalid, and those that browsers fix or should warn of. */

import { clean, isSpecial, join, offsets, type Parts, schemeOf, specialPorts } from "./address"
import { type Flaw, hostFlaw, hostnameOf } from "./host"

export type { Flaw }

/** Returns the problem of a port that begins at offset `start`, or null. Tabs and line breaks are ignored. */
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

/** Returns the first of `fatalFlaws`, or null. */
export function fatalFlaw(parts: Parts): Flaw | null {
  return fatalFlaws(parts)[0] ?? null
}

/**
 * Returns the reasons that an address is invalid, by the rules and in the order of the URL Standard: none if no
 * problem is known, two if both host and port are wrong.
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
 * Returns a flaw if a browser rejects the host though no rule here does; null if it accepts it, or if another rule
 * must be the cause. Only non-ASCII and Punycode names in special schemes have such further rules. Without a scheme
 * a host can't be tested.
 */
export function unknownHostFlaw(parts: Parts): Flaw | null {
  const { host } = parts
  if (!host || !isSpecial(parts) || !/[^\0-\x7f]|%[89a-f]|xn--/i.test(clean(host))) return null
  if (wholeHostFlaw(parts, host) || hostnameOf(schemeOf(parts), host) !== null) return null
  const start = offsets(parts).host
  const what = `“${host}” breaks the rules for names in all the world's letters (Unicode Technical Standard 46), so it can't be a host.`
  return { what, start, end: start + host.length }
}

/** Returns warnings about an accepted address, including what browsers fix silently; at most one of each kind. */
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

/** Returns the column of an offset, in characters from 1. */
export function columnOf(text: string, offset: number): number {
  return [...text.slice(0, offset)].length + 1
}
