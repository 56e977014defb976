import { graphql, type HeadProps, type PageProps } from "gatsby"
import type { HeadFacts } from "../lib/content/head"
import { PageBody, type PageNode, type SiteQueryResult } from "../render/PageBody"
import { PageHead } from "../render/PageHead"

type Data = { page: PageNode & { head: HeadFacts }; site: SiteQueryResult }

export default function Page({ data, params }: PageProps<Data>) {
  return <PageBody page={data.page} site={data.site} params={params as Record<string, string>} />
}

export function Head({ data: { page, site } }: HeadProps<Data>) {
  return <PageHead page={page} site={site} />
}

export const query = graphql`
  query ($pagePath: String!) {
    page(path: { eq: $pagePath }) {
      path title description code lang background window stays icon added updated hidden embeds tree data
      thing { name hint isLoose icon }
      pertti { carries wears hides runs away }
      neighbours { path title code }
      head { canonical indexed card article { published modified } structured }
      images { relativePath publicURL image }
    }
    site { siteMetadata { name siteUrl } }
  }
`
