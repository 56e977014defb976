/** What is published beside the pages: the picker's list, the lists of pages under /json, pages at old addresses, and what machines ask for. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { manifestJson } from "../manifest"
import { filesIn } from "../read"
import { rawFileOf } from "../references"
import type { Site } from "../site"
import { robotsTxt, sitemapXml } from "../sitemap"

/**
 * Writes the list of all pages that the picker, the numpad and the 404 page ask for, and the numbers that lead elsewhere: to
 * the address of a page that was, or to a folder of files in `static` that has a number as pages have.
 */
export function writeDirectory(site: Site): void {
  const retired = site.codes.lines
    .filter(line => line.retired)
    .map(({ code, path, now }) => ({ code, path: `/${now ?? path}` }))
  const files = site.codes.lines
    .filter(line => line.planned && existsSync(join(site.root, "static", line.path, "index.html")))
    .map(({ code, path }) => ({ code, path: `/${path}`, file: true }))
  write(site, "pages.json", JSON.stringify(site.lists.get("pages") ?? []))
  write(site, "retired.json", JSON.stringify([...retired, ...files]))
}

/** Writes the lists of each page under /json as a file beside it: the list itself where there is one, else all by name. */
export function writeRawFiles(site: Site): void {
  for (const page of site.pages) {
    const file = rawFileOf(page)
    if (!file) continue
    const lists = Object.fromEntries(page.data.map(name => [name, site.lists.get(name) ?? null]))
    const value = page.data.length === 1 ? Object.values(lists)[0] : lists
    write(site, file.slice(1), `${JSON.stringify(value, null, 2)}\n`)
  }
}

/** Writes the site's name, as gatsby-config.ts has it, over that of juhq.fi in the pages that are served as they are. */
export function writeNames({ root, facts }: Pick<Site, "root" | "facts">): void {
  for (const file of filesIn(root, "static", ".html")) {
    const source = join(root, file)
    const target = join(root, file.replace(/^static/, "public"))
    // Real reports, which npm run reports makes, stand there instead, and are left alone.
    if (!existsSync(target)) continue
    const text = readFileSync(source, "utf8")
    if (readFileSync(target, "utf8") !== text) continue
    const named = text.replaceAll("juhq.fi", facts.name)
    if (named !== text) writeFileSync(target, named)
  }
}

/** Writes a page at every old address, for hosts that can't redirect by themselves. */
export function writeRedirects(site: Site): void {
  for (const { from, to } of site.redirects)
    write(site, `${from}/index.html`, redirectPage(to, site.facts.siteUrl))
}

/** A page that leads to where the page is now, by itself and by a link. */
export function redirectPage(to: string, siteUrl: string): string {
  const safe = to.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta http-equiv="refresh" content="0; url=${safe}">
<link rel="canonical" href="${siteUrl}${safe}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
</head>
<body>
<p>This page has moved to <a href="${safe}">${safe}</a>.</p>
</body>
</html>
`
}

/** Writes what machines ask for; a file of the same name in static stands instead of it. */
export function writeForMachines(site: Site): void {
  const files = {
    "sitemap.xml": sitemapXml(site),
    "robots.txt": robotsTxt(site.facts),
    "manifest.webmanifest": manifestJson(site.facts),
  }
  for (const [file, text] of Object.entries(files))
    if (!existsSync(join(site.root, "static", file))) write(site, file, text)
}

function write({ root }: Site, path: string, text: string): void {
  const file = join(root, "public", path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
