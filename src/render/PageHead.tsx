import { useSiteName } from "../hooks/page/siteName"
import { recipeLd, recipesOf, scriptJson } from "../lib/content/recipe"
import type { Json } from "../lib/content/tree"
import type { SiteNode } from "./PageBody"

type Props = {
  page: {
    path: string
    title: string
    description: string
    lang?: string
    hidden?: boolean
    added?: string
    data?: Record<string, Json>
  }
  site: SiteNode
}

/** What the head of every page says of it: title, description, address and social card. */
export function PageHead({ page, site }: Props) {
  const { path, title, description, lang = "en", hidden } = page
  const { siteUrl } = site.siteMetadata
  const name = useSiteName(site.siteMetadata.name)
  const whole = title ? `${name} - ${title}` : name
  const address = siteUrl + path.replace(/\/\[.*$/, "")
  return (
    <>
      <html lang={lang} />
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {hidden && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${siteUrl}/pictures/social-card.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#008080" />
      <link rel="icon" href="/favicon.png" type="image/png" />
      {/* The plugin that writes the feeds names those in RSS. */}
      <link rel="alternate" type="application/atom+xml" title={`${name} (Atom)`} href="/atom.xml" />
      <link rel="alternate" type="application/feed+json" title={`${name} (JSON Feed)`} href="/feed.json" />
      {recipesOf(page.data).map(recipe => (
        <script key={recipe.name} type="application/ld+json">
          {scriptJson(recipeLd(recipe, page, siteUrl))}
        </script>
      ))}
    </>
  )
}
