import { orderOf, picture, type State } from "../logic"

/** Draws the guest, Pertti, behind the table, or in his bath. */
export function Guest({ state }: { state: State }) {
  const isBathing = orderOf(state).vessel === "bath"
  const [x, y] = isBathing ? [picture.vessel + 36, 236] : [462, 262]
  const shut = state.answer === "right"
  const round = state.answer === "refused" || state.answer === "over" ? 5 : 3.4
  return (
    <g transform={`translate(${x} ${y})`} stroke="#6d3f14" strokeWidth="2.5">
      <path d="M-44 74q-4-58 44-60 48 2 44 60z" fill="#eba24c" />
      <path d="M-24 74q-2-36 24-36t24 36z" fill="#fff0d2" stroke="none" />
      <circle cx="-22" cy="-26" r="13" fill="#c9772b" />
      <circle cx="22" cy="-26" r="13" fill="#c9772b" />
      <ellipse cx="0" cy="0" rx="38" ry="33" fill="#eba24c" />
      <ellipse cx="0" cy="11" rx="22" ry="16" fill="#fff0d2" stroke="none" />
      {shut ? (
        <path d="M-19-5q5-6 10 0M9-5q5-6 10 0" fill="none" stroke="#222" strokeLinecap="round" />
      ) : (
        <g fill="#222" stroke="none">
          <circle cx="-14" cy="-6" r={round} />
          <circle cx="14" cy="-6" r={round} />
        </g>
      )}
      <ellipse cx="0" cy="5" rx="5" ry="3.6" fill="#f08a90" stroke="none" />
      <path
        d={shut ? "M-9 13q9 9 18 0" : "M-6 16q6 3 12 0"}
        fill="none"
        stroke="#6d3f14"
        strokeLinecap="round"
      />
    </g>
  )
}
