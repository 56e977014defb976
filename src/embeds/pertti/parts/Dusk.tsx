import { createPortal } from "react-dom"
import { darkness, type Wheel, warmth } from "../logic"
import * as styles from "../PerttiInWheel.module.css"

/** Dims the whole site. Rendered on the body, because the power cut extends beyond this window. */
export function Dusk({ wheel, charge }: { wheel: Wheel; charge: number }) {
  return createPortal(
    <div aria-hidden="true" data-rests={wheel.rested !== null || undefined}>
      <div className={styles.dusk} style={{ opacity: darkness(wheel, charge) }} />
      <div className={styles.warm} style={{ opacity: warmth(wheel.speed) }} />
    </div>,
    document.body,
  )
}
