/** The registry of previews in the folders of src/embeds, each loaded when its page is shown running. */
import type { PreviewModule } from "../hooks/page/previews"

const files = require.context("../embeds", true, /\/preview\.tsx$/, "lazy")

/** Loads the preview of a page's toy. Rejects for a page without one and after a failed download. */
export async function previewOf(path: string): Promise<PreviewModule> {
  return (await files(`.${path}/preview.tsx`)) as PreviewModule
}
