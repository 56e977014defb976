import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { now } from "../../../../hooks/browser/clock"
import type { Guest } from "../../../../kits/guest/useGuest"
import * as styles from "../Guessing.module.css"
import { clipText } from "../guest"
import { type Answer, grouped, leftAfter, middleOf } from "../halving"
import { askedIn, isCaught, type State, topOf } from "../logic"
import { roomText } from "../polygraph"
import { halvingNote } from "../sentences"
import { Confession } from "./Confession"
import { Polygraph } from "./Polygraph"

type Props = {
  state: State
  /** The thing from another page, which is on the clip of the polygraph. */
  guest: Guest | null
  /** True while the machine awaits an answer. */
  open: boolean
  over: boolean
  answer: (answer: Answer) => void
  back: () => void
  again: () => void
}

const says: readonly (readonly [Answer, string])[] = [
  ["lower", "Lower"],
  ["yes", "That's it"],
  ["higher", "Higher"],
]

/** The polygraph, the machine's guess, the three answers to it, and an undo button. */
export function Answers({ state, guest, open, over, answer, back, again }: Props) {
  const asked = askedIn(state)
  const guess = middleOf(leftAfter(topOf(state.level), asked))
  const shown = open ? `${grouped(guess)}?` : grouped(asked.at(-1)?.number ?? guess)
  const isFirst = asked.length === 0
  const asking = useRef<number | null>(null)
  const [took, setTook] = useState<number | null>(null)
  const previousCount = useRef(asked.length)
  useEffect(() => {
    asking.current = now()
    // The time of a withdrawn answer is discarded.
    if (asked.length < previousCount.current) setTook(null)
    previousCount.current = asked.length
  }, [asked.length])
  const say = (said: Answer) => {
    setTook(asking.current === null ? null : (now() - asking.current) / 1000)
    answer(said)
  }
  const buttons = useRef<HTMLDivElement>(null)
  // Moves the focus to the remaining button if the one that ended the game was removed.
  const wasOver = useRef(over)
  useLayoutEffect(() => {
    if (over && !wasOver.current && document.activeElement === document.body)
      buttons.current?.querySelector("button")?.focus()
    wasOver.current = over
  }, [over])

  return (
    <div className={styles.answers}>
      <div className={styles.paper}>
        {isCaught(state) ? (
          <Confession key={asked.length} state={state} guest={guest} />
        ) : (
          <>
            <Polygraph state={state} took={took} guest={guest} />
            <p className={styles.note}>{guest ? clipText(guest) : roomText(state)}</p>
          </>
        )}
      </div>
      <fieldset>
        <legend>
          My number is{" "}
          <span className="lcd" aria-hidden="true">
            {shown}
          </span>
        </legend>
        <div ref={buttons} className="buttons">
          {(over ? says.slice(0, 1) : says).map(([said, name]) => (
            <button
              key={said}
              type="button"
              className={over ? "default" : undefined}
              aria-disabled={!open && !over}
              onClick={() => (over ? again() : open && say(said))}
            >
              {over ? "Think of another" : name}
            </button>
          ))}
        </div>
      </fieldset>
      <p className={styles.note}>{halvingNote(state)}</p>
      <div className="buttons">
        <button type="button" aria-disabled={isFirst} onClick={() => !isFirst && back()}>
          Take the last answer back
        </button>
      </div>
    </div>
  )
}
