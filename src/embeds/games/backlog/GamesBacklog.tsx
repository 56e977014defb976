import { useId, useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useNow } from "../../../hooks/clock"
import { usePageData } from "../../../hooks/page"
import { useQuery } from "../../../hooks/query"
import { dayOf } from "../../../lib/daily"
import type { GameIdea } from "../../../lib/lists/games-backlog"
import * as styles from "./GamesBacklog.module.css"
import { electionText, firstOrder, isSorted, orders, readOrder, sorted, votesFor } from "./logic"
import { Idea } from "./parts/Idea"
import { useVotes } from "./useVotes"

/**
 * The games that will never be made, each with its design document of one line, to be voted for and sorted.
 *
 * @data games-backlog
 * @feed The list of the games that will never be made, with their design documents and an election among them.
 */
export default function GamesBacklog() {
  const { "games-backlog": games } = usePageData<{ "games-backlog": GameIdea[] }>()
  const [asked, setAsked] = useQuery("sort")
  const order = readOrder(asked)
  const { votes, vote, canUndo, undo, clear } = useVotes()
  const time = useNow()
  const today = time && dayOf(time)
  const id = useId()

  // By votes the games stand as they did when that was asked for: none runs away from under a finger.
  const [counted, setCounted] = useState<typeof votes | null>(null)
  const shown = sorted(games, order, counted ?? votes)
  const stale = order === "votes" && counted !== null && !isSorted(shown, votes)

  return (
    <section aria-labelledby={`${id}-title`} className={styles.backlog}>
      <h2 id={`${id}-title`}>The backlog</h2>
      <div className={styles.bar}>
        <div>
          <label htmlFor={`${id}-order`}>Sort</label>
          <select
            id={`${id}-order`}
            value={order}
            onChange={event => {
              setCounted(votes)
              setAsked(event.target.value === firstOrder ? null : event.target.value)
            }}
          >
            {orders.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="buttons">
          <button type="button" disabled={!stale} onClick={() => setCounted(votes)}>
            Sort again
          </button>
          <button type="button" disabled={!canUndo} onClick={undo}>
            Undo
          </button>
          <button type="button" disabled={Object.keys(votes).length === 0} onClick={clear}>
            Take back all votes
          </button>
          <ShareButton text="Games that will never be made" />
        </div>
      </div>
      <p role="status" className={styles.election}>
        {electionText(games, votes)}
      </p>
      <ol className={styles.list}>
        {shown.map(game => (
          <Idea
            key={game.title}
            game={game}
            today={today}
            count={votesFor(votes, game.title)}
            vote={way => {
              setCounted(old => old ?? votes)
              vote(game.title, way)
            }}
          />
        ))}
      </ol>
    </section>
  )
}
