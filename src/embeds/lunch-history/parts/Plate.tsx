import type { Dish } from "../dishes"
import * as styles from "../LunchHistory.module.css"

type Props = {
  dish: Dish
  /** The dishes that lie on the plate in a heap. */
  heap?: readonly Dish[]
}

/** Draws a plate with a dish, or with many in a heap. */
export function Plate({ dish: { colour, shape }, heap = [] }: Props) {
  return (
    <svg className={styles.plate} viewBox="0 0 64 48" aria-hidden="true" stroke="#222" strokeWidth="1">
      <rect width="64" height="48" fill="#b03030" stroke="none" />
      <path
        d="M0 8H64M0 24H64M0 40H64M8 0V48M32 0V48M56 0V48"
        stroke="#fff"
        strokeOpacity="0.35"
        strokeWidth="4"
      />
      <circle cx="32" cy="24" r="20" fill="#fff" />
      <circle cx="32" cy="24" r="15" fill={shape === "bowl" ? colour : "#f2f2ee"} />
      {heap.map(({ name, colour }, i) => (
        <ellipse
          key={name}
          cx={32 + (16 - i) * 0.8 * Math.cos(i * 2.4)}
          cy={25 - i * 1.3 + (16 - i) * 0.35 * Math.sin(i * 2.4)}
          rx="7"
          ry="4.500"
          fill={colour}
        />
      ))}
      {shape === "round" && (
        <>
          <circle cx="32" cy="24" r="13.5" fill={colour} />
          <path d="M32 24V10.500M32 24l11.7 6.800M32 24l-11.7 6.8" fill="none" />
          <g fill="#b02020">
            <circle cx="26" cy="18" r="2.2" />
            <circle cx="39" cy="20" r="2.2" />
            <circle cx="32" cy="32" r="2.2" />
          </g>
        </>
      )}
      {shape === "bowl" && <path d="M24 22q4-3 8 0t8 0M26 28q3-2 6 0t6 0" fill="none" stroke="#fff" />}
      {shape === "square" && <rect x="22" y="16" width="20" height="16" rx="2" fill={colour} />}
      {shape === "pieces" && (
        <g fill={colour}>
          <rect x="22" y="17" width="9" height="6" rx="3" />
          <rect x="34" y="19" width="9" height="6" rx="3" />
          <rect x="26" y="27" width="9" height="6" rx="3" />
        </g>
      )}
    </svg>
  )
}
