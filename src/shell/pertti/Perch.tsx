import type { ReactNode, Ref } from "react"
import { createPortal } from "react-dom"
import type { Gaze } from "./logic"
import * as styles from "./PerttiLife.module.css"

/**
 * His seat on a window: its id and element, his distance from its left end in CSS pixels, and whether the window stays
 * where it is.
 */
export type Seat = { id: string; x: number; frame: HTMLElement; isFixed: boolean }

type Props = {
  seat: Seat
  gaze: Gaze
  /** True while a hand carries him: he can't be seen here, but a finger keeps its hold only of an element that stays. */
  isLifted: boolean
  ref: Ref<HTMLButtonElement>
  /** His menu. */
  children: ReactNode
}

/** Pertti on a title bar, within the window, so that he goes where it goes. */
export function Perch({ seat: { x, frame }, gaze, isLifted, ref, children }: Props) {
  return createPortal(
    <div className={styles.perch} style={{ insetInlineStart: `clamp(0px, ${x}px, 100% - 96px)` }}>
      <button
        ref={ref}
        type="button"
        className={styles.sitter}
        data-lifted={isLifted || undefined}
        aria-label="Pertti, on the window"
        aria-describedby="pertti-keys"
      >
        <img src={`/pictures/pertti-sits-${gaze}.png`} alt="" width="96" height="64" draggable={false} />
      </button>
      {children}
    </div>,
    frame,
  )
}
