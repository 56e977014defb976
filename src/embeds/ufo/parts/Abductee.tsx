import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import * as styles from "../Ufo.module.css"
import { groundAt, guestAt } from "../useSaucer"

type Props = {
  guest: Guest
  /** Its way to the saucer in pixels while it is aboard. */
  lift: { x: number; y: number } | null
  /** True once it has been aboard: like the cows, it then wears sunglasses. */
  wasUp: boolean
  motion: boolean
}

/** The thing of another page on the meadow, or on its way up or down. Without motion it sits in the dome. */
export function Abductee({ guest, lift, wasUp, motion }: Props) {
  const up = lift && { transform: `translate(${lift.x}px, ${lift.y}px) scale(0.3)` }
  const inDome = lift && { left: "52%", top: "21%", transform: "scale(0.5)" }
  return (
    <div
      className={styles.guest}
      style={{ left: `${guestAt * 100}%`, top: `${groundAt * 100}%`, ...(motion ? up : inDome) }}
      data-moves={motion || undefined}
      data-away={lift ? "" : undefined}
      aria-hidden="true"
    >
      <GuestPicture guest={guest} />
      {wasUp && (
        <svg className={styles.glasses} viewBox="0 0 40 12" aria-hidden="true">
          <path d="M0 2h40v3H0z" fill="#39ff6a" />
          <path d="M3 2h14v6l-3 3H6L3 8zM23 2h14v6l-3 3h-8l-3-3z" fill="#05140a" stroke="#39ff6a" />
        </svg>
      )}
    </div>
  )
}
