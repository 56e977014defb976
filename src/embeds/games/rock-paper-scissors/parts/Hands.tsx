import { type Level, lastRound, type State } from "../logic"
import * as styles from "../RockPaperScissors.module.css"
import { signs, type Throw } from "../throws"

const called: Record<Level, string> = { 1: "Pertti", 2: "The machine", 3: "The machine" }

/** The two hands of the last throw, side by side and as large; the status says them aloud. */
export function Hands({ state }: { state: State }) {
  const round = lastRound(state)?.round
  return (
    <div className={styles.hands} aria-hidden="true">
      <Hand who="You" thrown={round?.you} />
      <Hand who={called[state.level]} thrown={round?.machine} isFacing />
    </div>
  )
}

function Hand({ who, thrown, isFacing }: { who: string; thrown: Throw | undefined; isFacing?: boolean }) {
  return (
    <div data-hand={thrown ?? "none"}>
      <span className={isFacing ? styles.facing : undefined}>{thrown ? signs[thrown] : "?"}</span>
      {who}
    </div>
  )
}
