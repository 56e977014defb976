import { useState } from "react"
import * as v from "valibot"
import { useStored } from "../../../hooks/storage"
import { stored } from "../../../hooks/stored"
import { shown } from "../logic"
import * as styles from "../ShouldI.module.css"

export const historyEntry = stored("should-i", v.array(v.string()), [])

/** The visitor's last questions, each a press from being asked again; clearing them can be undone. */
export function History({ onAsk }: { onAsk: (question: string) => void }) {
  const [history, setHistory] = useStored(historyEntry)
  const [cleared, setCleared] = useState<string[] | null>(null)
  if (history.length === 0 && !cleared) return null
  return (
    <section aria-label="Your last questions">
      <h2 className={styles.heading}>Your last questions</h2>
      {history.length === 0 && <p>Forgotten.</p>}
      <ul className={styles.history}>
        {history.map(question => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {shown(question)}
            </button>
          </li>
        ))}
      </ul>
      <div className="buttons">
        {history.length > 0 && (
          <button
            type="button"
            onClick={() => {
              setCleared(history)
              setHistory([])
            }}
          >
            Forget them
          </button>
        )}
        {history.length === 0 && cleared && (
          <button
            type="button"
            onClick={() => {
              setHistory(cleared)
              setCleared(null)
            }}
          >
            Undo
          </button>
        )}
      </div>
    </section>
  )
}
