import { Icon } from "../../../../components/icon/Icon"
import type { Day } from "../../../../lib/calendar/calendarDay"
import * as styles from "../GamesBacklog.module.css"
import { ageText, estimateText, signed } from "../logic"
import type { GameIdea } from "../schema"
import { Making } from "./Making"

type Props = {
  game: GameIdea
  /** Null before mount, when neither the age nor any button is shown. */
  today: Day | null
  count: number
  /** True if the game just got its last vote. */
  runs: boolean
  vote: (way: 1 | -1) => void
}

/** A game that will never be made, with its votes. */
export function Idea({ game: { title, since, design, estimate, never }, today, count, runs, vote }: Props) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{design}</p>
      <p>
        {today ? ageText(since, today) : `The idea is from ${since.slice(0, 4)}.`} {estimateText(estimate)}{" "}
        {never}
      </p>
      {today && (
        <div>
          <Making title={title} count={count} runs={runs} />
          <span className={styles.votes}>
            <button type="button" aria-label={`Vote for ${title}`} onClick={() => vote(1)}>
              <Icon name="up" />
            </button>
            <output aria-label={`Votes for ${title}`}>{signed(count)}</output>
            <button type="button" aria-label={`Vote against ${title}`} onClick={() => vote(-1)}>
              <Icon name="down" />
            </button>
          </span>
        </div>
      )}
    </li>
  )
}
