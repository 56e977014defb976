/** A marquee, with a pause button (WCAG 2.2.2). */

import { type ReactNode, useRef, useState } from "react"
import { useInView } from "../../hooks/browser/inView"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { Icon } from "../icon/Icon"
import * as styles from "./Marquee.module.css"

type Props = {
  /** The topic, "News", for the name of the pause button. */
  label: string
  /** One line. The marquee stops while a link in it has the focus. */
  children: ReactNode
}

/** A line that scrolls from right to left; without motion it is still and wraps. */
export function Marquee({ label, children }: Props) {
  const isMounted = useMounted()
  const moves = useMotion()
  const [isPaused, setPaused] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const isUnseen = !useInView(element, true)
  const state = moves ? (isPaused ? "paused" : "moving") : isMounted ? "still" : "first"

  return (
    <div ref={element} className={styles.marquee} data-state={state} data-unseen={isUnseen || undefined}>
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
