/** Has a page's embeds come along with its data: whoever points at a link finds its toy there. */
import { loadEmbed } from "./registry"

type PageResources = { json?: { data?: { page?: { embeds?: string[] } } } }

type GatsbyWindow = {
  ___emitter?: { on: (event: string, hear: (told: { pageResources?: PageResources }) => void) => void }
}

/** To be called once, before Gatsby loads the first page. */
export function warmEmbeds(): void {
  const { ___emitter: emitter } = window as unknown as GatsbyWindow
  emitter?.on("onPostLoadPageResources", ({ pageResources }) => {
    // What does not arrive is asked for again, and said, when it is drawn.
    for (const name of pageResources?.json?.data?.page?.embeds ?? []) loadEmbed(name).catch(() => {})
  })
}
