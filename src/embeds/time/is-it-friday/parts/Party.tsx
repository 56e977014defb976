import { useCallback, useMemo, useRef } from "react"
import { Canvas } from "../../../../kits/canvas/Canvas"
import * as styles from "../IsItFriday.module.css"
import { confetti, launch } from "../logic"

const guests = [
  { x: 186, coat: "#d92f1e", hat: "#ffd84a" },
  { x: 246, coat: "#2f5ad9", hat: "#ff7ad8" },
  { x: 318, coat: "#2f9a4a", hat: "#ffd84a" },
  { x: 392, coat: "#8a2fb0", hat: "#4ad8ff" },
  { x: 456, coat: "#e07a10", hat: "#7aff8a" },
]

/** The guests who get out of Friday's carriage under a disco ball, drawn in the platform's picture. */
export function Guests() {
  return (
    <>
      <g className={styles.ball}>
        <path d="M318 0v46" stroke="#333" strokeWidth="2" />
        <circle cx="318" cy="62" r="18" fill="#c9ccd2" />
        <path d="M302 54h32M300 62h36M302 70h32M310 46v32M318 44v36M326 46v32" stroke="#6a7078" />
        <path d="M306 50h6v6h-6zM321 58h6v6h-6zM309 66h6v6h-6z" fill="#fff" />
      </g>
      {guests.map(({ x, coat, hat }, i) => (
        <g key={x} transform={`translate(${x} 156)`}>
          <g className={styles.guest} style={{ animationDelay: `${-0.13 * i}s` }}>
            <path d="M-6 34v18M6 34v18" stroke="#222" strokeWidth="6" />
            <path d="M-8 14L-20 -4M8 14L20 -4" stroke={coat} strokeWidth="6" strokeLinecap="round" />
            <rect x="-11" y="8" width="22" height="28" rx="5" fill={coat} />
            <circle r="10" cy="-2" fill="#f6cfa4" />
            <path d="M-9 -9L0 -30L9 -9z" fill={hat} />
            <path d="M-4 -4h2M3 -4h2M-4 2q4 4 8 0" stroke="#222" strokeWidth="2" fill="none" />
          </g>
        </g>
      ))}
    </>
  )
}

const size = { width: 310, height: 118 }

/** Confetti for as long as Friday lasts, different at each visit of it. */
export function Shower({ shot }: { shot: number }) {
  const pieces = useMemo(() => launch(shot, 140), [shot])
  const age = useRef(0)
  const draw = useCallback(
    (pen: CanvasRenderingContext2D, seconds: number) => {
      age.current += seconds
      pen.clearRect(0, 0, size.width, size.height)
      for (const piece of pieces) {
        const { x, y, colour, wide } = confetti(piece, age.current, size)
        pen.fillStyle = colour
        pen.fillRect(Math.round(x), Math.round(y), wide, 2)
      }
    },
    [pieces],
  )
  return <Canvas label={null} className={styles.shower} draw={draw} moving size={size} />
}
