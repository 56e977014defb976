import { useEffect, useState } from "react"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { useSpeech } from "../../../hooks/browser/speech"

/**
 * Says the excuse aloud in British English, where the browser has a voice, and stops when there is another. Where it has
 * none the visitor is told.
 */
export function RehearseButton({ text }: { text: string }) {
  const { available, speaking, voices, speak, stop } = useSpeech()
  const [mute, setMute] = useState(false)
  useEffect(() => {
    if (text) return stop
  }, [text, stop])

  if (!available || !text) return null
  const press = () => {
    if (speaking) return stop()
    setMute(voices.length === 0)
    if (voices.length > 0) void speak(text, "en-GB")
  }
  return (
    <>
      <button type="button" onClick={press}>
        {speaking ? "Stop" : "Rehearse it"}
      </button>
      {mute && (
        <StatusMessage>This browser has no voice. Say it yourself, and look at the floor.</StatusMessage>
      )}
    </>
  )
}
