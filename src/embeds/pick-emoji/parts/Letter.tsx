import type { RefObject } from "react"
import { type Facts, likeness, reasonsFor } from "../logic"
import * as styles from "../PickEmoji.module.css"
import { Drafts } from "./Drafts"

export type Stage = "draft" | "refused" | "appealed" | "approved"

type Props = {
  stage: Stage
  cells: readonly number[]
  facts: Facts
  name: string
  place: RefObject<HTMLElement | null>
}

/** The committee's letter, which looks over the visitor's shoulder until the drawing is submitted. */
export function Letter({ stage, cells, facts, name, place }: Props) {
  return (
    <section ref={place} className={styles.letter} aria-label="Letter from the committee">
      <p className={styles.head}>
        <b>Emoji Consortium</b>
        <br />
        Subcommittee for Small Pictures
      </p>
      <div aria-live={stage === "draft" ? "off" : "polite"}>
        {stage === "draft" && (
          <p>
            Dear applicant,
            <br />
            so far we see <b className={styles.seen}>{likeness(facts)}</b>.
          </p>
        )}
        {stage === "refused" && (
          <>
            <p>Thank you for {name}. It can't be an emoji.</p>
            <ol>
              {reasonsFor(facts, 0, 3).map(reason => (
                <li key={reason}>{reason}</li>
              ))}
            </ol>
            <p>Please keep it indoors until your appeal.</p>
          </>
        )}
        {stage === "appealed" && (
          <>
            <p>We have looked at {name} again, from further away.</p>
            <ol start={4}>
              {reasonsFor(facts, 3, 2).map(reason => (
                <li key={reason}>{reason}</li>
              ))}
              <li>It has been seen in your browser tab. That was not agreed.</li>
            </ol>
          </>
        )}
        {stage === "approved" && (
          <>
            <p>
              Nobody came to the meeting, so the vote was unanimous. From 2034 every telephone has {name}.
            </p>
            <Drafts cells={cells} />
          </>
        )}
      </div>
    </section>
  )
}
