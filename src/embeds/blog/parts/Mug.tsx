import * as styles from "../PostList.module.css"

type Props = {
  lying: boolean
  /** Sets the coffee in motion, once. */
  isSloshing: boolean
}

/** A mug from above and a little from the side, or lying down. */
export function Mug({ lying, isSloshing }: Props) {
  return (
    <svg
      viewBox="0 0 90 90"
      className={styles.mugPicture}
      aria-hidden="true"
      data-lying={lying || undefined}
      data-sloshing={isSloshing || undefined}
    >
      <path d="M66 34q22 -2 18 18q-4 16 -22 14" fill="none" strokeWidth="7" />
      <path d="M12 28v34q6 20 28 20t28 -20V28z" fill="#cf4a2f" />
      <ellipse cx="40" cy="28" rx="28" ry="15" fill="#f3e6d8" />
      <ellipse cx="40" cy="29" rx="22" ry="10" fill={lying ? "#f3e6d8" : "#4a2a12"} />
      <text x="40" y="66">
        BLOG
      </text>
    </svg>
  )
}
