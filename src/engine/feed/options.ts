/** The feed, told to gatsby-plugin-feed, which asks GraphQL for the items and has node-rss write them down. */
import type { FeedItem } from "./items"

type SiteFacts = { siteUrl: string; title: string; description: string; language: string }

type Query = { site: { siteMetadata: SiteFacts }; feed: FeedItem[] }

/** The items as node-rss takes them. */
export function rssItems({ query: { feed } }: { query: Pick<Query, "feed"> }) {
  return feed.map(({ html, ...item }) => ({
    ...item,
    custom_elements: [{ "content:encoded": { _cdata: html } }],
  }))
}

/** The channel as node-rss takes it. */
export function rssChannel({ query: { site } }: { query: Pick<Query, "site"> }) {
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

/** Puts right the one thing that node-rss can't be told: the channel's date is `date`, not that of the build. */
export function dated(xml: string, date: string | undefined): string {
  return xml.replace(
    /<lastBuildDate>[^<]*<\/lastBuildDate>/,
    date ? `<lastBuildDate>${date}</lastBuildDate>` : "",
  )
}

/** The plugin's options for a site of this name. */
export const feedOptions = (title: string) => ({
  query: "{ site { siteMetadata { siteUrl title description language } } }",
  setup: rssChannel,
  feeds: [
    {
      output: "/rss.xml",
      title,
      serialize: rssItems,
      query: "{ feed { title url guid date description html } }",
    },
  ],
})
