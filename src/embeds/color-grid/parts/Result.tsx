import { ShareButton } from "../../../components/share-button/ShareButton"
import * as styles from "../ColorGrid.module.css"

/** The result to share, above the controls so that it is on the same screen as the grid. */
export function Result({ text }: { text: string }) {
  return (
    <div className={styles.result}>
      <p className="result">{text}</p>
      <ShareButton text={text} />
    </div>
  )
}
