/** Idle time after the page has loaded, for reports and decoration. */

/** Resolves when the page has loaded with its pictures and the browser is idle, or 5 seconds later. */
export function afterLoad(): Promise<void> {
  return new Promise(resolve => {
    const onLoad = () => {
      if (typeof window.requestIdleCallback === "function")
        window.requestIdleCallback(() => resolve(), { timeout: 5000 })
      else setTimeout(resolve, 200)
    }
    if (document.readyState === "complete") onLoad()
    else window.addEventListener("load", onLoad, { once: true })
  })
}
