import { PageIcon } from "../../components/page-icon/PageIcon"
import {
  activate,
  bringBack,
  frameId,
  minimise,
  type OpenWindow,
  taskId,
  useWindows,
} from "../windows/windowList"
import * as styles from "./TaskButtons.module.css"

/** A button for each window of the page: it brings the window back, to the front, or down again. */
export function TaskButtons() {
  const { open, active } = useWindows()
  const press = ({ id, minimised }: OpenWindow) => {
    if (minimised) bringBack(id)
    else if (active === id) minimise(id)
    else {
      activate(id)
      const frame = document.getElementById(frameId(id))
      frame?.focus({ preventScroll: true })
      frame?.scrollIntoView({ block: "nearest" })
    }
  }
  return (
    <div className={styles.windows}>
      {open
        .filter(each => !each.closed)
        .map(each => (
          <button
            key={each.id}
            id={taskId(each.id)}
            type="button"
            aria-pressed={active === each.id && !each.minimised}
            title={each.title}
            className={styles.window}
            onClick={() => press(each)}
          >
            {each.icon && <PageIcon name={each.icon} />}
            <span className={styles.title}>{each.title}</span>
          </button>
        ))}
    </div>
  )
}
