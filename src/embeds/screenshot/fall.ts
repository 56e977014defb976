/** The fall through pictures of pictures: each lies in a hole of the one above it. */
import type { Shot } from "./capture"
import type { Box, Layout } from "./frames"

/** A picture, and the place of the one below it, in its own pixels. */
export type Level = { shot: Shot; hole: Box }

/** The number of pictures one falls through. */
export const depth = 3

/** The seconds of the fall through one picture. */
export const secondsPerLevel = 1.25

/** The duration of the whole fall, in seconds. */
export const fallSeconds = (depth + 1) * secondsPerLevel

/** Returns the place of a picture on the screen, given the box that its framed version is fitted into. */
export function holeIn(box: Box, { width, height, to }: Pick<Layout, "width" | "height" | "to">): Box {
  const scale = Math.min(box.width / width, box.height / height)
  const left = box.x + (box.width - width * scale) / 2
  const top = box.y + (box.height - height * scale) / 2
  return {
    x: left + to.x * scale,
    y: top + to.y * scale,
    width: to.width * scale,
    height: to.height * scale,
  }
}

/**
 * Returns where a box lies while its parent is magnified, so that at `share` 1 the hole fills a view of a size. The
 * magnification grows evenly, and the one point that stays is in the hole.
 */
export function zoomed(box: Box, hole: Box, share: number, view: { width: number; height: number }): Box {
  const axis = (at: number, length: number, from: number, part: number, whole: number) => {
    const full = whole / Math.max(1, part)
    const scale = full ** share
    const still = full === 1 ? 0 : (from * full) / (full - 1)
    return [still + (at - still) * scale, length * scale] as const
  }
  const [x, width] = axis(box.x, box.width, hole.x, hole.width, view.width)
  const [y, height] = axis(box.y, box.height, hole.y, hole.height, view.height)
  return { x, y, width, height }
}

/** Returns a box given in a picture's pixels as one on the screen, where the picture fills `place`. */
export function within(box: Box, place: Box, picture: { width: number; height: number }): Box {
  const [x, y] = [place.width / picture.width, place.height / picture.height]
  return {
    x: place.x + box.x * x,
    y: place.y + box.y * y,
    width: box.width * x,
    height: box.height * y,
  }
}

/**
 * Paints a moment of the fall. `first` is the place of the newest picture on the page; the levels are ordered from
 * the newest on. Below the last is the screen of the drawn monitor.
 */
export function paintFall(
  context: CanvasRenderingContext2D,
  levels: readonly Level[],
  first: Box,
  seconds: number,
  view: { width: number; height: number },
): void {
  const at = Math.min(levels.length, Math.floor(seconds / secondsPerLevel))
  const share = seconds / secondsPerLevel - at
  const whole = { x: 0, y: 0, ...view }
  const above = levels[at - 1]
  const hole = above ? within(above.hole, whole, above.shot) : first
  if (above) draw(context, above, zoomed(whole, hole, share, view))
  let place = zoomed(hole, hole, share, view)
  for (const level of levels.slice(at)) {
    draw(context, level, place)
    place = within(level.hole, place, level.shot)
  }
  context.fillStyle = "#008080"
  context.fillRect(place.x, place.y, place.width, place.height)
}

function draw(context: CanvasRenderingContext2D, { shot }: Level, { x, y, width, height }: Box): void {
  context.drawImage(shot.picture, x, y, width, height)
}
