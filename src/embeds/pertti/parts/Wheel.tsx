import { type Ref, useRef } from "react"
import * as styles from "../PerttiInWheel.module.css"

type Props = {
  ref: Ref<SVGSVGElement>
  state: "runs" | "stands" | "rests"
  /** The brightness of the lamp, 0 to 1. */
  light: number
  /** Called with the pixels by which a thumb has moved. */
  onSwipe: (pixels: number) => void
}

const spokes = Array.from({ length: 6 }, (_, i) => i * 30)
const rungs = Array.from({ length: 24 }, (_, i) => i * 15)
const names = { runs: "Pertti runs in his wheel", stands: "Pertti in his wheel", rests: "Pertti asleep" }

/**
 * Draws his room with the wheel and the hamster, lit by his lamp. The property --turn, in radians, rotates the
 * wheel and moves his legs.
 */
export function Wheel({ ref, state, light, onSwipe }: Props) {
  const rests = state === "rests"
  const thumb = useRef({ x: 0, y: 0 })
  return (
    <svg
      ref={ref}
      className={styles.wheel}
      viewBox="0 0 200 212"
      role="img"
      aria-label={names[state]}
      onPointerDown={({ clientX: x, clientY: y }) => {
        thumb.current = { x, y }
      }}
      onPointerMove={({ buttons, clientX: x, clientY: y }) => {
        if (buttons > 0) onSwipe(Math.hypot(x - thumb.current.x, y - thumb.current.y))
        thumb.current = { x, y }
      }}
    >
      <path fill="#f4ead0" d="M0 0h200v190H0z" />
      <path fill="#b98d5e" d="M0 190h200v22H0z" />
      <path className={styles.stand} d="M100 100 L56 206 M100 100 L144 206 M40 207 H160" />
      <g className={styles.rim}>
        <circle cx={100} cy={100} r={92} />
        <circle cx={100} cy={100} r={86} />
        {rungs.map(at => (
          <path key={at} d="M100 8 V14" transform={`rotate(${at} 100 100)`} />
        ))}
        {spokes.map(at => (
          <path key={at} className={styles.spoke} d="M100 14 V186" transform={`rotate(${at} 100 100)`} />
        ))}
      </g>
      <g transform={rests ? "translate(0 9)" : undefined}>
        {!rests && <path className={styles.farLeg} data-leg="front" d="M124 164 l7 18" />}
        {!rests && <path className={styles.farLeg} data-leg="back" d="M80 166 l-5 16" />}
        <ellipse cx={98} cy={150} rx={36} ry={25} fill="#d8954a" />
        <path d="M70 160 q28 20 58 3 q-12 14 -32 13 q-18 0 -26 -16" fill="#fff1da" />
        <circle cx={130} cy={141} r={20} fill="#d8954a" />
        <circle cx={122} cy={123} r={8} fill="#b8742e" />
        <circle cx={122} cy={124} r={4.5} fill="#f3b9a8" />
        <ellipse cx={139} cy={148} rx={11} ry={9} fill="#fff1da" />
        {rests ? (
          <path d="M130 138 q5 4 9 0" className={styles.line} />
        ) : (
          <circle cx={136} cy={137} r={3.4} fill="#111" />
        )}
        <circle cx={150} cy={144} r={2.6} fill="#a0433a" />
        <path d="M146 149 l12 -2 M146 151 l12 3" className={styles.line} />
        <circle cx={63} cy={152} r={5} fill="#f3b9a8" />
        {!rests && <path className={styles.leg} data-leg="front" d="M116 168 l7 17" />}
        {!rests && <path className={styles.leg} data-leg="back" d="M86 170 l-4 15" />}
        {rests && (
          <text x={150} y={116} className={styles.sleep}>
            z z
          </text>
        )}
      </g>
      <circle cx={100} cy={100} r={5} fill="#444" />
      <path className={styles.dark} style={{ opacity: 0.9 * (1 - light) }} d="M0 0h200v212H0z" />
      {!rests && light < 0.1 && (
        <text className={styles.ask} x={86} y={62}>
          <tspan>Scroll</tspan>
          <tspan x={86} dy={24}>
            here.
          </tspan>
        </text>
      )}
      {!rests && light < 0.5 && (
        <g className={styles.eye} data-testid="eye">
          <circle cx={136} cy={137} r={5} fill="#fff" />
          <circle cx={137} cy={137} r={2.4} fill="#111" />
        </g>
      )}
      <circle className={styles.glow} style={{ opacity: light }} cx={178} cy={34} r={30} />
      <path d="M178 0V20" stroke="#777" strokeWidth={2} />
      <path d="M171 20h14v6h-14z" fill="#777" />
      <circle
        cx={178}
        cy={34}
        r={9}
        fill={`rgb(${[70 + 185 * light, 70 + 165 * light, 75 + 45 * light].map(Math.round).join(" ")})`}
        stroke="#999"
      />
    </svg>
  )
}
