import { orderOf, picture, type State, vesselOf } from "../logic"

const { vessel: middle, table } = picture

/** Draws the cup, the thimble or the bath with what is in it. */
export function Vessel({ state }: { state: State }) {
  const { vessel } = orderOf(state)
  const { width, height } = vesselOf(state)
  const [left, top] = [middle - width / 2, table - height]
  const surface = table - 5 - (height - 9) * state.level
  const narrow = vessel === "bath" ? 22 : width * 0.14
  const shape = `M${left} ${top}H${left + width}L${left + width - narrow} ${table - 6}Q${left + width - narrow - 2} ${table} ${left + width - narrow - 8} ${table}H${left + narrow + 8}Q${left + narrow + 2} ${table} ${left + narrow} ${table - 6}Z`
  return (
    <g stroke="#2b1a12" strokeWidth="3" strokeLinejoin="round">
      {vessel === "cup" && (
        <path d={`M${left + width - 4} ${top + 12}c28-2 26 34-8 30`} fill="none" strokeWidth="6" />
      )}
      <path d={shape} fill={vessel === "thimble" ? "#d8dde4" : "#fff"} />
      <clipPath id="vessel-of-tea">
        <path d={shape} />
      </clipPath>
      {state.level > 0 && (
        <rect
          x={left}
          y={surface}
          width={width}
          height={table - surface}
          fill="#b06a2c"
          stroke="none"
          clipPath="url(#vessel-of-tea)"
        />
      )}
      <path d={shape} fill="none" />
      {vessel === "thimble" && (
        <path
          d={`M${left + 4} ${top + 8}h26M${left + 5} ${top + 15}h24`}
          strokeWidth="2"
          strokeDasharray="2 3"
        />
      )}
      {vessel === "bath" && (
        <path
          d={`M${left + 24} ${table}v10M${left + width - 24} ${table}v10`}
          strokeWidth="9"
          strokeLinecap="round"
        />
      )}
    </g>
  )
}
