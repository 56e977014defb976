import { yard } from "../driving"

const { width, height } = yard

/** The gravel of the yard, with a fence, a hedge, a puddle, a tree and a washing line. */
export function Ground() {
  return (
    <g>
      <rect width={width} height={height} fill="#6f9a48" />
      <rect x="0.8" y="0.8" width={width - 1.6} height={height - 1.6} rx="0.6" fill="#d3c19c" />
      <rect x="0.8" y="0.8" width={width - 1.6} height="7" fill="#8d8f92" />
      <path
        d={`M0.4 0.400H${width - 0.4}V${height - 0.4}H0.4z`}
        fill="none"
        stroke="#8a5a2b"
        strokeWidth="0.45"
        strokeDasharray="1.4 0.25"
      />
      <g fill="#bda87f">
        <circle cx="6" cy="17" r="0.3" />
        <circle cx="13" cy="12" r="0.25" />
        <circle cx="17" cy="19" r="0.35" />
        <circle cx="24" cy="14" r="0.28" />
        <circle cx="36" cy="11" r="0.3" />
        <path d="M4 11q10 4 16 1t17 3" fill="none" stroke="#c4b088" strokeWidth="0.9" />
        <path d="M4 13.500q10 4 16 1t17 3" fill="none" stroke="#c4b088" strokeWidth="0.9" />
      </g>
      <ellipse cx="30" cy="16" rx="4" ry="1.6" fill="#7fb0cc" stroke="#a08a62" strokeWidth="0.25" />
      <path
        d="M28 15.600q1-0.5 2 0M30.500 16.600q1-0.5 2 0"
        fill="none"
        stroke="#d9eefa"
        strokeWidth="0.18"
      />
      <g stroke="#33501f" strokeWidth="0.12">
        <circle cx="37.500" cy="19.800" r="1.8" fill="#4f8436" />
        <circle cx="36.900" cy="19.300" r="0.9" fill="#62993f" />
      </g>
      <path d="M1.500 20.900H9" stroke="#333" strokeWidth="0.12" />
      <path d="M2.200 20.900h1.200v1h-1.200z" fill="#f4f0e2" stroke="#777" strokeWidth="0.06" />
      <path d="M4.200 20.900h0.900v0.900h-0.900z" fill="#c23b3b" stroke="#777" strokeWidth="0.06" />
      <path d="M6 20.900h1.600v1h-1.600z" fill="#4a74b0" stroke="#777" strokeWidth="0.06" />
    </g>
  )
}
