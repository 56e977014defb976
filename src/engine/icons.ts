/** Selects a page's icon: one of its own, or that of its kind. */
import { existsSync } from "node:fs"
import { join } from "node:path"
import type { PageSource } from "./pages"

/** The folder of the icons, from the root of the site. */
export const iconFolder = "static/pictures/icons"

/** The name of a page's icon, stored at /pictures/icons/<name>.png and, 16 pixels wide, at <name>-16.png. */
export function iconName(root: string, { key, kind }: Pick<PageSource, "key" | "kind">): string {
  const own = key === "/" ? "index" : key.replace(/\/\[[^\]]*\]/g, "")
  if (existsSync(join(root, iconFolder, `${own}.png`))) return own
  return kind === "page" ? "default" : kind
}
