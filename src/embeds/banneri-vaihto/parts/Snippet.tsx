import { useId } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import * as styles from "../BannerExchange.module.css"

/** HTML to be pasted, in a box of its own with a button. */
export function Snippet({ label, html }: { label: string; html: string }) {
  const id = useId()
  return (
    <div className={styles.snippet}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={3} readOnly value={html} onFocus={event => event.target.select()} />
      <div className="buttons">
        <CopyButton text={html} label="Copy the HTML" />
      </div>
    </div>
  )
}
