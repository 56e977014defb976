/** Recognises the ways in which other programs embed videos, and suggests the site's own. */
import type { Json, Props } from "../../lib/content/tree"
import { findVideoId, subdomains } from "../../lib/music/youtubeId"

const youTubePattern = new RegExp(
  `^(?:https?:)?//(?:(?:${subdomains})\\.)?(?:youtube(?:-nocookie)?\\.com|youtu\\.be)/`,
  "i",
)

/** Returns whether an address is one of YouTube's. */
export function isYouTubeUrl(address: string): boolean {
  return youTubePattern.test(address.trim())
}

/** Returns whether an address is a YouTube video or its thumbnail. */
export function isVideoThumbnail(address: string): boolean {
  return (
    isYouTubeUrl(address) ||
    /^(?:https?:)?\/\/(?:img\.youtube\.com|i\d?\.ytimg\.com)\/vi(?:_webp)?\//i.test(address)
  )
}

/** The address or id in the props of another site's video component. */
export function videoAddressIn(props: Props): string {
  const reference = props.src ?? props.url ?? props.href ?? props.id ?? props.videoId ?? props.videoid ?? ""
  return typeof reference === "string" ? reference : ""
}

/** The advice for a video or frame, given an address, an id, or a text that contains one. */
export function videoAdvice(reference: string, title: Json = ""): string {
  const id = findVideoId(reference) ?? /(?:^|[\s"'=[/#])([\w-]{11})(?=$|[\s"'&?%>\]}/])/.exec(reference)?.[1]
  const isTitle = typeof title === "string" && title !== "" && !/["{}]|^YouTube video player$/.test(title)
  const words = isTitle ? title : "..."
  if (id) return `Write <Video id="${id}" title="${words}" />.`
  if (/^(?:https?:)?\/\/\S+$/.test(reference)) return `Write a link: [its title](${reference}).`
  return 'Write <Video id="..." title="..." /> for one on YouTube, or a link: [its title](its address).'
}
