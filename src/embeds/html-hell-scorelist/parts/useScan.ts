import { useCallback, useEffect, useState } from "react"
import { now } from "../../../hooks/browser/clock"
import { isBlank } from "../../../lib/text/blank"
import type { Found } from "../report"
import { scan } from "../scan"
import type { HtmlSin } from "../schema"

/** Milliseconds of work after which the page may breathe: less than a frame. */
const breath = 12
/** Milliseconds that a hand may rest between two letters before its text is looked through. */
const pause = 200

/** A text that was looked through to its end. */
export type Judged = { html: string; found: Found[] }

type State = { judged: Judged | null; html: string; progress: number; failed: boolean }

/**
 * What was found in some HTML, a long one in slices between which the page lives on. `judged` is the last text that was
 * looked through, which is an older one while `busy`; `progress` says how far it is then, 0 to 1. `failed` says that the
 * reader of HTML couldn't be fetched; `again` tries once more.
 */
export function useScan(html: string, sins: readonly HtmlSin[]) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ judged: null, html: "", progress: 0, failed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same work once more
  useEffect(() => {
    if (isBlank(html)) return
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    const tell = (part: Partial<State>) =>
      setState(old => ({ judged: old.judged, html, progress: 0, failed: false, ...part }))
    const work = async () => {
      try {
        const steps = scan(html, sins, await import("parse5"))
        const slice = () => {
          const until = now() + breath
          let step = steps.next()
          while (!step.done && now() < until) step = steps.next()
          if (step.done) return tell({ judged: { html, found: step.value }, progress: 1 })
          tell({ progress: step.value })
          timer = setTimeout(slice)
        }
        if (!gone) slice()
      } catch {
        if (!gone) tell({ failed: true })
      }
    }
    timer = setTimeout(work, pause)
    return () => {
      gone = true
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
