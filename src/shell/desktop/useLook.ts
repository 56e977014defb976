/** Applies the visitor's colour scheme to the whole document, dialogs included. */
import { useEffect } from "react"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Look, look } from "./look"

/** Returns the visitor's Display Properties, and sets their scheme on the body, where schemes.css reads it. */
export function useLook(): Look {
  const [chosen] = useStorage(look)
  const { scheme } = chosen
  useEffect(() => {
    if (scheme === "standard") delete document.body.dataset.scheme
    else document.body.dataset.scheme = scheme
  }, [scheme])
  return chosen
}
