/** Speech synthesis by the browser. */
import { useCallback, useEffect, useRef, useState } from "react"
import { muted } from "../storage/muted"
import { read, useStorage } from "../storage/useStorage"
import { useMounted } from "./mounted"

export type Speech = {
  /** True if the browser has speech synthesis; false before mount. */
  available: boolean
  speaking: boolean
  voices: SpeechSynthesisVoice[]
  /** Queues a text in a language such as "fi-FI". Resolves when it has been spoken or has failed. */
  speak: (text: string, lang: string, voice?: SpeechSynthesisVoice) => Promise<void>
  stop: () => void
}

/** Provides speech synthesis, which stops when the component unmounts or the site is muted. */
export function useSpeech(): Speech {
  const mounted = useMounted()
  const available = mounted && "speechSynthesis" in window && "SpeechSynthesisUtterance" in window
  const [speaking, setSpeaking] = useState(false)
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>([])
  const lastId = useRef(0)
  const [isMuted] = useStorage(muted)

  useEffect(() => {
    if (!available) return
    const synth = window.speechSynthesis
    const load = () => setVoices(synth.getVoices())
    load()
    synth.addEventListener?.("voiceschanged", load)
    return () => {
      synth.removeEventListener?.("voiceschanged", load)
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
        const id = ++lastId.current
        const done = () => {
          if (id === lastId.current) setSpeaking(false)
          resolve()
        }
        utterance.onend = done
        utterance.onerror = done
        setSpeaking(true)
        window.speechSynthesis.speak(utterance)
      }),
    [available],
  )

  const stop = useCallback(() => {
    lastId.current++
    setSpeaking(false)
    if (available) window.speechSynthesis.cancel()
  }, [available])

  useEffect(() => {
    if (isMuted) stop()
  }, [isMuted, stop])

  return { available, speaking, voices, speak, stop }
}
