/** The browser's voice: short pieces, always stoppable, and honest about not being there. */
import { useCallback, useEffect, useRef, useState } from "react"
import { muted } from "../storage/muted"
import { read, useStorage } from "../storage/useStorage"
import { useMounted } from "./mounted"

export type Speech = {
  /** Whether this browser can speak; false before mount. */
  available: boolean
  speaking: boolean
  voices: SpeechSynthesisVoice[]
  /** Says a text in a language such as "fi-FI", after what is being said. Resolves when said, or when it can't be. */
  speak: (text: string, lang: string, voice?: SpeechSynthesisVoice) => Promise<void>
  stop: () => void
}

/** How long the voice rests after it was cut off, in milliseconds: Chromium says nothing of what it is told at once. */
const restMs = 100

/** What is being said: a browser may collect an utterance that nobody holds, and then never tells that it has ended. */
const held = new Set<SpeechSynthesisUtterance>()

/** Speech synthesis, silent until `speak` is called from a press, and stopped when the component goes or the site is muted. */
export function useSpeech(): Speech {
  const mounted = useMounted()
  const available = mounted && "speechSynthesis" in window && "SpeechSynthesisUtterance" in window
  const [speaking, setSpeaking] = useState(false)
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>([])
  const said = useRef(0)
  const stops = useRef(0)
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
      stops.current++
      synth.cancel()
    }
  }, [available])

  const speak = useCallback(
    (text: string, lang: string, voice?: SpeechSynthesisVoice) =>
      new Promise<void>(resolve => {
        if (!available || read(muted)) return resolve()
        const utterance = new SpeechSynthesisUtterance(text)
        utterance.lang = lang
        if (voice) utterance.voice = voice
        const turn = ++said.current
        const done = () => {
          held.delete(utterance)
          if (turn === said.current) setSpeaking(false)
          resolve()
        }
        utterance.onend = done
        utterance.onerror = done
        setSpeaking(true)
        const say = () => {
          held.add(utterance)
          // What another page has paused stays so until somebody says otherwise.
          window.speechSynthesis.resume()
          window.speechSynthesis.speak(utterance)
        }
        if (!rest.current) return say()
        const before = stops.current
        void rest.current.then(() => (stops.current === before ? say() : done()))
      }),
    [available],
  )

  const stop = useCallback(() => {
    said.current++
    stops.current++
    setSpeaking(false)
    if (!available) return
    const { speaking, pending } = window.speechSynthesis
    window.speechSynthesis.cancel()
    if (!speaking && !pending) return
    const over = new Promise(resolve => setTimeout(resolve, restMs)).then(() => {
      if (rest.current === over) rest.current = null
    })
    rest.current = over
  }, [available])

  useEffect(() => {
    if (isMuted) stop()
  }, [isMuted, stop])

  // Some browsers talk on when the page is gone.
  useEffect(() => {
    window.addEventListener("pagehide", stop)
    return () => window.removeEventListener("pagehide", stop)
  }, [stop])

  return { available, speaking, voices, speak, stop }
}
