import type { Look } from "../socks"

type Props = {
  look: Look
  isOwed?: boolean
  /** The part of the sock that there is, from the toe; 1 by default. */
  part?: number
  /** Where its eyes look, -1 to 1; no eyes without. */
  eyes?: { x: number; y: number } | undefined
}

const sock = "M-7 0H7V17Q7 22 12 25Q18 30 13 35Q9 38 2 34L-6 28Q-8 26 -7 22Z"
const patterns = [
  "M-7 2H7V6H-7Z",
  "M-7 2H7V5H-7ZM-7 8H7V11H-7ZM-7 14H7V17H-7Z",
  "M-7 2H7V6H-7ZM12 25Q18 30 13 35L5 33Z",
  "M-4 9h3v3h-3ZM2 14h3v3h-3ZM-4 19h3v3h-3ZM3 25h3v3h-3Z",
]

/** A sock on a peg. */
export function Sock({ look, isOwed = false, part = 1, eyes }: Props) {
  const top = 37 * (1 - part)
  return (
    <svg viewBox="-12 -8 30 48" aria-hidden="true">
      <g style={part < 1 ? { clipPath: `inset(${(top / 37) * 100}% 0 0 0)` } : undefined}>
        <path
          d={sock}
          fill={isOwed ? "none" : look.colour}
          stroke={isOwed ? "#333" : "#111"}
          strokeDasharray={isOwed ? "3 3" : undefined}
        />
        {!isOwed && <path d={patterns[look.pattern]} fill="#fff" />}
      </g>
      {eyes && (
        <g>
          {[-3.2, 4.2].map(x => (
            <g key={x}>
              <circle cx={x} cy="11" r="3.6" fill="#fff" stroke="#111" strokeWidth=".7" />
              <circle cx={x + eyes.x * 1.8} cy={11 + eyes.y * 1.8} r="1.6" fill="#111" />
            </g>
          ))}
        </g>
      )}
      <path d="M-2 -6H2V5H-2Z" fill="#d9a860" stroke="#6b4a1f" strokeWidth=".7" />
    </svg>
  )
}
