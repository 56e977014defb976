/** The small live pictures of toys, each drawn by preview.tsx in the folder of its page's embed. */
import type { ComponentType } from "react"

export type PreviewProps = {
  /** The size of the picture in CSS pixels. */
  width: number
  height: number
  /** True while it may move; otherwise it is a still picture. */
  moves: boolean
}

export type PreviewModule = { default: ComponentType<PreviewProps> }

let load: (path: string) => Promise<PreviewModule> = path =>
  Promise.reject(new Error(`No preview of ${path} is known.`))

/** Sets the loader of previews by their pages' paths; the renderer calls it, which has the registry of embeds. */
export function registerPreviews(loader: typeof load): void {
  load = loader
}

/** Loads the preview of a page's toy. Rejects for an unknown one and after a failed download. */
export function loadPreview(path: string): Promise<PreviewModule> {
  return load(path)
}
