import { hash } from "../../../lib/game/random"
import * as styles from "../AcademicQuotes.module.css"
import { firstLast } from "../names"
import { type Hair, hairOf } from "../portrait"

const skins = ["#f6d3b3", "#e8b98f", "#c98f62", "#8d5a3a"]
const hairs = ["#e9e6df", "#9a9a9a", "#5a3c22", "#2a1c14", "#b3622a", "#d8b060"]
const jackets = ["#6b4a2b", "#39506b", "#4d6b39", "#6b3950", "#55554d"]
const crowns: Record<Hair, string> = {
  short: "M22 34q-2-24 26-24t26 24q-6-14-26-14T22 34z",
  wavy: "M20 46q-6-20 4-30 10-10 24-8 16-4 26 8 8 12 2 30-2-16-10-22-20 4-36-2-8 10-10 24z",
  knot: "M22 38q-2-22 18-27-2-9 8-9t8 9q20 5 18 27-8-14-26-14T22 38z",
  long: "M20 62q-6-40 8-50 20-10 40 0 14 10 8 50l-8-6q2-22-4-30-16 4-32 0-6 8-4 30z",
}

/**
 * A portrait of a scholar derived from the name, so that the same name always gives the same face, with hair that
 * goes with it.
 */
export function Scholar({ name }: { name: string }) {
  const chance = hash(`scholar ${name}`)
  const of = <T,>(list: readonly T[], shift: number) => list[(chance >>> shift) % list.length]
  const skin = of(skins, 0)
  const hair = of(hairs, 3)
  const style = hairOf(name, chance >>> 14)
  const hasEarrings = style === "knot" || style === "long"
  const glasses = (chance >>> 20) % 3
  return (
    <svg
      className={styles.scholar}
      viewBox="0 0 96 116"
      role="img"
      aria-label={`A portrait of ${firstLast(name)}, who was drawn before reading the contract`}
      stroke="#1c130a"
      strokeWidth="1.5"
    >
      <path d="M0 0h96v116H0z" fill="#b98a3c" />
      <path d="M5 5h86v106H5z" fill="#e3c27a" stroke="#7a5a1e" />
      <path d="M9 9h78v98H9z" fill={of(["#5b7d8a", "#7a6f9b", "#8a7355", "#5f8a6a"], 6)} />
      <path d="M9 30h14v77H9zM25 44h10v63H25zM66 36h21v71H66z" fill="#0003" stroke="none" />
      <path d={`M12 107q2-26 24-30h24q22 4 24 30z`} fill={of(jackets, 9)} />
      <path d="M38 78l10 14 10-14-4-8H42z" fill="#fff" />
      <path
        d="M34 77l14 30 14-30 6 2-16 28h-8L28 79z"
        fill={of(["#a02020", "#20408a", "#207048", "#c08a20"], 12)}
      />
      <ellipse cx="48" cy="48" rx="25" ry="31" fill={skin} />
      <path d={crowns[style]} fill={hair} />
      {hasEarrings && <path d="M20 58v4m56-4v4" stroke="#f4d35e" strokeWidth="4" strokeLinecap="round" />}
      <path d="M22 46q-6 0-5 8t7 7zM74 46q6 0 5 8t-7 7z" fill={skin} />
      <path d="M33 47q4-3 9 0-4 4-9 0zM54 47q5-3 9 0-5 4-9 0z" fill="#fff" />
      {/* Half-closed lids: the scholar has been up all night. */}
      <path d="M32 45q5-5 11-1M53 44q6-4 11 1M48 48l-4 12h6" fill="none" />
      <circle cx={38 + (chance % 3)} cy="47" r="1.6" fill="#111" />
      <circle cx={58 + (chance % 3)} cy="47" r="1.6" fill="#111" />
      <path d={(chance >>> 24) % 2 ? "M40 67q8 5 16 0" : "M40 69h15"} fill="none" />
      {glasses === 0 && (
        <path
          d="M30 42h15v11H30zM51 42h15v11H51zM45 46h6M30 45l-8-2M66 45l8-2"
          fill="#fff4"
          strokeWidth="2"
        />
      )}
      {glasses === 1 && (
        <g fill="#fff4" strokeWidth="2">
          <circle cx="37.500" cy="48" r="8" />
          <circle cx="58.500" cy="48" r="8" />
          <path d="M45.500 47q3-2 5 0M29 46l-6-2M67 46l6-2" fill="none" />
        </g>
      )}
    </svg>
  )
}
