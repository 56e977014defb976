import { PageIcon } from "../../components/page-icon/PageIcon"
import {
  activate,
  frameId,
  minimise,
  type OpenWindow,
  restore,
  taskId,
  useWindows,
} from "../windows/windowList"
import * as styles from "./TaskButtons.module.css"

/** A button for each window of the page, which restores, activates or minimises it. */
export function TaskButtons() {
  const { open, active } = useWindows()
  const press = ({ id, minimised }: OpenWindow) => {
    if (minimised) restore(id)
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
        .filter(({ closed }) => !closed)
        .map(openWindow => (
          <button
            key={openWindow.id}
            id={taskId(openWindow.id)}
            type="button"
            aria-pressed={active === openWindow.id && !openWindow.minimised}
            title={openWindow.title}
            className={styles.window}
            onClick={() => press(openWindow)}
          >
            {openWindow.icon && <PageIcon name={openWindow.icon} />}
            <span className={styles.title}>{openWindow.title}</span>
          </button>
        ))}
    </div>
  )
}
