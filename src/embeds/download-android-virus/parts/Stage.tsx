import { type PointerEvent, useState } from "react"
import type { StageProps } from "../../../components/download-drama/DownloadDrama"
import { percent, totalMs } from "../../../components/download-drama/logic"
import { useMotion } from "../../../hooks/browser/motion"
import { useElapsedMs } from "../../../kits/motion/useElapsedMs"
import * as styles from "../DownloadAndroidVirus.module.css"

const Battery = ({ charge }: { charge: number }) => (
  <g stroke="#111">
    <path d="M-9-16h18v30H-9zM-4-19h8v3h-8z" fill="#fff" />
    <path
      d={`M-7 ${12 - 26 * charge}h14V12h-14z`}
      fill={charge < 0.3 ? "#e0303c" : "#5aa02c"}
      strokeWidth="0"
    />
  </g>
)

/** The x at which the phone begins, in units of the drawing. */
const phoneX = 222

/**
 * A mast, a phone by a window, and the battery on its way to it. Once the file is saved, the phone is in a pocket.
 */
export function Stage({ phase, startedAt, saved, onStart }: StageProps) {
  const motion = useMotion()
  const elapsed = useElapsedMs(startedAt, totalMs, phase === "copying")
  const isThere = phase === "done"
  const travelled = isThere
    ? 1
    : phase === "copying" && motion
      ? percent(elapsed, false) / 100
      : phase === "copying"
        ? 0.5
        : 0
  const x = 62 + 166 * travelled
  const y = 62 - 34 * Math.sin(Math.PI * travelled) + (motion && !isThere ? 3 * Math.sin(elapsed / 180) : 0)
  const [pulled, setPulled] = useState<{ x: number; y: number } | null>(null)
  const isLoose = phase === "ready" || phase === "cancelled"
  const pull = (event: PointerEvent<SVGGElement>) => {
    const drawing = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
    if (!drawing || !isLoose || event.buttons === 0) return
    setPulled({
      x: ((event.clientX - drawing.left) / drawing.width) * 320,
      y: ((event.clientY - drawing.top) / drawing.height) * 130,
    })
  }
  const drop = () => {
    setPulled(null)
    if (pulled && pulled.x > phoneX) onStart()
  }
  const where = saved
    ? "in a pocket"
    : isThere
      ? "in a telephone"
      : phase === "copying"
        ? "on its way"
        : "by a mast"
  return (
    <svg className={styles.stage} viewBox="0 0 320 130" role="img" aria-label={`The battery, ${where}`}>
      <path d="M0 0h320v130H0z" fill="#22304f" />
      <path d="M0 104q60-18 140-6t180-8v40H0z" fill="#13231a" />
      <path
        d="M20 114L34 28l14 86M26 84h17M29 62h11M23 106l20-22M26 84l14-22"
        stroke="#c9cdd6"
        strokeWidth="2.4"
        fill="none"
      />
      <path
        d="M22 30q-8-10 0-20M46 30q8-10 0-20M14 36q-14-18 0-34M54 36q14-18 0-34"
        stroke="#8fd0ff"
        strokeWidth="2"
        fill="none"
      />
      <g stroke="#111">
        <path d="M232 12q0-6 6-6h40q6 0 6 6v102q0 6-6 6h-40q-6 0-6-6z" fill="#3b3f4a" />
        <path d="M238 18h40v64h-40z" fill={isThere ? "#cdf0a0" : "#12181f"} />
        {[0, 1, 2].flatMap(row =>
          [0, 1, 2].map(column => (
            <path
              key={`${row} ${column}`}
              d={`M${241 + column * 13} ${88 + row * 9}h8v5h-8z`}
              fill="#9aa0ad"
            />
          )),
        )}
      </g>
      {/* It can be dragged into the phone, which is what the button does. */}
      <g
        className={isLoose ? styles.loose : undefined}
        transform={
          isThere
            ? "translate(258 50) scale(1.2)"
            : `translate(${pulled?.x ?? x} ${pulled?.y ?? y}) ${pulled ? "scale(1.3)" : ""}`
        }
        onPointerDown={event => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          pull(event)
        }}
        onPointerMove={pull}
        onPointerUp={drop}
        onPointerCancel={() => setPulled(null)}
      >
        <Battery charge={isThere ? 1 : 0.25} />
      </g>
      {saved && (
        <g className={motion ? styles.rises : undefined} stroke="#1b2b52">
          <path d="M212 48q46 12 92 0l-4 62q-42 26-84 0z" fill="#3d5fa8" strokeWidth="2" />
          <path
            d="M216 54q42 11 84 0M219 108q39 20 78 0"
            fill="none"
            stroke="#ffc46b"
            strokeDasharray="4 3"
          />
          <path d="M258 66q8-10 14 0-2 9-14 16-12-7-14-16 6-10 14 0z" fill="#c1121f" />
        </g>
      )}
    </svg>
  )
}
