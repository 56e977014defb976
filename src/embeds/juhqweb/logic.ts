/** What a typed address means to a browser that knows one site, and where one has been in it. */
import { trimmed } from "../../lib/text/blank"
import type { Web } from "./schema"

export type Place =
  | { kind: "page"; path: string }
  | { kind: "self" }
  | { kind: "missing"; path: string }
  | { kind: "elsewhere"; host: string; title: string; text: string }

/** The speeds of its modem in bits per second, and how long a page takes with each, in seconds. */
export const modems = { "14400": 6, "28800": 3, "56000": 1.5 } as const
export type Modem = keyof typeof modems

/** So deep does it show itself. */
export const deepest = 4

/** The longest address that it reads, in characters. */
export const maxAddress = 200

type Known = {
  /** The paths of all pages. */
  paths: ReadonlySet<string>
  /** The path of the browser itself. */
  own: string
  /** The hosts that are this site. */
  hosts: readonly string[]
  reasons: Web["reasons"]
}

/** Where an address leads, as typed: a path of this site, with or without its host, or a host elsewhere. */
export function placeOf(address: string, { paths, own, hosts, reasons }: Known): Place {
  const typed = trimmed(address).slice(0, maxAddress)
  const bare = typed.replace(/^https?:\/\//i, "").replace(/^www\./i, "")
  const [before = ""] = bare.split(/[/?#]/)
  const host = before.toLowerCase()
  const isPath = typed.startsWith("/") || typed === "" || paths.has(tidy(bare))
  if (isPath || hosts.includes(host)) {
    const path = tidy(isPath ? (typed.startsWith("/") ? typed : bare) : bare.slice(before.length))
    if (path === own) return { kind: "self" }
    return paths.has(path) ? { kind: "page", path } : { kind: "missing", path }
  }
  if (!/^https?:/i.test(typed) && !host.includes(".") && host !== "localhost")
    return { kind: "missing", path: tidy(bare) }
  const name = host.slice(0, 60) || "that"
  const reason = reasons.find(({ ends }) => !ends || ends.some(end => host.endsWith(end)))
  return {
    kind: "elsewhere",
    host: name,
    title: reason?.title ?? "No",
    text: (reason?.text ?? "{host}.").replaceAll("{host}", name),
  }
}

/** A path with a slash before it and none after it, without query and fragment. */
function tidy(path: string): string {
  const [way = ""] = path.split(/[?#]/)
  return `/${way.replace(/^\/+|\/+$/g, "")}`
}

export type Trip = { back: readonly string[]; at: string; ahead: readonly string[] }

const longestTrip = 50

/** To another address; what was ahead is forgotten. The same address again is no step. */
export function go({ back, at, ahead }: Trip, to: string): Trip {
  return to === at ? { back, at, ahead } : { back: [...back, at].slice(-longestTrip), at: to, ahead: [] }
}

export function goBack({ back, at, ahead }: Trip): Trip {
  const to = back.at(-1)
  return to === undefined ? { back, at, ahead } : { back: back.slice(0, -1), at: to, ahead: [at, ...ahead] }
}

export function goAhead({ back, at, ahead }: Trip): Trip {
  const [to, ...rest] = ahead
  return to === undefined ? { back, at, ahead } : { back: [...back, at], at: to, ahead: rest }
}
