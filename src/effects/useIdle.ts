import { useEffect, useState } from "react"

/** Returns true once the page has loaded and the browser is idle, at most 5 seconds later. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let cancel = () => {}
    const onIdle = () => setIdle(true)
    const onLoad = () => {
      if ("requestIdleCallback" in window) {
        const handle = requestIdleCallback(onIdle, { timeout: 5000 })
        cancel = () => cancelIdleCallback(handle)
      } else {
        const timer = setTimeout(onIdle, 1000)
        cancel = () => clearTimeout(timer)
      }
    }
    if (document.readyState === "complete") onLoad()
    else window.addEventListener("load", onLoad, { once: true })
    return () => {
      window.removeEventListener("load", onLoad)
      cancel()
    }
  }, [])
  return isIdle
}
