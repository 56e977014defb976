import { useState } from "react"
import { useElapsed } from "../../parts/useElapsed"
import { untilThere, walkedText, walkingTime } from "../walk"
import * as styles from "./Road.module.css"

type Props = {
  /** The distance in millimetres; negative ones are walked in the other direction. Null while there is none. */
  mm: number | null
  /** The text on the sign at the end. */
  sign: string
  /** True if the field holds something that is no distance. */
  isPuzzled: boolean
}

/** The distance as a road, which Pertti walks at his own pace from mount on. */
export function Road({ mm, sign, isPuzzled }: Props) {
  const [times, setTimes] = useState(0)
  const total = walkingTime(mm ?? 0)
  const elapsed = useElapsed(`${times} ${mm}`, total)
  const share = mm === null ? 0 : total > 0 ? elapsed / total : 1
  const isWalking = elapsed > 0 && share < 1
  const back = (mm ?? 0) < 0
  return (
    <div className={styles.figure}>
      <svg
        viewBox="0 0 320 110"
        role="img"
        aria-label={
          mm === null
            ? "A road to a sign with nothing on it. Pertti stands at its beginning"
            : `A road to a sign that says ${sign}. Pertti has gone ${walkedText(elapsed)}`
        }
      >
        <path fill="#bfe3f7" d="M0 0h320v64H0z" />
        <path fill="#79a95c" d="M0 64c50-22 90-20 140-6s120-26 180-4v56H0z" />
        <path fill="#55803f" d="M232 58l9-30 9 30zM248 60l11-38 11 38zM40 62l8-26 8 26z" />
        <path fill="#5a5a5a" d="M0 76h320v26H0z" />
        <path stroke="#fff" strokeWidth="2" strokeDasharray="14 12" d="M0 89h320" />
        <g transform={back ? "translate(320) scale(-1 1)" : undefined}>
          <path fill="#fff" stroke="#111" d="M298 40h4v38h-4z" />
          <path fill="#ffd93b" stroke="#111" d="M286 30h26v14h-26z" />
          <path fill="none" stroke="#111" strokeWidth="2" d="M292 37h12m-4-4l4 4-4 4" />
          <g transform={`translate(${10 + share * 262} 70)`}>
            <path
              className={isWalking ? styles.feet : undefined}
              stroke="#8a5a2b"
              strokeWidth="3"
              d="M8 16v7M14 16v7M22 16v7M27 16v7"
            />
            <path
              fill="#c98a3a"
              stroke="#111"
              d="M2 12c0-9 8-12 16-11 4-4 13-1 14 6 2 2 2 5-1 7-3 4-8 4-14 4S2 18 2 12z"
            />
            <path fill="#f6e3c5" d="M8 15c5 3 14 3 19 0-2 3-5 3-10 3s-8-1-9-3z" />
            <path d="M26 5h2v3h-2z" />
            <circle cx="33" cy="9" r="1.5" fill="#f2a0a0" />
            {mm === null && (
              <text x="22" y="-6" fontSize="22" fontWeight="bold" fill="#111">
                ?
              </text>
            )}
          </g>
        </g>
      </svg>
      <p>
        {mm === null ? (
          isPuzzled ? (
            "Pertti has read it twice. He stays where he is."
          ) : (
            "Pertti has his shoes on. How far?"
          )
        ) : (
          <>
            Pertti has set out for {sign}:{" "}
            <span className={`lcd ${styles.walked}`}>{walkedText(elapsed)}</span>{" "}
            {untilThere(total - elapsed)}
          </>
        )}
      </p>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Send him again
      </button>
    </div>
  )
}
