/** Collects the names and schemas for completion and forms, from the same sources as the check. */
import { basename } from "node:path"
import { codesJson, frontMatterJson, guideText, listJson, playlistJson } from "../scripts/schemas/jsonSchemas"
import { codesFile } from "../src/engine/codeLines"
import { pathOf } from "../src/engine/pages"
import { compare } from "../src/engine/problems"
import { filesIn } from "../src/engine/read"
import type { Site } from "../src/engine/site"
import { derivedNames } from "../src/lib/content/derivedLists"
import { digestOf } from "./files"
import type { ContentFile, FileKind, Knowledge, Schema } from "./shared/api"

const picture = /\.(png|jpe?g|webp|avif|gif|svg)$/i

const kinds: { folder: string; pattern: RegExp; kind: FileKind }[] = [
  { folder: "content/pages", pattern: /\.mdx$/, kind: "page" },
  { folder: "content/blog", pattern: /\.mdx$/, kind: "post" },
  { folder: "content/playlists", pattern: /\.yaml$/, kind: "playlist" },
  { folder: "content/data", pattern: /\.yaml$/, kind: "list" },
  { folder: "content", pattern: picture, kind: "picture" },
  { folder: "static", pattern: picture, kind: "picture" },
]

/** Collects the knowledge of a site whose files are below `root`. */
export function knowledgeOf(root: string, site: Site): Knowledge {
  const pages = new Map(site.pages.map(page => [page.file, page]))
  const files = kinds.flatMap(({ folder, pattern, kind }) =>
    filesIn(root, folder, "")
      // `npm run pictures` generates the icons.
      .filter(file => pattern.test(file) && !file.startsWith("static/pictures/icons/"))
      .map((file): ContentFile => {
        const isPage = kind === "page" || kind === "post" || kind === "playlist"
        return { file, kind, title: pages.get(file)?.title ?? "", path: isPage ? pathOf(file) : null }
      }),
  )
  const registry: ContentFile[] = filesIn(root, "content", ".yaml")
    .filter(file => file === codesFile)
    .map(file => ({ file, kind: "registry", title: "", path: null }))
  const schemas: [string, Schema][] = files.flatMap(({ file, kind }): [string, Schema][] => {
    if (kind === "playlist") return [[file, playlistJson() as Schema]]
    if (kind !== "list") return []
    const schema = listJson(site.root, basename(file, ".yaml"), site.embeds.values(), site.pages)
    return schema ? [[file, schema as Schema]] : []
  })
  return {
    site: digestOf(root),
    files: [...files, ...registry],
    components: [...site.embeds.values()]
      .map(({ name, doc, props, list, data }) => ({ name, doc, props, list, data }))
      .sort((a, b) => compare(a.name, b.name)),
    pages: site.pages.map(({ path, title, anchors }) => ({ path, title, anchors: anchors ?? [] })),
    lists: [...new Set([...site.lists.keys(), ...derivedNames])].sort(compare),
    facts: Object.keys(site.facts),
    frontMatter: frontMatterJson(guideText(root)) as Schema,
    schemas: { ...Object.fromEntries(schemas), [codesFile]: codesJson() as Schema },
  }
}
