import { useRef, useState } from "react"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import { carriedText, swapText } from "../guest"
import { lanes, type Runner } from "../lanes"
import { draggedPast } from "../sitting"
import * as styles from "./Race.module.css"
import { RunnerPicture } from "./RunnerPicture"

type Props = {
  /** The share of the lane that is behind the visitor by sitting. */
  seat: number
  hasWon: boolean
  /** The thing from another page; it waits for the chair. */
  guest: Guest | null
  /** True while the guest sits in the chair. */
  isTaken: boolean
  onTold: (text: string) => void
  onTaken: (isTaken: boolean) => void
}

const stepShare = 0.1
/** The share up to which the seat still is at the start. */
const startShare = 0.05
const carried = "You are being carried. It feels like running."
const backAgain = [
  "You had only got up to look at the fridge.",
  "The chair was still warm.",
  "That was your hand. The rest of you sat.",
] as const
const home = "Home! The judges look at the hand. You are disqualified, and sit down again."

/** Returns the runners with the shares of the lanes behind them, as they are drawn at the moment. */
function placesNow(track: HTMLElement): [Runner, number][] {
  const { left, width } = track.getBoundingClientRect()
  return lanes.flatMap(({ runner }): [Runner, number][] => {
    const picture = track.closest("ol")?.querySelector(`[data-runner="${runner}"] svg`)
    const box = picture?.getBoundingClientRect()
    return box && width > box.width ? [[runner, (box.left - left) / (width - box.width)]] : []
  })
}

/** The visitor's own lane: sitting carries the chair; a hand or the arrow keys carry it ahead until it is let go. */
export function You({ seat, hasWon, guest, isTaken, onTold, onTaken }: Props) {
  /** The place of the chair while it is carried; null while it is sat in. */
  const [lifted, setLifted] = useState<number | null>(null)
  const [tries, setTries] = useState(0)
  const track = useRef<HTMLSpanElement>(null)
  const isHeld = useRef(false)
  /** True once somebody has answered since the chair was lifted. */
  const hasAnswer = useRef(false)
  const share = lifted ?? seat
  /** Whoever waits has the chair as soon as it is put down. */
  const swap = (guest: Guest) => {
    onTaken(!isTaken)
    onTold(swapText(guest, isTaken))
  }
  const carry = (to: number) => {
    const next = Math.max(0, Math.min(1, to))
    if (next >= 0.995) {
      isHeld.current = false
      setLifted(null)
      return guest ? swap(guest) : onTold(home)
    }
    setLifted(next)
    const past = track.current ? draggedPast(placesNow(track.current), share, next) : undefined
    if (lifted === null) {
      hasAnswer.current = false
      onTold(guest && isTaken ? carriedText(guest) : carried)
    }
    // Light is back and forth too often to interrupt the others.
    if (!past || (past.returns && hasAnswer.current)) return
    hasAnswer.current = true
    onTold(past.dragged)
  }
  const letGo = () => {
    isHeld.current = false
    if (lifted === null) return
    setLifted(null)
    setTries(tries + 1)
    if (guest) return swap(guest)
    const place = seat < startShare ? "at the start" : "where you sat"
    onTold(`Back ${place}. ${backAgain[tries % backAgain.length]}`)
  }
  const shareAt = (x: number) => {
    const box = track.current?.getBoundingClientRect()
    return box?.width ? (x - box.left) / box.width : 0
  }
  return (
    <li className={styles.lane} data-runner="you">
      <span className={styles.name}>You {isTaken && <span className="byline">standing</span>}</span>
      <span className={styles.track} ref={track}>
        <span
          className={styles.runner}
          data-carried={lifted === null ? undefined : true}
          style={{ transform: `translateX(${share * 100}%)` }}
        >
          <button
            type="button"
            className={styles.you}
            aria-label={
              guest && isTaken
                ? `${guest.name}, in your chair. Carry the chair with the right arrow key`
                : "You, in the chair. Carry yourself with the right arrow key"
            }
            onPointerDown={event => {
              event.currentTarget.setPointerCapture?.(event.pointerId)
              isHeld.current = true
              carry(Math.max(share, stepShare, shareAt(event.clientX)))
            }}
            onPointerMove={event => {
              if (isHeld.current) carry(shareAt(event.clientX))
            }}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onBlur={letGo}
            onKeyDown={event => {
              if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return
              event.preventDefault()
              carry(share + (event.key === "ArrowRight" ? stepShare : -stepShare))
            }}
          >
            <RunnerPicture of="you" hasWon={hasWon} sitter={isTaken ? guest : null} />
          </button>
          {guest && !isTaken && (
            <span className={styles.waiting} data-start={share < startShare * 4 || undefined}>
              <GuestPicture guest={guest} />
            </span>
          )}
        </span>
      </span>
      <span className={styles.finish}>{hasWon ? "now" : "later"}</span>
    </li>
  )
}
