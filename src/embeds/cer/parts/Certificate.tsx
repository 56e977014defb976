import type { Ref } from "react"
import { rosette } from "../logic"
import { Seal } from "./Seal"

type Props = {
  name: string
  /** As "22 November 2026"; null until the date is known. */
  day: string | null
  number: string
  remark: string
  interruptions: string
  /** True to write the interruptions in red. */
  isInterrupted: boolean
  genuine: boolean
  /** Called when the seal is pressed; a button does the same. */
  onSeal: () => void
  /** The accessible description. */
  label: string
  className: string | undefined
  ref: Ref<SVGSVGElement>
}

const rings = [34, 50, 66, 82, 98].map(radius => rosette(300, 200, radius, 12, 12))
const serif = "Georgia, 'DejaVu Serif', 'Times New Roman', serif"

/** The wavy border of 600 by 400 units, 24 from the edge. */
const border = [0, 1, 2].map(phase => {
  const across = Array.from({ length: 93 }, (_, i) => {
    const wave = 7 * Math.sin((i * Math.PI) / 4 + (phase * 2 * Math.PI) / 3)
    return [24 + i * 6, wave] as const
  })
  const down = Array.from({ length: 59 }, (_, i) => {
    const wave = 7 * Math.sin((i * Math.PI) / 4 + (phase * 2 * Math.PI) / 3)
    return [26 + i * 6, wave] as const
  })
  const path = (points: string[]) => `M${points.join("L")}`
  return [
    path(across.map(([x, wave]) => `${x} ${(22 + wave).toFixed(1)}`)),
    path(across.map(([x, wave]) => `${x} ${(378 + wave).toFixed(1)}`)),
    path(down.map(([y, wave]) => `${(22 + wave).toFixed(1)} ${y}`)),
    path(down.map(([y, wave]) => `${(578 + wave).toFixed(1)} ${y}`)),
  ].join("")
})
const inks = ["#2f7a5c", "#b0762a", "#7a4a9a"]

/** The certificate as an SVG without external references, so that it can be saved as a file. */
export function Certificate(props: Props) {
  const { name, day, number, remark, interruptions, isInterrupted, genuine, onSeal, label, className, ref } =
    props
  const size = Math.min(42, 820 / Math.max(1, name.length))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the button under it
    <svg
      onClick={event => {
        if ((event.target as Element).closest("[data-seal]")) onSeal()
      }}
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 600 400"
      role="img"
      aria-label={label}
      className={className}
    >
      <rect width="600" height="400" fill="#fdf6e0" />
      <g fill="none" stroke="#e8d7ae" strokeWidth="1.4">
        {rings.map(ring => (
          <path key={ring} d={ring} />
        ))}
      </g>
      <g fill="none" strokeWidth="1.3">
        {border.map((line, i) => (
          <path key={line} d={line} stroke={inks[i] ?? "#000"} />
        ))}
        <path d="M10 10H590V390H10zM35 35H565V365H35z" stroke="#2f5a4a" strokeWidth="2" />
      </g>
      <g fill="#1d3b30" textAnchor="middle" fontFamily={serif}>
        <text x="300" y="82" fontSize="37" fontWeight="bold">
          Certificate of Existence
        </text>
        <text x="300" y="116" fontSize="20" fontStyle="italic">
          The Registry hereby certifies that
        </text>
        <text x="300" y="172" fontSize={size} fontWeight="bold" fill="#111">
          {name}
        </text>
        <path d="M90 184H510" stroke="#b0762a" strokeWidth="1.5" />
        <text x="300" y="212" fontSize="20" fontStyle="italic">
          {day ? `existed on ${day}.` : "exists, as far as can be seen from here."}
        </text>
      </g>
      <g fill="#3b3222" fontFamily={serif} fontSize="19">
        <text x="54" y="258">
          {remark}
        </text>
        <text
          x="54"
          y="288"
          fill={isInterrupted ? "#c0142a" : undefined}
          fontStyle={isInterrupted ? "italic" : undefined}
        >
          {interruptions}
        </text>
        <text
          x="54"
          y="342"
          fontSize="21"
          fontFamily="'Courier New', 'DejaVu Sans Mono', monospace"
          fontWeight="bold"
        >
          {number}
        </text>
      </g>
      <Seal broken={!genuine} />
      {!genuine && (
        <g transform="translate(300 196) rotate(-14)">
          <rect
            x="-190"
            y="-42"
            width="380"
            height="84"
            fill="none"
            stroke="#c0142a"
            strokeWidth="7"
            opacity="0.85"
          />
          <text
            y="23"
            textAnchor="middle"
            fontSize="66"
            fontFamily={serif}
            fontWeight="bold"
            fill="#c0142a"
            opacity="0.85"
          >
            DOUBTFUL
          </text>
        </g>
      )}
    </svg>
  )
}
