/** Puts the visitor's colours on the whole document, dialogs included. */
import { useEffect } from "react"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Look, look } from "./look"

/** The visitor's desktop; its scheme is written on the body, which the colours of schemes.css go by. */
export function useLook(): Look {
  const [chosen] = useStorage(look)
  const { scheme } = chosen
  useEffect(() => {
    if (scheme === "standard") delete document.body.dataset.scheme
    else document.body.dataset.scheme = scheme
  }, [scheme])
  return chosen
}
