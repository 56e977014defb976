/** What an address of YouTube's leads to: a video, a list of them, or neither. */
import { attributed, findVideoId, frameWords, whyNotAnId } from "../../../lib/music/youtubeId"

export type Form = "watch" | "youtu.be" | "embed" | "shorts" | "live" | "/v/" | "/e/"

export type Target =
  | { kind: "video"; id: string; form: Form; start: number | null; list: string | null }
  | { kind: "list"; list: string }
  /** It was to be a video, but its id can't be one. */
  | { kind: "broken"; why: string }
  /** A channel, a search or the like. */
  | { kind: "other" }

/** Seconds from "90", "90s" or "1h2m3s"; null for what is none of these, and for the beginning of the video. */
export function secondsOf(time: string): number | null {
  const [whole, hours = "0", minutes = "0", seconds = "0"] =
    /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s?)?$/i.exec(time) ?? [""]
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

/** The second at which an address starts its video, from t, start or time_continue in the query, or t in the fragment. */
function startOf({ searchParams, hash }: URL): number | null {
  const inHash = new URLSearchParams(hash.slice(1))
  const times = [
    searchParams.get("t"),
    searchParams.get("start"),
    searchParams.get("time_continue"),
    inHash.get("t"),
  ]
  for (const time of times) {
    const seconds = secondsOf(time ?? "")
    if (seconds !== null) return seconds
  }
  return null
}

/** Reads an address of YouTube's, with or without its scheme. */
export function readAddress(address: string): Target {
  const given = parse(address)
  if (!given) return { kind: "other" }
  const url = attributed(given)
  const isShort = url.hostname === "youtu.be" || url.hostname.endsWith(".youtu.be")
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean)
  const listed = url.searchParams.get("list") ?? ""
  const list = /^[\w-]{2,64}$/.test(listed) ? listed : null
  const id = findVideoId(url.href)
  const named = /^(embed|e|shorts|live|v)$/.exec(first)?.[0]
  const old: Record<string, Form> = { v: "/v/", e: "/e/" }
  if (id) {
    const form = isShort ? "youtu.be" : named ? (old[named] ?? (named as Form)) : "watch"
    return { kind: "video", id, form, start: startOf(url), list }
  }
  if (list) return { kind: "list", list }
  const meant = isShort
    ? first
    : named
      ? frameWords.includes(second)
        ? ""
        : second
      : (first === "watch" && second) || (url.searchParams.get("v") ?? "")
  return meant ? { kind: "broken", why: whyNotAnId(meant) } : { kind: "other" }
}
