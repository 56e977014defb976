import { download } from "../../hooks/browser/download"

/** What is said where the browser does not give a canvas's picture away, as some do for privacy. */
export const refused = "This browser keeps the picture to itself."

/** A canvas's picture as a file; null where the browser does not give it. */
export function pictureOf(canvas: HTMLCanvasElement, type = "image/png"): Promise<Blob | null> {
  return new Promise(resolve => {
    try {
      canvas.toBlob(resolve, type)
    } catch {
      resolve(null)
    }
  })
}

/** Saves a canvas's picture as a PNG under a name, from a press; returns what there is to say about it. */
export async function savePng(canvas: HTMLCanvasElement | null, name: string): Promise<string> {
  const file = canvas && (await pictureOf(canvas))
  if (!file) return refused
  download(file, name)
  return "Saved."
}

/** Saves a drawing as an SVG under a name, from a press; returns what there is to say about it. */
export function saveSvg(svg: string, name: string): string {
  download(new Blob([svg], { type: "image/svg+xml" }), name)
  return "Saved."
}
