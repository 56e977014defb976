/** The narrator's voice: the browser's, or a mumble where it has none or the record is turned by hand. */
import { useEffect, useRef } from "react"
import { useSpeech } from "../../hooks/browser/speech"
import { useSound } from "../../kits/sound/useSound"
import { type Groove, letterAt, vowelPitch } from "./logic"
import type { Turn } from "./useTurntable"

/** The range of rates that voices keep to. */
const [minRate, maxRate] = [0.4, 3.5]

export function useNarrator(groove: Groove) {
  const speech = useSpeech()
  const sound = useSound()
  const isSpeaking = useRef(false)
  const stop = () => {
    if (!isSpeaking.current) return
    isSpeaking.current = false
    speech.stop()
  }
  const { stop: silence } = speech
  useEffect(() => silence, [silence])

  return {
    stop,
    /** Reads on from the needle, if there is a voice and the record turns forwards. Call it from a press. */
    read: ({ position, speed, isMended }: Pick<Turn, "position" | "speed" | "isMended">) => {
      stop()
      sound.open()
      if (!speech.available || speech.voices.length === 0 || speed < minRate || position < 0) return
      const until = isMended || position >= groove.scratch.at ? groove.end : groove.scratch.at
      const voice = speech.voices.find(({ lang }) => lang.startsWith("en"))
      isSpeaking.current = true
      void speech.speak(groove.opening.slice(Math.floor(position), until), "en-GB", voice, {
        rate: Math.min(maxRate, speed),
        pitch: Math.max(0.1, Math.min(2, speed)),
      })
    },
    /** Mumbles the letters between two places, unless the voice is reading. */
    mumble: (from: number, to: number, speed: number) => {
      if (isSpeaking.current) return
      const [low, high] = [Math.floor(Math.min(from, to)), Math.floor(Math.max(from, to))]
      for (let place = Math.max(low, high - 3) + 1; place <= high; place++) {
        const frequency = vowelPitch(letterAt(groove, place - 1), speed)
        if (frequency === null) continue
        const seconds = Math.max(0.05, Math.min(0.4, 0.13 / Math.max(0.3, Math.abs(speed))))
        sound.open()?.play({ frequency, seconds, loudness: 0.06, shape: "sawtooth", envelope: "hold" })
      }
    },
  }
}
