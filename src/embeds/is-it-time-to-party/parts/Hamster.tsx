import type { Broom as Broomstick, Pose } from "../poses"

/** The colour of silhouettes. */
const shadow = "#0a0a12"

type Props = {
  pose: Pose
  fur: string
  isLit: boolean
  /** True to draw a party hat. */
  hasHat?: boolean
}

/** Draws a hamster with its feet at 0, 0: cheeks wider than the head, and small round ears. */
export function Hamster({ pose: { tilt, lift, hands, feet }, fur, isLit, hasHat = false }: Props) {
  const [skin, cream] = isLit ? ["#f4b0a0", "#fff3e0"] : [shadow, shadow]
  const coat = isLit ? fur : shadow
  const shoulders = [-20, 20]
  return (
    <g transform={`translate(0 ${-lift}) rotate(${tilt} 0 -48)`}>
      {feet.map(([x, y], i) => (
        <g key={shoulders[i]}>
          <path
            d={`M${(shoulders[i] ?? 0) * 0.6} -14L${x} ${y - 4}`}
            stroke={coat}
            strokeWidth="13"
            strokeLinecap="round"
          />
          <ellipse cx={x + (i === 0 ? -4 : 4)} cy={y - 3} rx="10" ry="5" fill={skin} />
        </g>
      ))}
      <ellipse cx="0" cy="-36" rx="30" ry="32" fill={coat} />
      <ellipse cx="0" cy="-30" rx="19" ry="22" fill={cream} />
      <circle cx="-21" cy="-97" r="8" fill={coat} />
      <circle cx="21" cy="-97" r="8" fill={coat} />
      <ellipse cx="0" cy="-78" rx="30" ry="25" fill={coat} />
      <ellipse cx="-17" cy="-68" rx="20" ry="15" fill={cream} />
      <ellipse cx="17" cy="-68" rx="20" ry="15" fill={cream} />
      {isLit && (
        <>
          <circle cx="-21" cy="-97" r="4" fill={skin} />
          <circle cx="21" cy="-97" r="4" fill={skin} />
          <path d="M-3 -64h6v8h-6zM0 -64v8" fill="#fff" stroke="#a89" strokeWidth="1" />
          <path d="M-4 -73h8l-4 5z" fill="#e0607a" />
          <path d="M-24 -66h-22M-24 -62l-20 6M24 -66h22M24 -62l20 6" stroke="#8a6a4a" strokeWidth="1" />
        </>
      )}
      <circle cx="-12" cy="-84" r="6" fill={isLit ? "#fff" : "#d8d8a8"} />
      <circle cx="12" cy="-84" r="6" fill={isLit ? "#fff" : "#d8d8a8"} />
      <circle cx="-10" cy="-84" r="4" fill="#111" />
      <circle cx="14" cy="-84" r="4" fill="#111" />
      {hasHat && <path d="M-13 -100L2 -134L14 -101z" fill={isLit ? "#ff5ea8" : shadow} />}
      {hands.map(([x, y], i) => (
        <g key={shoulders[i]}>
          <path d={`M${shoulders[i]} -50L${x} ${y}`} stroke={coat} strokeWidth="11" strokeLinecap="round" />
          <circle cx={x} cy={y} r="6" fill={skin} />
        </g>
      ))}
    </g>
  )
}

/** Draws a broom standing on its bristles at a point. */
export function Broom({ broom: { at, turn }, isLit }: { broom: Broomstick; isLit: boolean }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
      <path d="M0 -14V-118" stroke={isLit ? "#e0b870" : shadow} strokeWidth="5" strokeLinecap="round" />
      <path d="M-9 -20H9L15 2H-15z" fill={isLit ? "#e0c060" : shadow} />
      {isLit && <path d="M-9 -14H9M-5 -12L-8 2M0 -12V2M5 -12L8 2" stroke="#8a6a20" strokeWidth="1.5" />}
    </g>
  )
}
