/** Valentine mode: on 14 February a class on the body changes the style of the whole site. */
import { useEffect } from "react"
import { useDateFlags } from "../../hooks/browser/dateFlags"

/** Sets the class `valentine` on the body on that day; not on the html element, whose classes React owns. */
export function useValentine(): void {
  const valentine = useDateFlags()?.valentine ?? false
  useEffect(() => {
    document.body.classList.toggle("valentine", valentine)
  }, [valentine])
}
