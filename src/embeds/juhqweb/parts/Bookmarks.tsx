import { Reserve } from "../../../components/reserve/Reserve"
import * as styles from "../JuhqWeb.module.css"
import type { Web } from "../schema"

type Props = {
  marks: Web["bookmarks"]
  /** The visitor's own bookmarks, as addresses. */
  own: readonly string[]
  at: string
  onVisit: (to: string) => void
  onChange: (own: string[]) => void
}

/** The bookmarks in a row, with a button that adds or removes the current page. */
export function Bookmarks({ marks, own, at, onVisit, onChange }: Props) {
  const has = own.includes(at)
  return (
    <ul className={styles.marks} aria-label="Bookmarks">
      <li>
        <button
          data-menu="edit"
          type="button"
          aria-pressed={has}
          onClick={() => onChange(has ? own.filter(one => one !== at) : [...own, at].slice(-20))}
        >
          <Reserve inline all={["Forget this page"]}>
            {has ? "Forget this page" : "Add bookmark"}
          </Reserve>
        </button>
      </li>
      {[...marks, ...own.map(to => ({ to, label: to }))].map(({ to, label }) => (
        <li key={`${label} ${to}`}>
          <button type="button" className={styles.mark} onClick={() => onVisit(to)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
