import { type CSSProperties, type ReactNode, useId } from "react"
import type { Play } from "../../hooks/game/useGame"
import { tallyText } from "../../lib/game/game"
import { Button } from "../button/Button"
import { ShareButton } from "../share-button/ShareButton"
import * as styles from "./GameFrame.module.css"

/** An option of a game, such as its level or who begins. Choosing a value starts a new game. */
export type Choice = {
  label: string
  value: string
  /** Values and their labels. */
  options: readonly (readonly [value: string, name: string])[]
  choose: (value: string) => void
}

type Props = {
  /** The result of `useGame`. */
  play: Pick<Play<unknown, never, unknown>, "ready" | "over" | "tally" | "undoable" | "undo" | "restart"> & {
    takesBack?: boolean
  }
  /** The state of the game in a sentence, which screen readers announce. */
  status: string
  /** The keys of the game and their effects. */
  keys: readonly (readonly [key: string, meaning: string])[]
  choices?: readonly Choice[]
  /** The statistics in a sentence, if `tallyText` doesn't fit the game. */
  statistics?: string
  /** The result to share once the game is over. */
  share?: string
  /** Puts the texts and controls beside a narrow board if there is room. */
  beside?: boolean
  /** The label of the button for a new game. */
  again?: string | undefined
  /**
   * The maximum number of lines of the status on narrow screens; their space is kept, so that the board doesn't move.
   */
  lines?: number
  /** Further content: figures, a hint, the next level. */
  more?: ReactNode
  /** The board, which comes before the controls. */
  children: ReactNode
}

/** The frame of a game: status, board, options, new game, undo, sharing, statistics and keys. */
export function GameFrame({
  play,
  status,
  keys,
  choices = [],
  statistics,
  share,
  beside = false,
  again = "New game",
  lines = 2,
  more,
  children,
}: Props) {
  const id = useId()
  const { ready, over, tally, undoable, takesBack = true } = play
  return (
    <section
      className={`${styles.frame} ${beside ? styles.beside : ""}`}
      aria-label="Game"
      aria-busy={!ready}
    >
      <p className={styles.status} style={{ "--lines": lines } as CSSProperties} role="status">
        {ready ? status : "The game is being taken out of its box. It needs JavaScript for that."}
      </p>
      <div className={styles.board}>{children}</div>
      <div className={styles.panel}>
        {more}
        <div className={styles.bar}>
          {choices.map(({ label, value, options, choose }, i) => (
            <div key={label} className={styles.choice}>
              <label htmlFor={`${id}-choice-${i}`}>{label}</label>
              <select
                id={`${id}-choice-${i}`}
                value={value}
                disabled={!ready}
                onChange={event => choose(event.target.value)}
              >
                {options.map(([option, name]) => (
                  <option key={option} value={option}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          ))}
          <div className="buttons">
            <Button disabled={!ready} onClick={play.restart}>
              {again}
            </Button>
            {(takesBack || undoable) && (
              <Button disabled={!ready || !undoable} onClick={play.undo}>
                {undoable === "game" ? "Bring the last game back" : "Undo"}
              </Button>
            )}
          </div>
        </div>
        {ready && over && share && (
          <div className={styles.share}>
            <p className="result">{share}</p>
            <div className="buttons">
              <ShareButton text={share} label="Share the result" />
            </div>
          </div>
        )}
        <p className={styles.statistics}>{ready ? (statistics ?? tallyText(tally)) : "\u00a0"}</p>
        <details>
          <summary>Keys</summary>
          <dl className={styles.keys}>
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  )
}
