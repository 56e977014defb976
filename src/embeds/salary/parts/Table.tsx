import { people } from "../logic"
import * as styles from "../Salary.module.css"
import { Person } from "./Person"

type Props = {
  /** The chairs, true where somebody sits. The first is the visitor's. */
  chairs: readonly boolean[]
  /** The chairs of those who have fallen asleep. */
  asleep: readonly number[]
  cost: string
  /** True while the door is locked from outside. */
  isLocked: boolean
  onPress: (chair: number) => void
}

/** The table of the meeting with its chairs. A press on a person frees the chair, and one on a chair fills it. */
export function Table({ chairs, asleep, cost, isLocked, onPress }: Props) {
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
        {isLocked && (
          <svg className={styles.lock} viewBox="0 0 24 32" aria-hidden="true">
            <path fill="none" stroke="#555" strokeWidth="4" d="M6 16V9a6 6 0 0 1 12 0v7" />
            <path fill="#e3b23c" stroke="#5c3712" strokeWidth="2" d="M2 15h20v15H2z" />
            <path fill="#5c3712" d="M10 20h4v6h-4z" />
          </svg>
        )}
      </p>
      <div className={styles.row}>{chairs.slice(half).map((_, place) => chair(half + place))}</div>
    </fieldset>
  )
}
