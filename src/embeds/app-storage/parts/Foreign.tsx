/** Lists the entries of this origin outside the site's prefix, by name and size. */
import { useState } from "react"
import { listForeign } from "../../../hooks/storage/storageBackend"
import * as styles from "../AppStorage.module.css"
import { bytes, formatBytes } from "../logic"

export function Foreign() {
  const [entries, setEntries] = useState<ReturnType<typeof listForeign>>([])
  return (
    <details
      className={styles.files}
      onToggle={event => event.currentTarget.open && setEntries(listForeign())}
    >
      <summary>What the machinery keeps</summary>
      <p>
        How far each page was scrolled, so that Back brings you to where you were. It is forgotten when this
        tab is closed.
      </p>
      {entries.length === 0 && <p>Just now there is nothing.</p>}
      <ul className={styles.list}>
        {entries.map(({ name, raw, until }) => (
          <li key={`${until} ${name}`} className={styles.foreign}>
            <code>{name}</code>{" "}
            <small>
              {formatBytes(bytes(name + raw))}, until{" "}
              {until === "tab" ? "the tab is closed" : "it is deleted"}
            </small>
          </li>
        ))}
      </ul>
    </details>
  )
}
