/** Writes what is published beside the feeds: their archives, the list of them all, and the addresses where people look for one. */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Site } from "../site"
import { type Format, feedAddress, feedList, formats, wellKnownPaths } from "./channels"
import type { Feed } from "./feed"
import { feedHeads } from "./items"
import { feedWriters, opmlList } from "./write"

/** Writes all of it below public, where the plugin has published the feeds that are no archives. */
export function writeFeedRedirects(site: Site, feeds: readonly Feed[]): void {
  writeArchives(site, feeds)
  write(site, feedList, opmlList(feedHeads(site), site.facts))
  for (const { from, to } of freeWellKnownPaths(site)) {
    if (isFile(from)) copyFileSync(place(site, to), prepared(place(site, from)))
    else write(site, `${from}/index.html`, feedRedirectPage(to, site.facts.siteUrl))
  }
}

/** Writes the archives of each feed; those that an earlier build has left go. */
function writeArchives(site: Site, feeds: readonly Feed[]): void {
  for (const { name } of feeds.filter(({ archive }) => archive === null))
    rmSync(dirname(dirname(place(site, feedAddress(name, "rss", "0000")))), { recursive: true, force: true })
  for (const feed of feeds.filter(({ archive }) => archive !== null))
    for (const format of Object.keys(formats) as Format[])
      write(site, feedAddress(feed.name, format, feed.archive), feedWriters[format](feed, site.facts.siteUrl))
}

/** The usual addresses of feeds at which the site has nothing of its own. */
export function freeWellKnownPaths({ byPath, redirects, root }: Pick<Site, "byPath" | "redirects" | "root">) {
  const taken = new Set(redirects.map(({ from }) => from))
  return wellKnownPaths.filter(
    ({ from, to }) =>
      !byPath.has(from) && !taken.has(from) && !existsSync(join(root, "static", from)) && to !== from,
  )
}

/** A page that leads people and readers to a feed, for hosts that do not redirect. */
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

const place = ({ root }: Pick<Site, "root">, address: string) => join(root, "public", address)

function prepared(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  return file
}

function write(site: Site, address: string, text: string): void {
  writeFileSync(prepared(place(site, address)), text)
}
