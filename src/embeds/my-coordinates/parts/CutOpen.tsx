import type { Dress, Stage } from "../through"
import { Faller } from "./Faller"

type Props = {
  stage: Stage
  /** The surface at either end. */
  begins: "land" | "sea"
  ends: "land" | "sea"
  dress: Dress
}

const colours = { land: "#6fae3c", sea: "#2f7fd0" }
/** The radius of the cut globe, before it is scaled to the size of the whole one, whose outline has `outline`. */
const radius = 76
const outline = 104

/** Draws one end of the shaft: land as a hill, sea as waves. */
const End = ({ is }: { is: "land" | "sea" }) => (
  <path
    d={
      is === "land"
        ? "M-44-60Q-26-78-10-77V-68H10V-77Q26-78 44-60L38-56Q0-80-38-56Z"
        : "M-44-61q7-6 11-6t6-5 9-1 8-4V-66H10V-77q5 5 9 3t7 2 7 3 11 8L38-55Q0-80-38-55Z"
    }
    fill={colours[is]}
    stroke="#0a0a0a"
    strokeWidth="1"
  />
)

/** Draws the Earth cut along a shaft, with Pertti falling through it. */
export function CutOpen({ stage: { fallen, out }, begins, ends, dress }: Props) {
  const isOut = fallen >= 1
  const wet = isOut && ends === "sea"
  const y = -radius + 2 * radius * fallen
  return (
    <g transform={`scale(${outline / (radius + 2)})`}>
      <circle r={radius + 2} fill="#0a0a0a" />
      <circle r={radius} fill="#5b3a24" />
      <circle r={radius * 0.96} fill="#a83c25" />
      <circle r={radius * 0.75} fill="#c2502c" />
      <circle r={radius * 0.546} fill="#ef8a26" />
      <circle r={radius * 0.19} fill="#ffe677" />
      <path d={`M-11-${radius + 1}h22v${2 * radius + 2}h-22z`} fill="#1b0c07" />
      <path
        d={`M-11-${radius}v${2 * radius}M11-${radius}v${2 * radius}`}
        stroke="#f3c79a"
        strokeDasharray="3 5"
      />
      <End is={begins} />
      <g transform="rotate(180)">
        <End is={ends} />
        {isOut && (
          <g transform={`translate(0 ${-radius + (wet ? 12 : 7) - 4 * Math.sin(Math.PI * out)}) scale(0.9)`}>
            <Faller falling={out < 1} wave={out * 20} dress={dress} />
          </g>
        )}
        {isOut && !wet && dress !== "nothing" && (
          <g transform={`translate(-26 -64) scale(${0.75 * out})`} stroke="#111" strokeWidth="0.8">
            <path d="M0 0V-26" strokeWidth="2" />
            <path d="M-17-24Q0-46 17-24Z" fill="#ffe14d" />
            <path d="M-6-25Q-4-36 0-36 4-36 6-25Z" fill="#e0303c" />
          </g>
        )}
        {wet && <path d="M-24-73q6-5 12 0t12 0 12 0 12 0L22-64H-22Z" fill={colours.sea} />}
        {wet && (
          <g fill="#bfe6ff" stroke="#0b2f6b" strokeWidth="0.6">
            {[-22, -13, 14, 23].map(x => (
              <path
                key={x}
                d={`M${x * (0.6 + 0.4 * out)} ${-84 - 6 * Math.sin(Math.PI * out)}q-3 6 0 7t0-7`}
              />
            ))}
          </g>
        )}
      </g>
      {!isOut && (
        <g transform={`translate(0 ${y + 7 + 5 * Math.min(1, fallen * 20)}) scale(0.9)`}>
          <Faller falling={fallen > 0} wave={fallen * 60} dress={dress} />
        </g>
      )}
    </g>
  )
}
