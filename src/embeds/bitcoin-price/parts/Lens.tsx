import * as styles from "../BitcoinPrice.module.css"
import { compareWidth } from "../eat"

/** The maximum number of things drawn in the lens. */
const maxThings = 8

/**
 * The crust of the slice under a magnifying glass, beside as many matches, hairs, bacteria or atoms as it is wide.
 */
export function Lens({ crust }: { crust: number }) {
  const { thing, count, words } = compareWidth(crust)
  const shown = Math.min(maxThings, Math.max(1, Math.round(count)))
  const step = 60 / shown
  return (
    <div className={styles.lens}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <path d="M28 28L48 48" stroke="#5b3a1a" strokeWidth="10" strokeLinecap="round" />
        <circle r="40" fill="#f4c84b" />
        <path d="M-36-16A39.400 39.400 0 0 1 36-16Z" fill="#b8732e" />
        <path d="M-30-30V8M30-30V8" stroke="#a00000" strokeWidth="1.5" strokeDasharray="4 3" />
        {Array.from({ length: shown }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one hair is like another
          <Thing key={i} thing={thing} x={-30 + step * (i + 0.5)} width={step} />
        ))}
        <circle r="40" fill="none" stroke="#6d6d78" strokeWidth="6" />
        <path
          d="M-26 -20A33 33 0 0 1 -8 -32"
          fill="none"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      <span>{words}</span>
    </div>
  )
}

function Thing({ thing, x, width }: { thing: string; x: number; width: number }) {
  const thick = Math.min(14, width * 0.8)
  if (thing === "match")
    return (
      <g>
        <rect x={x - thick / 4} y="-6" width={thick / 2} height="32" fill="#e9d2a0" stroke="#80602a" />
        <ellipse cx={x} cy="-6" rx={thick / 2.4} ry="5" fill="#b3261e" />
      </g>
    )
  if (thing === "hair")
    return <path d={`M${x} -12Q${x + 3} 6 ${x} 26`} fill="none" stroke="#3b2412" strokeWidth={thick * 0.6} />
  if (thing === "bacterium")
    return (
      <rect
        x={x - thick / 2}
        y="-6"
        width={thick}
        height="28"
        rx={thick / 2}
        fill="#5f9e4a"
        stroke="#2e5a22"
      />
    )
  return <circle cx={x} cy="8" r={thick / 2} fill="#6b8fd6" stroke="#27407a" />
}
