import { Field } from "../../../kits/controls/Field"
import * as styles from "../JuhqInBinary.module.css"

type Props = { at: number; size: number; total: number; onGo: (at: number) => void }

/** Shows and changes the range of bytes displayed. */
export function Pager({ at, size, total, onGo }: Props) {
  if (total <= size) return null
  const last = Math.floor((total - 1) / size) * size
  return (
    <div className={styles.pager}>
      <div className="buttons">
        <button type="button" aria-disabled={at === 0} onClick={() => onGo(Math.max(0, at - size))}>
          Previous bytes
        </button>
        <button type="button" aria-disabled={at === last} onClick={() => onGo(Math.min(last, at + size))}>
          Next bytes
        </button>
        <Field
          beside
          label="From byte"
          type="number"
          min={1}
          max={total}
          value={String(at + 1)}
          onChange={text => {
            const index = Number(text) - 1
            if (index >= 0 && index < total) onGo(Math.floor(index / size) * size)
          }}
        />
      </div>
      <p role="status">
        Bytes {(at + 1).toLocaleString("en-GB")} to {Math.min(total, at + size).toLocaleString("en-GB")} of{" "}
        {total.toLocaleString("en-GB")} are drawn.
      </p>
    </div>
  )
}
