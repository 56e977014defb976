/** Throttling of calls: the first runs at once, and the last of an interval at its end. */

export type ThrottledCall = {
  call: () => void
  /** Runs a waiting call now. */
  flush: () => void
  /** Drops a waiting call. */
  cancel: () => void
}

/** Wraps `run` so that it runs at most once every `intervalMs` milliseconds. */
export function throttle(run: () => void, intervalMs: number): ThrottledCall {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  const settle = () => {
    if (!isWaiting) return
    isWaiting = false
    run()
  }
  const call = () => {
    isWaiting = true
    if (timer !== undefined) return
    settle()
    timer = setTimeout(() => {
      timer = undefined
      if (isWaiting) call()
    }, intervalMs)
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    isWaiting = false
  }
  return { call, flush: settle, cancel }
}
