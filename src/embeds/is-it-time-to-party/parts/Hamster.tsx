export type Wear = "hat" | "tie" | "nightcap" | "gown" | "nothing"

type Props = {
  fur: string
  wear: Wear
  /** True with both hands up, as in front of somebody's shoulders. */
  isDancing?: boolean
  /** True with shut eyes. */
  isAsleep?: boolean
}

/** Draws a hamster with its feet at 0, 0 and about 110 tall. */
export function Hamster({ fur, wear, isDancing = false, isAsleep = false }: Props) {
  const hands = isDancing ? [-52, -52] : [-30, -30]
  return (
    <g>
      <Feet />
      <ellipse cx="0" cy="-36" rx="30" ry="32" fill={wear === "gown" ? "#c2588a" : fur} />
      <ellipse cx="0" cy="-30" rx="19" ry="22" fill={wear === "gown" ? "#e89aba" : "#fff3e0"} />
      {wear === "gown" && <path d="M-27 -28Q0 -16 27 -28" stroke="#7a2a50" strokeWidth="6" fill="none" />}
      {[-21, 21].map(x => (
        <g key={x}>
          <circle cx={x} cy="-97" r="8" fill={fur} />
          <circle cx={x} cy="-97" r="4" fill="#f4b0a0" />
        </g>
      ))}
      <ellipse cx="0" cy="-78" rx="30" ry="25" fill={fur} />
      <ellipse cx="-17" cy="-68" rx="20" ry="15" fill="#fff3e0" />
      <ellipse cx="17" cy="-68" rx="20" ry="15" fill="#fff3e0" />
      <path d="M-3 -64h6v8h-6zM0 -64v8" fill="#fff" stroke="#a89" strokeWidth="1" />
      <path d="M-4 -73h8l-4 5z" fill="#e0607a" />
      {isAsleep ? (
        <path d="M-18 -84q6 6 12 0M6 -84q6 6 12 0" stroke="#111" strokeWidth="2.5" fill="none" />
      ) : (
        <g>
          <circle cx="-12" cy="-84" r="6" fill="#fff" />
          <circle cx="12" cy="-84" r="6" fill="#fff" />
          <circle cx="-10" cy="-84" r="4" fill="#111" />
          <circle cx="14" cy="-84" r="4" fill="#111" />
        </g>
      )}
      {[-1, 1].map((side, i) => (
        <g key={side}>
          <path
            d={`M${side * 22} -48L${side * 40} ${hands[i]}`}
            stroke={wear === "gown" ? "#c2588a" : fur}
            strokeWidth="11"
            strokeLinecap="round"
          />
          <circle cx={side * 42} cy={hands[i]} r="6" fill="#f4b0a0" />
        </g>
      ))}
      {wear === "hat" && (
        <path d="M-14 -99L2 -134L15 -100z" fill="#ff5ea8" stroke="#8a1c5a" strokeWidth="2" />
      )}
      {wear === "tie" && (
        <path d="M-6 -56h12l-3 8l6 26l-9 9l-9 -9l6 -26z" fill="#c22" stroke="#611" strokeWidth="1.5" />
      )}
      {wear === "nightcap" && (
        <g>
          <path d="M-26 -94Q0 -118 26 -94Q34 -120 52 -104Q30 -140 -6 -122Q-24 -112 -26 -94z" fill="#7fa8e0" />
          <circle cx="53" cy="-101" r="7" fill="#fff" />
        </g>
      )}
      {wear === "gown" && (
        <g fill="#f3d36a" stroke="#a8862a">
          {[-18, -6, 6, 18].map(x => (
            <circle key={x} cx={x} cy="-103" r="7" />
          ))}
        </g>
      )}
    </g>
  )
}

/** Draws the feet of a dancer. */
export function Feet() {
  return [-16, 16].map(x => <ellipse key={x} cx={x} cy="-4" rx="11" ry="6" fill="#f4b0a0" />)
}

/** The furs of the dancers, in turn. */
export const furs = ["#e0913c", "#9aa0a8", "#f0e2c8", "#8a5a34", "#e8b060", "#5a4a48", "#d8c0a0"] as const
