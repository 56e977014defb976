/** Converts the code's SVG to pixels by letting the browser draw it. */
import { colours, face } from "./face"
import { pixelsAModule } from "./logic"

async function drawn(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await picture.decode()
  return picture
}

/** Draws Pertti pixel by pixel, because not every browser draws an image nested in an SVG. */
function putFace(pen: CanvasRenderingContext2D, place: SVGImageElement, scale: number): void {
  const [left, top, wide, high] = [place.x, place.y, place.width, place.height].map(length =>
    Math.round(length.baseVal.value * scale),
  ) as [number, number, number, number]
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const row = face[Math.floor((y / high) * face.length)] ?? ""
      const colour = colours[row[Math.floor((x / wide) * row.length)] ?? ""]
      if (!colour) continue
      pen.fillStyle = colour
      pen.fillRect(left + x, top + y, 1, 1)
    }
}

/**
 * Renders a code on a square canvas of about `size` pixels, with a whole number of pixels per module. Rejects if
 * the browser can't draw it.
 */
export async function rasterise(svg: SVGSVGElement, size: number): Promise<HTMLCanvasElement> {
  const side = svg.viewBox.baseVal.width
  const scale = pixelsAModule(side, size)
  const canvas = document.createElement("canvas")
  Object.assign(canvas, { width: side * scale, height: side * scale })
  const pen = canvas.getContext("2d")
  if (!pen) throw new Error("This browser has no canvas.")
  const plain = svg.cloneNode(true) as SVGSVGElement
  plain.querySelector("image")?.remove()
  for (const name of ["width", "height"]) plain.setAttribute(name, `${canvas.width}`)
  pen.drawImage(await drawn(plain), 0, 0)
  const place = svg.querySelector("image")
  if (place) putFace(pen, place, scale)
  return canvas
}
