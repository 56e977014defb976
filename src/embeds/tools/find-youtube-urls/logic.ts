/** Finds all YouTube addresses in any text: mail, Markdown, HTML or JSON. */
import { isVideoId, subdomains, videoUrl } from "../../../lib/music/youtubeId"
import { type Form, readAddress } from "./address"

export type Video = {
  id: string
  /** The form of its first address, or "id" for an id without an address. */
  form: Form | "id"
  /** The start time in its first address, in seconds. */
  start: number | null
  list: string | null
  /** The number of occurrences, and the line number of the first. */
  times: number
  line: number
}
export type List = { list: string; times: number; line: number }
export type Broken = { written: string; line: number; why: string }

export type Findings = {
  /** Each video once, in the order of the text. */
  videos: Video[]
  lists: List[]
  broken: Broken[]
  /**
   * The number of addresses of videos, duplicates included, and of other addresses such as channels and searches.
   */
  addresses: number
  others: number
  /** Where the first `maxSpots` addresses stand in the text. */
  spots: Spot[]
}

/** An address in the text; a double is a video that stands further up as well. */
export type Spot = { at: number; written: string; kind: "video" | "double" | "list" | "broken" | "other" }

/** The maximum number of addresses that are pulled out of the text one by one. */
export const maxSpots = 60

const host = String.raw`(?:youtube(?:-nocookie)?\.com|youtu\.be)`
/** Ends an address where another one follows without a space. */
const next = String.raw`(?![,;|]?https?:|[,;|()[\]{}*](?:(?:${subdomains})\.)?youtu)`
/**
 * An address: with a scheme anywhere, and without one unless a word or an e-mail address precedes it. In JSON, /
 * may be \/. A non-ASCII character ends it, as it belongs to the sentence.
 */
const plain = String.raw`(?:https?:\\?/\\?/|(?<![\p{L}\p{N}.@-])(?:\\?/\\?/)?)(?:(?:${subdomains})\.)?${host}(?::443)?(?=\\?/|[?#])(?:${next}(?:[!#-&(-;=?-[\]_a-z|~]|\\/|\\u00[0-9a-f]{2})){0,2000}`
/** An address inside another one, whose / is %2F. */
const encoded = String.raw`(?:https?%3A)?%2F%2F(?:(?:${subdomains})\.)?${host}%2F[\w%.~-]{0,2000}`
const alone = String.raw`^[ \t]{0,20}[\w-]{11}[ \t]{0,20}\r?$`

const addresses = new RegExp(`${plain}|${encoded}`, "giu")
const addressesAndIds = new RegExp(`${plain}|${encoded}|${alone}`, "gimu")

/** The number of characters searched per step, and the maximum length by which an address may extend beyond. */
const stride = 20_000
const maxLength = 2100

