import { useState } from "react"
import * as v from "valibot"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { shown } from "../logic"
import * as styles from "../ShouldI.module.css"

export const historyEntry = storageEntry("should-i", v.array(v.string()), [])

/** The visitor's last questions as buttons to ask them again. Clearing them can be undone. */
export function History({ onAsk }: { onAsk: (question: string) => void }) {
  const [history, setHistory] = useStorage(historyEntry)
  const [cleared, setCleared] = useState<string[] | null>(null)
  if (history.length === 0 && !cleared) return null
  const forget = () => {
    setCleared(history)
    setHistory([])
  }
  const undo = () => {
    setHistory(cleared ?? [])
    setCleared(null)
  }
  return (
    <section aria-label="Your last questions">
      <h2 className={styles.heading}>Your last questions</h2>
      {history.length === 0 && <p>Forgotten.</p>}
      <ul className={styles.history}>
        {history.map(question => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              <BidiIsolate>{shown(question)}</BidiIsolate>
            </button>
          </li>
        ))}
      </ul>
      <div className="buttons">
        {/* A single button for both states keeps the focus. */}
        <button data-menu="edit" type="button" onClick={history.length > 0 ? forget : undo}>
          {history.length > 0 ? "Forget them" : "Undo"}
        </button>
      </div>
    </section>
  )
}
