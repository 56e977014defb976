import "./src/styles/global.css"

export { shouldUpdateScroll } from "./src/shell/scroll"
export { wrapPageElement } from "./src/shell/wrap"
