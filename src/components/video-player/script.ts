/** Loading of YouTube's player script, once, and again after a failure. */

declare global {
  interface Window {
    YT?: { Player?: unknown; loading?: number }
    onYouTubeIframeAPIReady?: () => void
  }
}

/** The time in milliseconds after which a player counts as failed to load. */
export const timeoutMs = 10_000

let cached: Promise<void> | undefined

/**
 * Resolves when a player can be created. Rejects if the script fails to load or takes too long; the next call tries
 * again.
 */
export function loadScript(): Promise<void> {
  cached ??= request().catch((error: unknown) => {
    cached = undefined
    throw error
  })
  return cached
}

function request(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (window.YT?.Player) return resolve()
    const script = document.createElement("script")
    const before = window.onYouTubeIframeAPIReady
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      // The script loads a second one; without this reset, it would not load it again.
      if (window.YT && !window.YT.Player) window.YT.loading = 0
      reject(new Error("The script of YouTube's player could not be loaded."))
    }
    const timer = setTimeout(fail, timeoutMs)
    window.onYouTubeIframeAPIReady = () => {
      before?.()
      done()
    }
    script.src = "https://www.youtube.com/iframe_api"
    script.async = true
    script.onload = () => window.YT?.Player && done()
    script.onerror = fail
    document.head.append(script)
  })
}
