/** Speech synthesis with the browser's voices. */
import { useCallback, useEffect, useRef, useState } from "react"
import { muted } from "../storage/muted"
import { read, useStorage } from "../storage/useStorage"
import { useMounted } from "./mounted"

/** Rate and pitch as multiples of the voice's own. */
export type Delivery = { rate: number; pitch: number }

export type Speech = {
  /** True if this browser can speak; false before mount. */
  available: boolean
  speaking: boolean
  voices: SpeechSynthesisVoice[]
  /**
   * Speaks a text in a language such as "fi-FI", after any current speech. Resolves at its end, or when it can't be
   * spoken.
   */
  speak: (text: string, lang: string, voice?: SpeechSynthesisVoice, delivery?: Delivery) => Promise<void>
  stop: () => void
}

/** The pause after a cancellation, in milliseconds: Chromium ignores utterances queued immediately after one. */
const restMs = 100

/** Utterances in progress. Browsers may collect an unreferenced utterance, and then never fire its end event. */
const activeUtterances = new Set<SpeechSynthesisUtterance>()

/**
 * Speaks only when `speak` is called from a user action. Stops when the component unmounts or the site is muted.
 */
export function useSpeech(): Speech {
  const mounted = useMounted()
  // Blockers leave the names and take the values.
  const available =
    mounted && Boolean(window.speechSynthesis) && typeof window.SpeechSynthesisUtterance === "function"
  const [speaking, setSpeaking] = useState(false)
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>([])
  const utteranceCount = useRef(0)
  const stopCount = useRef(0)
  const rest = useRef<Promise<void> | null>(null)
  const [isMuted] = useStorage(muted)

  useEffect(() => {
    if (!available) return
    const synth = window.speechSynthesis
    const load = () => setVoices(synth.getVoices())
    load()
    synth.addEventListener?.("voiceschanged", load)
    return () => {
      synth.removeEventListener?.("voiceschanged", load)
      stopCount.current++
      synth.cancel()
    }
  }, [available])

  const speak = useCallback(
    (text: string, lang: string, voice?: SpeechSynthesisVoice, delivery?: Delivery) =>
      new Promise<void>(resolve => {
        if (!available || read(muted)) return resolve()
        const utterance = new SpeechSynthesisUtterance(text)
        utterance.lang = lang
        if (voice) utterance.voice = voice
        if (delivery) Object.assign(utterance, delivery)
        const turn = ++utteranceCount.current
        const done = () => {
          activeUtterances.delete(utterance)
          if (turn === utteranceCount.current) setSpeaking(false)
          resolve()
        }
        utterance.onend = done
        utterance.onerror = done
        setSpeaking(true)
        const say = () => {
          activeUtterances.add(utterance)
          // Another page may have paused the synthesiser.
          window.speechSynthesis.resume()
          window.speechSynthesis.speak(utterance)
        }
        if (!rest.current) return say()
        const before = stopCount.current
        void rest.current.then(() => (stopCount.current === before ? say() : done()))
      }),
    [available],
  )

  const stop = useCallback(() => {
    utteranceCount.current++
    stopCount.current++
    setSpeaking(false)
    if (!available) return
    const { speaking, pending } = window.speechSynthesis
    window.speechSynthesis.cancel()
    if (!speaking && !pending) return
    const restEnd = new Promise(resolve => setTimeout(resolve, restMs)).then(() => {
      if (rest.current === restEnd) rest.current = null
    })
    rest.current = restEnd
  }, [available])

  useEffect(() => {
    if (isMuted) stop()
  }, [isMuted, stop])

  // Some browsers go on speaking after the page is left.
  useEffect(() => {
    window.addEventListener("pagehide", stop)
    return () => window.removeEventListener("pagehide", stop)
  }, [stop])

  return { available, speaking, voices, speak, stop }
}
