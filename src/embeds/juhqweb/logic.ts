/** Resolves typed addresses in a browser that knows one site only, and keeps its history. */
import { trimmed } from "../../lib/text/blank"
import type { Web } from "./schema"

export type Place =
  | { kind: "page"; path: string }
  | { kind: "self" }
  | { kind: "missing"; path: string }
  | { kind: "elsewhere"; host: string; title: string; text: string }

/** The speeds of the modem in bits per second, and the loading time of a page at each, in seconds. */
export const modems = { "14400": 6, "28800": 3, "56000": 1.5 } as const
export type Modem = keyof typeof modems

/** The maximum nesting of the browser inside itself. */
export const maxDepth = 4

/** The maximum length of an address, in characters. */
export const maxAddress = 200

type Known = {
  /** The paths of all pages. */
  paths: ReadonlySet<string>
  /** The path of the browser itself. */
  own: string
  /** The host names of this site. */
  hosts: readonly string[]
  reasons: Web["reasons"]
}

/** Resolves a typed address to a path of this site (with or without its host), or to a foreign host. */
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

/** Normalises a path: one leading slash, no trailing slash, no query, no fragment. */
function tidy(path: string): string {
  const [way = ""] = path.split(/[?#]/)
  return `/${way.replace(/^\/+|\/+$/g, "")}`
}

export type Trip = { back: readonly string[]; at: string; ahead: readonly string[] }

const maxTripLength = 50

/** Navigates to another address and clears the forward history. The current address again is no step. */
export function go({ back, at, ahead }: Trip, to: string): Trip {
  return to === at ? { back, at, ahead } : { back: [...back, at].slice(-maxTripLength), at: to, ahead: [] }
}

export function goBack({ back, at, ahead }: Trip): Trip {
  const to = back.at(-1)
  return to === undefined ? { back, at, ahead } : { back: back.slice(0, -1), at: to, ahead: [at, ...ahead] }
}

export function goAhead({ back, at, ahead }: Trip): Trip {
  const [to, ...rest] = ahead
  return to === undefined ? { back, at, ahead } : { back: [...back, at], at: to, ahead: rest }
}
