import { Modal } from "../../../components/modal/Modal"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../ChristmasCalendar.module.css"
import type { Season } from "../logic"
import { surprises } from "./surprises"

type Props = {
  door: number
  season: Season
  /** How many doors have been opened. */
  opened: number
  close: () => void
}

/** What is behind a door that may be opened, to be played with. It comes when the door has swung. */
export function Door({ door, season, opened, close }: Props) {
  const motion = useMotion()
  const surprise = surprises[door - 1]
  if (!surprise) return null
  return (
    <Modal title={`Door ${door}: ${surprise.title}`} open onClose={close}>
      <div className={styles.inside} data-moving={motion || undefined}>
        <surprise.Inside year={season.year} opened={opened} />
      </div>
    </Modal>
  )
}
