/** Doing something at once, and then no more often than every so many milliseconds, the last call included. */

export type Throttled = {
  call: () => void
  /** Does now what a call still waits for. */
  settle: () => void
  /** Forgets what a call still waits for. */
  cancel: () => void
}

/** Wraps `run` so that calls in quick succession run it once at the start of each `every` milliseconds. */
export function throttled(run: () => void, every: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting = false
  const settle = () => {
    if (!waiting) return
    waiting = false
    run()
  }
  const call = () => {
    waiting = true
    if (timer !== undefined) return
    settle()
    timer = setTimeout(() => {
      timer = undefined
      if (waiting) call()
    }, every)
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = false
  }
  return { call, settle, cancel }
}
