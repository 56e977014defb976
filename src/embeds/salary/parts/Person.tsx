import * as styles from "../Salary.module.css"

const shirts = ["#b1475a", "#34507c", "#2e7d6b", "#d26a2c", "#3c3c46", "#7c3f6e", "#6b7a55"]
const hairs = ["#5b4630", "#d9a441", "#241a16", "#b5522a", "#c9c9c4"]
const skins = ["#f3cfae", "#c98d62", "#eebd95", "#8d5a3b"]

type Props = { number: number; taken: boolean; sleeps: boolean }

/** A chair, and the person on it. */
export function Person({ number, taken, sleeps }: Props) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path fill="#4a4f5c" d="M10 14q14-6 28 0v30H10z" />
      {taken && (
        <g className={styles.person} data-sleeps={sleeps || undefined}>
          <path fill={shirts[number % shirts.length]} d="M6 48q2-16 18-16t18 16z" />
          <circle cx="24" cy="21" r="11" fill={skins[(number * 3) % skins.length]} />
          <path fill={hairs[(number * 2) % hairs.length]} d="M12 22Q10 7 24 8t12 14q-3-8-12-8t-12 8z" />
          {sleeps ? (
            <path stroke="#222" strokeWidth="2" fill="none" d="M17 23h5M27 23h5" />
          ) : (
            <path fill="#222" d="M18 20h3v4h-3zM27 20h3v4h-3z" />
          )}
          {sleeps && (
            <text x="34" y="13" fontSize="13" fontWeight="bold" fill="#fff">
              z
            </text>
          )}
          {number === 0 && <path fill="#c62f2f" d="M22 33h4l2 12h-8z" />}
        </g>
      )}
    </svg>
  )
}
