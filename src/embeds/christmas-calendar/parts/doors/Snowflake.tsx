import { useState } from "react"
import { download } from "../../../../hooks/browser/download"
import { random } from "../../../../hooks/browser/random"
import { randomInt } from "../../../../lib/game/random"
import { kinds, snowflake, snowflakeSvg } from "../../toys/snowflake"
import * as styles from "./doors.module.css"

/** Door 2: a generator of unique snowflakes. */
export function Snowflake() {
  const [seed, setSeed] = useState(() => randomInt(kinds, random))
  const number = seed.toLocaleString("en-GB")
  return (
    <>
      <svg
        className={styles.picture}
        viewBox="-110 -110 220 220"
        role="img"
        aria-label={`Snowflake number ${number}`}
      >
        <path fill="#123" d="M-110-110h220v220h-220z" />
        <g stroke="#e8f6ff" strokeWidth="3.5" strokeLinecap="round">
          {snowflake(seed).map(line => (
            <line key={`${line.x1} ${line.y1} ${line.x2} ${line.y2}`} {...line} />
          ))}
        </g>
      </svg>
      <p role="status">
        Number {number} of {kinds.toLocaleString("en-GB")}. It is the only one of its number.
      </p>
      <div className="buttons">
        <button type="button" onClick={() => setSeed(randomInt(kinds, random))}>
          Another one
        </button>
        <button
          data-menu="file"
          type="button"
          onClick={() =>
            download(new Blob([snowflakeSvg(seed)], { type: "image/svg+xml" }), `snowflake-${seed}.svg`)
          }
        >
          Save it, before it melts
        </button>
      </div>
    </>
  )
}