/** Strips the sentence, brackets or mark-up round an address. */
export function trimmed(match: string): string {
  let text = match
    .replace(/\\u00([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll("\\/", "/")
    .replace(/&(?:quot|apos|#39|#34|lt|gt|nbsp);.*$/is, "")
    .replaceAll("&amp;", "&")
    .replace(/[<>"'\s].*$/s, "")
  // A bracket that was opened outside the address ends it.
  let open = 0
  for (let i = 0; i < text.length; i++) {
    if ("([".includes(text[i] ?? "")) open++
    else if (")]".includes(text[i] ?? "") && --open < 0) text = text.slice(0, i)
  }
  return text.replace(/[.,;:!?…*~»”’)\]]+$/u, "")
}

function decoded(match: string): string {
  if (!/^(https?%3A)?%2F%2F/i.test(match)) return match
  try {
    return decodeURIComponent(match.replace(/%(?![\da-f]{2})/gi, "%25"))
  } catch {
    return match
  }
}

/**
 * Finds the addresses, and with `ids` also lines that consist of an id. Yields the progress (0 to 1) after every
 * step.
 */
export function* find(text: string, ids: boolean): Generator<number, Findings> {
  const videos = new Map<string, Video>()
  const lists = new Map<string, List>()
  const found: Findings = { videos: [], lists: [], broken: [], addresses: 0, others: 0, spots: [] }
  const pattern = ids ? addressesAndIds : addresses
  let line = 1
  let nextBreak = text.indexOf("\n")
  const lineAt = (offset: number) => {
    while (nextBreak >= 0 && nextBreak < offset) {
      line++
      nextBreak = text.indexOf("\n", nextBreak + 1)
    }
    return line
  }
  const note = (written: string, at: number) => {
    const address = trimmed(decoded(written))
    const target = isVideoId(written.trim())
      ? { kind: "video" as const, id: written.trim(), form: "id" as const, start: null, list: null }
      : readAddress(address)
    const line = lineAt(at)
    const kind = target.kind === "video" && videos.has(target.id) ? "double" : target.kind
    if (found.spots.length < maxSpots)
      found.spots.push({ at, written: written.trim().startsWith(address) ? address : written.trim(), kind })
    if (target.kind === "video") {
      found.addresses++
      const { kind, ...rest } = target
      const before = videos.get(target.id)
      if (before) before.times++
      else videos.set(target.id, { ...rest, times: 1, line })
    }
    const list = target.kind === "video" || target.kind === "list" ? target.list : null
    if (list) {
      const before = lists.get(list)
      if (before) before.times++
      else lists.set(list, { list, times: 1, line })
    }
    if (target.kind === "broken") found.broken.push({ written: address.slice(0, 200), line, why: target.why })
    if (target.kind === "other") found.others++
    return target.kind
  }

  for (let from = 0; from < text.length; ) {
    // Includes the preceding character, which decides whether an address begins here.
    const before = from === 0 ? 0 : 1
    const piece = text.slice(from - before, from + stride + maxLength)
    let following = from + stride
    pattern.lastIndex = before
    for (let match = pattern.exec(piece); match; match = pattern.exec(piece)) {
      const at = from - before + match.index
      if (at >= from + stride) break
      const kind = note(match[0], at)
      // Searches inside an address that is no video, as it may contain another one.
      if (kind === "other") pattern.lastIndex = match.index + match[0].search(/\.(com|be)/i) + 3
      following = Math.max(following, from - before + pattern.lastIndex)
    }
    lineAt(following)
    from = following
    yield Math.min(1, from / text.length)
  }
  found.videos = [...videos.values()]
  found.lists = [...lists.values()]
  return found
}

/** Formats seconds as YouTube's player does: "1:30", "1:02:03". */
export function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, i) => (i === 0 ? `${part}` : `${part}`.padStart(2, "0"))).join(":")
}

/** Returns the address of a video, with its start time if it has one. */
export function addressOf({ id, start }: Pick<Video, "id" | "start">): string {
  return videoUrl(id) + (start ? `&t=${start}` : "")
}

/** YouTube's limit for a playlist that is only an address. */
export const maxInPlaylist = 50

/** Returns addresses that play these videos one after another, `maxInPlaylist` at most in each. */
export function playlistLinks(ids: readonly string[]): string[] {
  const links: string[] = []
  for (let i = 0; i < ids.length; i += maxInPlaylist) {
    links.push(`https://www.youtube.com/watch_videos?video_ids=${ids.slice(i, i + maxInPlaylist).join(",")}`)
  }
  return links
}

/** The maximum number of videos in a link to this page. */
export const maxLinked = 100

/** Formats the first `maxLinked` videos as ids with start times in seconds: "W3q8Od5qJio.90,StZcUAPRRac". */
export function formatVideos(videos: readonly Pick<Video, "id" | "start">[]): string {
  return videos
    .slice(0, maxLinked)
    .map(({ id, start }) => id + (start ? `.${start}` : ""))
    .join(",")
}

/** Parses the output of formatVideos into a text of addresses, one per line; invalid ids are skipped. */
export function textOfVideos(text: string): string {
  return text
    .split(",")
    .slice(0, maxLinked)
    .map(item => item.split("."))
    .filter(([id = ""]) => isVideoId(id))
    .map(([id = "", start = ""]) => addressOf({ id, start: /^\d{1,6}$/.test(start) ? Number(start) : null }))
    .join("\n")
}
