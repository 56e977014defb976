/** What an address of YouTube's leads to: a video, a list of them, or neither. */
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
  /** It was to be a video, but its id can't be one. */
  | { kind: "broken"; why: string }
  /** A channel, a search or the like. */
  | { kind: "other" }

/**
 * Seconds from "90", "90s" or "1h2m3s", which ends where its shape ends ("90|Rick"); null for what is none of these, and
 * for the beginning of the video.
 */
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

/** The second at which an address starts its video, from t, start or time_continue in the query or the fragment. */
function startOf(url: URL): number | null {
  for (const name of ["t", "start", "time_continue"]) {
    const seconds = secondsOf(looseParameter(url, name) ?? "")
    if (seconds !== null) return seconds
  }
  return null
}

/** Why what stands where the id should be can't be one: the sign that is in it, or else how many characters it has. */
function whyBroken(place: string): string {
  const word = /^\S*/.exec(place)?.[0] ?? ""
  const run = /^[\w-]*/.exec(word)?.[0] ?? ""
  return idProblem(run === "" || word.length === 11 ? word : run)
}

/** Reads an address of YouTube's, with or without its scheme. */
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
