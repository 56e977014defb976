import type { ReactNode } from "react"
import { Icon } from "../../../components/icon/Icon"
import * as styles from "../WhoMadeThis.module.css"

type Props = {
  /** The name of the part: "head". */
  part: string
  children: ReactNode
  /** The index of the person it belongs to. */
  of: number
  onTurn: (by: number) => void
}

/**
 * One of the three leaves of the book, with a button to turn it either way; a press on the leaf turns it on, too.
 */
export function Strip({ part, children, of, onTurn }: Props) {
  return (
    <div className={styles.strip}>
      <button type="button" aria-label={`The ${part} before`} onClick={() => onTurn(-1)}>
        <Icon name="left" />
      </button>
      <div className={styles.leaf} onPointerUp={event => event.button === 0 && onTurn(1)}>
        <div key={of} className={styles.turns}>
          {children}
        </div>
      </div>
      <button type="button" aria-label={`Another ${part}`} onClick={() => onTurn(1)}>
        <Icon name="right" />
      </button>
    </div>
  )
}
