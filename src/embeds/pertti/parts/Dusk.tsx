import { createPortal } from "react-dom"
import { darkness, type Wheel, warmth } from "../logic"
import * as styles from "../PerttiInWheel.module.css"

/** The light over the whole site, which is his: on the page's own body, as no window is as large as a power cut. */
export function Dusk({ wheel }: { wheel: Wheel }) {
  return createPortal(
    <div aria-hidden="true" data-rests={wheel.rested !== null || undefined}>
      <div className={styles.dusk} style={{ opacity: darkness(wheel) }} />
      <div className={styles.warm} style={{ opacity: warmth(wheel.speed) }} />
    </div>,
    document.body,
  )
}
