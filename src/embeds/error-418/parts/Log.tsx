import type { Exchange } from "../protocol"
import * as styles from "../Teapot.module.css"

type Props = { log: readonly (Exchange & { id: number })[]; onClear: () => void }

/** The requests and responses, newest first. */
export function Log({ log, onClear }: Props) {
  return (
    <section aria-label="Log" className={styles.log}>
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
      {log.length > 0 && (
        <button data-menu="edit" type="button" onClick={onClear}>
          Clear the log
        </button>
      )}
    </section>
  )
}
