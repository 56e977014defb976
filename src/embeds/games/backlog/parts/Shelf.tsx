import { useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { useTicks } from "../../../../kits/motion/useTicks"
import { type Progress, percentOf, winsOf, winsToShip } from "../logic"
import type { Microgame } from "../microgame"
import type { GameIdea } from "../schema"
import { Cover } from "./Cover"
import * as styles from "./Shelf.module.css"

/** The time that a box plays itself while nobody looks at another one, in milliseconds. */
const demoMs = 3600

export type ShelfGame = { idea: GameIdea; game: Microgame }

type Props = {
  games: readonly ShelfGame[]
  progress: Progress
  onOpen: (title: string) => void
  onMarathon: () => void
}

function boxName(title: string, wins: number): string {
  if (wins === 0) return title
  return wins < winsToShip ? `${title}, ${percentOf(wins)}% made` : `${title}, shipped`
}

/** The boxes of all games. One at a time plays itself, and its design document stands below. */
export function Shelf({ games, progress, onOpen, onMarathon }: Props) {
  const moving = useMotion()
  const [demo, setDemo] = useState(1)
  const [looked, setLooked] = useState<number | null>(null)
  useTicks(moving && looked === null, demoMs, () => setDemo(old => (old + 7) % games.length))
  const shown = looked ?? demo
  const idea = games[shown]?.idea
  return (
    <>
      <ul className={styles.shelf}>
        {games.map(({ idea: { title }, game }, at) => {
          const wins = winsOf(progress, title)
          return (
            <li key={title}>
              <button
                type="button"
                className={styles.box}
                aria-label={boxName(title, wins)}
                data-demo={shown === at || undefined}
                onClick={() => onOpen(title)}
                onPointerEnter={() => setLooked(at)}
                onPointerLeave={() => setLooked(null)}
                onFocus={() => setLooked(at)}
                onBlur={() => setLooked(null)}
              >
                <Cover game={game} title={title} isPlaying={moving && shown === at} />
                <span className={styles.title}>{title}</span>
                <span className={styles.made} style={{ width: `${percentOf(wins)}%` }} />
                {wins >= winsToShip && <span className={styles.sticker}>Shipped</span>}
              </button>
            </li>
          )
        })}
        <li className={styles.all}>
          <button type="button" className={styles.marathon} onClick={onMarathon}>
            Play the whole backlog
          </button>
        </li>
      </ul>
      <p className={styles.design}>
        {idea && (
          <>
            <b>{idea.title}.</b> {idea.design} <i>Estimate: {idea.estimate.replace(/([^.!?])$/, "$1.")}</i>
          </>
        )}
      </p>
    </>
  )
}
