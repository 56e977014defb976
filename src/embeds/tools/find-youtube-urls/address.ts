/** Classifies a YouTube address: a video, a playlist, or neither. */
import {
  idInAddress,
  idPlaces,
  idProblem,
  looseParameter,
  resolveAttribution,
} from "../../../lib/music/youtubeId"

export type Form = "watch" | "youtu.be" | "embed" | "shorts" | "live" | "/v/" | "/e/"

export type Target =
  | { kind: "video"; id: string; form: Form; start: number | null; list: string | null }
  | { kind: "list"; list: string }
  /** An address of a video with an invalid id. */
  | { kind: "broken"; why: string }
  /** A channel, a search or the like. */
  | { kind: "other" }

/** Parses "90", "90s" or "1h2m3s" to seconds, ignoring what follows ("90|Rick"); null if it is no time, or 0. */
export function secondsOf(time: string): number | null {
  const [whole, hours = "0", minutes = "0", seconds = "0"] =
    /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s?)?(?![a-z\d])/i.exec(time) ?? [""]
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || null : null
}

function parse(address: string): URL | null {
  try {
    const start = address.startsWith("//") ? "https:" : /^https?:/i.test(address) ? "" : "https://"
    return new URL(start + address)
  } catch {
    return null
  }
}

/**
 * Returns an address's start time in seconds, from t, start or time_continue in the query or the fragment; null for
 * none.
 */
function startOf(url: URL): number | null {
  for (const name of ["t", "start", "time_continue"]) {
    const seconds = secondsOf(looseParameter(url, name) ?? "")
    if (seconds !== null) return seconds
  }
  return null
}

/** Explains an invalid id by its first invalid character, or else by its length. */
function whyBroken(place: string): string {
  const word = /^\S*/.exec(place)?.[0] ?? ""
  const run = /^[\w-]*/.exec(word)?.[0] ?? ""
  return idProblem(run === "" || word.length === 11 ? word : run)
}

/** Classifies a YouTube address, with or without its scheme. */
export function readAddress(address: string): Target {
  const given = parse(address)
  if (!given) return { kind: "other" }
  const url = resolveAttribution(given)
  const isShort = url.hostname === "youtu.be" || url.hostname.endsWith(".youtu.be")
  const [first = ""] = url.pathname.split("/").filter(Boolean)
  const list = /^[\w-]{2,64}(?![\w-])/.exec(looseParameter(url, "list") ?? "")?.[0] ?? null
  const id = idInAddress(url)
  const named = /^(embed|e|shorts|live|v)$/.exec(first)?.[0]
  const old: Record<string, Form> = { v: "/v/", e: "/e/" }
  if (id) {
    const form = named ? (old[named] ?? (named as Form)) : isShort ? "youtu.be" : "watch"
    return { kind: "video", id, form, start: startOf(url), list }
  }
  if (list) return { kind: "list", list }
  const [meant] = idPlaces(url)
  return meant ? { kind: "broken", why: whyBroken(meant) } : { kind: "other" }
}
