/** The state of the desktop's icons: where the visitor has moved them, and which are in the Recycle Bin. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"

export type Point = { x: number; y: number }

/**
 * Offsets of moved icons in CSS pixels, and the names of deleted ones. A name is the icon's target path, or `binName`.
 */
export type DesktopState = { places: Record<string, Point>; gone: string[] }

const point = v.object({ x: v.number(), y: v.number() })

export const defaultDesk: DesktopState = { places: {}, gone: [] }

export const desktopIcons = storageEntry<DesktopState>(
  "desktop-icons",
  v.object({ places: v.record(v.string(), point), gone: v.array(v.string()) }),
  defaultDesk,
)

/** Name of the Recycle Bin among the icons. */
export const binName = "bin"

/** Origin, in the Recycle Bin, of icons that were deleted from the desktop. */
export const desktopOrigin = "desktop"

/**
 * Returns the state with an icon moved by `by` CSS pixels; `limits` are the smallest and largest offsets from its home.
 */
export function withMovedIcon(
  desktop: DesktopState,
  name: string,
  by: Point,
  limits: { min: Point; max: Point },
): DesktopState {
  const { x, y } = desktop.places[name] ?? { x: 0, y: 0 }
  const clamped = (value: number, min: number, max: number) => Math.round(Math.max(min, Math.min(max, value)))
  const to = {
    x: clamped(x + by.x, limits.min.x, limits.max.x),
    y: clamped(y + by.y, limits.min.y, limits.max.y),
  }
  return { ...desktop, places: { ...desktop.places, [name]: to } }
}

/** Returns the state with an icon deleted; its offset is forgotten. */
export function withoutIcon(desktop: DesktopState, name: string): DesktopState {
  const { [name]: _, ...places } = desktop.places
  return { places, gone: [...desktop.gone.filter(other => other !== name), name] }
}
