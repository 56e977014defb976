import type { ReactNode } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import * as styles from "../Calculator.module.css"
import type { Problem } from "../logic"

type Props = {
  id: string
  sum: string
  mistake: Problem | null
  /** The result that was asked for, for a voice; "" before anything is. */
  told: string
  /** What became of the memory or of a paste. */
  said: string
  feelings: string
  /** What it says while there is nothing to say. */
  idle: string
  isBroken: boolean
  /** What can be pressed about it. */
  children: ReactNode
}

const around = 24

/** The one place where the calculator speaks: of a mistake, of its memory, or of what it feels. */
export function Says({ id, sum, mistake, told, said, feelings, idle, isBroken, children }: Props) {
  return (
    <div className={styles.says} data-says={mistake ? "mistake" : feelings ? "feeling" : "fact"}>
      <div id={id} role="status" aria-label="Mistake" className={isBroken ? "visually-hidden" : undefined}>
        {mistake && (
          <>
            {/* A short sum can be seen whole on the display. */}
            {sum.length > around && (
              <span className={styles.place} aria-hidden="true">
                {sum.slice(Math.max(0, mistake.from - around), mistake.from)}
                <mark>{sum.slice(mistake.from, Math.min(mistake.to, mistake.from + around))}</mark>
                {sum.slice(Math.min(mistake.to, mistake.from + around), mistake.to + around)}
              </span>
            )}
            <span>
              <BidiIsolate>
                Character {mistake.from + 1}: {mistake.message}
              </BidiIsolate>
            </span>
          </>
        )}
      </div>
      <div role="status" aria-label="What it says">
        {told && <p className="visually-hidden">{told}</p>}
        {said && <p>{said}</p>}
        {feelings && <p>{feelings}</p>}
      </div>
      {!mistake && !said && !feelings && <p>{told ? "No comment." : idle}</p>}
      {children}
    </div>
  )
}
