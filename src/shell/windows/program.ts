/** What a window knows of the page that stands in it. */
import type { WindowKind } from "../../lib/content/windows"

export type WindowPage = {
  path: string
  title: string
  code: string | null
  /** The name of its icon: its own, or that of its kind. */
  icon: string
}

export type Program = WindowPage & {
  kind: Exclude<WindowKind, "document">
  description: string
  /** The day on which it came, as 2024-05-31. */
  added: string
  /** The day of its last change, where it says one. */
  updated?: string | null
  /** The names of its components. */
  embeds: readonly string[]
}
