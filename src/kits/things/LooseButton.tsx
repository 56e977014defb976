import type { ReactNode } from "react"
import * as styles from "./LooseButton.module.css"

/**
 * A place on the desktop: beside Pertti, on the floor over the task bar, in the lower right corner, or at
 * the right edge.
 */
export type Place = "pertti" | "floor" | "corner" | "edge"

type Props = {
  /** The accessible name, a command: "Press the corner straight". */
  label: string
  place: Place
  /** The drawing, at most 96 pixels wide and 64 high. */
  children: ReactNode
  onPress: () => void
}

/** A thing that lies about on the desktop; a press puts it away. */
export function LooseButton({ label, place, children, onPress }: Props) {
  return (
    <button
      type="button"
      className={styles.thing}
      data-place={place}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
