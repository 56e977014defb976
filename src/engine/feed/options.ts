/** What gatsby-plugin-feed is told: it asks GraphQL for each feed and publishes it, and the head of a page names it. */
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
 * A finished document as the plugin takes what it publishes: it reduces the items that it is given to a feed, and writes
 * down what the `xml` method of that returns. With plain items it would use node-rss, which knows one format, and dates
 * each feed with the moment of the build.
 */
const asItems = (document: string) => ({ reduce: () => ({ xml: () => document }) })

/**
 * Which pages' heads name a feed: all that of everything, the blog its own, and only the list of feeds the rest. The
 * plugin would call an Atom or JSON feed RSS: src/render/PageHead.tsx names those.
 */
function pagesThatName(name: string, format: Format): { match?: string } {
  if (format !== "rss") return { match: "^$" }
  if (name === "") return {}
  return { match: name === "posts" ? "^/(blog|feeds)(/|$)" : "^/feeds/?$" }
}

/** The plugin's options for the site of this name below `root`: each feed in each format. */
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

/** The tags before anything is built; none where their list has mistakes, which the check tells. */
function writtenTags(root: string) {
  const file = join(root, "content/data", `${tagsList}.yaml`)
  if (!existsSync(file)) return []
  try {
    return tagsOf(new Map([[tagsList, { value: parse(readFileSync(file, "utf8")) }]]))
  } catch {
    return []
  }
}
