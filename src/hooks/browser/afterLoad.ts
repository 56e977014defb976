/** The quiet after the page has loaded: what only reports or decorates waits for it. */

/** Resolves when the page with its pictures has loaded and the browser has nothing better to do. */
export function afterLoad(): Promise<void> {
  return new Promise(resolve => {
    const whenIdle = () => {
      if (typeof window.requestIdleCallback === "function")
        window.requestIdleCallback(() => resolve(), { timeout: 5000 })
      else setTimeout(resolve, 200)
    }
    if (document.readyState === "complete") whenIdle()
    else window.addEventListener("load", whenIdle, { once: true })
  })
}
