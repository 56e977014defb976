/** The media types of the feeds, which hosts can't guess from names that end in .xml and .json. */
import { formats, wellKnownPaths } from "../feed/channels"
import { matchesGlob } from "./globs"

export type FeedType = {
  type: string
  /** Paths with at most one `*`, which matches any part: "/rss.xml". */
  paths: string[]
}

/** The paths of each media type. */
export const feedTypes: readonly FeedType[] = Object.values(formats).map(({ file, type }) => ({
  type,
  paths: [
    `/${file}`,
    `/feeds/*/${file}`,
    ...wellKnownPaths
      .filter(({ from, to }) => /\.\w+$/.test(from) && to.endsWith(`/${file}`))
      .map(({ from }) => from),
  ],
}))

/** The media type of the feed at a path; undefined if it is no feed. */
export function feedTypeOf(path: string): string | undefined {
  return feedTypes.find(({ paths }) => paths.some(each => matchesGlob(each, path)))?.type
}
