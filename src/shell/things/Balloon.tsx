import { type ReactNode, useEffect, useEffectEvent, useRef } from "react"
import { now } from "../../hooks/browser/clock"
import * as styles from "./Balloon.module.css"
import { styleOf, useFreePlace } from "./useFreePlace"

type Props = {
  /** The path of the current page. */
  path: string
  picture: ReactNode
  /** A sentence or two, with a link. */
  children: ReactNode
  /** The time after which it goes by itself, unless a pointer or the focus is on it, in milliseconds. */
  showMs: number
  onClose: () => void
  /** Called instead of `onClose` when it goes by itself. */
  onRest?: (() => void) | undefined
}

/** The time in which a press that was meant for what was there before does nothing, in milliseconds. */
const guardMs = 800

/** A balloon that says what has come. */
export function Balloon({ path, picture, children, showMs, onClose, onRest = onClose }: Props) {
  const appearedAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    appearedAt.current = now()
  }, [])
  const balloon = useRef<HTMLDivElement>(null)
  const place = useFreePlace(balloon, path)
  const close = useEffectEvent(() => {
    if (!balloon.current?.matches(":hover, :focus-within")) onRest()
  })
  useEffect(() => {
    const timer = setInterval(() => close(), showMs)
    return () => clearInterval(timer)
  }, [showMs])
  return (
    <div
      ref={balloon}
      className={styles.balloon}
      data-reserved=""
      style={styleOf(place)}
      onClickCapture={event => {
        if (now() - appearedAt.current >= guardMs) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {picture}
      <p>{children}</p>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose} />
    </div>
  )
}
