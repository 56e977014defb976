/** The GraphQL types of the site, all declared explicitly: inference would depend on the content. */
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby"
import { type Json, readingMinutes } from "../../lib/content/tree"
import { siteFeeds } from "../feed/siteFeeds"
import { neighboursIn } from "../neighbours"
import { headFacts } from "../pageHead"
import type { Page } from "../pages"
import type { FileNode } from "../publicPicture"
import { sheetOf } from "../sheets"
import type { Site } from "../site"
import { type PictureNode, pictureNode, type Tools } from "./pictures"

const common = `
  path: String!
  title: String!
  description: String!
  added: String!
  updated: String
  code: String
  feedId: String
  hidden: Boolean!
  lang: String!
  background: String!
  window: String!
  stays: Boolean!
  thing: Thing
  pertti: PerttiRole
  icon: String!
  mdx: Mdx @link(by: "internal.contentFilePath", from: "contentFile")
  images: [PagePicture!]!
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
  updated: String
  code: String
  feedId: String
  hidden: Boolean!
  lang: String!
  icon: String!
  songs: [Song!]!
  sideB: [String!]!
  embeds: [String!]!
}
type Thing {
  name: String!
  hint: String!
  isLoose: Boolean!
  icon: String!
}
type PerttiRole {
  carries: String
  wears: String
  hides: Boolean
  away: Boolean
  runs: Boolean
}
type PagePicture {
  relativePath: String!
  publicURL: String!
  image: JSON
}
type Neighbour {
  path: String!
  title: String!
  code: String!
}
type HeadFacts {
  canonical: String
  indexed: Boolean!
  card: String!
  article: Article
  structured: [String!]!
}
type Article {
  published: String!
  modified: String!
}
type Song {
  id: String
  title: String!
}
type DataList implements Node @dontInfer {
  name: String!
}
type Feed {
  id: String!
  name: String!
  title: String!
  description: String!
  link: String!
  language: String!
  author: String!
  updated: String!
  archive: String
  older: String
  newer: String
  items: [FeedItem!]!
}
type FeedItem {
  title: String!
  url: String!
  guid: String!
  date: String!
  updated: String
  touched: String!
  language: String
  categories: [String!]!
  author: String!
  description: String!
  html: String!
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
  badgeService: String
  wikipedia: Boolean
  youtube: Boolean
}`

export function declareTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(types)
}

type Source = { path: string; name: string; images: string[] }

type Context = {
  nodeModel: { findAll: (query: object) => Promise<{ entries: Iterable<FileNode> }> }
}

/** Adds resolvers for fields that are too large, or depend on too much, to be stored in nodes. */
export function addResolvers(
  {
    createResolvers,
    getNodesByType,
    ...tools
  }: Pick<CreateResolversArgs, "createResolvers" | "getNodesByType"> & Tools,
  site: () => Site,
): void {
  const pageOf = (source: Pick<Source, "path">): Page | undefined => site().byPath.get(source.path)
  const head = {
    type: "HeadFacts",
    resolve: (source: Source) => {
      const page = pageOf(source)
      return page ? headFacts(page, site()) : null
    },
  }
  const neighbours = {
    type: "[Neighbour!]!",
    resolve: ({ path }: Source) => neighboursIn(site(), path),
  }
  const page = {
    head,
    neighbours,
    images: {
      type: "[PagePicture!]!",
      resolve: async (source: Source, _: unknown, context: Context): Promise<PictureNode[]> => {
        const files = await pictureFiles(source, context)
        return Promise.all(files.map(file => pictureNode(site().root, file, tools)))
      },
    },
    tree: { type: "JSON!", resolve: (source: Source) => pageOf(source)?.tree ?? [] },
    data: {
      type: "JSON!",
      resolve: (source: Source) => {
        const { lists } = site()
        return Object.fromEntries((pageOf(source)?.data ?? []).map(name => [name, lists.get(name) ?? null]))
      },
    },
  }
  const listOf = (name: string): Json => {
    const value = site().lists.get(name) ?? null
    return name === "menus" ? withIcons(value, path => pageOf({ path })?.icon) : value
  }
  createResolvers({
    Page: page,
    Post: {
      ...page,
      minutes: { type: "Int!", resolve: (source: Source) => readingMinutes(pageOf(source)?.tree ?? []) },
    },
    Playlist: { head },
    DataList: {
      value: {
        type: "JSON",
        resolve: ({ name }: Source) => listOf(name),
      },
      sheet: { type: "JSON", resolve: ({ name }: Source) => sheetOf(site().root, name, listOf(name)) },
    },
    Query: {
      feed: {
        type: "Feed",
        args: { name: "String!" },
        resolve: async (_: unknown, { name }: { name: string }) => {
          const files = getNodesByType("File") as unknown as FileNode[]
          return (await siteFeeds(site(), files)).find(feed => feed.name === name && feed.archive === null)
        },
      },
    },
  })
}

/** Adds the icon of the linked page to each entry of a list. */
function withIcons(value: Json, iconAt: (path: string) => string | undefined): Json {
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map(each => withIcons(each, iconAt))
  const parts = Object.entries(value).map(([key, part]) => [key, withIcons(part, iconAt)])
  const icon = typeof value.to === "string" ? iconAt(value.to) : undefined
  return { ...Object.fromEntries(parts), ...(icon !== undefined && { icon }) }
}

/** The file nodes of a page's pictures in order. Files that are deleted or not created yet are left out. */
async function pictureFiles({ images }: Source, { nodeModel }: Context): Promise<FileNode[]> {
  if (images.length === 0) return []
  const query = { type: "File", query: { filter: { relativePath: { in: images } } } }
  const { entries } = await nodeModel.findAll(query)
  const files = new Map([...entries].map(file => [file.relativePath, file]))
  return images.flatMap(path => files.get(path) ?? [])
}
