import { useId } from "react"
import { Button } from "../../../../components/button/Button"
import type { Turn } from "../../../../components/chat-replay/chat"
import { Reserve } from "../../../../components/reserve/Reserve"
import { ShareButton } from "../../../../components/share-button/ShareButton"
import { whole } from "../../../../kits/address/codecs"
import { useAddress } from "../../../../kits/address/useAddress"
import { attempts } from "../attempts"
import * as styles from "./Easel.module.css"
import { Picture } from "./Picture"

const codecs = { attempt: whole(1, attempts.length, 1) }

/** All attempts on an easel with a slider; the chosen attempt is in the address. */
export function Easel({ turns }: { turns: readonly Turn[] }) {
  const { values, set } = useAddress(codecs)
  const id = useId()
  const number = values.attempt
  const attempt = attempts[number - 1]
  if (!attempt) return null
  const claimOf = (name: string) => turns.find(turn => turn.drawing === name)?.text ?? ""
  const show = (next: number) => set({ attempt: next })

  return (
    <section className={`window ${styles.easel}`} aria-labelledby={`${id}-title`}>
      <div className="title-bar">
        <div className="title-bar-text" id={`${id}-title`}>
          The easel: all {attempts.length} attempts
        </div>
      </div>
      <div className={`window-body ${styles.room}`}>
        <div className={styles.canvas}>
          <Picture attempt={attempt} />
        </div>
        <div className={styles.side}>
          <label htmlFor={`${id}-attempt`}>
            Attempt {number} of {attempts.length}
          </label>
          <div className={styles.row}>
            <Button disabled={number === 1} onClick={() => show(number - 1)}>
              Previous
            </Button>
            <input
              id={`${id}-attempt`}
              type="range"
              min={1}
              max={attempts.length}
              step={1}
              value={number}
              aria-valuetext={`${number} of ${attempts.length}`}
              onChange={event => show(Number(event.target.value))}
            />
            <Button disabled={number === attempts.length} onClick={() => show(number + 1)}>
              Next
            </Button>
          </div>
          <div className={styles.caption} role="status">
            <p>
              <Reserve all={attempts.map(({ name }) => `The machine says: ${claimOf(name)}`)}>
                <strong>The machine says:</strong> {claimOf(attempt.name)}
              </Reserve>
            </p>
            <p>
              <Reserve all={attempts.map(({ label }) => `The picture shows: ${label}`)}>
                <strong>The picture shows:</strong> {attempt.label}
              </Reserve>
            </p>
          </div>
          <div className="buttons">
            <ShareButton text={`Mona Lisa, attempt ${number} of ${attempts.length}`} />
          </div>
        </div>
      </div>
    </section>
  )
}
