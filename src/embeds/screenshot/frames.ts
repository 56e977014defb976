/** The frames for a picture: its crop, its position, and the shapes round it. */
import { trimmed } from "../../lib/text/blank"

export const frames = {
  monitor: "A monitor of 1998",
  polaroid: "An instant photograph",
  none: "No frame",
} as const
export type Frame = keyof typeof frames

export type Box = { x: number; y: number; width: number; height: number }

export type Layout = {
  /** The size of the whole, in pixels. */
  width: number
  height: number
  /** The crop of the picture. */
  from: Box
  /** The destination, with the same aspect ratio as `from`. */
  to: Box
  /** Filled rectangles in drawing order, all of them below the picture. */
  shapes: (Box & { fill: string })[]
  /** A line of text centred at x and y; null if the frame has no room for it. */
  caption: { x: number; y: number; size: number; width: number; text: string } | null
}

export const maxCaption = 40

/** The default caption of the monitor. */
export const brand = "juhqVision 17"

/** The maximum side of a finished picture in pixels: some browsers leave larger canvases blank. */
export const maxSideLength = 8000

/** Returns the crop of a page that is too long for a picture: its top. */
export function cropped(width: number, height: number, max = maxSideLength): Box {
  return { x: 0, y: 0, width: Math.min(width, max), height: Math.min(height, max) }
}

function around(from: Box, sides: { top: number; right: number; bottom: number; left: number }) {
  const to = { x: sides.left, y: sides.top, width: from.width, height: from.height }
  return {
    width: sides.left + from.width + sides.right,
    height: sides.top + from.height + sides.bottom,
    from,
    to,
  }
}

function monitor(from: Box, text: string): Layout {
  const unit = Math.max(4, Math.round(Math.min(from.width, from.height) / 40))
  const bezel = 3 * unit
  const stand = 5 * unit
  const outer = around(from, { top: bezel, right: bezel, bottom: bezel + 2 * unit + stand, left: bezel })
  const { width } = outer
  const body = outer.height - stand
  const middle = Math.round(width / 2)
  const neck = Math.round(width / 6)
  const foot = Math.round(width / 4)
  return {
    ...outer,
    shapes: [
      { x: middle - neck, y: body, width: 2 * neck, height: stand - unit, fill: "#a8a08c" },
      { x: middle - foot, y: outer.height - 2 * unit, width: 2 * foot, height: 2 * unit, fill: "#c8c0ac" },
      { x: 0, y: 0, width, height: body, fill: "#d8d0bc" },
      { x: 0, y: 0, width, height: Math.ceil(unit / 3), fill: "#f4eedc" },
      { x: 0, y: body - Math.ceil(unit / 3), width, height: Math.ceil(unit / 3), fill: "#8c8470" },
      {
        x: bezel - unit,
        y: bezel - unit,
        width: from.width + 2 * unit,
        height: from.height + 2 * unit,
        fill: "#3a3a44",
      },
      {
        x: width - bezel - unit,
        y: body - 2 * unit,
        width: unit,
        height: Math.ceil(unit / 2),
        fill: "#3fa34d",
      },
    ],
    caption: {
      x: middle,
      y: body - Math.round(2 * unit),
      size: Math.round(1.6 * unit),
      width: Math.round(width / 2),
      text: text || brand,
    },
  }
}

function polaroid(whole: Box, text: string): Layout {
  const side = Math.min(whole.width, whole.height)
  // The middle of a wide page, the top of a tall one: that is usually where the heads are.
  const from = { x: whole.x + Math.floor((whole.width - side) / 2), y: whole.y, width: side, height: side }
  const border = Math.max(8, Math.round(side * 0.06))
  const below = Math.max(40, Math.round(side * 0.22))
  const outer = around(from, { top: border, right: border, bottom: below, left: border })
  return {
    ...outer,
    shapes: [
      { x: 0, y: 0, width: outer.width, height: outer.height, fill: "#b8b4a8" },
      { x: 1, y: 1, width: outer.width - 2, height: outer.height - 2, fill: "#fbf9f2" },
      { x: border - 1, y: border - 1, width: side + 2, height: side + 2, fill: "#d8d4c8" },
    ],
    caption: {
      x: Math.round(outer.width / 2),
      y: border + side + Math.round(below / 2),
      size: Math.max(16, Math.round(below * 0.34)),
      width: side,
      text,
    },
  }
}

/** Returns the layout of a picture, cropped to `from`, in a frame. */
export function layoutOf(frame: Frame, from: Box, caption: string): Layout {
  const text = trimmed(caption).slice(0, maxCaption)
  if (frame === "monitor") return monitor(from, text)
  if (frame === "polaroid") return polaroid(from, text)
  return { ...around(from, { top: 0, right: 0, bottom: 0, left: 0 }), shapes: [], caption: null }
}

/** Draws a picture with its frame. */
export function paintFrame(
  context: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  layout: Layout,
): void {
  for (const { fill, x, y, width, height } of layout.shapes) {
    context.fillStyle = fill
    context.fillRect(x, y, width, height)
  }
  const { from, to, caption } = layout
  context.drawImage(picture, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height)
  if (!caption?.text) return
  context.fillStyle = "#2b2b3a"
  context.font = `${caption.size}px "Comic Neue", "Comic Sans MS", cursive`
  context.textAlign = "center"
  context.textBaseline = "middle"
  context.fillText(caption.text, caption.x, caption.y, caption.width)
}
