/** Throttling of calls: the first runs at once, and the last of an interval at its end. */

export type Throttled = {
  call: () => void
  /** Runs a waiting call now. */
  settle: () => void
  /** Drops a waiting call. */
  cancel: () => void
}

/** Wraps `run` so that it runs at most once every `intervalMs` milliseconds. */
export function throttled(run: () => void, intervalMs: number): Throttled {
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
  return { call, settle, cancel }
}
