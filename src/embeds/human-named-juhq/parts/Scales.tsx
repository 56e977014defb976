import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../HumanNamedJuhq.module.css"
import { grams, leaning } from "../logic"
import type { Exhibit } from "../schema"
import { Thing } from "./Thing"

type Props = {
  /** The exhibits on the scales. */
  exhibits: readonly Exhibit[]
  /** The visibility of the human behind the scales, in per cent. */
  percent: number
}

const arm = 176

/** Draws a pair of scales with the evidence on it, and behind them a human as visible as the name allows. */
export function Scales({ exhibits, percent }: Props) {
  const moves = useMotion()
  const lean = leaning(exhibits)
  const [left, right] = [grams(exhibits, "for"), grams(exhibits, "against")]
  const drop = arm * Math.sin((lean * Math.PI) / 180)
  const seen = percent / 100
  return (
    <svg
      viewBox="0 0 640 216"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Scales with ${left} grams for a human and ${right} against; behind them a figure, ${percent} percent of it`}
      className={styles.scales}
      data-moves={moves || undefined}
    >
      <rect width="640" height="216" fill="#e8dcc0" />
      <g fill="#dccda8">
        {[0, 1, 2, 3, 4, 5, 6, 7].map(i => (
          <path key={i} d={`M${i * 80 + 8} 0h64v182H${i * 80 + 8}z`} />
        ))}
      </g>
      <path d="M0 182h640v34H0z" fill="#7a5230" />
      <path d="M0 182h640v5H0z" fill="#a3764f" />
      <g>
        <g stroke="#8a7a5a" strokeWidth="2.5" strokeDasharray="7 6" fill="none">
          <path d="M230 182q0-62 62-66q-22-18-22-46q0-48 50-48t50 48q0 28-22 46q62 4 62 66" />
        </g>
        <g opacity={seen}>
          <path d="M230 182q0-62 62-66h56q62 4 62 66z" fill="#3d5a80" />
          <path d="M300 112h40v14q-20 16-40 0z" fill="#d99f72" />
          <path d="M270 70q0-48 50-48t50 48q0 56-50 56t-50-56z" fill="#efbb8c" />
          <path d="M266 72q-6-58 54-58t54 58q-8-34-30-38q-50 14-60 2q-12 8-18 36z" fill="#5a3a1e" />
          <path
            d="M282 66h30v20h-30zM328 66h30v20h-30zM312 72h16"
            fill="#fff"
            fillOpacity="0.6"
            stroke="#222"
            strokeWidth="3"
          />
          <path
            d={percent === 100 ? "M294 72h8v9h-8zM338 72h8v9h-8z" : "M292 77h11M337 77h11"}
            stroke="#222"
            strokeWidth="2.5"
            fill="#222"
          />
          <path
            d={percent === 100 ? "M304 106q16 12 32 0" : "M306 107h28"}
            stroke="#7a3a1e"
            strokeWidth="3"
            fill="none"
          />
          <path d="M334 138h84v20h-84z" fill="#fff" stroke="#222" />
          <text x="376" y="153" fontSize="16" textAnchor="middle" fill="#111" className={styles.digits}>
            HELLO, juhq
          </text>
        </g>
      </g>
      <path d="M314 40h12v142h-12z" fill="#b8902a" stroke="#5d4510" />
      <path d="M270 182q4-16 50-16t50 16v8H270z" fill="#c9a227" stroke="#5d4510" strokeWidth="2" />
      <g className={styles.beam} style={{ transform: `rotate(${lean}deg)` }}>
        <path
          d={`M${320 - arm} 37q${arm - 20} -8 ${arm} -1q20-7 ${arm} 1v7q${-arm + 20}-6 ${-arm} -1q-20-5 ${-arm} 1z`}
          fill="#e0b347"
          stroke="#5d4510"
          strokeWidth="2"
        />
      </g>
      <circle cx="320" cy="38" r="10" fill="#fff2a8" stroke="#5d4510" strokeWidth="3" />
      <Pan x={320 - arm} y={40 - drop} exhibits={exhibits.filter(({ side }) => side === "for")} label="for" />
      <Pan
        x={320 + arm}
        y={40 + drop}
        exhibits={exhibits.filter(({ side }) => side === "against")}
        label="against"
      />
    </svg>
  )
}

type PanProps = { x: number; y: number; exhibits: readonly Exhibit[]; label: string }

function Pan({ x, y, exhibits, label }: PanProps) {
  return (
    <g className={styles.pan} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path d="M0 0L-84 88M0 0L84 88" stroke="#5d4510" strokeWidth="2" />
      {exhibits.map(({ id }, i) => (
        <Thing key={id} id={id} x={-56 + (i % 4) * 37} y={i < 4 ? 88 : 54} size={34} />
      ))}
      <path d="M-92 87H92q-14 24-92 24t-92-24z" fill="#c9a227" stroke="#5d4510" strokeWidth="2" />
      <text y="105" fontSize="20" textAnchor="middle" fill="#2b2000" className={styles.digits}>
        {label}
      </text>
    </g>
  )
}
