import { type Level, lastRound, type State } from "../logic"
import * as styles from "../RockPaperScissors.module.css"
import type { Throw } from "../throws"
import { HandPicture, type Owner } from "./HandPicture"

const called: Record<Level, string> = { 1: "Pertti", 2: "The machine", 3: "The machine" }

/** The two hands of the last throw, side by side and as large, fists before the first; the status says them aloud. */
export function Hands({ state }: { state: State }) {
  const round = lastRound(state)?.round
  return (
    <div className={styles.hands} aria-hidden="true">
      <Hand who="You" of="visitor" thrown={round?.you} />
      <Hand
        who={called[state.level]}
        of={state.level === 1 ? "hamster" : "machine"}
        thrown={round?.machine}
        isFacing
      />
    </div>
  )
}

type HandProps = { who: string; of: Owner; thrown: Throw | undefined; isFacing?: boolean }

function Hand({ who, of, thrown, isFacing }: HandProps) {
  return (
    <div data-hand={thrown ?? "none"}>
      <span className={isFacing ? styles.facing : undefined}>
        <HandPicture thrown={thrown ?? null} of={of} />
      </span>
      {who}
    </div>
  )
}
