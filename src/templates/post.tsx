import { graphql, type HeadProps, type PageProps } from "gatsby"
import { longDate } from "../lib/calendar/longDate"
import { counted } from "../lib/text/counted"
import { PageBody, type PageNode, type SiteNode } from "../render/PageBody"
import { PageHead } from "../render/PageHead"

type Data = { page: PageNode & { minutes: number }; site: SiteNode }

export default function Post({ data: { page, site } }: PageProps<Data>) {
  const intro = (
    <p className="byline">
      <time dateTime={page.added}>{longDate(page.added)}</time>, {counted(page.minutes, "minute")} to read
    </p>
  )
  return <PageBody page={page} site={site} intro={intro} />
}

export function Head({ data: { page, site } }: HeadProps<Data>) {
  return <PageHead page={page} site={site} />
}

export const query = graphql`
  query ($of: String!) {
    page: post(path: { eq: $of }) {
      path title description code lang background window icon added minutes hidden embeds tree data
      images { relativePath publicURL childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1200, placeholder: BLURRED) } }
    }
    site { siteMetadata { name siteUrl } }
  }
`
