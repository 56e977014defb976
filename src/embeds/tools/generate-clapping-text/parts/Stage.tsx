import * as styles from "../GenerateClappingText.module.css"
import { Audience } from "./Audience"

type Props = {
  isOpen: boolean
  done: number
  claps: number
  /** The current piece of text. */
  piece: string
  /** The seat of the hamster who claps alone; null for none. */
  wrong: number | null
  /** True once the audience has sat down again. */
  isSeated: boolean
  /** Said from the stage to the one who clapped alone. */
  says: string
  onCurtain: () => void
  onWrong: (seat: number) => void
}

/**
 * A stage with a curtain that opens and closes when pressed, and the audience in front of it, which can be pressed
 * too.
 */
export function Stage({ isOpen, done, claps, piece, wrong, isSeated, says, onCurtain, onWrong }: Props) {
  const isOver = claps > 0 && done >= claps
  const audience =
    wrong !== null
      ? ", and all look at one who claps alone"
      : isOver && !isSeated
        ? ", and the audience on its feet"
        : ""
  return (
    <div className={styles.house}>
      <div
        role="img"
        aria-label={
          isOpen ? `A stage, ${done} of ${claps} claps in${audience}` : `A closed curtain${audience}`
        }
        className={styles.stage}
        data-open={isOpen || undefined}
      >
        {wrong !== null ? (
          <p className={styles.stare}>{says}</p>
        ) : (
          isOpen && (
            <p key={done} className={styles.piece}>
              {piece}
            </p>
          )
        )}
        <div className={styles.curtain} />
        <div className={`${styles.curtain} ${styles.right}`} />
        <svg className={styles.peek} viewBox="0 0 40 34" aria-hidden="true">
          <path d="M20 0Q8 14 10 34H30Q32 14 20 0Z" fill="#1a0508" />
          <circle cx="20" cy="23" r="9" fill="#d99a4e" />
          <g fill="#fff">
            <circle cx="16.5" cy="21" r="3" />
            <circle cx="23.5" cy="21" r="3" />
          </g>
          <path className={styles.pupils} d="M16 20h1.500v2H16zM23 20h1.500v2H23z" />
        </svg>
        <Audience
          up={isSeated || !isOpen || claps === 0 ? 0 : isOver ? 1 : done / claps}
          clap={done}
          wrong={wrong}
          onClap={onWrong}
        />
      </div>
      <button type="button" className={styles.opener} onClick={onCurtain}>
        <span>{isOpen ? "Close the curtain" : "Open the curtain"}</span>
      </button>
    </div>
  )
}
