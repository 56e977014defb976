/** The text in the middle of the status bar: the address of the hovered or focused link, or a hint on keys. */
import { useEffect, useState } from "react"
import { useFullscreen } from "../../hooks/browser/fullscreen"
import { useKeyHintText } from "../../hooks/page/keyHint"
import { letterKeys } from "../../hooks/storage/letterKeys"
import { useStorage } from "../../hooks/storage/useStorage"

/** Returns the address of the link around an element, formatted as in browsers of 1998; null if there is none. */
export function addressAt(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a[href]") : null
  return link instanceof HTMLAnchorElement ? link.href : null
}

/** The current text of the status bar. */
export function useStatusText(): string {
  const [keys] = useStorage(letterKeys)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const point = ({ target }: Event) => setAddress(addressAt(target))
    const leave = () => setAddress(null)
    document.addEventListener("mouseover", point, { passive: true })
    document.addEventListener("focusin", point)
    document.addEventListener("focusout", leave)
    return () => {
      document.removeEventListener("mouseover", point)
      document.removeEventListener("focusin", point)
      document.removeEventListener("focusout", leave)
    }
  }, [])
  const taken = useKeyHintText()
  const { available } = useFullscreen()
  return (
    address ??
    (keys ? (taken ?? `Press n for pages${available ? ", f for full screen" : ""}`) : "Letter keys are off")
  )
}
