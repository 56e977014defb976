/** Facts about a page for the window that shows it. */
import type { Neighbour } from "../../lib/content/neighbour"
import type { WindowKind } from "../../lib/content/windows"

export type WindowPage = {
  path: string
  title: string
  code: string | null
  /** Name of its own icon, or of its kind's. */
  icon: string
  /** Pages beside it, the closest first; posts have none. */
  neighbours?: readonly Neighbour[]
}

export type Program = WindowPage & {
  kind: Exclude<WindowKind, "document">
  description: string
  /** Date on which it was added, as 2024-05-31. */
  added: string
  /** Date of its last change, if the front matter has one. */
  updated?: string | null
  /** Names of its components. */
  embeds: readonly string[]
}
