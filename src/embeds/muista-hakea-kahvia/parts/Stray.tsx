import { type CSSProperties, type PointerEvent, useEffect, useEffectEvent, useState } from "react"
import { createPortal } from "react-dom"
import { useMotion } from "../../../hooks/browser/motion"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import { type Cup, headingOf } from "../cup"
import * as styles from "../Stray.module.css"
import { Mug } from "./Cup"

type Props = {
  cup: Cup
  /** The thing from another page, which has gone along in it. */
  guest: Guest | null
  /** The names of the cup and of what is left of it. */
  away: string
  broken: string
  lang: string
  onHold: (isHeld: boolean) => void
  onCatch: () => void
}

/** The cup outside the window: on the task bar, where it can be dragged, or in pieces at the edge of the screen. */
export function Stray({ cup, guest, away, broken, lang, onHold, onCatch }: Props) {
  const motion = useMotion()
  const [pulled, setPulled] = useState<{ x: number; y: number; fromX: number; fromY: number } | null>(null)
  const catchIt = useEffectEvent(() => onCatch())
  const isOut = cup.place === "bar"
  useEffect(() => {
    if (!isOut) return
    const pressEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") catchIt()
    }
    window.addEventListener("keydown", pressEscape)
    return () => window.removeEventListener("keydown", pressEscape)
  }, [isOut])
  const style = {
    "--x": cup.x,
    ...(pulled && { translate: `${pulled.x - pulled.fromX}px ${pulled.y - pulled.fromY}px` }),
  } as CSSProperties
  if (cup.place === "table") return null
  const drop = () => {
    if (!pulled) return
    setPulled(null)
    onCatch()
  }
  return createPortal(
    cup.place === "bar" ? (
      <button
        type="button"
        lang={lang}
        className={styles.stray}
        aria-label={away}
        style={style}
        data-moving={(motion && !pulled) || undefined}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture?.(event.pointerId)
          setPulled({ x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY })
          onHold(true)
        }}
        onPointerMove={({ clientX, clientY }) => pulled && setPulled({ ...pulled, x: clientX, y: clientY })}
        onPointerUp={drop}
        onPointerCancel={drop}
        onClick={event => event.detail === 0 && onCatch()}
      >
        <svg viewBox="-10 0 180 176" aria-hidden="true">
          <g transform={headingOf(cup) < 0 ? "translate(150 0) scale(-1 1)" : undefined}>
            <path className={styles.foot} d="M48 140v26h16" fill="none" stroke="#111" strokeWidth="9" />
            <path className={styles.otherFoot} d="M88 140v26h16" fill="none" stroke="#111" strokeWidth="9" />
            {guest && <GuestPicture guest={guest} x={26} y={-8} width={88} height={72} />}
            <Mug left={0} />
          </g>
        </svg>
      </button>
    ) : (
      <svg
        className={styles.pieces}
        style={style}
        data-side={cup.x > 0.5 ? "right" : "left"}
        viewBox="240 140 76 48"
        role="img"
        aria-label={broken}
      >
        {guest && <GuestPicture guest={guest} x={254} y={141} width={44} height={36} />}
        <ellipse cx="276" cy="178" rx="36" ry="7" fill="#4a2a14" />
        <g fill="#fff" stroke="#111" strokeWidth="2" strokeLinejoin="round">
          <path d="M248 178l4-24 12 8 3 16Z" />
          <path d="M272 178l-2-17 9-9 14 12-3 14Z" />
          <path d="M296 179l6-12 8 11Z" />
          <path d="M290 150a8 8 0 1 1 8 12" fill="none" strokeWidth="4" />
        </g>
      </svg>
    ),
    document.body,
  )
}
