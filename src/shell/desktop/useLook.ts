/** Applies the visitor's colour scheme to the whole document, dialogs included. */
import { useEffect } from "react"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Look, look } from "./look"
import { loadSchemes } from "./schemeSheet"

/** Returns the visitor's Display Properties, and names their scheme on the body, where schemes.css reads it. */
export function useLook(): Look {
  const [chosen] = useStorage(look)
  const { scheme } = chosen
  useEffect(() => {
    const { dataset } = document.body
    if (scheme === "standard") delete dataset.scheme
    else {
      loadSchemes()
      dataset.scheme = scheme
    }
  }, [scheme])
  return chosen
}
