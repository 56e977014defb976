import { useRef, useState } from "react"
import * as styles from "./Race.module.css"
import { RunnerPicture } from "./RunnerPicture"

type Props = { onTold: (text: string) => void }

const stepShare = 0.1
const carried = "You are being carried. It feels like running."
const backAgain = [
  "Back at the start. You had only got up to look at the fridge.",
  "Back at the start. The chair was still warm.",
  "Back at the start. That was your hand. The rest of you sat.",
] as const
const home = "Home! The judges look at the hand. You are disqualified, and sit down again."

/** The visitor's own lane: a hand or the arrow keys carry the runner, who goes back to the start on being let go. */
export function You({ onTold }: Props) {
  const [share, setShare] = useState(0)
  const [tries, setTries] = useState(0)
  const track = useRef<HTMLSpanElement>(null)
  const isHeld = useRef(false)
  const carry = (to: number) => {
    const next = Math.max(0, Math.min(1, to))
    setShare(next)
    if (next < 0.995) return onTold(carried)
    isHeld.current = false
    setShare(0)
    onTold(home)
  }
  const letGo = () => {
    if (!isHeld.current) return
    isHeld.current = false
    setShare(0)
    setTries(tries + 1)
    onTold(backAgain[tries % backAgain.length] ?? backAgain[0])
  }
  const shareAt = (x: number) => {
    const box = track.current?.getBoundingClientRect()
    return box?.width ? (x - box.left) / box.width : 0
  }
  return (
    <li className={styles.lane} data-runner="you">
      <span className={styles.name}>You</span>
      <span className={styles.track} ref={track}>
        <span className={styles.runner} style={{ transform: `translateX(${share * 100}%)` }}>
          <button
            type="button"
            className={styles.you}
            aria-label="You, at the start. Carry yourself with the right arrow key"
            onPointerDown={event => {
              event.currentTarget.setPointerCapture?.(event.pointerId)
              isHeld.current = true
              carry(Math.max(stepShare, shareAt(event.clientX)))
            }}
            onPointerMove={event => {
              if (isHeld.current) carry(shareAt(event.clientX))
            }}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onKeyDown={event => {
              if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return
              event.preventDefault()
              carry(share + (event.key === "ArrowRight" ? stepShare : -stepShare))
            }}
          >
            <RunnerPicture of="you" />
          </button>
        </span>
      </span>
      <span className={styles.finish}>later</span>
    </li>
  )
}
