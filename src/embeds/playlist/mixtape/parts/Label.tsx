import type { Design } from "../designs"
import type { Side } from "../logic"
import * as styles from "../Mixtape.module.css"

type Props = { title: string; friend: string; side: Side; design: Design }

/** Returns the size of handwriting that has to fit a line of the label. */
function sizeOf(text: string, most: number): number {
  return Math.min(most, 430 / Math.max(1, text.length))
}

/** The paper label with the list's name, the friend's, and a doodle. */
export function Label({ title, friend, side, design }: Props) {
  return (
    <g>
      <path d="M26 14H394Q400 14 400 20V94H20V20Q20 14 26 14Z" fill="#fbf6e6" stroke="#b9b19a" />
      <path d="M20 82H400V94H20Z" fill={design.band} />
      <path d="M20 78H400" stroke={design.band} strokeWidth="2" />
      <path d="M70 46H330M70 72H330" stroke="#a9b8c9" />
      <rect x="30" y="24" width="30" height="34" fill={design.band} />
      <text x="45" y="49" textAnchor="middle" fontSize="24" fontWeight="bold" fill="#fff">
        {side}
      </text>
      <g className={styles.hand}>
        <text x="74" y="42" fontSize={sizeOf(title, 26)} transform="rotate(-1 74 42)">
          {title}
        </text>
        <text x="76" y="69" fontSize={sizeOf(friend, 19)}>
          {friend ? (
            <>
              For <tspan className={styles.friend}>{friend}</tspan>
            </>
          ) : side === "A" ? (
            ""
          ) : (
            "(never recorded)"
          )}
        </text>
      </g>
      <path
        d={design.doodle}
        transform="translate(335 17) rotate(5 30 30) scale(0.96)"
        fill={design.shell}
        fillOpacity="0.5"
        stroke="#1d2f6f"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </g>
  )
}
