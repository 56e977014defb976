import { type ReactNode, useContext } from "react"
import { createPortal } from "react-dom"
import { StatusContext } from "../../hooks/page/status"
import { Apart } from "../apart/Apart"

/** What has just happened, in the status bar of the page's window, or here where there is none; it is read aloud. */
export function StatusMessage({ children }: { children: ReactNode }) {
  const place = useContext(StatusContext)
  const words = <Apart>{children}</Apart>
  return place ? createPortal(words, place) : <p role="status">{words}</p>
}
