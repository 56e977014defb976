import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { inSentence, type Guest as Steeped } from "../../../kits/guest/useGuest"
import { isOver, maxHeat, orderOf, picture, type State } from "../logic"
import * as styles from "../Teapot.module.css"
import { guestSays, refusal } from "../words"
import { Guest } from "./Guest"
import { Pot } from "./Pot"
import { Vessel } from "./Vessel"

const { width, height, table, vessel } = picture

type Props = { state: State; tea: string; moving: boolean; label: string; steeped: Steeped | null }

/** Draws the table with the pot, the stream, the vessel and the guest. */
export function Table({ state, tea, moving, label, steeped }: Props) {
  const refuses = state.answer === "refused" || isOver(state)
  const { stream } = state
  const inPot = steeped ? inSentence(steeped) : null
  const refused = refusal(state.heat, inPot)
  const says = guestSays(state, tea, inPot)
  const bubble = Math.max(70, says.length * 12.5 + 26)
  const isBathing = orderOf(state).vessel === "bath"
  const tip = isBathing ? vessel + 36 : 462
  const left = Math.min(width - bubble - 6, tip - bubble / 2)
  const bubbleTop = isBathing ? 118 : 140
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={styles.table}
      data-mood={refuses ? "refuses" : "waits"}
    >
      <rect width={width} height={height} fill="#f3e3c3" />
      <path d="M0 60h520M0 120h520M0 180h520M0 240h520M0 300h520" stroke="#e6d0a4" strokeWidth="3" />
      {!isBathing && <Guest state={state} />}
      <path d={`M0 ${table - 8}H${width}V${height}H0z`} fill="#9a6636" />
      <path d={`M0 ${table - 8}H${width}v8H0z`} fill="#c08a52" />
      {isBathing && <Guest state={state} />}
      {state.puddles.map(({ x, size }) => (
        <ellipse key={x} cx={x} cy={table + 22} rx={size} ry={size * 0.24} fill="#b06a2c" opacity="0.9" />
      ))}
      {stream && (
        <path
          d={`M${stream.x} ${stream.y}q3 20 3 40V${stream.hits ? table - 8 : table + 20}`}
          fill="none"
          stroke="#b06a2c"
          strokeWidth="8"
          strokeLinecap="round"
        />
      )}
      {steeped && isOver(state) && (
        <GuestPicture guest={steeped} x={vessel - 42} y={table - 126} width={84} height={78} />
      )}
      <Vessel state={state} />
      <Pot
        x={state.x}
        y={state.y}
        tilt={state.tilt}
        heat={state.heat}
        refuses={refuses}
        pours={stream !== null}
        moving={moving}
        steeped={isOver(state) ? null : steeped}
      />
      <g>
        <path
          d={`M${tip - 10} ${bubbleTop + 38}l4 20 16-20z`}
          fill="#fffdf3"
          stroke="#2b1a12"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <rect
          x={left}
          y={bubbleTop}
          width={bubble}
          height="40"
          rx="14"
          fill="#fffdf3"
          stroke="#2b1a12"
          strokeWidth="3"
        />
        <path d={`M${tip - 8} ${bubbleTop + 37}h16`} stroke="#fffdf3" strokeWidth="5" />
        <text x={left + bubble / 2} y={bubbleTop + 28} className={styles.speech}>
          {says}
        </text>
      </g>
      {refuses && (
        <g key={state.heat} className={styles.shout} data-moving={moving || undefined}>
          <text x="20" y="78" className={styles.code} style={{ fontSize: 64 + state.heat * 10 }}>
            418
          </text>
          <text
            x="24"
            y="112"
            className={styles.refusal}
            style={{ fontSize: refused.length > 20 ? 23 : state.heat < maxHeat ? 26 : 24 }}
          >
            {refused}
          </text>
        </g>
      )}
    </svg>
  )
}
