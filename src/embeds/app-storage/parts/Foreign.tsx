/** What lies in the browser for this address and is not under the site's prefix, by name and size. */
import { useState } from "react"
import { listForeign } from "../../../hooks/storage/storageBackend"
import * as styles from "../AppStorage.module.css"
import { bytes, inWords } from "../logic"

export function Foreign() {
  const [found, setFound] = useState<ReturnType<typeof listForeign>>([])
  return (
    <details className={styles.files} onToggle={event => event.currentTarget.open && setFound(listForeign())}>
      <summary>What the machinery keeps</summary>
      <p>
        How far each page was scrolled, so that Back brings you to where you were. It is forgotten when this
        tab is closed.
      </p>
      {found.length === 0 && <p>Just now there is nothing.</p>}
      <ul className={styles.list}>
        {found.map(({ name, raw, until }) => (
          <li key={`${until} ${name}`} className={styles.foreign}>
            <code>{name}</code>{" "}
            <small>
              {inWords(bytes(name + raw))}, until {until === "tab" ? "the tab is closed" : "it is deleted"}
            </small>
          </li>
        ))}
      </ul>
    </details>
  )
}
