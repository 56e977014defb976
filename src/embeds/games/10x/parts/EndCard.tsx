import { useEffect, useRef } from "react"
import { PageLink } from "../../../../components/page-link/PageLink"
import { ShareButton } from "../../../../components/share-button/ShareButton"
import { type Career, careerCode } from "../career"
import { type KeepsakeId, keepsakeIds } from "../state"
import * as styles from "../TenX.module.css"
import { cardOf, endingOf, shareText, summaryOf } from "../titles"
import { times } from "../words"
import { Sprite } from "./Sprite"
import { coffeeMachine, duck, heads } from "./sprites"

const keepsakes: Record<KeepsakeId, string> = {
  key: "Resign with the key",
  duck: "Resign with the duck",
  coffee: "Resign with the coffee machine",
}

type Props = {
  career: Career
  /** True if the career ended during this visit: the focus moves here then, because the pressed button is gone. */
  isFresh?: boolean
  /** Things taken home before, if the career is the visitor's own. */
  keepsakes?: readonly KeepsakeId[]
  onResign?: (what?: KeepsakeId) => void
  /** Begins a career of the visitor's own, if this one came with a link. */
  onBegin?: () => void
}

/** The card at the end of a career, the visitor's own or the one in a link. */
export function EndCard({ career, isFresh = false, keepsakes: taken = [], onResign, onBegin }: Props) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFresh) card.current?.focus({ preventScroll: true })
  }, [isFresh])
  const ending = endingOf(career)
  const isEnd = career.tenths >= 100
  const left = keepsakeIds.filter(id => !taken.includes(id))
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.end}
      aria-label={onBegin ? "A career" : "Your career"}
    >
      <div className={styles.badge}>
        <Sprite rows={career.blamed === 3 ? heads.manager : duck} />
        <p className={styles.tenX}>{isEnd ? "10x" : times(career.tenths)}</p>
        <Sprite rows={coffeeMachine} />
      </div>
      {onBegin && <p>A colleague sends you this card.</p>}
      <h2>{isEnd ? ending.title : cardOf(career.tenths)}</h2>
      {isEnd && <p className={styles.ending}>{ending.text}</p>}
      <ul>
        {summaryOf(career).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="buttons">
        <ShareButton text={shareText(career)} link={`?r=${careerCode(career)}`} />
        <PageLink to={`/games/10x/testimonials${onBegin ? `?r=${careerCode(career)}` : ""}`}>
          Ask the colleagues
        </PageLink>
      </div>
      {onBegin ? (
        <button type="button" className="default" onClick={onBegin}>
          Write a line yourself
        </button>
      ) : (
        <div className={styles.answers}>
          {left.length === 0 ? (
            <button type="button" onClick={() => onResign?.()}>
              Resign
            </button>
          ) : (
            left.map(id => (
              <button key={id} type="button" onClick={() => onResign?.(id)}>
                {keepsakes[id]}
              </button>
            ))
          )}
        </div>
      )}
    </section>
  )
}
