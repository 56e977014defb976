import { Icon } from "../../../../components/icon/Icon"
import * as styles from "../HallOfFame.module.css"
import { type Guess, isRight, verdicts } from "../logic"
import type { FamousExcuse } from "../schema"

type Props = {
  excuse: FamousExcuse
  /** The visitor's guess; undefined before it. */
  guess: Guess | undefined
  moving: boolean
}

/** A famous excuse on a brass plate. After a guess its outcome appears; after a wrong one it hangs by one screw. */
export function Plaque({ excuse: { when, excuse, whom, worked, note, from }, guess, moving }: Props) {
  const [sign, words] = verdicts[worked]
  const isWrong = guess !== undefined && isRight(worked, guess) === false
  const look = [
    styles.plaque,
    isWrong && styles.loose,
    moving && guess && (isWrong ? styles.slips : styles.turns),
  ]
  return (
    <div className={look.filter(Boolean).join(" ")}>
      <b>
        {when}
        {from === "house" && ", in this house"}
      </b>
      <q>{excuse}</q>
      <p>To {whom}.</p>
      <p className={styles.back}>
        {guess && (
          <>
            {sign === "tick" || sign === "cross" ? (
              <Icon name={sign} />
            ) : (
              <span aria-hidden="true">{sign}</span>
            )}{" "}
            <b>{words}</b> {note}
          </>
        )}
      </p>
    </div>
  )
}
