/** YouTube video ids: their format, their places in addresses, and the addresses made from them. */

/** The origin of YouTube's player: the domain that sets no cookies before a video plays. */
export const playerHost = "https://www.youtube-nocookie.com"

/** Returns whether a text is a video id: 11 letters, digits, hyphens and underscores (64 bits in base64url). */
export function isVideoId(text: string): boolean {
  return /^[\w-]{11}$/.test(text)
}

/** Words as long as an id, which stand in its place in the embed address of a playlist or a channel. */
const frameWords: readonly string[] = ["videoseries", "live_stream"]

/** The subdomains of youtube.com with videos, as alternatives of a regular expression. */
export const subdomains = "www|m|music|gaming"

const ownHost = new RegExp(`^(?:(?:${subdomains})\\.)?(youtu\\.be|youtube(?:-nocookie)?\\.com)$`)

/** Returns the target of an attribution link; any other address is returned unchanged. */
export function resolveAttribution(url: URL): URL {
  const onward = url.pathname === "/attribution_link" ? url.searchParams.get("u") : null
  return (onward && parse(onward, url.origin)) || url
}

/**
 * Reads the id at the start of a text: 11 characters, followed by one that can't be part of an id, as in "|Rick" or
 * "&t=30". Underscores after it are ignored, as Markdown's _emphasis_. Null if the run of id characters is not 11 long.
 */
export function idAtStart(text: string): string | null {
  return /^([\w-]{11})_*(?![\w-])/.exec(text)?.[1] ?? null
}

/**
 * Reads a parameter of an address, even after a wrong separator: "youtu.be/id&t=30", "watch?v=id?t=30". Null for none.
 */
export function looseParameter(url: URL, name: string): string | null {
  const proper = url.searchParams.get(name)
  if (proper !== null) return proper
  const rest = url.pathname + url.search + url.hash
  return new RegExp(`[?&#;](?:amp;)*${name}=([^?&#;]*)`, "i").exec(rest)?.[1] ?? null
}

/**
 * Lists the parts of a YouTube address that can hold a video id, each from the id's first character on, by precedence:
 * the path, then the parameter v.
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

/** Reads the video id in a YouTube address, ignoring characters after it; null if there is none. */
export function idInAddress(url: URL): string | null {
  for (const place of idPlaces(resolveAttribution(url))) {
    const id = idAtStart(place)
    if (id) return id
  }
  return null
}

const addressPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.@-])(?:https?:)?(?://)?(?:(?:${subdomains})\\.)?(?:youtube(?:-nocookie)?\\.com|youtu\\.be)(?=[/?#:])\\S*`,
  "giu",
)

/** Finds the first video id in a text: in a YouTube address anywhere, or alone apart from punctuation. */
export function findVideoId(text: string): string | null {
  for (const [address] of text.matchAll(addressPattern)) {
    const url = parse(address.replace(/^(?:https?:)?(?:\/\/)?/i, "https://"))
    const id = url && idInAddress(url)
    if (id) return id
  }
  return /^[^\w-]*([\w-]{11})[^\w-]*$/.exec(text)?.[1] ?? null
}

/** Decodes the percent codes of a part of an address; invalid ones are left as they are. */
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

/** Explains in a sentence why a text is not a video id; empty if it is one. */
export function idProblem(text: string): string {
  const letters = [...text]
  const invalid = [...new Set(letters.filter(letter => !/[\w-]/.test(letter)))]
  if (letters.length === 0) return "There is no id at all in the address."
  if (invalid.length > 0) {
    const signs = invalid.map(sign => (sign === " " ? "a space" : `"${sign}"`)).join(", ")
    return `It has ${signs} in it, and ids have letters, digits, hyphens and underscores only.`
  }
  if (letters.length !== 11) {
    const many = `${letters.length} character${letters.length === 1 ? "" : "s"}`
    return `It has ${many}, and ids have exactly 11.`
  }
  return ""
}

/** Returns the address of a video's page on YouTube. */
export function videoUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`
}

/** Returns the address of a YouTube search for a title. */
export function searchUrl(title: string): string {
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: title })}`
}
