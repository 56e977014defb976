/** The context with the sprite sheet of icons. */
import { createContext } from "react"
import type { SpriteSheet } from "../../lib/content/spriteSheet"

export const IconSheet = createContext<SpriteSheet | null>(null)
