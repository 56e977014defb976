/** Where the icons of the desktop lie, and which of them were thrown away. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"

export type Point = { x: number; y: number }

/** What an icon is called here: the path it leads to, or "bin". */
export type Desk = { places: Record<string, Point>; gone: string[] }

const place = v.object({ x: v.number(), y: v.number() })

export const usualDesk: Desk = { places: {}, gone: [] }

export const deskIcons = storageEntry<Desk>(
  "desktop-icons",
  v.object({ places: v.record(v.string(), place), gone: v.array(v.string()) }),
  usualDesk,
)

/** The name of the Recycle Bin among the icons. */
export const binName = "bin"

/** What things from the desktop itself are filed under in the bin. */
export const fromDesktop = "desktop"

/** The desk with an icon moved by so many pixels; `within` says how far it may be from its home on each side. */
export function moved(desk: Desk, name: string, by: Point, within: { least: Point; most: Point }): Desk {
  const { x, y } = desk.places[name] ?? { x: 0, y: 0 }
  const kept = (value: number, least: number, most: number) =>
    Math.round(Math.max(least, Math.min(most, value)))
  const to = {
    x: kept(x + by.x, within.least.x, within.most.x),
    y: kept(y + by.y, within.least.y, within.most.y),
  }
  return { ...desk, places: { ...desk.places, [name]: to } }
}

/** The desk without an icon, which loses its place as well. */
export function without(desk: Desk, name: string): Desk {
  const { [name]: _, ...places } = desk.places
  return { places, gone: [...desk.gone.filter(one => one !== name), name] }
}
