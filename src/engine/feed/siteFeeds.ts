/** The feeds of a site with its published pictures, built once for each reading of the site. */
import type { FileNode } from "../publicPicture"
import type { Site } from "../site"
import { withArchives } from "./archives"
import type { Feed } from "./feed"
import { feedsOf } from "./items"
import { publishedPictures } from "./pictures"

const feedCache = new WeakMap<Site, Promise<Feed[]>>()

/**
 * Returns every feed of the site, each followed by its archives. `files` are Gatsby's file nodes below content/.
 */
export function siteFeeds(site: Site, files: readonly FileNode[]): Promise<Feed[]> {
  const known = feedCache.get(site) ?? buildFeeds(site, files)
  feedCache.set(site, known)
  return known
}

async function buildFeeds(site: Site, files: readonly FileNode[]): Promise<Feed[]> {
  const feeds = feedsOf(site, await publishedPictures(site, files))
  return feeds.flatMap(feed => withArchives(feed, site.facts.siteUrl))
}
