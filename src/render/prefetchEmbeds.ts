/** Prefetching of a page's embeds together with its data. */
import { loadEmbed } from "./registry"

type PageResources = { json?: { data?: { page?: { embeds?: string[] } } } }

type GatsbyWindow = {
  ___emitter?: { on: (event: string, listener: (detail: { pageResources?: PageResources }) => void) => void }
}

/** Starts prefetching. Call it once, before Gatsby loads the first page. */
export function registerEmbedPrefetch(): void {
  const { ___emitter: emitter } = window as unknown as GatsbyWindow
  emitter?.on("onPostLoadPageResources", ({ pageResources }) => {
    // A failed load is repeated, and reported, when the embed renders.
    for (const name of pageResources?.json?.data?.page?.embeds ?? []) loadEmbed(name).catch(() => {})
  })
}
