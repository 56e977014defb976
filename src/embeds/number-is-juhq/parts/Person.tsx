import type { Resident } from "../resident"

const heads = {
  round: "M19 58a30 30 0 0 1 60 0v10a30 30 0 0 1 -60 0Z",
  tall: "M25 46q0 -22 24 -22t24 22v34q0 20 -24 20t-24 -20Z",
  square: "M19 38q0 -6 6 -6h48q6 0 6 6v46q0 10 -12 10H31q-12 0 -12 -10Z",
}
const mouths = {
  flat: <path d="M38 80H60" stroke="#3a1d12" strokeWidth="3" />,
  smile: <path d="M36 77q13 13 26 0" stroke="#3a1d12" strokeWidth="3" fill="none" />,
  round: <ellipse cx="49" cy="80" rx="6" ry="8" fill="#3a1d12" />,
  wavy: <path d="M35 80q5 -6 9 0t9 0 9 0" stroke="#3a1d12" strokeWidth="3" fill="none" />,
  beard: <path d="M26 72q23 8 46 0v12q-4 22 -23 22t-23 -22Z" fill="#5b4636" />,
}
const tops = {
  bald: "M40 30q9 -4 18 0v2H40Z",
  parting: "M19 56q0 -32 36 -32q24 2 24 32q-8 -18 -28 -20q-20 4 -32 20Z",
  spikes: "M20 48L16 24L30 34L36 14L48 30L60 12L66 33L82 22L78 48Q49 26 20 48Z",
  bun: "M20 50q2 -22 29 -22t29 22q-29 -14 -58 0ZM39 20a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z",
  curls:
    "M14 50a10 10 0 0 1 10 -18a11 11 0 0 1 16 -11a11 11 0 0 1 18 0a11 11 0 0 1 16 11a10 10 0 0 1 10 18Q49 30 14 50Z",
  bowl: "M17 58V42q4 -20 32 -20t32 20v16h-8V46H25v12Z",
}
const eyesAt: Record<number, number[]> = { 1: [49], 2: [37, 61], 3: [33, 49, 65] }

/** Draws the resident, cut off at the visible part. */
export function Person({ skin, coat, hair, head, mouth, top, eyes, part, wears }: Resident) {
  const isBare = wears === "a towel"
  return (
    <svg width="98" height={20 + 144 * part} aria-hidden="true">
      <path d="M8 170V122q0 -22 22 -24h38q22 2 22 24v48Z" fill={isBare ? skin : coat} />
      {isBare && <path d="M6 134H92V170H6ZM6 134l10 8" fill="#fff" stroke="#99a" strokeWidth="2" />}
      <path d={heads[head]} fill={skin} stroke="#3a1d12" strokeOpacity=".5" strokeWidth="1.5" />
      {wears !== "furs" && <path d={tops[top]} fill={hair} />}
      {(eyesAt[eyes] ?? []).map(x => (
        <g key={x}>
          <circle cx={x} cy="60" r={eyes === 1 ? 10 : 7} fill="#fff" stroke="#222" />
          <circle cx={x - 2} cy="61" r="3" fill="#111" />
        </g>
      ))}
      {mouths[mouth]}
      {wears === "furs" && (
        <g fill="#6b4a2b" stroke="#4a311a" strokeWidth="2">
          <path d="M14 50V30q0 -20 35 -20t35 20v20q-35 -12 -70 0Z" />
          <path d="M12 44h14v40q-14 2 -14 -10ZM72 44h14v30q0 12 -14 10Z" />
          <path d="M18 94q31 16 62 0v14q-31 14 -62 0Z" fill="#c8102e" stroke="#7d0a1d" />
        </g>
      )}
      {wears === "a cap" && (
        <path d="M18 46q0 -28 31 -28t31 28H18ZM14 42h70v8H14ZM43 10h12v8H43Z" fill="#2e5a9a" />
      )}
      {isBare && <path d="M18 70q-6 10 0 12q6 -2 0 -12ZM80 64q-6 10 0 12q6 -2 0 -12Z" fill="#4aa3e0" />}
      {wears === "a crown" && (
        <path
          d="M20 42L16 12L34 28L49 6L64 28L82 12L78 42Z"
          fill="#f2b705"
          stroke="#8a6500"
          strokeWidth="2"
        />
      )}
    </svg>
  )
}
