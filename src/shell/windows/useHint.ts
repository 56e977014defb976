/** The text in the middle of the status bar: where a link leads while it is pointed at, and which keys there are. */
import { useEffect, useState } from "react"
import { useTakenKeys } from "../../hooks/page/keyHint"
import { letterKeys } from "../../hooks/storage/letterKeys"
import { useStorage } from "../../hooks/storage/useStorage"
import { useFullscreen } from "../navigation/fullscreen"

/** Where the link round an element leads, as browsers of the day said it; null where there is none. */
export function addressAt(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a[href]") : null
  return link instanceof HTMLAnchorElement ? link.href : null
}

/** The hint that the status bar shows now. */
export function useHint(): string {
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
  const taken = useTakenKeys()
  const { available } = useFullscreen()
  return (
    address ??
    (keys ? (taken ?? `Press n for pages${available ? ", f for fullscreen" : ""}`) : "Letter keys are off")
  )
}
