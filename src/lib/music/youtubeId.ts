/** What YouTube's video ids look like, where they stand in an address, and the addresses that are made of them. */

/** Where YouTube's player comes from: the domain that sets no cookies before a video is played. */
export const playerHost = "https://www.youtube-nocookie.com"

/** Whether a text is a video id: 11 letters, digits, hyphens and underscores (64 bits in base64url). */
export function isVideoId(text: string): boolean {
  return /^[\w-]{11}$/.test(text)
}

/** What stands in place of an id in the address of a list's frame, and of a channel's: words of the length of an id. */
export const frameWords: readonly string[] = ["videoseries", "live_stream"]

/** What may stand before youtube.com in an address of a video, as alternatives of a regular expression. */
export const subdomains = "www|m|music|gaming"

const ownHost = new RegExp(`^(?:(?:${subdomains})\\.)?(youtu\\.be|youtube(?:-nocookie)?\\.com)$`)

/** The address that an attribution link leads on to; the address itself where it is none. */
export function attributed(url: URL): URL {
  const onward = url.pathname === "/attribution_link" ? url.searchParams.get("u") : null
  return (onward && parse(onward, url.origin)) || url
}

/** The video id in an address of YouTube's, or in a text that is nothing but an id; null where there is none. */
export function findVideoId(text: string): string | null {
  const words = text.trim()
  if (isVideoId(words)) return words
  const given = parse(/^[a-z][a-z\d+.-]*:/i.test(words) ? words : `https://${words}`)
  if (!given) return null
  const url = attributed(given)
  const host = ownHost.exec(url.hostname)?.[1]
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean)
  const inPath = /^(embed|e|shorts|live|v|watch)$/.test(first) ? second : ""
  const id = host === "youtu.be" ? first : host ? inPath || url.searchParams.get("v") : null
  const isWord = first === "embed" && frameWords.includes(second)
  return id && isVideoId(id) && !isWord ? id : null
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
