/** Registration of the previews, whose registry is a script of its own: few pages need it. */
import { registerPreviews } from "../hooks/page/previews"

/** Lets embeds load previews. Call it once, in the browser. */
export function registerPreviewRegistry(): void {
  registerPreviews(async path => (await import("./previews")).previewOf(path))
}
