import { useState } from "react"
import { loadFont } from "../../../hooks/storage/menuFont"
import { savePng as saveCanvas, saveSvg as saveDrawing } from "../../../kits/canvas/savePicture"
import { faces, type Look } from "../logic"
import { fontOf, type Pen, paint, pictureSize, size, svgOf, widthOf } from "../svg"

/** Returns a canvas context with the sign's font once that has loaded; null if the browser has no canvas. */
async function penFor(look: Look): Promise<{ pen: Pen; canvas: HTMLCanvasElement } | null> {
  const { file } = faces[look.face]
  if (file) await loadFont(file)
  // Without the FontFaceSet API or this font, the picture uses the fallback.
  await document.fonts?.load(fontOf(look)).catch(() => [])
  const canvas = document.createElement("canvas")
  const pen = canvas.getContext("2d")
  return pen && { pen, canvas }
}

/** Saves the sign as a picture, and returns the status message. */
export function usePictures(letters: readonly string[], look: Look) {
  const [message, setMessage] = useState("")

  const saveSvg = async () => {
    const drawn = await penFor(look)
    const width = drawn ? widthOf(drawn.pen, letters, look) : letters.length * size * 0.6
    saveDrawing(svgOf(letters, look, width), "neon.svg")
    setMessage("Saved. It asks for its face by name; where that isn’t, another one is lit.")
  }
  const savePng = async () => {
    const drawn = await penFor(look)
    if (!drawn) return setMessage("This browser can’t paint. Take the SVG.")
    const width = widthOf(drawn.pen, letters, look)
    Object.assign(drawn.canvas, pictureSize(width))
    paint(drawn.pen, letters, look, width)
    setMessage(await saveCanvas(drawn.canvas, "neon.png"))
  }
  return { message, saveSvg, savePng }
}
