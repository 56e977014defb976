import { Button } from "../../../components/button/Button"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import type { Exchange } from "../protocol"
import * as styles from "../Teapot.module.css"

type Props = { log: readonly (Exchange & { id: number })[]; onClear: () => void }

/** The requests and responses, newest first, in a box that scrolls. */
export function Log({ log, onClear }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too. */}
      <section aria-label="Log" className={styles.log} tabIndex={0}>
        {log.length === 0 && <p>Nothing has been said yet. The pot does not do small talk.</p>}
        <ol reversed>
          {log.map(({ id, request, response }) => (
            <li key={id} value={id}>
              <p>You:</p>
              <pre>{request}</pre>
              <p>The teapot:</p>
              <pre className={styles.response}>{response}</pre>
            </li>
          ))}
        </ol>
      </section>
      <RevealOnce when={log.length > 0}>
        <Button data-menu="edit" disabled={log.length === 0} onClick={onClear}>
          Clear the log
        </Button>
      </RevealOnce>
    </>
  )
}
