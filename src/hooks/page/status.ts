/** The status bar of the page's window, where a toy says what has just happened instead of keeping a place empty. */
import { createContext } from "react"

/** The element that takes the words; null until it is there, and where there is no window. */
export const StatusContext = createContext<HTMLElement | null>(null)
