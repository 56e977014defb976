/** The script of YouTube's player: asked for when a video is first wanted, and again when the last try failed. */

declare global {
  interface Window {
    YT?: { Player?: unknown; loading?: number }
    onYouTubeIframeAPIReady?: () => void
  }
}

/** How long the player may take before the visitor is told that it will not come, in milliseconds. */
export const timeoutMs = 10_000

let asked: Promise<void> | undefined

/** Resolves when the player can be made. Rejects when the script is blocked, offline or late; then the next call asks anew. */
export function loadScript(): Promise<void> {
  asked ??= request().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
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
      // It comes in two parts, and once the first has run it would not ask for the second again.
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
