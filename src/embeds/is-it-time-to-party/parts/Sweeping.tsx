import * as styles from "../IsItTimeToParty.module.css"
import { caughtAt, fever, hasGuests } from "../poses"
import { Broom, Hamster } from "./Hamster"

type Props = {
  /** True to show details, false for silhouettes. */
  isLit: boolean
  /** The number of times the light has caught the hamster. */
  press: number
}

const guests = [
  { x: 126, y: 170, fur: "#9aa0a8", turned: -1 },
  { x: 206, y: 224, fur: "#f0e2c8", turned: 1 },
  { x: 402, y: 226, fur: "#8a5a34", turned: -1 },
  { x: 476, y: 170, fur: "#e8b060", turned: 1 },
]

/** Draws the room on a Tuesday: the chairs are up, and the hamster with the broom dances while the light is off. */
export function Sweeping({ isLit, press }: Props) {
  const wood = isLit ? "#b9793a" : "#0d0d15"
  const { pose, broom } = caughtAt(press)
  const all = hasGuests(press)
  return (
    <g>
      {[60, 420].map(x => (
        <g key={x} fill={wood}>
          <rect x={x} y="168" width="120" height="9" />
          <rect x={x + 54} y="176" width="12" height="46" />
          <rect x={x + 30} y="218" width="60" height="7" />
          <path d={`M${x + 14} 130h8v24h26v14h-6v-6h-22v6h-6zM${x + 104} 130h-8v24h-26v14h6v-6h22v6h6z`} />
        </g>
      ))}
      {all &&
        guests.map(({ x, y, fur, turned }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${turned * 0.72} 0.72)`}>
            <g className={styles.sneak}>
              <Hamster pose={fever} fur={fur} isLit={isLit} hasHat />
            </g>
          </g>
        ))}
      <g transform="translate(302 228) scale(0.94)">
        <g className={styles.sneak}>
          <Broom broom={broom} isLit={isLit} />
          <Hamster pose={pose} fur="#e0913c" isLit={isLit} hasHat={all} />
          {isLit && press > 0 && (
            <path d="M44 -112q-8 12 0 14q8 -2 0 -14M58 -94q-6 9 0 11q6 -2 0 -11" fill="#9fe4ff" />
          )}
        </g>
        {!isLit && press > 0 && (
          <path
            className={styles.tune}
            d="M62 -110v-24l18 -4v22M56 -110a6 4 0 1 0 12 0a6 4 0 1 0 -12 0M68 -116a6 4 0 1 0 12 0a6 4 0 1 0 -12 0"
            fill="#5a6288"
            stroke="#5a6288"
            strokeWidth="2"
          />
        )}
      </g>
    </g>
  )
}
