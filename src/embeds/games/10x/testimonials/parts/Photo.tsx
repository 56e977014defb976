import type { CSSProperties } from "react"
import { useMotion } from "../../../../../hooks/browser/motion"
import type { Career } from "../../career"
import { isGone } from "../logic"
import { gaze, mouthfuls } from "../photo"
import type { Colleague } from "../schema"
import { Box, Chair, Face } from "./Face"
import * as styles from "./Photo.module.css"

type Props = {
  colleagues: readonly Colleague[]
  career: Career | null
  /**
   * The number of the speaker, from 1, and the spoken text; one more than the number of colleagues is the visitor
   * on the empty chair.
   */
  turn: number
  words: string
  onTurn: (next: number) => void
}

/** The team photograph. Everyone looks at the speaker; a press on a colleague makes that one speak. */
export function Photo({ colleagues, career, turn, words, onTurn }: Props) {
  const motion = useMotion()
  return (
    <fieldset className={styles.photo} aria-label="The team" data-still={!motion || undefined}>
      {[...colleagues.map(({ who }) => who), "You"].map((who, i) => {
        const [wide, narrow] = [gaze(i, turn - 1, 6), gaze(i, turn - 1, 4)]
        const speaks = i === turn - 1
        const isEmpty = who === "You" && !speaks
        return (
          <button
            key={who}
            type="button"
            className={styles.cell}
            aria-label={isEmpty ? "The vacant chair" : undefined}
            aria-pressed={speaks}
            style={
              {
                "--x": `${wide.x}px`,
                "--y": `${wide.y}px`,
                "--x-narrow": `${narrow.x}px`,
                "--y-narrow": `${narrow.y}px`,
                "--mouthfuls": speaks ? mouthfuls(words) : 0,
                "--blink": `${-(i * 1.7) % 6}s`,
              } as CSSProperties
            }
            onClick={() => onTurn(i + 1)}
          >
            {isEmpty ? <Chair /> : isGone(who, career) ? <Box /> : <Face who={who} />}
            <span>{isEmpty ? "vacant" : who}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
