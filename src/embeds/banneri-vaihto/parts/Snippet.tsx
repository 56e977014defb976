import { CopyButton } from "../../../components/copy-button/CopyButton"
import { TextArea } from "../../../kits/controls/TextArea"
import * as styles from "../BannerExchange.module.css"

/** HTML in a text box with a copy button. */
export function Snippet({ label, html }: { label: string; html: string }) {
  return (
    <div className={styles.snippet}>
      <TextArea
        label={label}
        rows={3}
        readOnly
        value={html}
        onFocus={event => event.target.select()}
        beside
      />
      <div className="buttons">
        <CopyButton text={html} label="Copy the HTML" />
      </div>
    </div>
  )
}
