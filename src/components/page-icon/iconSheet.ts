/** The context with the sprite sheet of icons. */
import { createContext } from "react"
import type { Sheet } from "../../lib/content/sheet"

export const IconSheet = createContext<Sheet | null>(null)
