/** Writes the icons of all pages, playlists and posts, 32 and 16 pixels wide, to static/pictures/icons. */
import { readdirSync } from "node:fs"
import type { Canvas } from "../pixels/canvas"
import { savePng } from "../save"
import { chrome } from "./chrome"
import { codes } from "./codes"
import { playlistIcon, postIcon } from "./collections"
import { coming } from "./coming"
import { desktop } from "./desktop"
import { games } from "./games"
import { life } from "./life"
import { type Icons, pen } from "./pen"
import { seasons } from "./seasons"
import { site } from "./site"
import { talk } from "./talk"
import { things } from "./thing"
import { time } from "./time"
import { tools } from "./tools"

const folder = "static/pictures/icons"

/** An icon in two sizes, with its file name in static/pictures/icons without extension. */
export type Icon = { name: string; large: Canvas; small: Canvas }

const slugsIn = (folder: string, extension: string) =>
  readdirSync(folder)
    .filter(name => name.endsWith(extension))
    .map(name => name.slice(0, -extension.length))
    .sort()

const postAndPlaylistIcons: Icons = Object.fromEntries([
  ...slugsIn("content/playlists", ".yaml").map(slug => [`playlist/${slug}`, playlistIcon(slug)]),
  ...slugsIn("content/blog", ".mdx").map(slug => [`blog/${slug}`, postIcon(slug)]),
])

export { coming, postAndPlaylistIcons, things }

/** Names of the icons that belong to no page. */
export const pagelessIcons = Object.keys({ ...desktop, ...chrome })

export const iconDrawings: Icons = {
  ...site,
  ...games,
  ...time,
  ...seasons,
  ...tools,
  ...codes,
  ...talk,
  ...life,
  ...desktop,
  ...chrome,
  ...postAndPlaylistIcons,
  ...coming,
  ...things,
}

function drawn(draw: Icons[string], size: 32 | 16): Canvas {
  const p = pen(size)
  draw(p)
  return p.picture
}

export const icons: Icon[] = Object.entries(iconDrawings).map(([name, draw]) => ({
  name,
  large: drawn(draw, 32),
  small: drawn(draw, 16),
}))

export async function drawIcons() {
  for (const { name, large, small } of icons) {
    await savePng(`${folder}/${name}.png`, large)
    await savePng(`${folder}/${name}-16.png`, small)
  }
}
