/** How the desktop looks and what it does when nobody is there, as the visitor has chosen it in Display Properties. */
import { boolean, object, picklist } from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"

/** Wallpapers: what the page brings, bare, or one of the tiles in static/pictures/tiles. */
export const wallpapers = ["page", "none", "stars", "clouds", "tiles", "matrix", "construction"] as const

/** Colour schemes; each is a set of tokens in schemes.css. */
export const schemes = ["standard", "rainy", "plum", "stand"] as const

export const savers = ["none", "hamsters", "maze", "marquee"] as const

export type Wallpaper = (typeof wallpapers)[number]
export type Scheme = (typeof schemes)[number]
export type Saver = (typeof savers)[number]
export type Look = { wallpaper: Wallpaper; scheme: Scheme; saver: Saver; sounds: boolean }

export const usualLook: Look = { wallpaper: "page", scheme: "standard", saver: "none", sounds: false }

export const look = storageEntry<Look>(
  "desktop",
  object({
    wallpaper: picklist(wallpapers),
    scheme: picklist(schemes),
    saver: picklist(savers),
    sounds: boolean(),
  }),
  usualLook,
)

/** The background that a page gets: its own, unless the visitor has put up another. */
export function backgroundOf(wallpaper: Wallpaper, own: string): string {
  return wallpaper === "page" ? own : wallpaper
}
