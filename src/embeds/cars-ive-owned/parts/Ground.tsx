import { yard } from "../driving"

const { width, height } = yard

/** The sand of the yard with tarmac for the bays, a fence, a puddle, a tree, and a hedge below for the song. */
export function Ground() {
  return (
    <g>
      <rect width={width} height={height + 2} fill="#6f9a48" />
      <rect y={height} width={width} height="2" fill="#2f5223" />
      <rect x="0.8" y="0.8" width={width - 1.6} height={height - 1.6} rx="0.6" fill="#d3c19c" />
      <rect x="0.8" y="0.8" width={width - 1.6} height="7" fill="#8d8f92" />
      <rect x="0.8" y={height - 7.8} width={width - 1.6} height="7" fill="#8d8f92" />
      <path
        d={`M0.4 0.400H${width - 0.4}V${height - 0.4}H0.4z`}
        fill="none"
        stroke="#8a5a2b"
        strokeWidth="0.45"
        strokeDasharray="1.4 0.25"
      />
      <g fill="#bda87f">
        <circle cx="3" cy="15.500" r="0.3" />
        <circle cx="8" cy="9.500" r="0.25" />
        <circle cx="17" cy="15.800" r="0.35" />
        <circle cx="24" cy="9" r="0.28" />
        <path d="M1 11.500q7 3 12 1t12 2" fill="none" stroke="#c4b088" strokeWidth="0.9" />
        <path d="M1 14q7 3 12 1t12 2" fill="none" stroke="#c4b088" strokeWidth="0.9" />
      </g>
      <ellipse cx="22" cy="13.500" rx="2.400" ry="1.1" fill="#7fb0cc" stroke="#a08a62" strokeWidth="0.25" />
      <path
        d="M20.800 13.200q1-0.5 2 0M21.600 14q0.800-0.500 1.600 0"
        fill="none"
        stroke="#d9eefa"
        strokeWidth="0.18"
      />
    </g>
  )
}
