import { useEffect, useState } from "react"
import { Reserve } from "../../../components/reserve/Reserve"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { useMotion } from "../../../hooks/browser/motion"
import { useSpeech } from "../../../hooks/browser/speech"
import * as styles from "../ExcuseGenerator.module.css"

/**
 * Reads the excuse aloud in British English, and stops when it changes. Without a voice, a mouth moves silently.
 */
export function RehearseButton({ text }: { text: string }) {
  const { available, speaking, voices, speak, stop } = useSpeech()
  const [mouthed, setMouthed] = useState("")
  const moving = useMotion()
  useEffect(() => {
    if (text) return stop
  }, [text, stop])

  if (!available || !text) return null
  const isMute = mouthed === text
  const press = () => {
    setMouthed("")
    if (speaking) return stop()
    if (voices.length > 0) return void speak(text, "en-GB")
    setMouthed(isMute ? "" : text)
  }
  return (
    <>
      <span className={styles.rehearse}>
        <button type="button" onClick={press}>
          <Reserve inline all={["Rehearse it"]}>
            {speaking || isMute ? "Stop" : "Rehearse it"}
          </Reserve>
        </button>
        {(speaking || isMute) && <Mouth moving={moving} />}
      </span>
      <StatusMessage>
        {isMute && "This browser has no voice. Say it yourself, and look at the floor."}
      </StatusMessage>
    </>
  )
}

function Mouth({ moving }: { moving: boolean }) {
  return (
    <svg viewBox="0 0 48 32" className={styles.mouth} data-moving={moving || undefined} aria-hidden="true">
      <path fill="#5a1018" d="M4 16h40c-6 14-34 14-40 0z" />
      <path fill="#c8374b" stroke="#5a1018" d="M3 16C9 6 18 5 24 9c6-4 15-3 21 7-12-4-30-4-42 0z" />
      <path
        className={styles.lip}
        fill="#c8374b"
        stroke="#5a1018"
        d="M3 16c12 5 30 5 42 0-6 15-36 15-42 0z"
      />
    </svg>
  )
}
