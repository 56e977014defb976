import { useCallback, useEffect, useState } from "react"
import { now } from "../../../hooks/browser/clock"
import { isBlank } from "../../../lib/text/blank"
import type { Found } from "../report"
import { scan } from "../scan"
import type { HtmlSin } from "../schema"

/** The time slice of the scanner, in milliseconds: less than an animation frame. */
const sliceMs = 12
/** The debounce time after typing, in milliseconds. */
const debounceMs = 200

/** A text that was scanned to its end. */
export type Judged = { html: string; found: Found[] }

type State = { judged: Judged | null; html: string; progress: number; failed: boolean }

/**
 * Scans HTML, a long one in time slices, so that the page stays responsive. `judged` is the last text scanned to
 * its end, which is an older one while `busy`; `progress` is that of the current scan, 0 to 1. `failed` is true if
 * the parser couldn't be loaded; `again` retries.
 */
export function useScan(html: string, sins: readonly HtmlSin[]) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ judged: null, html: "", progress: 0, failed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same work once more
  useEffect(() => {
    if (isBlank(html)) return
    let timer: ReturnType<typeof setTimeout>
    let isCancelled = false
    const tell = (part: Partial<State>) =>
      setState(old => ({ judged: old.judged, html, progress: 0, failed: false, ...part }))
    const work = async () => {
      try {
        const steps = scan(html, sins, await import("parse5"))
        const slice = () => {
          const until = now() + sliceMs
          let step = steps.next()
          while (!step.done && now() < until) step = steps.next()
          if (step.done) return tell({ judged: { html, found: step.value }, progress: 1 })
          tell({ progress: step.value })
          timer = setTimeout(slice)
        }
        if (!isCancelled) slice()
      } catch {
        if (!isCancelled) tell({ failed: true })
      }
    }
    timer = setTimeout(work, debounceMs)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [html, sins, attempt])
  const again = useCallback(() => {
    setState(old => ({ ...old, failed: false }))
    setAttempt(old => old + 1)
  }, [])
  const current = state.html === html
  const failed = current && state.failed
  const busy = !isBlank(html) && state.judged?.html !== html && !failed
  return { judged: state.judged, busy, progress: current ? state.progress : 0, failed, again }
}
