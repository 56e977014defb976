/** Videos as other programs have them written, and what is written for them here. */
import type { Json, Props } from "../../lib/content/tree"
import { findVideoId, subdomains } from "../../lib/music/youtubeId"

const ofYouTube = new RegExp(
  `^(?:https?:)?//(?:(?:${subdomains})\\.)?(?:youtube(?:-nocookie)?\\.com|youtu\\.be)/`,
  "i",
)

/** Whether an address is one of YouTube's. */
export function isYouTubeUrl(address: string): boolean {
  return ofYouTube.test(address.trim())
}

/** Whether an address is one of YouTube's own pictures of a video, or of the video itself. */
export function isVideoThumbnail(address: string): boolean {
  return (
    isYouTubeUrl(address) ||
    /^(?:https?:)?\/\/(?:img\.youtube\.com|i\d?\.ytimg\.com)\/vi(?:_webp)?\//i.test(address)
  )
}

/** What the tag of another site's video names it by: an address or an id. */
export function videoAddressIn(props: Props): string {
  const named = props.src ?? props.url ?? props.href ?? props.id ?? props.videoId ?? props.videoid ?? ""
  return typeof named === "string" ? named : ""
}

/** What to write for a video or a frame, by an address or id, or a text that has one in it. */
export function videoAdvice(named: string, title: Json = ""): string {
  const id = findVideoId(named) ?? /(?:^|[\s"'=[/#])([\w-]{11})(?=$|[\s"'&?%>\]}/])/.exec(named)?.[1]
  const isTitle = typeof title === "string" && title !== "" && !/["{}]|^YouTube video player$/.test(title)
  const words = isTitle ? title : "..."
  if (id) return `Write <Video id="${id}" title="${words}" />.`
  if (/^(?:https?:)?\/\/\S+$/.test(named)) return `Write a link: [its title](${named}).`
  return 'Write <Video id="..." title="..." /> for one on YouTube, or a link: [its title](its address).'
}
