/** The feed, told to gatsby-plugin-feed: every page, post and playlist, newest first, with its whole text. */

type Item = {
  title: string
  path: string
  added: string
  feedId: string
  feedHtml: string
  description: string
}

type Query = {
  site: { siteMetadata: { siteUrl: string; title: string; description: string; language: string } }
  allPage: { nodes: Item[] }
  allPost: { nodes: Item[] }
  allPlaylist: { nodes: Item[] }
}

type FeedArguments = { query: Query }

/** The most items that the feed has: more than the site has pages, less than a reader would choke on. */
export const feedLength = 300

const fields = "{ title path added feedId feedHtml description }"
const order = `sort: [{ added: DESC }, { code: DESC }], filter: { feedId: { ne: null } }, limit: ${feedLength}`

/** The newest first; of one day, the one with the higher number. */
export function feedOrder(a: Item, b: Item): number {
  if (a.added !== b.added) return a.added < b.added ? 1 : -1
  return a.feedId < b.feedId ? 1 : -1
}

/** A day as RFC 822 has it, at noon in Greenwich: "2024-05-31" is "Fri, 31 May 2024 12:00:00 GMT". */
export function rfc822(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString()
}

/** The items as node-rss takes them. */
export function feedItems({ query: { site, allPage, allPost, allPlaylist } }: FeedArguments) {
  const { siteUrl } = site.siteMetadata
  const items = [...allPage.nodes, ...allPost.nodes, ...allPlaylist.nodes]
    .sort(feedOrder)
    .slice(0, feedLength)
  return items.map(item => ({
    title: item.title || site.siteMetadata.title,
    url: siteUrl + item.path,
    guid: item.feedId,
    date: rfc822(item.added),
    description: item.description,
    custom_elements: [{ "content:encoded": { _cdata: item.feedHtml } }],
  }))
}

/** The channel as node-rss takes it. */
export function feedChannel({ query: { site } }: FeedArguments) {
  const { siteUrl, title, description, language } = site.siteMetadata
  return {
    title,
    description,
    site_url: siteUrl,
    feed_url: `${siteUrl}/rss.xml`,
    language,
    generator: "Pertti the hamster, in his wheel",
  }
}

/** Puts right what node-rss can't be told: the channel's date is that of its newest item, not of the build. */
export function withNewestDate(xml: string): string {
  const newest = /<item>[\s\S]*?<pubDate>([^<]*)<\/pubDate>/.exec(xml)?.[1]
  const date = newest ? `<lastBuildDate>${newest}</lastBuildDate>` : ""
  return xml.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, date)
}

/** The plugin's options for a site of this name. */
export const feedOptions = (title: string) => ({
  query: "{ site { siteMetadata { siteUrl title description language } } }",
  setup: feedChannel,
  feeds: [
    {
      output: "/rss.xml",
      title,
      serialize: feedItems,
      query: `{ allPage(${order}) { nodes ${fields} } allPost(${order}) { nodes ${fields} } allPlaylist(${order}) { nodes ${fields} } }`,
    },
  ],
})
