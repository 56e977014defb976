import type { ReactElement } from "react"
import type { Vessel as Kind } from "../logic"

/** The hull in front of those aboard, and what stands behind them. The water is at 0, and the deck at -26. */
const vessels: Record<Kind, { behind: ReactElement; front: ReactElement }> = {
  sail: {
    behind: (
      <g>
        <path d="M-34-20v-116M30-20v-96" stroke="#3f2814" strokeWidth="5" />
        <path
          d="M-66-130q34 12 64 0l6 34q-38 12-76 0zM-68-92q38 12 76 0l4 36q-42 12-84 0zM4-112q26 10 52 0l6 30q-32 10-64 0zM2-78q30 10 60 0l2 28q-32 10-64 0z"
          fill="#f3ead3"
          stroke="#b9a87c"
          strokeWidth="2"
        />
        <path d="M-34-136l-22 5 22 7z" fill="#2f5f9a" />
      </g>
    ),
    front: (
      <g>
        <path d="M-92-34l14 8H74l18-14-16 50H-66z" fill="#6b421d" stroke="#3f2814" strokeWidth="3" />
        <path d="M-84-14H84M-76 0H80" stroke="#4a2c12" strokeWidth="2" />
        <path d="M-92-34l-26-12" stroke="#3f2814" strokeWidth="4" />
      </g>
    ),
  },
  steamer: {
    behind: (
      <g>
        <path d="M38-20v-70h22v70z" fill="#222" />
        <path d="M38-78h22v12H38z" fill="#b3372f" />
        <path
          d="M50-96q-10-14 8-22t2-22"
          fill="none"
          stroke="#8f8f96"
          strokeWidth="12"
          strokeLinecap="round"
          opacity="0.7"
        />
        <path d="M-70-20v-84M84-20v-50" stroke="#3f2814" strokeWidth="4" />
      </g>
    ),
    front: (
      <g>
        <path d="M-100-30l10 4H92l12-8-12 44H-76z" fill="#1f2a45" stroke="#0f1628" strokeWidth="3" />
        <path d="M-88 0H96l-2 10H-78z" fill="#b3372f" />
        {[-60, -36, -12, 12, 36, 60].map(x => (
          <circle key={x} cx={x} cy="-10" r="4.5" fill="#ffe9a0" />
        ))}
      </g>
    ),
  },
  liner: {
    behind: (
      <g>
        {[28, 58].map(x => (
          <g key={x}>
            <path d={`M${x}-40l4-54h20l2 54z`} fill="#d9702a" stroke="#222" strokeWidth="2" />
            <path d={`M${x + 3}-82l1-12h20l1 12z`} fill="#222" />
          </g>
        ))}
        <path d="M20-26v-22h76v22z" fill="#fff" stroke="#222" strokeWidth="2" />
        <path d="M28-38h62" stroke="#4fa3d9" strokeWidth="5" strokeDasharray="7 5" />
      </g>
    ),
    front: (
      <g>
        <path d="M-112-40l12 14H104l12-6-14 42H-88z" fill="#20222a" stroke="#0c0d12" strokeWidth="3" />
        <path d="M-100 0h212l-4 10H-92z" fill="#b3372f" />
        <path d="M-92-14h190" stroke="#ffe9a0" strokeWidth="5" strokeDasharray="5 8" />
        <path d="M-102-24h206" stroke="#fff" strokeWidth="4" />
      </g>
    ),
  },
  plane: {
    behind: <path d="M74-30l30-44h18l-10 44z" fill="#2f5f9a" stroke="#16264f" strokeWidth="2" />,
    front: (
      <g>
        <path
          d="M-116-16q6-22 36-22H100q20 0 20 12 0 14-24 20-20 6-60 6h-110q-36 0-42-16z"
          fill="#f2f5f8"
          stroke="#5b6a78"
          strokeWidth="3"
        />
        <path d="M-104-26h18l-4 10h-22z" fill="#4fa3d9" />
        <path d="M-30-4h56l46 36H48z" fill="#c9d4de" stroke="#5b6a78" strokeWidth="3" />
        <path d="M-72-22H78" stroke="#4fa3d9" strokeWidth="9" strokeDasharray="9 9" />
      </g>
    ),
  },
}

/** A ship or a plane that is on its way to the left, with those aboard. */
export function Vessel({ kind, children }: { kind: Kind; children: ReactElement | null }) {
  const { behind, front } = vessels[kind]
  return (
    <g transform={kind === "plane" ? "translate(0 -62)" : undefined}>
      {behind}
      <g transform={kind === "plane" ? "translate(-18 -36)" : "translate(-26 -24) scale(1.15)"}>{children}</g>
      {front}
    </g>
  )
}
