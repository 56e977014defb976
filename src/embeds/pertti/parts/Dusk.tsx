import { createPortal } from "react-dom"
import { dusk } from "../logic"
import * as styles from "../PerttiInWheel.module.css"

/** The light over the whole site, which goes while he rests: on the page's own body, as no window is as large as a power cut. */
export function Dusk({ rested }: { rested: number | null }) {
  if (rested === null) return null
  return createPortal(
    <div aria-hidden="true" className={styles.dusk} style={{ opacity: dusk(rested) }} />,
    document.body,
  )
}
