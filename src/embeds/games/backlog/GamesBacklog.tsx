import { useId, useMemo, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Reserve } from "../../../components/reserve/Reserve"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useNow } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import { usePageData } from "../../../hooks/page/page"
import { Choice } from "../../../kits/controls/Choice"
import { useList } from "../../../kits/list/useList"
import { dayOf } from "../../../lib/calendar/calendarDay"
import * as styles from "./GamesBacklog.module.css"
import {
  electionText,
  isSorted,
  longestElectionText,
  needed,
  orders,
  refusalOf,
  specOf,
  votesFor,
} from "./logic"
import { Idea } from "./parts/Idea"
import type { GameIdea } from "./schema"
import { useVotes } from "./useVotes"

const address = { order: "sort" }

/**
 * A list of games that will never be made, each with a design document of a single line, votes and sorting.
 *
 * @data games-backlog
 * @feed The list of the games that will never be made, with their design documents and an election among them.
 */
export default function GamesBacklog() {
  const { "games-backlog": games } = usePageData<{ "games-backlog": GameIdea[] }>()
  const { votes, vote, canUndo, undo, clear } = useVotes()
  const time = useNow()
  const today = time && dayOf(time)
  const id = useId()

  const moving = useMotion()
  // The reason why the last vote was refused, and the title of the game that just got its last vote.
  const [refused, setRefused] = useState<string | null>(null)
  const [running, setRunning] = useState<string | null>(null)

  // The votes by which the list is sorted: fixed at the time of sorting, so that no game moves while it is being
  // pressed.
  const [counted, setCounted] = useState<typeof votes | null>(null)
  const settled = counted ?? votes
  const list = useList(
    games,
    useMemo(() => specOf(settled), [settled]),
    address,
  )
  const stale = list.sort.by === "votes" && counted !== null && !isSorted(list.shown, votes)

  const cast = (title: string, way: 1 | -1) => {
    const why = refusalOf(votes, title, way)
    setRefused(why)
    if (why) return
    setCounted(old => old ?? votes)
    setRunning(votesFor(votes, title) + way === needed ? title : null)
    vote(title, way)
  }

  return (
    <section aria-labelledby={`${id}-title`} className={styles.backlog}>
      <h2 id={`${id}-title`} className="visually-hidden">
        The backlog
      </h2>
      <div className={styles.bar}>
        <Choice
          label="Sort"
          value={list.sort.by}
          options={orders}
          onChange={by => {
            setCounted(votes)
            list.setSort({ by, down: false })
          }}
        />
        <div className="buttons">
          <ShareButton text="Games that will never be made" />
          <RevealOnce when={canUndo}>
            <Button
              data-menu="edit"
              disabled={!canUndo}
              onClick={() => {
                setRefused(null)
                undo()
              }}
            >
              Undo
            </Button>
          </RevealOnce>
          <RevealOnce when={Object.keys(votes).length > 0}>
            <Button
              disabled={Object.keys(votes).length === 0}
              onClick={() => {
                setRefused(null)
                clear()
              }}
            >
              Take back all votes
            </Button>
          </RevealOnce>
          <RevealOnce when={stale}>
            <Button disabled={!stale} onClick={() => setCounted(votes)}>
              Sort again
            </Button>
          </RevealOnce>
        </div>
      </div>
      <p role="status" className={styles.election}>
        <Reserve all={[longestElectionText(games)]}>{refused ?? electionText(games, votes)}</Reserve>
      </p>
      <ol className={styles.list}>
        {list.shown.map(game => (
          <Idea
            key={game.title}
            game={game}
            today={today}
            count={votesFor(votes, game.title)}
            runs={moving && running === game.title}
            vote={way => cast(game.title, way)}
          />
        ))}
      </ol>
    </section>
  )
}
