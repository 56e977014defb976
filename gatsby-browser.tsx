import "./src/styles/global.css"

export { guardFragments as onClientEntry } from "./src/shell/fragment"
export { onRouteUpdate, shouldUpdateScroll } from "./src/shell/scroll"
export { wrapPageElement } from "./src/shell/wrap"
