import * as styles from "../Eurovision.module.css"
import { type Fate, televisionOf } from "../logic"
import type { Contest } from "../schema"

type Props = { year: number; contest: Contest | undefined; fate: Fate | undefined }

const moods: Record<Fate, string> = {
  won: "arms in the air",
  top: "sitting up straight",
  middle: "sitting",
  last: "face in the hands",
  nul: "under a rain cloud of its own",
  semi: "gone to bed, the lamp still on",
  away: "asleep",
}

/** A living room of the year, with its television, and its viewers from behind. */
export function LivingRoom({ year, contest, fate }: Props) {
  const kind = televisionOf(year)
  const [winner] = contest?.winners ?? []
  const many = contest && contest.winners.length > 1
  const screen = contest?.cancelled ? "NO CONTEST" : many ? "FOUR WINNERS" : winner?.country.toUpperCase()
  const lines = screen?.split(" ") ?? ["NO", "SIGNAL"]
  const who = fate ? `The viewer is ${moods[fate]}` : "The sofa is empty"
  return (
    <svg
      className={styles.room}
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={`A living room of ${year}, seen from behind the sofa. On the television: ${lines.join(" ").toLowerCase()}. ${who}.`}
    >
      <rect
        x="-240"
        width="720"
        height="180"
        fill={kind === "wood" ? "#c9b28a" : kind === "box" ? "#b98a5a" : "#9fb0bd"}
      />
      <path d="M-240 128h720v52h-720z" fill="#6e4a2d" />
      <g data-kind={kind}>
        {kind === "wood" && (
          <>
            <path d="M58 118l-8 22M182 118l8 22" stroke="#3b2412" strokeWidth="5" />
            <rect x="44" y="18" width="152" height="102" rx="8" fill="#6b3f1d" />
            <path d="M120 18L96 2M120 18l26-16" stroke="#333" strokeWidth="2" />
          </>
        )}
        {kind === "box" && (
          <>
            <path d="M60 122h120v12H60z" fill="#3b2412" />
            <rect x="40" y="16" width="160" height="108" rx="5" fill="#2f2f33" />
            <path d="M184 30h10M184 40h10M184 50h10" stroke="#999" strokeWidth="4" />
          </>
        )}
        {kind === "flat" && (
          <>
            <path d="M100 122h40l8 10H92z" fill="#111" />
            <rect x="24" y="14" width="192" height="110" rx="3" fill="#111" />
          </>
        )}
      </g>
      <rect
        x={kind === "flat" ? 29 : 52}
        y={kind === "flat" ? 19 : 26}
        width={kind === "flat" ? 182 : 124}
        height={kind === "flat" ? 98 : 86}
        rx={kind === "wood" ? 18 : kind === "box" ? 8 : 0}
        fill={kind === "wood" ? "#3d443f" : "#10206b"}
      />
      <g
        fill={kind === "wood" ? "#e8efe6" : "#fff"}
        textAnchor="middle"
        fontFamily="var(--chrome)"
        fontWeight="bold"
      >
        <text
          x={kind === "flat" ? 120 : 114}
          y="44"
          fontSize="13"
          fill={kind === "wood" ? "#e8efe6" : "#ffd84a"}
        >
          {year}
        </text>
        {lines.map((line, i) => (
          <text
            key={line}
            x={kind === "flat" ? 120 : 114}
            y={(lines.length > 1 ? 64 : 74) + i * 20}
            fontSize={line.length > 10 ? 14 : 18}
          >
            {line}
          </text>
        ))}
      </g>
      {fate === "semi" && (
        <path d="M206 128V84m-12 0l6-22h14l6 22z" fill="#ffd84a" stroke="#5c4a12" strokeWidth="3" />
      )}
      <Viewer fate={fate} />
      <path d="M30 180v-34q0-12 12-12h156q12 0 12 12v34z" fill="#7a1f2b" />
      <path d="M16 180v-30q0-8 8-8h10v38zM224 180v-30q0-8-8-8h-10v38z" fill="#611621" />
      {fate === "away" && (
        <text x="176" y="126" fontSize="16" fontFamily="var(--comic)" fill="#fff">
          zzz
        </text>
      )}
    </svg>
  )
}

const skin = "#e2b48c"
const hair = "#8a6a35"

function Viewer({ fate }: { fate: Fate | undefined }) {
  if (!fate || fate === "semi") return null
  if (fate === "away")
    return (
      <g transform="rotate(64 140 140)">
        <circle cx="140" cy="126" r="15" fill={skin} />
        <path d="M125 124a15 15 0 0 1 30 0z" fill={hair} />
      </g>
    )
  const y = fate === "won" ? 104 : fate === "top" ? 114 : fate === "middle" ? 122 : 130
  return (
    <g className={fate === "won" ? styles.joy : undefined}>
      {fate === "won" && (
        <>
          <path d="M98 140L78 92M142 140l20-48" stroke={skin} strokeWidth="10" strokeLinecap="round" />
          <path
            d="M104 92q-16-6-12-22 6 10 18 14zM136 92q16-6 12-22-6 10-18 14z"
            fill="#e9e2cf"
            stroke="#222"
          />
        </>
      )}
      <path d={`M92 180v-30q4-18 28-18t28 18v30z`} fill="#2b4a8b" />
      <circle cx="120" cy={y} r="18" fill={skin} />
      <path d={`M102 ${y + 4}a18 18 0 0 1 36 0q-4 8-18 8t-18-8z`} fill={hair} />
      {fate === "last" && (
        <path
          d={`M96 152l8-${152 - y} M144 152l-8-${152 - y}`}
          stroke={skin}
          strokeWidth="9"
          strokeLinecap="round"
        />
      )}
      {fate === "nul" && (
        <g>
          <path
            d="M96 104a12 12 0 0 1 6-22 16 16 0 0 1 30-2 12 12 0 0 1 12 24z"
            fill="#dfe6ea"
            stroke="#55626b"
          />
          <path
            className={styles.rain}
            d="M102 108l-3 8M114 108l-3 8M126 108l-3 8M138 108l-3 8"
            stroke="#cfe4ff"
            strokeWidth="3"
          />
        </g>
      )}
    </g>
  )
}
