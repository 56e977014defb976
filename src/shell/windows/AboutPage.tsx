import { Modal } from "../../components/modal/Modal"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { longDate } from "../../lib/calendar/longDate"
import * as styles from "./AboutPage.module.css"
import type { Program } from "./program"

/** The About dialog of a program: the page's title, code, dates and components. */
export default function AboutPage({ program, onClose }: { program: Program; onClose: () => void }) {
  const { title, code, icon, description, added, updated, embeds } = program
  return (
    <Modal title={`About ${title}`} open onClose={onClose}>
      <div className={styles.about}>
        <PageIcon name={icon} size={32} drawn={64} />
        <div>
          <p>
            <b>{title}</b>
          </p>
          <p>{description}</p>
          <dl className={styles.facts}>
            <dt>Number</dt>
            <dd>{code ?? "none"}</dd>
            <dt>Here since</dt>
            <dd>{longDate(added)}</dd>
            {updated && (
              <>
                <dt>Changed</dt>
                <dd>{longDate(updated)}</dd>
              </>
            )}
            <dt>Made of</dt>
            <dd>{embeds.join(", ")}</dd>
          </dl>
        </div>
      </div>
      <div className="buttons">
        <button type="button" onClick={onClose}>
          OK
        </button>
      </div>
    </Modal>
  )
}
