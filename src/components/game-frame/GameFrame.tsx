import { type CSSProperties, type ReactNode, useId } from "react"
import type { Play } from "../../hooks/game/useGame"
import { tallyText } from "../../lib/game/game"
import { Button } from "../button/Button"
import { ShareButton } from "../share-button/ShareButton"
import * as styles from "./GameFrame.module.css"

/** A setting of the game, as its level or who begins. Changing it starts a new game. */
export type Choice = {
  label: string
  value: string
  /** The values with their labels. */
  options: readonly (readonly [value: string, name: string])[]
  choose: (value: string) => void
}

type Props = {
  /** The result of `useGame`. */
  play: Pick<Play<unknown, never, unknown>, "ready" | "over" | "tally" | "undoable" | "undo" | "restart"> & {
    hasUndo?: boolean
  }
  /** The state of the game as a sentence, announced on change. */
  status: string
  /** The keys of the game and their effects. */
  keys: readonly (readonly [key: string, meaning: string])[]
  choices?: readonly Choice[]
  /** The statistics as a sentence, if the default doesn't fit the game. */
  statistics?: string
  /** The result to share once the game is over, starting with words. */
  share?: string
  /** True for a narrow board: text and controls are beside it if there is room. */
  sidePanel?: boolean
  /**
   * The maximum number of lines of the status on a narrow screen. Their height is reserved, so that the board does
   * not move.
   */
  lines?: number
  /**
   * Contents at the top of the panel of controls, which is below the board or, with `sidePanel`, beside it: figures, a hint,
   * the next level.
   */
  panelTop?: ReactNode
  /** Contents of any length: below the board if the panel is beside it, otherwise at the end. */
  footer?: ReactNode
  /** The board, which precedes all controls. */
  children: ReactNode
}

/** The frame of a game: status, board, new game, undo, settings, statistics, the result to share, and keys. */
export function GameFrame({
  play,
  status,
  keys,
  choices = [],
  statistics,
  share,
  sidePanel = false,
  lines = 2,
  panelTop,
  footer,
  children,
}: Props) {
  const id = useId()
  const { ready, over, tally, undoable, hasUndo = true } = play
  return (
    <section
      className={`${styles.frame} ${sidePanel ? styles.sidePanel : ""}`}
      aria-label="Game"
      aria-busy={!ready}
    >
      <p className={styles.status} style={{ "--lines": lines } as CSSProperties} role="status">
        {ready ? status : "The game is being taken out of its box. It needs JavaScript for that."}
      </p>
      <div className={styles.board}>{children}</div>
      <div className={styles.panel}>
        {panelTop}
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
              New game
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
              <ShareButton text={share} />
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
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  )
}
