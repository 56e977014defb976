import "./src/styles/global.css"

export { onClientEntry } from "./src/shell/entry"
export { onRouteUpdate, shouldUpdateScroll } from "./src/shell/scroll"
export { wrapPageElement } from "./src/shell/wrap"
