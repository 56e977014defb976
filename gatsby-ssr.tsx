export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/shell/html"
export { wrapPageElement } from "./src/shell/wrap"
