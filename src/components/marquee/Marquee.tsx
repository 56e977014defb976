/** Words that pass by for ever, in 25 seconds a round, as in 1998; with a pause button, as in no year of that decade. */

import { type ReactNode, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { Icon } from "../icon/Icon"
import * as styles from "./Marquee.module.css"

type Props = {
  /** What it is about: "News", for the pause button's name. */
  label: string
  /** One line. Links in it can be reached, and stop it while they have the focus. */
  children: ReactNode
}

/** A line that scrolls from right to left; where motion isn't welcome it stands still, on as many lines as it needs. */
export function Marquee({ label, children }: Props) {
  const isMounted = useMounted()
  const moves = useMotion()
  const [isPaused, setPaused] = useState(false)
  const state = moves ? (isPaused ? "paused" : "moving") : isMounted ? "still" : "first"

  return (
    <div className={styles.marquee} data-state={state}>
      {state !== "still" && (
        <button
          type="button"
          className={styles.pause}
          aria-label={`${isPaused ? "Move" : "Pause"} the marquee: ${label}`}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? "right" : "pause"} />
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a focused link was scrolled into view; this undoes it */}
      <div
        className={styles.window}
        onBlur={event => {
          event.currentTarget.scrollLeft = 0
        }}
      >
        <div className={styles.words}>{children}</div>
        {moves && (
          <div className={styles.words} aria-hidden="true" inert>
            {children}
          </div>
        )}
      </div>
    </div>
  )
}
