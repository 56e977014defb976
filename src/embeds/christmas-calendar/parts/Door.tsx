import { Modal } from "../../../components/modal/Modal"
import * as styles from "../ChristmasCalendar.module.css"
import { type Season, waitText } from "../logic"
import { surprises } from "./surprises"

type Props = {
  door: number
  season: Season
  /** Milliseconds since 1970. */
  at: number
  /** How many doors have been opened. */
  opened: number
  /** Leads to the other doors, out of season. */
  practise: (() => void) | null
  close: () => void
}

/** What a press on a door brings, over the page so that it is seen wherever the door hangs: what is behind it, or why not. */
export function Door({ door, season, at, opened, practise, close }: Props) {
  const surprise = surprises[door - 1]
  const isOpen = door <= season.open
  return (
    <Modal title={isOpen ? `Door ${door}: ${surprise?.title ?? ""}` : `Door ${door}`} open onClose={close}>
      <div className={styles.inside}>
        {isOpen && surprise ? (
          <surprise.Inside year={season.year} opened={opened} />
        ) : (
          <>
            <p>{waitText(season.year, door, at)}</p>
            <div className="buttons">
              <button type="button" className="default" onClick={close}>
                Wait
              </button>
              {practise && (
                <button type="button" onClick={practise}>
                  Practise on others
                </button>
              )}
            </div>
          </>
        )}
      </div>
    </Modal>
  )
}
