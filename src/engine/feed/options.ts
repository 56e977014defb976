/** Options of gatsby-plugin-feed, which queries and publishes each feed and links them in the pages' heads. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { tagsList, tagsOf } from "../tags"
import { channelsOf, type Format, feedAddress, formats } from "./channels"
import type { Feed } from "./feed"
import { feedWriters } from "./write"

type Query = { site: { siteMetadata: { siteUrl: string } }; feed: Feed }

const fields = `id name title description link language author updated archive older newer
  items { title url guid date updated touched language categories author description html }`

/**
 * Wraps a finished document in the shape that the plugin expects: it reduces the items to a feed, and writes the
 * result of that feed's `xml` method. With plain items it would use node-rss, which knows one format and dates each
 * feed at the moment of the build.
 */
const asItems = (document: string) => ({ reduce: () => ({ xml: () => document }) })

/**
 * Selects the pages whose head names a feed: all pages for the feed of everything, the blog for its own. The plugin
 * would label Atom and JSON feeds as RSS; src/render/PageHead.tsx links those.
 */
function pagesThatName(name: string, format: Format): { match?: string } {
  if (format !== "rss") return { match: "^$" }
  if (name === "") return {}
  return { match: name === "posts" ? "^/(blog|feeds)(/|$)" : "^/feeds/?$" }
}

/** The plugin's options for every feed in each format. */
export function feedOptions(siteName: string, root: string) {
  const feeds = channelsOf(writtenTags(root)).flatMap(({ name, title }) =>
    (Object.keys(formats) as Format[]).map(format => ({
      output: feedAddress(name, format),
      title: title ? `${siteName}: ${title}` : siteName,
      query: `{ feed(name: ${JSON.stringify(name)}) { ${fields} } }`,
      serialize: ({ query: { feed, site } }: { query: Query }) =>
        asItems(feedWriters[format](feed, site.siteMetadata.siteUrl)),
      ...pagesThatName(name, format),
    })),
  )
  return { query: "{ site { siteMetadata { siteUrl } } }", feeds }
}

/** Reads the tags before the build; empty if their list has mistakes, which the check reports. */
function writtenTags(root: string) {
  const file = join(root, "content/data", `${tagsList}.yaml`)
  if (!existsSync(file)) return []
  try {
    return tagsOf(new Map([[tagsList, { value: parse(readFileSync(file, "utf8")) }]]))
  } catch {
    return []
  }
}
