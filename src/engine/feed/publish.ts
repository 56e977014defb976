/** Writes what is published beside the feeds: the list of them all, and the addresses where people look for one. */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Site } from "../site"
import { feedList, formats, usualAddresses } from "./channels"
import { feedHeads } from "./items"
import { opmlList } from "./write"

/** Writes all of it below public, where the plugin has published the feeds. */
export function writeBesideFeeds(site: Site): void {
  write(site, feedList, opmlList(feedHeads(site), site.facts))
  for (const { from, to } of usualPlaces(site)) {
    if (isFile(from)) copyFileSync(place(site, to), prepared(place(site, from)))
    else write(site, `${from}/index.html`, signpost(to, site.facts.siteUrl))
  }
}

/** The usual addresses of feeds at which the site has nothing of its own. */
export function usualPlaces({ byPath, redirects, root }: Pick<Site, "byPath" | "redirects" | "root">) {
  const taken = new Set(redirects.map(({ from }) => from))
  return usualAddresses.filter(
    ({ from, to }) =>
      !byPath.has(from) && !taken.has(from) && !existsSync(join(root, "static", from)) && to !== from,
  )
}

/** A page that leads people and readers to a feed, for hosts that do not redirect. */
export function signpost(to: string, siteUrl: string): string {
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
