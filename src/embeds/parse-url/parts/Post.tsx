import { useRef, useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useMotion } from "../../../hooks/browser/motion"
import { usePressGuard } from "../../../hooks/browser/pressGuard"
import * as styles from "../ParseUrl.module.css"
import { type Deed, isRight, outcome, summary } from "../post"
import type { Letter } from "../schema"

type Props = {
  letters: readonly Letter[]
  /** Puts an address on the workbench. */
  onLay: (link: string) => void
}

/** Letters with a link, one after another, to open or to bin; then the true destination is revealed. */
export function Post({ letters, onLay }: Props) {
  const motion = useMotion()
  const [deeds, setDeeds] = useState<readonly Deed[]>([])
  const [at, setAt] = useState(0)
  const pile = useRef<HTMLElement>(null)
  const letter = letters[at]
  const deed = deeds[at]
  const isOver = deeds.length === letters.length
  const sum = isOver ? summary(letters, deeds) : ""
  /** Goes to a letter with the given actions done. The buttons change, so the focus moves to the letter. */
  const turn = (next: number, kept: readonly Deed[]) => {
    setDeeds(kept)
    setAt(next)
    pile.current?.focus({ preventScroll: true })
  }
  const guard = usePressGuard(`${at} ${deeds.length}`)
  if (!letter) return null
  const right = deed && isRight(letter, deed)
  return (
    <section
      ref={pile}
      tabIndex={-1}
      className={styles.post}
      aria-label={`Letter ${at + 1} of ${letters.length}`}
    >
      <div className={styles.head}>
        <b>You have mail</b>
        <ol className={styles.card} aria-label="Score card">
          {letters.map(({ link }, i) => {
            const done = deeds[i]
            const isGood = done && isRight(letters[i] as Letter, done)
            return (
              <li
                key={link}
                data-result={done === undefined ? undefined : isGood ? "right" : "wrong"}
                data-now={i === at || undefined}
              >
                <span className="visually-hidden">
                  Letter {i + 1}: {done === undefined ? "unread" : isGood ? "right" : "wrong"}
                </span>
                {done === undefined ? (
                  <span aria-hidden="true">{i + 1}</span>
                ) : (
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <path d={isGood ? "M4 11l4 4 8-10" : "M5 5l10 10M15 5L5 15"} />
                  </svg>
                )}
              </li>
            )
          })}
        </ol>
      </div>
      <p className={styles.sender}>
        From {letter.from}, {letter.home}
      </p>
      <p>{letter.says}</p>
      <p className={styles.link}>{letter.link}</p>
      {deed === undefined ? (
        <div className="buttons">
          {(["open", "bin"] as const).map(each => (
            <button key={each} type="button" onClick={() => guard(() => turn(at, [...deeds, each]))}>
              {each === "open" ? "Open it" : "Bin it"}
            </button>
          ))}
        </div>
      ) : (
        <div className="buttons">
          {isOver && at === letters.length - 1 ? (
            <button type="button" onClick={() => guard(() => turn(0, []))}>
              Read them again
            </button>
          ) : (
            <button type="button" onClick={() => guard(() => turn(at + 1, deeds))}>
              Next letter
            </button>
          )}
          <button type="button" onClick={() => guard(() => onLay(letter.link))}>
            Take it apart
          </button>
          {isOver && at === letters.length - 1 && <ShareButton text={`My post: ${sum}`} link="?" />}
        </div>
      )}
      <div role="status" className={styles.fate}>
        {deed && (
          <>
            <p>
              <b className={styles.stamp} data-right={right} data-moves={motion}>
                {right ? "Right" : deed === "open" ? "Fallen for" : "Binned"}
              </b>{" "}
              {outcome(letter, deed)}
            </p>
            <p>{letter.note}</p>
            {isOver && at === letters.length - 1 && <p className={styles.sum}>{sum}</p>}
          </>
        )}
      </div>
    </section>
  )
}
