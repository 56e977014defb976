import { Button } from "../../../../components/button/Button"
import { firstFloppies, type Marathon, percentOf, progressText } from "../logic"
import type { Outcome } from "../microgame"
import { Floppy } from "./Crash"
import { controlTexts } from "./controls"
import * as styles from "./Panel.module.css"
import type { ShelfGame } from "./Shelf"

const floppies = Array.from({ length: firstFloppies }, (_, i) => i)

type Props = {
  shelfGame: ShelfGame
  run: Marathon | null
  outcome: Outcome | null
  wins: number
  inWords: boolean
  onAgain: () => void
  onNext: () => void
  onClose: () => void
}

/** The words beside a game: its design document, then its verdict, and the way on. */
export function Panel({ shelfGame, run, outcome, wins, inWords, onAgain, onNext, onClose }: Props) {
  const { idea, game } = shelfGame
  return (
    <div className={styles.panel}>
      {run && (
        <p className={styles.run}>
          <span role="img" aria-label={`${run.floppies} of ${firstFloppies} floppies left`}>
            {floppies.map(floppy => (
              <Floppy key={floppy} isEaten={floppy >= run.floppies} />
            ))}
          </span>
          <b>
            {run.survived.length} shipped, game {run.at + 1} of {run.order.length}
          </b>
        </p>
      )}
      <p className={styles.design}>{idea.design}</p>
      <div role="status" className={styles.verdict}>
        {outcome ? (
          <>
            <p>
              <b>{game.verdict[outcome]}</b>
            </p>
            {!run && <p>{outcome === "won" ? progressText(wins) : idea.never}</p>}
          </>
        ) : (
          <p>{inWords ? "Choose." : controlTexts[game.control]}</p>
        )}
      </div>
      {!run && (
        <div
          role="progressbar"
          aria-label="Made"
          aria-valuenow={percentOf(wins)}
          aria-valuemin={0}
          aria-valuemax={100}
          className={styles.made}
        >
          <span style={{ width: `${percentOf(wins)}%` }} />
        </div>
      )}
      <div className={`buttons ${styles.buttons}`}>
        {!run && (
          <button type="button" onClick={onAgain}>
            Play again
          </button>
        )}
        <Button disabled={run !== null && outcome === null} onClick={onNext}>
          {run?.floppies === 0 ? "Bury the floppies" : "Next game"}
        </Button>
        <button type="button" onClick={onClose}>
          {run ? "Stop here" : "Shelf"}
        </button>
      </div>
    </div>
  )
}
