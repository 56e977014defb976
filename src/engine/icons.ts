/** Which icon a page has: its own where one is drawn for its address, or that of its kind. */
import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "./pages"

const folder = "static/pictures/icons"

/** The name of a page's icon, which lies at /pictures/icons/<name>.png and, of 16 pixels, at <name>-16.png. */
export function iconName(root: string, { key, kind, window }: Pick<Page, "key" | "kind" | "window">): string {
  const own = key === "/" ? "index" : key.replace(/\/\[[^\]]*\]/g, "")
  if (existsSync(join(root, folder, `${own}.png`))) return own
  if (kind !== "page") return kind
  return window === "document" ? "default" : "program"
}
