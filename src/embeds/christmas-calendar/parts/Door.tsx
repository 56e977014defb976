import { Modal } from "../../../components/modal/Modal"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../ChristmasCalendar.module.css"
import type { Season } from "../logic"
import { surprises } from "./surprises"

type Props = {
  door: number
  season: Season
  /** The number of doors opened. */
  opened: number
  close: () => void
}

/** The toy behind an opened door. It appears after the door has swung open. */
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
