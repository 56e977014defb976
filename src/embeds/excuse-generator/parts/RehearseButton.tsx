import { useEffect } from "react"
import { useSpeech } from "../../../hooks/browser/speech"

/** Says the excuse aloud in British English, where the browser has a voice, and stops when there is another. */
export function RehearseButton({ text }: { text: string }) {
  const { available, speaking, speak, stop } = useSpeech()
  useEffect(() => {
    if (text) return stop
  }, [text, stop])

  if (!available || !text) return null
  return (
    <button type="button" onClick={() => (speaking ? stop() : void speak(text, "en-GB"))}>
      {speaking ? "Stop" : "Rehearse it"}
    </button>
  )
}
