import { people } from "../logic"
import * as styles from "../Salary.module.css"
import { Person } from "./Person"

type Props = {
  /** The chairs, true where somebody sits. The first is the visitor's. */
  chairs: readonly boolean[]
  /** The chairs of those who have fallen asleep. */
  asleep: readonly number[]
  cost: string
  onPress: (chair: number) => void
}

/** The table of the meeting with its chairs. A press on a person frees the chair, and one on a chair fills it. */
export function Table({ chairs, asleep, cost, onPress }: Props) {
  const half = chairs.length / 2
  const chair = (number: number) => {
    const taken = chairs[number] ?? false
    const sleeps = asleep.includes(number)
    return (
      <button
        key={number}
        type="button"
        className={styles.chair}
        aria-label={
          number === 0
            ? "You"
            : `${taken ? "Send home" : "Invite"} ${people[number]}${taken && sleeps ? ", asleep" : ""}`
        }
        onClick={() => onPress(number)}
      >
        <Person number={number} taken={taken} sleeps={sleeps} />
      </button>
    )
  }
  return (
    <fieldset className={styles.meeting} aria-label="The meeting">
      <div className={styles.row}>{chairs.slice(0, half).map((_, place) => chair(place))}</div>
      <p className={styles.table}>
        <output aria-live="off" aria-label="Cost">
          {cost}
        </output>
      </p>
      <div className={styles.row}>{chairs.slice(half).map((_, place) => chair(half + place))}</div>
    </fieldset>
  )
}
