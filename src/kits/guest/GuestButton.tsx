import { type CSSProperties, useEffect, useState } from "react"
import * as styles from "./GuestButton.module.css"
import { GuestPicture } from "./GuestPicture"
import { type Guest, inSentence } from "./useGuest"

type Props = {
  guest: Guest
  /** A class and style that give it its place and size. */
  className?: string | undefined
  style?: CSSProperties | undefined
  /** False where a larger picture shows the guest already, and the button lies over it. */
  isPictured?: boolean
}

/** The time for which an answer is shown, in milliseconds. */
const showMs = 5000

/** A guest that answers a press in its own words, in a bubble above it. */
export function GuestButton({ guest, className = "", style, isPictured = true }: Props) {
  const [presses, setPresses] = useState(0)
  const [isSpeaking, setSpeaking] = useState(false)
  const { talk } = guest.words
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press begins anew
  useEffect(() => {
    if (!isSpeaking) return
    const timer = setTimeout(() => setSpeaking(false), showMs)
    return () => clearTimeout(timer)
  }, [isSpeaking, presses])
  const press = () => {
    setPresses(presses + 1)
    setSpeaking(true)
  }
  return (
    <span className={`${styles.place} ${className}`} style={style}>
      <button
        type="button"
        className={styles.button}
        aria-label={`Talk to ${inSentence(guest)}`}
        onClick={press}
      >
        {isPictured && <GuestPicture guest={guest} />}
      </button>
      <span aria-live="polite" className={styles.speech} data-speaking={isSpeaking || undefined}>
        {isSpeaking && `“${talk[(presses - 1) % talk.length]}”`}
      </span>
    </span>
  )
}

type Box = { x: number; y: number; width: number; height: number }

/** Returns the style of a button that lies over a box of a picture, both in the picture's units. */
export function styleOver({ x, y, width, height }: Box, picture: readonly [number, number]): CSSProperties {
  const part = (length: number, whole: number) => `${((100 * length) / whole).toFixed(2)}%`
  const [wide, high] = picture
  return {
    left: part(x, wide),
    top: part(y, high),
    width: part(width, wide),
    height: part(height, high),
  }
}
