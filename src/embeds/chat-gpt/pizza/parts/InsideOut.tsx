import { Canvas } from "./Canvas"

const slices = [
  [-58, -28],
  [4, -66],
  [58, -30],
  [56, 36],
  [-2, 64],
  [-60, 32],
] as const

/** The first attempt, and the best one. */
export function InsideOut() {
  return (
    <Canvas label="A pizza inside out: a lump of crust in the middle, cheese round it, and sauce running off the edge.">
      <circle r="100" fill="#c0281c" />
      <path
        d="M-80 50q-4 40 6 46q9-2 4-40zM30 85q-2 34 6 30q9-6 6-36zM84 40q0 44 8 40q6-8 2-46z"
        fill="#c0281c"
      />
      <circle r="88" fill="#f5c84c" />
      {slices.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="13" fill="#a8321f" stroke="#7d2114" strokeWidth="3" />
      ))}
      <circle r="34" fill="#b9762e" />
      <path
        d="M-24-8q10-18 28-16M-14 12q12 14 30 2"
        fill="none"
        stroke="#f0c88a"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Canvas>
  )
}
