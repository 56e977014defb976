import type { Tea } from "../../../lib/lists/teas"
import { brewSpeed, duration, refusal } from "../logic"
import * as styles from "../Teapot.module.css"
import type { Teapot } from "../useTeapot"
import { BrewTimer } from "./BrewTimer"
import type { Mood } from "./PotPicture"

type Props = { pot: Teapot; teas: readonly Tea[] }

/** Returns the pot's mood by its state and its last response. */
export function moodOf({ brewing, cup, log, heat }: Teapot): Mood {
  if (brewing) return "brews"
  if (cup) return "pours"
  if (log[0]?.status === 418) return heat > 0 ? "refuses" : "waits"
  return log[0]?.status === 403 ? "frowns" : "waits"
}

/** The pot's speech bubble, which is never empty. */
export function Verdict({ pot: { brewing, cup, log, heat }, teas }: Props) {
  const status = log[0]?.status === 418 && heat === 0 ? undefined : log[0]?.status
  return (
    <div
      role="status"
      aria-label="Verdict"
      className={styles.verdict}
      data-status={brewing || cup ? undefined : status}
    >
      {brewing ? (
        <>
          <p>
            Brewing. {duration(brewing.order.seconds)} of tea takes{" "}
            {duration(brewing.order.seconds / brewSpeed)} of your time.
          </p>
          <div aria-live="off">
            <BrewTimer {...brewing} />
          </div>
        </>
      ) : cup ? (
        <p>{cup.text}</p>
      ) : status === 418 ? (
        <p>
          <strong>418</strong> {refusal(heat)}
        </p>
      ) : status === 403 ? (
        <p>
          <strong>403</strong> Not in this tea.
        </p>
      ) : status === 300 ? (
        <p>
          <strong>300</strong> {teas.map(({ name }) => name).join(", ")}.
        </p>
      ) : (
        <p>The pot is warm, and has not been asked.</p>
      )}
    </div>
  )
}
