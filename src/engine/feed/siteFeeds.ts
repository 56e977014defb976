/** The feeds of a site with its published pictures, made once for each reading of it. */
import type { FileNode } from "../publicPicture"
import type { Site } from "../site"
import { withArchives } from "./archives"
import type { Feed } from "./feed"
import { feedsOf } from "./items"
import { publishedPictures } from "./pictures"

const made = new WeakMap<Site, Promise<Feed[]>>()

/** Every feed of the site, each followed by its archives; `files` are those that Gatsby knows below content/. */
export function siteFeeds(site: Site, files: readonly FileNode[]): Promise<Feed[]> {
  const known = made.get(site) ?? make(site, files)
  made.set(site, known)
  return known
}

async function make(site: Site, files: readonly FileNode[]): Promise<Feed[]> {
  const feeds = feedsOf(site, await publishedPictures(site, files))
  return feeds.flatMap(feed => withArchives(feed, site.facts.siteUrl))
}
