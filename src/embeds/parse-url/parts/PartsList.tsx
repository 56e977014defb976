import type { Told } from "../explain"
import * as styles from "../ParseUrl.module.css"

/** Longer parts are cut in the drawing. */
const maxShown = 1000

const shown = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}...` : text)

/** The parts of the address, each with what it is. */
export function PartsList({ told }: { told: readonly Told[] }) {
  return (
    <dl className={styles.parts}>
      {told.map(({ name, label, written, read, about }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <code className={styles.written}>{written === "" ? "(empty)" : shown(written)}</code>
            {written.length > maxShown && ` ${written.length.toLocaleString("en-GB")} characters in all.`}
          </dd>
          {read !== null && (
            <dd>
              The browser reads <code>{read === "" ? "(nothing)" : shown(read)}</code>
            </dd>
          )}
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  )
}
