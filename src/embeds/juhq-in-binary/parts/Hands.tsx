import type { ComponentProps } from "react"
import { bitsText, characterOf, fingers, gestureOf, handsOf } from "../logic"
import { Hand } from "./Hand"
import * as styles from "./Hands.module.css"
import { Props } from "./Props"

type HandsProps = {
  /** The raised fingers, as a byte. */
  raised: number
  /** The fingers of the letter to come, as a byte. */
  wanted: number
  /** True when the word is spelled: both hands wave. */
  isOver: boolean
  buttonProps: (bit: number) => ComponentProps<"button">
}

/** The left edges of the fingers in the drawing, and their lengths when raised. */
const places = [
  [34, 124],
  [92, 182],
  [150, 206],
  [208, 176],
  [378, 176],
  [436, 206],
  [494, 182],
  [552, 124],
] as const

/** Two fists whose fingers can be raised, each with a button over it. */
export function Hands({ raised, wanted, isOver, buttonProps }: HandsProps) {
  const shown = isOver ? 255 : raised
  const gesture = gestureOf(shown)
  const hands = handsOf(shown)
  return (
    <div className={styles.hands} data-over={isOver || undefined}>
      <svg
        viewBox="0 -66 640 366"
        role="img"
        aria-label={`Two hands: ${bitsText(raised)}${raised ? `, which is ${characterOf(raised)}` : ""}`}
      >
        {[0, 4].map(from => (
          <Hand
            key={from}
            isLeft={from === 0}
            fingers={fingers.slice(from, from + 4).map(({ bit }, i) => {
              const [x, length] = places[from + i] ?? [0, 0]
              return { x, length, isUp: (shown & bit) !== 0, isWanted: !isOver && (wanted & bit) !== 0 }
            })}
          />
        ))}
        {!isOver && gesture?.prop && <Props prop={gesture.prop} left={hands.left} right={hands.right} />}
      </svg>
      {fingers.map(({ bit, label, name }, i) => (
        <button
          key={bit}
          type="button"
          className={styles.finger}
          style={{ left: `${((places[i]?.[0] ?? 0) - 3) / 6.4}%` }}
          aria-pressed={(raised & bit) !== 0}
          aria-label={name}
          {...buttonProps(bit)}
        >
          <kbd>{label}</kbd>
        </button>
      ))}
    </div>
  )
}
