import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest, Visitor } from "../../../kits/guest/useGuest"
import * as styles from "../BirthdayBoy.module.css"

type Props = {
  guest: Guest
  /** True while it is up at the lamp. */
  isUp: boolean
  lit: boolean
  /** True if he lies the other way round. */
  turned: boolean
}

/** The size of the pillow in units of the room, which is 320 by 200. */
const [width, height] = [44, 34]

/** The mark on the lamp of a thing that was left there. */
export function LampMark({ thing, lit }: { thing: Visitor; lit: boolean }) {
  return (
    <g transform="translate(217 15) rotate(14)" opacity={lit ? 0.5 : 0.35}>
      <GuestPicture guest={thing} isGone width={34} height={26} />
    </g>
  )
}

/** The thing of another page under Pertti's head, or on the lamp. */
export function Pillow({ guest, isUp, lit, turned }: Props) {
  const [x, y] = isUp ? [210, 38] : [turned ? 190 : 234, 129]
  return (
    <g
      className={styles.pillow}
      style={{ transform: `translate(${x - width / 2}px, ${y - height}px)` }}
      opacity={lit ? 1 : 0.75}
    >
      <GuestPicture guest={guest} width={width} height={height} />
    </g>
  )
}
