import { download } from "../../hooks/browser/download"

/** The message if the browser refuses to export a canvas, as some do for privacy. */
export const refusedMessage = "This browser keeps the picture to itself."

/** Exports a canvas as a file; null if the browser refuses. */
export function canvasToBlob(canvas: HTMLCanvasElement, type = "image/png"): Promise<Blob | null> {
  return new Promise(resolve => {
    try {
      canvas.toBlob(resolve, type)
    } catch {
      resolve(null)
    }
  })
}

/** Downloads a canvas as a PNG under a name, from a click handler; returns a message for the visitor. */
export async function savePng(canvas: HTMLCanvasElement | null, name: string): Promise<string> {
  const file = canvas && (await canvasToBlob(canvas))
  if (!file) return refusedMessage
  download(file, name)
  return "Saved."
}

/** Downloads a drawing as an SVG under a name, from a click handler; returns a message for the visitor. */
export function saveSvg(svg: string, name: string): string {
  download(new Blob([svg], { type: "image/svg+xml" }), name)
  return "Saved."
}
