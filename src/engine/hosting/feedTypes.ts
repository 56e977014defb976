/** The media types of the feeds: no host knows them from names that end in xml and json. */
import { formats, wellKnownPaths } from "../feed/channels"
import { fits } from "./globs"

export type FeedType = {
  type: string
  /** Addresses, with at most one star for any part of a path: "/rss.xml". */
  paths: string[]
}

/** Each type with the addresses that have it. */
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

/** The type of the feed at an address; undefined for what is no feed. */
export function feedTypeOf(path: string): string | undefined {
  return feedTypes.find(({ paths }) => paths.some(each => fits(each, path)))?.type
}
