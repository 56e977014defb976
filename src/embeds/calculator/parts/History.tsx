import { Button } from "../../../components/button/Button"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import * as styles from "../Calculator.module.css"
import type { Line } from "../useCalculator"

type Props = {
  lines: readonly Line[]
  /** True while the keys have come off. */
  isBroken: boolean
  onUse: (sum: string) => void
  onClear: () => void
  /** Restores a cleared history; null if there is none. */
  onBack: (() => void) | null
}

const maxLength = 80

/** The last sums, newest first; a press on one enters it again. */
export function History({ lines, isBroken, onUse, onClear, onBack }: Props) {
  return (
    <section aria-label="History" className={styles.history}>
      <h2>History</h2>
      {lines.length === 0 ? (
        <p>
          {onBack
            ? "Forgotten. You can still bring it back."
            : `Nothing has been worked out yet. ${isBroken ? "Put it together first." : "Press =."}`}
        </p>
      ) : (
        <ol>
          {lines.map(({ sum, result }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same sum can come twice
            <li key={i}>
              <button type="button" onClick={() => onUse(sum)}>
                {sum.length > maxLength ? `${sum.slice(0, maxLength)}...` : sum}
              </button>{" "}
              <span>{result.startsWith("≈") ? result : `= ${result}`}</span>
            </li>
          ))}
        </ol>
      )}
      <div className="buttons">
        {onBack && lines.length === 0 ? (
          <button type="button" onClick={onBack}>
            Bring the history back
          </button>
        ) : (
          <RevealOnce when={lines.length > 0}>
            <Button data-menu="edit" disabled={lines.length === 0} onClick={onClear}>
              Clear the history
            </Button>
          </RevealOnce>
        )}
      </div>
    </section>
  )
}
