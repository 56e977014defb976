/** The visitor's choices in Display Properties: wallpaper, colour scheme, screen saver and system sounds. */
import { boolean, object, picklist, pipe, string, transform } from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"

/** Wallpapers: the page's own, none, or one of the tiles in static/pictures/tiles. */
export const wallpapers = ["page", "none", "stars", "clouds", "tiles", "matrix", "construction"] as const

/** Colour schemes, each a set of custom properties in schemes.css; those of `standard` are in src/styles/tokens.css. */
export const schemes = ["standard", "rainy", "plum", "hot-dog-stand", "night"] as const

/** Schemes with light text on dark surfaces. */
export const darkSchemes: readonly Scheme[] = ["night"]

/** Names under which schemes were stored before, each with the present one. */
export const renamedSchemes: ReadonlyMap<string, Scheme> = new Map([["stand", "hot-dog-stand"]])

export const savers = ["none", "hamsters", "maze", "marquee"] as const

export type Wallpaper = (typeof wallpapers)[number]
export type Scheme = (typeof schemes)[number]
export type Saver = (typeof savers)[number]
export type Look = { wallpaper: Wallpaper; scheme: Scheme; saver: Saver; sounds: boolean }

export const defaultLook: Look = { wallpaper: "page", scheme: "standard", saver: "hamsters", sounds: false }

export const look = storageEntry<Look>(
  "desktop",
  object({
    wallpaper: picklist(wallpapers),
    scheme: pipe(
      string(),
      transform(name => renamedSchemes.get(name) ?? name),
      picklist(schemes),
    ),
    saver: picklist(savers),
    sounds: boolean(),
  }),
  defaultLook,
)

/** Returns the background of a page: its own, unless the visitor has chosen a wallpaper. */
export function backgroundOf(wallpaper: Wallpaper, own: string): string {
  return wallpaper === "page" ? own : wallpaper
}
