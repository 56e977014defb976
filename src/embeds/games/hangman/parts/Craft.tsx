import * as styles from "./Sky.module.css"

/** Coordinates and colour of each balloon; the last in the list pops first. */
const spots = [
  [160, 22, "#d6336c"],
  [131, 29, "#ffd43b"],
  [189, 29, "#1c7ed6"],
  [146, 53, "#37b24d"],
  [174, 53, "#f76707"],
  [105, 46, "#7048e8"],
  [215, 46, "#e03131"],
  [118, 72, "#0c8599"],
  [202, 72, "#fab005"],
] as const

type Props = {
  balloons: number
  /** The index of the balloon that just popped; null for none. */
  popped: number | null
}

/** The balloons with the basket and the hamster. The basket's underside is at 160, 154. */
export function Craft({ balloons, popped }: Props) {
  const popSpot = popped === null ? undefined : spots[popped]
  return (
    <g stroke="#222" strokeWidth="1.4">
      {spots.slice(0, balloons).map(([x, y, colour]) => (
        <g key={`${x}-${y}`}>
          <path d={`M${x} ${y + 19}Q${(x + 160) / 2} ${y + 34} 160 106`} fill="none" />
          <ellipse cx={x} cy={y} rx="13" ry="16" fill={colour} />
          <path d={`M${x} ${y + 15}l-3 5h6Z`} fill={colour} />
          <ellipse cx={x - 5} cy={y - 6} rx="2.5" ry="4" fill="#fff" stroke="none" opacity="0.7" />
        </g>
      ))}
      {popSpot && <Pop key={popped} x={popSpot[0]} y={popSpot[1]} />}
      <Basket aloft={balloons > 0} />
    </g>
  )
}

function Pop({ x, y }: { x: number; y: number }) {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315]
  return (
    <g className={styles.pop} strokeWidth="3" strokeLinecap="round">
      {rays.map(angle => (
        <path key={angle} d="M0 -7V-16" transform={`translate(${x} ${y}) rotate(${angle})`} />
      ))}
    </g>
  )
}

function Basket({ aloft }: { aloft: boolean }) {
  const mouth = aloft ? "M157 128q3 2 6 0" : "M158 130a2 2 0 1 1 4 0a2 2 0 1 1-4 0"
  return (
    <g>
      {aloft && <path d="M160 106 141 132M160 106 179 132" fill="none" />}
      <circle cx="150" cy="113" r="5" fill="#c98b4b" />
      <circle cx="170" cy="113" r="5" fill="#c98b4b" />
      <ellipse cx="160" cy="123" rx="15" ry="13" fill="#e0a860" />
      <ellipse cx="160" cy="129" rx="8" ry="6" fill="#fff3df" stroke="none" />
      <circle cx="154" cy="120" r="2.2" fill="#222" stroke="none" />
      <circle cx="166" cy="120" r="2.2" fill="#222" stroke="none" />
      <path d="M157.500 124.500h5l-2.500 2.500Z" fill="#b0485a" stroke="none" />
      <path d={mouth} fill="#7a2f3a" strokeWidth="1" />
      <path d="M139 132h42l-5 22h-32Z" fill="#b07a3c" />
      <path d="M141 140h38M143 147h34M150 132l2 22M160 132v22M170 132l-2 22" fill="none" stroke="#6b4519" />
      <path d="M147 133q3-5 6 0M167 133q3-5 6 0" fill="#e0a860" />
    </g>
  )
}
