import type { CSSProperties } from "react"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { scale } from "../logic"
import * as styles from "../SolarSystem.module.css"
import { magnification } from "../sights"
import type { LostThing } from "../useLostThing"

/** The width in pixels at which it is drawn in its lens. */
const drawnPx = 30

type Props = {
  lost: LostThing
  /** The place in km in the middle of the picture. */
  view: number
}

/** The thing of another page in a lens like those of the sights, over the picture, which takes the presses. */
export function Lost({ lost: { guest, km, sight }, view }: Props) {
  return (
    <div
      className={styles.lost}
      style={{ "--x": `${Math.round((km - view) / scale)}px` } as CSSProperties}
      aria-hidden="true"
    >
      <GuestPicture guest={guest} width={drawnPx} height={drawnPx} />
      <span>{magnification(sight.metres, drawnPx * scale)}</span>
    </div>
  )
}
