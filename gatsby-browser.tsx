import "./src/styles/global.css"
import { warmEmbeds } from "./src/render/warmEmbeds"
import { enter } from "./src/shell/entry"

export function onClientEntry() {
  enter()
  warmEmbeds()
}

export { replaceHydrateFunction } from "./src/shell/first-paint/hydrate"
export { onRouteUpdate, shouldUpdateScroll } from "./src/shell/scroll"
export { wrapPageElement } from "./src/shell/wrap"

// What all templates draw with belongs to every page; its styles follow those of the shell.
import "./src/render/PageBody"
import "./src/render/PageHead"
// Each page's head asks for it: here it is only published.
import "@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2"
