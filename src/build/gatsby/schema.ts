/** The GraphQL types of the site, all declared: none is guessed from what happens to be there. */
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby"
import { readingMinutes } from "../../lib/tree"
import type { Facts } from "../facts"
import { feedHtml, playlistHtml } from "../feed/html"
import type { Page } from "../pages"
import { currentSite } from "./state"

const common = `
  path: String!
  title: String!
  description: String!
  added: String!
  code: String
  feedId: String
  hidden: Boolean!
  lang: String!
  background: String!
  mdx: Mdx @link(by: "internal.contentFilePath", from: "contentFile")
  images: [File!]! @link(by: "relativePath")
  embeds: [String!]!`

const types = `
type Page implements Node @dontInfer {${common}
}
type Post implements Node @dontInfer {${common}
}
type Playlist implements Node @dontInfer {
  path: String!
  slug: String!
  title: String!
  description: String!
  added: String!
  code: String
  feedId: String
  hidden: Boolean!
  songs: [Song!]!
}
type Song {
  id: String
  title: String!
}
type DataList implements Node @dontInfer {
  name: String!
}
type Mdx implements Node @dontInfer {
  frontmatter: MdxFrontmatter
}
type MdxFrontmatter @dontInfer {
  title: String
}
type Site implements Node {
  siteMetadata: SiteMetadata!
}
type SiteMetadata {
  product: String!
  name: String!
  title: String!
  siteUrl: String!
  description: String!
  language: String!
  analyticsId: String
  errorReportsDsn: String
  giphyKey: String
  counterId: String
  favicons: Boolean
}`

/** Declares the types. */
export function declareTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(types)
}

type Source = { path: string; name: string }

/** Adds the fields that are too large, or too much made up of others, to lie in the nodes. */
export function addResolvers({
  createResolvers,
  store,
  getNodesByType,
}: CreateResolversArgs & { store: Store }): void {
  const facts = () => store.getState().config.siteMetadata
  const pageOf = (source: Source): Page | undefined => currentSite(facts()).byPath.get(source.path)
  const html = (source: Source) => {
    const page = pageOf(source)
    const { siteUrl, name } = facts()
    if (!page) return ""
    if (page.playlist) return playlistHtml(page.playlist, siteUrl + page.path)
    // Most pages have no pictures of their own, and the list of all files is long.
    const files = page.images.length > 0 ? (getNodesByType("File") as unknown as FileNode[]) : []
    const images = publishedImages(page, siteUrl, files)
    return feedHtml(page.tree, {
      embeds: currentSite(facts()).embeds,
      siteUrl,
      siteName: name,
      path: page.path,
      images,
    })
  }
  const page = {
    tree: { type: "JSON!", resolve: (source: Source) => pageOf(source)?.tree ?? [] },
    data: {
      type: "JSON!",
      resolve: (source: Source) => {
        const { lists } = currentSite(facts())
        return Object.fromEntries((pageOf(source)?.data ?? []).map(name => [name, lists.get(name) ?? null]))
      },
    },
    feedHtml: { type: "String!", resolve: html },
  }
  createResolvers({
    Page: page,
    Post: {
      ...page,
      minutes: { type: "Int!", resolve: (source: Source) => readingMinutes(pageOf(source)?.tree ?? []) },
    },
    Playlist: { feedHtml: { type: "String!", resolve: html } },
    DataList: {
      value: { type: "JSON", resolve: ({ name }: Source) => currentSite(facts()).lists.get(name) ?? null },
    },
  })
}

export type Store = { getState: () => { config: { siteMetadata: Facts } } }

type FileNode = { relativePath: string; internal: { contentDigest: string }; base: string }

/** Where gatsby-source-filesystem publishes a page's own pictures, by the name that the page uses. */
function publishedImages(page: Page, siteUrl: string, files: readonly FileNode[]): Map<string, string> {
  const folder = page.file.replace(/^content\//, "").replace(/[^/]*$/, "")
  return new Map(
    page.images.flatMap(path => {
      const file = files.find(({ relativePath }) => relativePath === path)
      const address =
        file && `${siteUrl}/static/${file.internal.contentDigest}/${encodeURIComponent(file.base)}`
      const name = path.startsWith(folder) ? path.slice(folder.length) : path
      return address ? [[name, address] as const, [`./${name}`, address] as const] : []
    }),
  )
}
