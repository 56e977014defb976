import "98.css/dist/98.css"
import "./src/styles/global.css"
import { registerEmbedPrefetch } from "./src/render/prefetchEmbeds"
import { registerPreviewRegistry } from "./src/render/registerPreviewRegistry"
import { registerTraceRegistry } from "./src/render/traces"
import { startClient } from "./src/shell/startClient"

export function onClientEntry() {
  startClient()
  registerEmbedPrefetch()
  registerTraceRegistry()
  registerPreviewRegistry()
}

export { replaceHydrateFunction } from "./src/shell/first-paint/hydrate"
export { onRouteUpdate, shouldUpdateScroll } from "./src/shell/scroll"
export { wrapPageElement } from "./src/shell/wrap"

// Modules of all templates, imported here so that their styles come after those of the shell on every page.
import "./src/render/PageBody"
import "./src/render/PageHead"
// Emits the font's file, which each page's head preloads.
import "@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2"
