/** Shows a new message as a note over the toy where its status bar is below the screen. */
import { useEffect } from "react"
import { liftOf } from "./messagePlace"

/** Time for which a new message is shown over the toy, in milliseconds. */
const freshMs = 5000

/** Marks a status bar as `data-lifted` for some seconds after each change of its message, if it is below the screen. */
export function useFreshMessage(message: HTMLElement | null): void {
  useEffect(() => {
    if (!message) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const bar = message.parentElement
    const lower = () => {
      bar?.removeAttribute("data-lifted")
      bar?.style.removeProperty("--lift")
    }
    const observer = new MutationObserver(() => {
      if (!bar) return
      lower()
      clearTimeout(timer)
      const lift = message.textContent ? liftOf(bar) : null
      if (lift === null) return
      bar.dataset.lifted = ""
      bar.style.setProperty("--lift", `${lift}px`)
      timer = setTimeout(lower, freshMs)
    })
    observer.observe(message, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      lower()
    }
  }, [message])
}
