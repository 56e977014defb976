/** Draws the page by hand where the camera can't: boxes with unsteady corners, the pictures, and the words. */
import { hash } from "../../lib/game/random"
import { isOwn, type Shot } from "./capture"
import type { Box } from "./frames"

type Kind = "bar" | "window" | "paper" | "button" | "title" | "picture" | "words"

export type Part = {
  kind: Kind
  box: Box
  text?: string
  colour?: string
  /** The font's size in pixels, and the number of lines. */
  size?: number
  lines?: number
  picture?: HTMLImageElement
}

/** The boxes, the lowest first. */
const boxes = [
  ["bar", "header, [aria-label='Task bar']"],
  ["window", ".window"],
  ["title", ".title-bar"],
  ["paper", "[data-stage], select, input, textarea"],
  ["button", "button"],
] as const satisfies readonly (readonly [Kind, string])[]

const fills: Partial<Record<Kind, string>> = { title: "#000080", paper: "#fff" }

function boxOf(element: Element | Range): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** Returns whether a box is on a screen of a size, and what has it is shown. */
function isSeen(
  element: Element,
  { x, y, width: w, height: h }: Box,
  width: number,
  height: number,
): boolean {
  if (w < 2 || h < 2 || x >= width || y >= height || x + w <= 0 || y + h <= 0) return false
  if (element.closest("[data-unseen], [inert]")) return false
  return element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true
}

/** Returns whether something else lies over the middle of a text, as where a row of links is cut off. */
function isCovered(element: Element, { x, y, width, height }: Box): boolean {
  const top = document.elementFromPoint?.(x + width / 2, y + height / 2)
  return !!top && !element.contains(top) && !top.contains(element)
}

function textIn(field: Element): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? ""
  if (field instanceof HTMLInputElement) return field.value || field.placeholder
  return ""
}

function fieldWords(field: Element, { x, ...box }: Box): Part[] {
  const text = textIn(field)
  return text ? [{ kind: "words", box: { ...box, x: x + 8 }, text, size: 15 }] : []
}

/** Returns the texts below an element, each where it is. */
function wordsIn(root: ParentNode & Node, width: number, height: number): Part[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const parts: Part[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim()
    const parent = node.parentElement
    if (!text || !parent || parent.closest("script, style, noscript, select, svg, .visually-hidden")) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = boxOf(range)
    // A label that is hidden beside an icon has a box without room.
    if (boxOf(parent).width < 2 || !isSeen(parent, box, width, height) || isCovered(parent, box)) continue
    const { color, fontSize } = getComputedStyle(parent)
    const lines = Math.max(1, range.getClientRects().length)
    parts.push({ kind: "words", box, text, colour: color, size: Number.parseFloat(fontSize) || 15, lines })
  }
  return parts
}

/** Returns what is seen on the screen, the lowest first. */
export function partsOf(root: ParentNode & Node, width: number, height: number): Part[] {
  const find = (selector: string) =>
    [...root.querySelectorAll(selector)]
      .map(element => ({ element, box: boxOf(element) }))
      .filter(({ element, box }) => isSeen(element, box, width, height))
  return [
    ...boxes.flatMap(([kind, selector]) => find(selector).map(({ box }) => ({ kind, box }))),
    ...find("img").flatMap(({ element, box }): Part[] =>
      element instanceof HTMLImageElement &&
      isOwn(element.src, window.location.origin) &&
      element.complete &&
      element.naturalWidth > 0
        ? [{ kind: "picture", box, picture: element }]
        : [],
    ),
    ...find("select, input").flatMap(({ element, box }) => fieldWords(element, box)),
    ...wordsIn(root, width, height),
  ]
}

/** Draws a box with corners that are a pixel or two off, always by as much. */
function drawBox(pen: CanvasRenderingContext2D, { x, y, width, height }: Box, fill: string) {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const
  pen.beginPath()
  for (const [i, [left, top]] of corners.entries()) {
    const off = hash(`${Math.round(x)} ${Math.round(y)} ${i}`)
    pen.lineTo(left + (off % 5) - 2, top + ((off >>> 3) % 5) - 2)
  }
  pen.closePath()
  pen.fillStyle = fill
  pen.fill()
  pen.strokeStyle = "#111"
  pen.lineWidth = 2
  pen.stroke()
}

/** Draws a picture whole and unstretched, in the middle of its box; of a sheet of pictures, the one that shows. */
function drawPicture(pen: CanvasRenderingContext2D, picture: HTMLImageElement, box: Box) {
  const { naturalWidth, naturalHeight } = picture
  const { objectFit, objectPosition } = getComputedStyle(picture)
  if (objectFit === "none") {
    const [left = 0, top = 0] = objectPosition.split(" ").map(Number.parseFloat)
    const { x, y, width, height } = box
    pen.drawImage(picture, -left, -top, width, height, x, y, width, height)
    return
  }
  const scale = Math.min(box.width / naturalWidth, box.height / naturalHeight)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  pen.drawImage(picture, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
}

/** Splits a text into lines of about the same length. */
export function linesOf(text: string, count: number): string[] {
  const words = text.split(/\s+/)
  const max = text.length / count
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || (last.length >= max && lines.length < count)) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

function drawWords(
  pen: CanvasRenderingContext2D,
  { box, text = "", colour = "#111", size = 15, lines = 1 }: Part,
) {
  pen.fillStyle = colour
  pen.font = `${size}px 'Comic Neue', 'Comic Sans MS', cursive`
  pen.textAlign = "left"
  pen.textBaseline = "middle"
  const all = linesOf(text, lines)
  for (const [i, line] of all.entries())
    pen.fillText(line, box.x, box.y + (box.height * (i + 0.5)) / all.length, box.width)
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
  for (const part of parts) {
    if (part.picture) drawPicture(pen, part.picture, part.box)
    else if (part.kind === "words") drawWords(pen, part)
    else drawBox(pen, part.box, fills[part.kind] ?? "#c0c0c0")
  }
}

/** Loads the drawing on the stage as a picture; null where there is none or it can't be drawn. */
async function loadDrawing(root: ParentNode): Promise<Part | null> {
  const drawing = root.querySelector("[data-stage] svg")
  if (!drawing) return null
  const copy = drawing.cloneNode(true) as Element
  const box = boxOf(drawing)
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg")
  copy.setAttribute("width", String(box.width))
  copy.setAttribute("height", String(box.height))
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  try {
    await picture.decode()
    return { kind: "picture", box, picture }
  } catch {
    return null
  }
}

/** Draws what is on the screen, with nothing asked of the browser but boxes. */
export async function sketch(): Promise<Shot> {
  const { innerWidth: width, innerHeight: height } = window
  const picture = Object.assign(document.createElement("canvas"), { width, height })
  const pen = picture.getContext("2d")
  if (!pen) throw new Error("There is no canvas.")
  const drawing = await loadDrawing(document)
  drawParts(pen, [...partsOf(document.body, width, height), ...(drawing ? [drawing] : [])], width, height)
  return { picture, width, height, longer: false }
}
