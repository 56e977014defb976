/** Publishes the archives, the OPML list and the well-known addresses of the feeds. */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Site } from "../site"
import { type Format, feedAddress, feedList, formats, wellKnownPaths } from "./channels"
import type { Feed } from "./feed"
import { feedHeads } from "./items"
import { feedWriters, opmlList } from "./write"

/** Writes everything below public. The plugin has published the main feeds there already. */
export function writeFeedRedirects(site: Site, feeds: readonly Feed[]): void {
  writeArchives(site, feeds)
  write(site, feedList, opmlList(feedHeads(site), site.facts))
  for (const { from, to } of freeWellKnownPaths(site)) {
    if (isFile(from)) copyFileSync(publicFile(site, to), withFolder(publicFile(site, from)))
    else write(site, `${from}/index.html`, feedRedirectPage(to, site.facts.siteUrl))
  }
}

/** Writes the archives of each feed, and deletes those of earlier builds. */
function writeArchives(site: Site, feeds: readonly Feed[]): void {
  for (const { name } of feeds.filter(({ archive }) => archive === null))
    rmSync(dirname(dirname(publicFile(site, feedAddress(name, "rss", "0000")))), {
      recursive: true,
      force: true,
    })
  for (const feed of feeds.filter(({ archive }) => archive !== null))
    for (const format of Object.keys(formats) as Format[])
      write(site, feedAddress(feed.name, format, feed.archive), feedWriters[format](feed, site.facts.siteUrl))
}

/** The well-known feed addresses that the site does not use for something else. */
export function freeWellKnownPaths({ byPath, redirects, root }: Pick<Site, "byPath" | "redirects" | "root">) {
  const taken = new Set(redirects.map(({ from }) => from))
  return wellKnownPaths.filter(
    ({ from, to }) =>
      !byPath.has(from) && !taken.has(from) && !existsSync(join(root, "static", from)) && to !== from,
  )
}

/** A page that redirects people and readers to a feed, for hosts without redirects. */
export function feedRedirectPage(to: string, siteUrl: string): string {
  const { type } = Object.values(formats).find(({ file }) => to.endsWith(file)) ?? formats.rss
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Feed</title>
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="alternate" type="${type}" href="${siteUrl}${to}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
</head>
<body>
<p>The feed is at <a href="${to}">${siteUrl}${to}</a>, and all of them are on <a href="/feeds">/feeds</a>.</p>
</body>
</html>
`
}

const isFile = (address: string) => /\.\w+$/.test(address)

const publicFile = ({ root }: Pick<Site, "root">, address: string) => join(root, "public", address)

function withFolder(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  return file
}

function write(site: Site, address: string, text: string): void {
  writeFileSync(withFolder(publicFile(site, address)), text)
}
