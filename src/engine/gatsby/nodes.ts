/** GraphQL nodes of the site's pages, posts, playlists and lists, kept in sync with the content. */
import { join } from "node:path"
import type { Actions, NodeInput } from "gatsby"
import type { Page } from "../pages"
import { digestOf } from "../read"
import type { Site } from "../site"
import { thingOf } from "../things"

type Tools = {
  actions: Pick<Actions, "createNode" | "deleteNode">
  createNodeId: (name: string) => string
  getNode: (id: string) => unknown
}

const types = { page: "Page", post: "Post", playlist: "Playlist" } as const

/** The existing nodes with their digests, and the site that they were made from. */
export class ContentNodes {
  private digests = new Map<string, string>()
  private last: Site | undefined

  /**
   * Creates new and changed nodes, or `all`, and deletes those whose file is gone. Resolves once Gatsby has them
   * all: a query that ran earlier would find nothing, and would not run again.
   */
  async sync(site: Site, { actions, createNodeId, getNode }: Tools, all: boolean): Promise<void> {
    if (site === this.last && !all) return
    const nodes = [
      ...site.pages.map(page => pageNode(page, site)),
      ...[...site.lists].map(([name, value]) => listNode(name, value, iconsFor(name, site))),
    ]
    const next = new Map<string, string>()
    for (const node of nodes) {
      const id = createNodeId(`juhq ${node.id}`)
      const digest = node.internal.contentDigest
      next.set(id, digest)
      if (all || this.digests.get(id) !== digest) await actions.createNode({ ...node, id } as NodeInput)
    }
    for (const id of this.digests.keys()) {
      const node = next.has(id) ? undefined : getNode(id)
      if (node) actions.deleteNode(node as never)
    }
    this.digests = next
    this.last = site
  }
}

function pageNode(page: Page, { root, engine, facts, lists }: Site) {
  const { path, description, added, updated, code, feedId, hidden, icon, playlist } = page
  // Only in develop: a build has no unpublished pages.
  const title = page.publishState === "" ? page.title : `${page.title} (${page.publishState})`
  const { lang, background, stays, window, embeds } = page
  const common = {
    path,
    title,
    description,
    added,
    updated: updated ?? null,
    code,
    feedId,
    hidden,
    icon,
    lang,
  }
  const images = page.images.map(image => image.path)
  const fields = playlist
    ? {
        ...common,
        slug: page.key.replace("playlist/", ""),
        songs: playlist.songs,
        sideB: playlist.sideB ?? [],
        embeds,
      }
    : {
        ...common,
        background,
        stays,
        window,
        thing: thingOf(root, page) ?? null,
        pertti: page.pertti ?? null,
        images,
        embeds,
        contentFile: join(root, page.file),
      }
  const data = page.data.map(name => JSON.stringify(lists.get(name) ?? null))
  return {
    ...fields,
    id: path,
    parent: null,
    children: [],
    internal: {
      type: types[page.kind],
      contentDigest: digestOf(engine, page.digest, JSON.stringify(facts), JSON.stringify(fields), ...data),
    },
  }
}

/** Menus show the icons of their pages, so these count in the digest. */
const iconsFor = (name: string, { pages }: Site) =>
  name === "menus" ? pages.map(({ icon }) => icon).join() : ""

function listNode(name: string, value: unknown, icons: string) {
  const contentDigest = digestOf(JSON.stringify(value), icons)
  return {
    id: `list ${name}`,
    name,
    parent: null,
    children: [],
    internal: { type: "DataList", contentDigest },
  }
}
