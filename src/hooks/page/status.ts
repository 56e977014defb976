/** The status bar of the page's window, in which a toy shows its messages. */
import { createContext } from "react"

/** The element for the message; null before it is mounted and outside a window. */
export const StatusContext = createContext<HTMLElement | null>(null)
