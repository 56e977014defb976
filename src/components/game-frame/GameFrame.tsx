import { type CSSProperties, type ReactNode, useId } from "react"
import type { Play } from "../../hooks/game/useGame"
import { tallyText } from "../../lib/game/game"
import { Button } from "../button/Button"
import { ShareButton } from "../share-button/ShareButton"
import * as styles from "./GameFrame.module.css"

/** One thing to choose before a game: its level, who begins. Choosing starts a new game. */
export type Choice = {
  label: string
  value: string
  /** Values and what they are called. */
  options: readonly (readonly [value: string, name: string])[]
  choose: (value: string) => void
}

type Props = {
  /** What `useGame` returned. */
  play: Pick<Play<unknown, never, unknown>, "ready" | "over" | "tally" | "undoable" | "undo" | "restart"> & {
    hasUndo?: boolean
  }
  /** How the game stands, in a sentence; read aloud as it changes. */
  status: string
  /** The keys of the game and what they do. */
  keys: readonly (readonly [key: string, meaning: string])[]
  choices?: readonly Choice[]
  /** The statistics in a sentence, where the usual words don't fit the game. */
  statistics?: string
  /** The result to share once the game is over: words first. */
  share?: string
  /** Whether the board is narrow: then words and controls stand beside it where there is room. */
  beside?: boolean
  /** What the button for another game says, where it goes on with something: usually "New game". */
  again?: string | undefined
  /** How many lines the status takes at most where it is narrow; its room is kept, so that no board moves. */
  lines?: number
  /** What goes with how it stands: figures, a hint, the next level. */
  more?: ReactNode
  /** What may be of any length: under a board that has words beside it, and otherwise after all the rest. */
  below?: ReactNode
  /** The board, which comes before everything that can be chosen about it. */
  children: ReactNode
}

/** The frame round any game: new game, undo, level, how it stands, statistics, the result to share, and the keys. */
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
  below,
  children,
}: Props) {
  const id = useId()
  const { ready, over, tally, undoable, hasUndo = true } = play
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
          {choices.map(({ label, value, options, choose }, place) => (
            <div key={label} className={styles.choice}>
              <label htmlFor={`${id}-choice-${place}`}>{label}</label>
              <select
                id={`${id}-choice-${place}`}
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
            <Button data-menu="edit" disabled={!ready} onClick={play.restart}>
              {again}
            </Button>
            {(hasUndo || undoable) && (
              <Button data-menu="edit" disabled={!ready || !undoable} onClick={play.undo}>
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
      {below && <div className={styles.below}>{below}</div>}
    </section>
  )
}
