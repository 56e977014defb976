import { type CSSProperties, type PointerEvent, useRef, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import {
  angleOf,
  type Digit,
  digits,
  holeAngle,
  isDialled,
  stopAngle,
  turnMs,
  turnOf,
  turnWith,
} from "../logic"
import * as styles from "../RotaryDial.module.css"

type Props = { onDial: (digit: Digit) => void; onSlip: () => void }

const centre = 150
const ring = 104
/** The distance of a press, in degrees, that is a tap and no turn. */
const tapDegrees = 4

const at = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180
  return { x: centre + radius * Math.cos(angle), y: centre + radius * Math.sin(angle) }
}

/** The dial, which is turned by a finger in a hole, or by a tap or key, as if by somebody else. */
export function Dial({ onDial, onSlip }: Props) {
  const motion = useMotion()
  const wheel = useRef<SVGSVGElement>(null)
  const finger = useRef<{ digit: Digit; angle: number; turn: number } | null>(null)
  const [turn, setTurn] = useState(0)
  const [held, setHeld] = useState(false)
  const [spun, setSpun] = useState<number | null>(null)

  const pointAngle = ({ clientX, clientY }: PointerEvent) => {
    const box = wheel.current?.getBoundingClientRect()
    if (!box) return 0
    return angleOf(clientX - box.left - box.width / 2, clientY - box.top - box.height / 2)
  }
  const take = (digit: Digit) => (event: PointerEvent<SVGGElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    finger.current = { digit, angle: pointAngle(event), turn: 0 }
    setHeld(true)
  }
  const follow = (event: PointerEvent) => {
    const { current } = finger
    if (!current) return
    const angle = pointAngle(event)
    const next = turnWith(current.turn, current.angle, angle, current.digit)
    finger.current = { ...current, angle, turn: next }
    setTurn(next)
  }
  const release = () => {
    const { current } = finger
    if (!current) return
    finger.current = null
    setHeld(false)
    setTurn(0)
    if (current.turn < tapDegrees) spin(current.digit)
    else if (isDialled(current.turn, current.digit)) onDial(current.digit)
    else onSlip()
  }
  const spin = (digit: Digit) => {
    setSpun(turnOf(digit))
    onDial(digit)
  }
  const shown = held ? turn : 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing can't be a <fieldset>
    <svg
      ref={wheel}
      viewBox="0 0 300 300"
      className={styles.dial}
      data-held={held || undefined}
      role="group"
      aria-label="Dial"
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <circle cx={centre} cy={centre} r="146" className={styles.housing} />
      {digits.map(digit => {
        const { x, y } = at(holeAngle(digit), ring)
        return (
          <text key={digit} x={x} y={y} className={styles.digit}>
            {digit}
          </text>
        )
      })}
      <g
        key={spun === null ? "rest" : undefined}
        className={styles.wheel}
        data-spun={(motion && spun !== null && !held) || undefined}
        style={
          {
            "--turn": `${shown}deg`,
            "--spun": `${spun ?? 0}deg`,
            "--ms": `${turnMs(spun ?? 90)}ms`,
          } as CSSProperties
        }
        onAnimationEnd={() => setSpun(null)}
      >
        <path className={styles.plate} fillRule="evenodd" d={platePath} />
        <circle cx={centre} cy={centre} r="52" className={styles.label} />
        {digits.map(digit => {
          const { x, y } = at(holeAngle(digit), ring)
          return (
            // biome-ignore lint/a11y/useSemanticElements: a hole in an SVG can't be a <button>
            <g
              key={digit}
              role="button"
              tabIndex={0}
              aria-label={`Dial ${digit}`}
              className={styles.hole}
              onPointerDown={take(digit)}
              onClick={event => event.detail === 0 && spin(digit)}
              onKeyDown={event => {
                if (event.key !== "Enter" && event.key !== " ") return
                event.preventDefault()
                spin(digit)
              }}
            >
              <circle cx={x} cy={y} r="21" />
            </g>
          )
        })}
      </g>
      <path className={styles.stop} d={stopPath} />
    </svg>
  )
}

/** The plate with its ten holes, through which the digits show. */
const platePath = [
  circlePath(centre, centre, 134),
  ...digits.map(digit => {
    const { x, y } = at(holeAngle(digit), ring)
    return circlePath(x, y, 21)
  }),
].join("")

const [stopFrom, stopTo] = [at(stopAngle + 4, 148), at(stopAngle - 2, 88)]
const stopPath = `M${stopFrom.x} ${stopFrom.y}L${stopTo.x} ${stopTo.y}`

function circlePath(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}
