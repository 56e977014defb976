/** Draws the page by hand where the camera can't: its windows, buttons and pictures as boxes with their words. */
import { isOwn, type Shot } from "./capture"
import type { Box } from "./frames"

export type Part = {
  kind: "window" | "paper" | "bar" | "button" | "words" | "picture"
  box: Box
  text: string
  picture?: HTMLImageElement
}

const selectors = [
  ["bar", "header, [aria-label='Task bar']"],
  ["window", ".window"],
  ["paper", "[data-stage], select, input, textarea"],
  ["words", "main p, main label, main h2, [data-icon] span"],
  ["picture", "img"],
  ["button", "button, header a, [aria-label='Task bar'] a"],
] as const

function textIn(element: HTMLElement, title: Element | null): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? ""
  if (element instanceof HTMLInputElement) return element.value
  return "stage" in element.dataset ? "" : (title?.textContent?.trim() ?? "")
}

/** Returns what is seen on the screen, the lowest first. */
export function partsOf(root: ParentNode, width: number, height: number): Part[] {
  return selectors.flatMap(([kind, selector]) =>
    [...root.querySelectorAll<HTMLElement>(selector)].flatMap(element => {
      const { x, y, width: w, height: h } = element.getBoundingClientRect()
      if (w < 2 || h < 2 || x >= width || y >= height || x + w <= 0 || y + h <= 0) return []
      const part: Part = {
        kind,
        box: { x, y, width: w, height: h },
        text: textIn(element, kind === "window" ? element.querySelector(".title-bar-text") : element),
      }
      if (!(element instanceof HTMLImageElement)) return [part]
      return isOwn(element.src, window.location.origin) && element.complete && element.naturalWidth > 0
        ? [{ ...part, picture: element }]
        : []
    }),
  )
}

function raised(pen: CanvasRenderingContext2D, { x, y, width, height }: Box, fill = "#c0c0c0") {
  pen.fillStyle = "#111"
  pen.fillRect(x, y, width, height)
  pen.fillStyle = "#fff"
  pen.fillRect(x, y, width - 2, height - 2)
  pen.fillStyle = fill
  pen.fillRect(x + 2, y + 2, width - 4, height - 4)
}

function write(pen: CanvasRenderingContext2D, { box, text }: Part, colour: string, indent: number) {
  pen.fillStyle = colour
  pen.font = "15px 'Comic Neue', 'Comic Sans MS', cursive"
  pen.textBaseline = "middle"
  const room = box.width - indent
  if (text && room > 8)
    pen.fillText(text.slice(0, Math.ceil(room / 6)), box.x + indent, box.y + box.height / 2, room)
}

function drawPart(pen: CanvasRenderingContext2D, part: Part) {
  const { kind, box, text, picture } = part
  if (picture) {
    // Whole and unstretched, in the middle of its box.
    const scale = Math.min(box.width / picture.naturalWidth, box.height / picture.naturalHeight)
    const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
    pen.drawImage(picture, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
  }
  if (kind === "words") write(pen, part, "#111", 0)
  if (kind === "paper") {
    raised(pen, box, "#fff")
    write(pen, part, "#111", 8)
  }
  if (kind === "bar") raised(pen, box)
  if (kind === "button") {
    raised(pen, box)
    write(pen, part, "#111", 10)
  }
  if (kind !== "window") return
  raised(pen, box)
  const bar = { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: 28 }
  pen.fillStyle = "#000080"
  pen.fillRect(bar.x, bar.y, bar.width, bar.height)
  write(pen, { kind, box: bar, text }, "#fff", 10)
}

/** Draws parts on a desktop of a size. */
export function drawParts(
  pen: CanvasRenderingContext2D,
  parts: readonly Part[],
  width: number,
  height: number,
) {
  pen.fillStyle = "#008080"
  pen.fillRect(0, 0, width, height)
  for (const part of parts) drawPart(pen, part)
}

/** Draws what is on the screen at once, with nothing asked of the browser but boxes. */
export function sketch(): Shot {
  const { innerWidth: width, innerHeight: height } = window
  const picture = Object.assign(document.createElement("canvas"), { width, height })
  const pen = picture.getContext("2d")
  if (!pen) throw new Error("There is no canvas.")
  drawParts(pen, partsOf(document, width, height), width, height)
  return { picture, width, height, longer: false }
}
