import { useEffect, useState } from "react"

/** False until the page has loaded and the browser has nothing better to do (5 seconds later at most), then true. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let cancel = () => {}
    const rest = () => setIdle(true)
    const loaded = () => {
      if ("requestIdleCallback" in window) {
        const handle = requestIdleCallback(rest, { timeout: 5000 })
        cancel = () => cancelIdleCallback(handle)
      } else {
        const timer = setTimeout(rest, 1000)
        cancel = () => clearTimeout(timer)
      }
    }
    if (document.readyState === "complete") loaded()
    else window.addEventListener("load", loaded, { once: true })
    return () => {
      window.removeEventListener("load", loaded)
      cancel()
    }
  }, [])
  return isIdle
}
