import { useSiteName } from "../hooks/page/siteName"
import type { HeadFacts } from "../lib/content/head"
import type { SiteQueryResult } from "./PageBody"

type Props = {
  page: { title: string; description: string; lang: string; head: HeadFacts }
  site: SiteQueryResult
}

/** The head of every page: title, description, canonical address, social card and structured data. */
export function PageHead({ page: { title, description, lang, head }, site }: Props) {
  const { name } = site.siteMetadata
  const now = useSiteName(name)
  const { canonical, indexed, card, article, structured } = head
  return (
    <>
      <html lang={lang} />
      <title>{title ? `${now} - ${title}` : now}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {!indexed && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title || name} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article ? "article" : "website"} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title || name}, in a window of ${name}`} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.png" type="image/png" />
      {/* gatsby-plugin-feed links the RSS feeds. */}
      <link rel="alternate" type="application/atom+xml" title={`${name} (Atom)`} href="/atom.xml" />
      <link rel="alternate" type="application/feed+json" title={`${name} (JSON Feed)`} href="/feed.json" />
      {structured.map(text => (
        <script key={text} type="application/ld+json">
          {text}
        </script>
      ))}
    </>
  )
}
