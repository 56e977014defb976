import { type PointerEvent, useId, useRef } from "react"
import * as styles from "../FindYoutubeUrls.module.css"
import { turnBetween } from "../winding"

type Props = {
  /** The handwritten label. */
  label: string
  /** The share of the tape that is wound, 0 to 1, and the number of turns so far. */
  wound: number
  turns: number
  /** The address that is being pulled in; none when all are in. */
  pulling: string | undefined
  onTurn: (turns: number) => void
}

/** The centre of the reel with the pencil, in the picture. */
const reel = { x: 52, y: 50 }
const view = { left: 0, top: -52, width: 160, height: 156 }

/** A cassette that is wound by dragging the pencil round, and the tape that runs in from the letter. */
export function Cassette({ label, wound, turns, pulling, onTurn }: Props) {
  const id = useId()
  const last = useRef<number | null>(null)
  const angleOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = view.left + ((event.clientX - box.left) / (box.width || 1)) * view.width
    const y = view.top + ((event.clientY - box.top) / (box.height || 1)) * view.height
    return Math.atan2(y - reel.y, x - reel.x)
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (last.current === null) return
    const angle = angleOf(event)
    onTurn(Math.abs(turnBetween(last.current, angle)) / (2 * Math.PI))
    last.current = angle
  }
  const release = () => {
    last.current = null
  }
  return (
    <svg
      className={styles.cassette}
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      role="img"
      aria-label={`A cassette with a pencil in it${label ? `, labelled ${label}` : ""}: ${Math.round(wound * 100)} per cent wound`}
      onPointerDown={event => {
        if (event.button > 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        last.current = angleOf(event)
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <rect x="1" y="1" width="158" height="98" rx="6" fill="#33343d" stroke="#111" strokeWidth="2" />
      <rect x="10" y="8" width="140" height="64" rx="3" fill="#f5efd9" />
      <path d="M10 54H150V69Q150 72 147 72H13Q10 72 10 69Z" fill="#d9482b" />
      <path d="M10 54H150V58H10ZM10 62H150V64H10Z" fill="#f2b632" />
      <path d="M28 24H142" stroke="#a9b8c9" />
      <rect x="13" y="12" width="11" height="13" fill="#1d3f8a" />
      <text x="15.5" y="22" fill="#fff" fontSize="10" fontWeight="bold">
        A
      </text>
      <text x="30" y="21" fill="#1d2f6f" fontSize={label.length > 18 ? 6.5 : 10} fontFamily="var(--comic)">
        {label}
      </text>
      <rect x="34" y="37" width="92" height="26" rx="13" fill="#22232b" />
      <rect x="64" y="41" width="32" height="18" fill="#6d7788" />
      <clipPath id={`${id}window`}>
        <rect x="36" y="38" width="88" height="24" rx="12" />
      </clipPath>
      <g clipPath={`url(#${id}window)`} fill="#4a2e1f">
        <circle cx="52" cy="50" r={10 + 26 * wound} />
        <circle cx="108" cy="50" r="12" />
      </g>
      {[52, 108].map(x => (
        <g key={x} transform={`rotate(${Math.round(turns * 360)} ${x} 50)`}>
          <circle cx={x} cy="50" r="9" fill="#f3f3f3" stroke="#888" />
          <path d={`M${x} 41v5M${x} 54v5M${x - 9} 50h5M${x + 4} 50h5`} stroke="#555" strokeWidth="2.5" />
        </g>
      ))}
      <path d="M34 99L40 78H120L126 99Z" fill="#45464f" stroke="#111" />
      <path d="M50 92h4M106 92h4M66 88h4M90 88h4" stroke="#d8d8d8" strokeWidth="4" />
      {pulling !== undefined && (
        <g>
          <path
            id={`${id}tape`}
            d="M-6 -46C60 -56 150 -40 150 -14C150 10 20 6 26 40"
            fill="none"
            stroke="#4a2e1f"
            strokeWidth="8"
          />
          <text fontSize="6" fill="#ffe9ae" fontFamily="monospace" dy="2">
            <textPath href={`#${id}tape`} startOffset={`${Math.round((turns % 1) * 100)}%`}>
              {pulling.replace(/^https?:\/\//, "").slice(0, 44)}
            </textPath>
          </text>
        </g>
      )}
      {pulling !== undefined && (
        <g transform={`rotate(${Math.round(turns * 360) - 30} 52 50)`}>
          <path d="M47 50h10v-58l-5-9-5 9z" fill="#f2b632" stroke="#111" />
          <path d="M47-8l5-9 5 9z" fill="#f0c9a0" stroke="#111" />
          <path d="M47 44h10v8h-10z" fill="#e0444c" stroke="#111" />
        </g>
      )}
    </svg>
  )
}
