/** Valentine mode: on 14 February the page's root says so, and the style of the whole site follows. */
import { useEffect } from "react"
import { useDateFlags } from "../../hooks/browser/dateFlags"

/** Puts the class `valentine` on the body on that day, and takes it away after: React keeps the html element's own. */
export function useValentine(): void {
  const valentine = useDateFlags()?.valentine ?? false
  useEffect(() => {
    document.body.classList.toggle("valentine", valentine)
  }, [valentine])
}
