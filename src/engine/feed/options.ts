/** The feeds as RSS 2.0, told to gatsby-plugin-feed, which asks GraphQL for them and has node-rss write them down. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { tagsList, tagsOf } from "../tags"
import { channelsOf, feedAddress, generator } from "./channels"
import type { Feed } from "./items"

type Query = { site: { siteMetadata: { siteUrl: string } }; feed: Feed }

/** The items as node-rss takes them. */
export function rssItems({ query: { feed } }: { query: Pick<Query, "feed"> }) {
  return feed.items.map(({ html, updated, touched: _, language, ...item }) => ({
    ...item,
    custom_elements: [
      ...(language ? [{ "dc:language": language }] : []),
      ...(updated ? [{ "atom:updated": updated }] : []),
      { "content:encoded": { _cdata: html } },
    ],
  }))
}

/** The channel as node-rss takes it. */
export function rssChannel({ query: { site, feed } }: { query: Query }) {
  const { siteUrl } = site.siteMetadata
  const { name, title, description, link, language, author } = feed
  return {
    title,
    description,
    site_url: link,
    feed_url: siteUrl + feedAddress(name, "rss"),
    language,
    generator,
    docs: "https://www.rssboard.org/rss-specification",
    // A day: nothing comes more often.
    ttl: 1440,
    categories: ["Humor"],
    custom_elements: [
      { "dc:creator": author },
      {
        image: [{ url: `${siteUrl}/favicon.png` }, { title }, { link }, { width: 32 }, { height: 32 }],
      },
    ],
  }
}

/** Puts right the one thing that node-rss can't be told: the channel's date is `date`, not that of the build. */
export function dated(xml: string, date: string | undefined): string {
  return xml.replace(
    /<lastBuildDate>[^<]*<\/lastBuildDate>/,
    date ? `<lastBuildDate>${date}</lastBuildDate>` : "",
  )
}

const fields = `name title description link language author updated
  items { title url guid date updated touched language categories author description html }`

/** Which pages name a feed in their head: all that of everything, the blog its own, and only the list of feeds the rest. */
function pagesThatName(name: string): { match?: string } {
  if (name === "") return {}
  return { match: name === "posts" ? "^/(blog|feeds)(/|$)" : "^/feeds/?$" }
}

/** The plugin's options for the site of this name below `root`. */
export function feedOptions(siteName: string, root: string) {
  return {
    query: "{ site { siteMetadata { siteUrl } } }",
    setup: rssChannel,
    feeds: channelsOf(writtenTags(root)).map(({ name, title }) => ({
      output: feedAddress(name, "rss"),
      title: title ? `${siteName}: ${title}` : siteName,
      serialize: rssItems,
      query: `{ feed(name: ${JSON.stringify(name)}) { ${fields} } }`,
      ...pagesThatName(name),
    })),
  }
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
