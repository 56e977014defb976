import { ShareButton } from "../../../../components/share-button/ShareButton"
import { gradeOf, type Marathon, resultText } from "../logic"
import { Cover } from "./Cover"
import { Floppy } from "./Crash"
import * as styles from "./Result.module.css"
import type { ShelfGame } from "./Shelf"

type Props = {
  run: Marathon
  games: readonly ShelfGame[]
  onAgain: () => void
  onClose: () => void
}

/** The end of a run through the backlog, with the boxes that shipped. */
export function Result({ run, games, onAgain, onClose }: Props) {
  const survived = games.filter(({ idea }) => run.survived.includes(idea.title))
  const headline = resultText(survived.length, games.length)
  const last = run.order[Math.min(run.at, run.order.length - 1)]
  return (
    <div className={styles.result}>
      <h3>{headline}</h3>
      <p>{gradeOf(survived.length)}</p>
      <ul className={styles.boxes} aria-label="Shipped">
        {survived.map(({ idea: { title }, game }) => (
          <li key={title} title={title}>
            <span className="visually-hidden">{title}</span>
            <Cover game={game} title={title} isPlaying={false} />
          </li>
        ))}
      </ul>
      {run.floppies === 0 && (
        <p className={styles.grave}>
          <Floppy isEaten />
          <Floppy isEaten />
          <Floppy isEaten />
          <span>The last floppy went in {last}.</span>
        </p>
      )}
      <div className="buttons">
        <button type="button" onClick={onAgain}>
          Play it again
        </button>
        <ShareButton text={`${headline} Same games, same order:`} />
        <button type="button" onClick={onClose}>
          Back to the shelf
        </button>
      </div>
    </div>
  )
}
