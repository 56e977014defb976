import type { ReactNode } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import * as styles from "../Calculator.module.css"
import type { Problem } from "../logic"

type Props = {
  id: string
  sum: string
  mistake: Problem | null
  /** The evaluated result for screen readers; "" if there is none. */
  answer: string
  /** The status of the memory or of a paste. */
  message: string
  feelings: string
  /** The text shown while there is no other. */
  idle: string
  isBroken: boolean
  /** Buttons in the bubble. */
  children: ReactNode
}

const contextLength = 24

/** The calculator's speech bubble: an error, the status of the memory, or a feeling. */
export function Says({ id, sum, mistake, answer, message, feelings, idle, isBroken, children }: Props) {
  return (
    <div className={styles.says} data-says={mistake ? "mistake" : feelings ? "feeling" : "fact"}>
      <div id={id} role="status" aria-label="Mistake" className={isBroken ? "visually-hidden" : undefined}>
        {mistake && (
          <>
            {/* A short sum is fully visible on the display. */}
            {sum.length > contextLength && (
              <span className={styles.place} aria-hidden="true">
                {sum.slice(Math.max(0, mistake.from - contextLength), mistake.from)}
                <mark>{sum.slice(mistake.from, Math.min(mistake.to, mistake.from + contextLength))}</mark>
                {sum.slice(Math.min(mistake.to, mistake.from + contextLength), mistake.to + contextLength)}
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
        {answer && <p className="visually-hidden">{answer}</p>}
        {message && <p>{message}</p>}
        {feelings && <p>{feelings}</p>}
      </div>
      {!mistake && !message && !feelings && <p>{answer ? "No comment." : idle}</p>}
      {children}
    </div>
  )
}
