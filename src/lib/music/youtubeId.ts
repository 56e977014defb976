/** What YouTube's video ids look like, where they stand in an address, and the addresses that are made of them. */

/** Where YouTube's player comes from: the domain that sets no cookies before a video is played. */
export const playerHost = "https://www.youtube-nocookie.com"

/** Whether a text is a video id: 11 letters, digits, hyphens and underscores (64 bits in base64url). */
export function isVideoId(text: string): boolean {
  return /^[\w-]{11}$/.test(text)
}

/** What stands in place of an id in the address of a list's frame, and of a channel's: words of the length of an id. */
const frameWords: readonly string[] = ["videoseries", "live_stream"]

/** What may stand before youtube.com in an address of a video, as alternatives of a regular expression. */
export const subdomains = "www|m|music|gaming"

const ownHost = new RegExp(`^(?:(?:${subdomains})\\.)?(youtu\\.be|youtube(?:-nocookie)?\\.com)$`)

/** The address that an attribution link leads on to; the address itself where it is none. */
export function attributed(url: URL): URL {
  const onward = url.pathname === "/attribution_link" ? url.searchParams.get("u") : null
  return (onward && parse(onward, url.origin)) || url
}

/**
 * The id at the beginning of a text: the 11 characters before whatever can't be a part of one, such as "|Rick" or
 * "&t=30". Underscores alone behind it are those of _emphasis_. Null where the run of such characters is longer or shorter.
 */
export function idAtStart(text: string): string | null {
  return /^([\w-]{11})_*(?![\w-])/.exec(text)?.[1] ?? null
}

/**
 * A parameter of an address, also where it follows the wrong sign: "youtu.be/id&t=30", "watch?v=id?t=30". Null for none.
 */
export function looseParameter(url: URL, name: string): string | null {
  const proper = url.searchParams.get(name)
  if (proper !== null) return proper
  const rest = url.pathname + url.search + url.hash
  return new RegExp(`[?&#;](?:amp;)*${name}=([^?&#;]*)`, "i").exec(rest)?.[1] ?? null
}

/**
 * The places in an address of YouTube's where a video's id can stand, each from the id's first character on, in the order
 * in which they count: in the path, then in the parameter v.
 */
export function idPlaces(url: URL): string[] {
  const host = ownHost.exec(url.hostname)?.[1]
  if (!host) return []
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean)
  const word = /^[\w-]*/.exec(first)?.[0] ?? ""
  const inPath = /^(?:embed|e|shorts|live|v|watch)$/.test(word) ? second : host === "youtu.be" ? first : ""
  if (word === "embed" && frameWords.includes(idAtStart(second) ?? "")) return []
  const inQuery = /^(?:watch)?$/.test(word) ? looseParameter(url, "v") : url.searchParams.get("v")
  return [inPath, inQuery ?? ""].filter(Boolean).map(decoded)
}

/** The video id in an address of YouTube's, which ends where the shape of an id ends; null where there is none. */
export function idInAddress(url: URL): string | null {
  for (const place of idPlaces(attributed(url))) {
    const id = idAtStart(place)
    if (id) return id
  }
  return null
}

const anAddress = new RegExp(
  `(?<![\\p{L}\\p{N}.@-])(?:https?:)?(?://)?(?:(?:${subdomains})\\.)?(?:youtube(?:-nocookie)?\\.com|youtu\\.be)(?=[/?#:])\\S*`,
  "giu",
)

/** The first video id in a text: in an address of YouTube's with anything round it, or alone but for signs. */
export function findVideoId(text: string): string | null {
  for (const [address] of text.matchAll(anAddress)) {
    const url = parse(address.replace(/^(?:https?:)?(?:\/\/)?/i, "https://"))
    const id = url && idInAddress(url)
    if (id) return id
  }
  return /^[^\w-]*([\w-]{11})[^\w-]*$/.exec(text)?.[1] ?? null
}

/** A part of an address without its percent codes, as far as they are right. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function parse(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** What keeps a text from being a video id, in a sentence; an empty text when it is one. */
export function whyNotAnId(text: string): string {
  const letters = [...text]
  const strange = [...new Set(letters.filter(letter => !/[\w-]/.test(letter)))]
  if (letters.length === 0) return "There is no id at all in the address."
  if (strange.length > 0) {
    const signs = strange.map(sign => (sign === " " ? "a space" : `"${sign}"`)).join(", ")
    return `It has ${signs} in it, and ids have letters, digits, hyphens and underscores only.`
  }
  if (letters.length !== 11) {
    const many = `${letters.length} character${letters.length === 1 ? "" : "s"}`
    return `It has ${many}, and ids have exactly 11.`
  }
  return ""
}

/** The address of a video's page on YouTube. */
export function videoUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`
}

/** The address of YouTube's search for a title. */
export function searchUrl(title: string): string {
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: title })}`
}
