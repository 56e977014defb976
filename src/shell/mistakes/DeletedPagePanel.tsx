/** Panel over an open page whose file has been deleted; shown only in develop. */
import * as styles from "./MistakesPanel.module.css"

/** An alert that the page at `path` is gone. */
export function DeletedPagePanel({ path }: { path: string }) {
  return (
    <div className={styles.gone}>
      <section className="window" role="alert" aria-label={`${path} is gone`}>
        <div className="title-bar">
          <div className="title-bar-text">{path} is gone</div>
        </div>
        <div className={styles.body}>
          <p>Its file is no longer there. Put the file back, and the page is here again.</p>
          <a href="/">To the front page</a>
        </div>
      </section>
    </div>
  )
}
