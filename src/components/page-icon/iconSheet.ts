/** The sheet of icons that every page has, for who shows one of them. */
import { createContext } from "react"
import type { Sheet } from "../../lib/content/sheet"

export const IconSheet = createContext<Sheet | null>(null)
