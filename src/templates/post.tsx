import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageLink } from "../components/page-link/PageLink"
import { longDate } from "../lib/calendar/longDate"
import type { HeadFacts } from "../lib/content/head"
import { pluralise } from "../lib/text/pluralise"
import { PageBody, type PageNode, type SiteQueryResult } from "../render/PageBody"
import { PageHead } from "../render/PageHead"

type Other = { path: string; title: string }

type Data = {
  page: PageNode & { head: HeadFacts; minutes: number }
  posts: { nodes: Other[] }
  site: SiteQueryResult
}

export default function Post({ data: { page, posts, site } }: PageProps<Data>) {
  const index = posts.nodes.findIndex(({ path }) => path === page.path)
  const [older, newer] = [posts.nodes[index - 1], posts.nodes[index + 1]]
  const intro = (
    <p className="byline">
      <time dateTime={page.added}>{longDate(page.added)}</time>, {pluralise(page.minutes, "minute")} to read
      {page.updated && (
        <>
          , changed <time dateTime={page.updated}>{longDate(page.updated)}</time>
        </>
      )}
    </p>
  )
  const outro = (
    <nav aria-label="Other posts" className="buttons">
      {older && <PageLink to={older.path}>Older: {older.title}</PageLink>}
      {newer && <PageLink to={newer.path}>Newer: {newer.title}</PageLink>}
    </nav>
  )
  return <PageBody page={page} site={site} intro={intro} outro={outro} />
}

export function Head({ data: { page, site } }: HeadProps<Data>) {
  return <PageHead page={page} site={site} />
}

export const query = graphql`
  query ($pagePath: String!) {
    page: post(path: { eq: $pagePath }) {
      path title description code lang background window icon added updated minutes hidden embeds tree data
      pertti { carries wears hides runs away }
      head { canonical indexed card article { published modified } structured }
      images { relativePath publicURL image }
    }
    posts: allPost(filter: { hidden: { ne: true } }, sort: { added: ASC }) { nodes { path title } }
    site { siteMetadata { name siteUrl } }
  }
`
