import { useEffect, useRef, useState } from "react"
import { useMounted } from "../../../../hooks/browser/mounted"
import type { TagRecord } from "../ndef"
import { recordsOf, whyNot } from "./webNfc"

type State = { phase: "off" | "asking" | "scanning"; problem: string | null }

/**
 * Returns the phone's reader. `available` is null before mount, and false in browsers without Web NFC. `start` has
 * to be called from a user gesture; the reader stops on unmount.
 */
export function useScanner(onReading: (serial: string | null, records: TagRecord[]) => void) {
  const mounted = useMounted()
  const [state, setState] = useState<State>({ phase: "off", problem: null })
  const running = useRef<AbortController | null>(null)
  const latest = useRef(onReading)
  useEffect(() => {
    latest.current = onReading
  }, [onReading])
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    if (!window.NDEFReader) return
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setState({ phase: "asking", problem: null })
    try {
      const reader = new window.NDEFReader()
      reader.onreading = event => {
        setState({ phase: "scanning", problem: null })
        latest.current(event.serialNumber || null, recordsOf(event))
      }
      reader.onreadingerror = () =>
        setState({
          phase: "scanning",
          problem: "There was a tag, but no message that could be read. Hold it still, or try another one.",
        })
      await reader.scan({ signal: control.signal })
      if (!control.signal.aborted) setState({ phase: "scanning", problem: null })
    } catch (error) {
      if (!control.signal.aborted) setState({ phase: "off", problem: whyNot(error) })
    }
  }
  const stop = () => {
    running.current?.abort()
    setState({ phase: "off", problem: null })
  }
  return {
    available: mounted ? window.NDEFReader !== undefined : null,
    ...state,
    start: () => void start(),
    stop,
  }
}
