import { useMotion } from "../../../../hooks/browser/motion"
import * as styles from "../SplitTextMiddle.module.css"
import { thrown, tip } from "../seesaw"

type Props = {
  first: string
  second: string
  /** The weights of the two lines. */
  weights: readonly [number, number]
}

/** The maximum number of words drawn as bricks; more are an iron weight with their number on it. */
const maxBricks = 14

/**
 * A seesaw with the words of a line on either end; it tilts to the heavier one and throws off one that is far too
 * light.
 */
export function Seesaw({ first, second, weights: [one, two] }: Props) {
  const motion = useMotion()
  const degrees = tip(one, two)
  const flying = thrown(one, two)
  const state = flying
    ? `the ${flying} line has been thrown off`
    : one === two
      ? "level"
      : `the ${one > two ? "first" : "second"} line is down`
  return (
    <div role="img" aria-label={`A seesaw with a line on either end: ${state}`} className={styles.seesaw}>
      <div className={styles.tipping} data-still={!motion || undefined} style={{ rotate: `${degrees}deg` }}>
        <Pile text={first} isFlying={flying === "first"} />
        <Pile text={second} isFlying={flying === "second"} />
        <div className={styles.plank} />
      </div>
      <svg viewBox="0 0 100 60" className={styles.foot} aria-hidden="true">
        <path fill="#8c2f1b" stroke="#3d120a" strokeWidth="3" d="M50 3L92 58H8z" />
        <circle cx="50" cy="12" r="6" fill="#d9d9d9" stroke="#333" strokeWidth="2" />
      </svg>
    </div>
  )
}

function Pile({ text, isFlying }: { text: string; isFlying: boolean }) {
  // A very long text isn't split just to be counted.
  const words = text.slice(0, 400).split(" ")
  const isHeavy = text.length > 400 || words.length > maxBricks
  return (
    <div className={styles.pile} data-flying={isFlying || undefined}>
      {isHeavy ? (
        <span className={styles.iron}>{text.length > 9999 ? "t" : `${text.length} g`}</span>
      ) : (
        words.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
          <span key={i} className={styles.brick}>
            {word}
          </span>
        ))
      )}
    </div>
  )
}
