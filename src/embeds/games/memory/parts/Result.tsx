import { ShareButton } from "../../../../components/share-button/ShareButton"
import * as styles from "../Memory.module.css"

/** The result to share, placed above the options to be on the same screen as the table. */
export function Result({ text }: { text: string }) {
  return (
    <div className={styles.result}>
      <p className="result">{text}</p>
      <ShareButton text={text} />
    </div>
  )
}
