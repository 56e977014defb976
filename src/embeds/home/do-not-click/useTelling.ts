/** Runs the speech on the browser's voice and timers, one at a time, and stops it on unmount. */
import { useCallback, useEffect, useRef, useState } from "react"
import { useSpeech } from "../../../hooks/browser/speech"
import { useJuhkuCount } from "../../../hooks/storage/juhkuCount"
import { giveSpeech } from "./logic"

export type Telling = {
  isTelling: boolean
  /** The number of words spoken in this speech, or in the last one. */
  wordCount: number
  start: () => void
  stop: () => void
}

/** `onEnd` is called when a speech has come to its end. */
export function useTelling(onEnd: () => void): Telling {
  const { speak, stop: hush, voices } = useSpeech()
  const [, countOne] = useJuhkuCount()
  const [wordCount, setWordCount] = useState(0)
  const [isTelling, setTelling] = useState(false)
  const run = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      run.current?.abort()
      setTelling(false)
    },
    [],
  )

  const start = () => {
    if (isTelling) return
    const controller = new AbortController()
    run.current = controller
    const { signal } = controller
    setWordCount(0)
    setTelling(true)
    const onWord = (words: number) => {
      setWordCount(words)
      countOne()
    }
    const hasVoice = voices.length > 0
    const wait = (ms: number) => waitFor(ms, signal)
    void giveSpeech({ speak, hasVoice, wait, isStopped: () => signal.aborted, onWord }).then(() => {
      if (signal.aborted) return
      setTelling(false)
      onEnd()
    })
  }

  const stop = useCallback(() => {
    run.current?.abort()
    hush()
    setTelling(false)
  }, [hush])

  return { isTelling, wordCount, start, stop }
}

/** Resolves after some milliseconds, or immediately when the signal aborts. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener("abort", done)
  })
}
