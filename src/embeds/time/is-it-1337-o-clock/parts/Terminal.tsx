import { type ReactNode, useState } from "react"
import { Stage } from "../../../../components/message-scene/Stage"
import { useMotion } from "../../../../hooks/browser/motion"
import { useTicks } from "../../../../kits/motion/useTicks"
import { formatDuration } from "../../../../lib/text/duration"
import * as styles from "../IsIt1337.module.css"
import { call } from "../logic"

type Props = {
  /** Whether it is 13:37; null while nobody knows. */
  isNow: boolean | null
  /** Milliseconds until it is. */
  wait: number | null
  /** What else there is to press. */
  children: ReactNode
}

/** Milliseconds from line to line. */
const pace = 340

/** A terminal and a modem, by which a board is called whose one line is free for one minute of the day. */
export function Terminal({ isNow, wait, children }: Props) {
  const motion = useMotion()
  const [tries, setTries] = useState(0)
  const [shown, setShown] = useState(2)
  const inWords = wait === null ? "" : formatDuration(wait, { to: "minute", zeros: false })
  const lines = isNow === null ? ["ATZ", "OK"] : call(isNow, tries, inWords)
  const isDialling = motion && shown < lines.length
  useTicks(isDialling, pace, () => setShown(now => now + 1))
  const seen = motion ? lines.slice(0, shown) : lines
  const isDone = seen.length === lines.length && isNow !== null

  return (
    <>
      <Stage>
        <div className={styles.bbs}>
          <pre className={styles.screen} data-yes={isNow && isDone ? "" : undefined}>
            <span>
              <span className="visually-hidden">Terminal: </span>
              {seen.join("\n")}
              {"\n"}
              <i className={styles.cursor} data-moves={motion} />
            </span>
          </pre>
          <svg
            className={styles.modem}
            data-moves={motion}
            role="img"
            aria-label={`A modem, ${!isDone ? "dialling" : isNow ? "connected" : "on hook"}`}
            viewBox="0 0 150 120"
          >
            <path d="M112 34C150 20 128 4 96 6S44 0 40 0" fill="none" stroke="#888" strokeWidth="3" />
            <rect x="8" y="34" width="134" height="58" fill="#d8d2c2" />
            <rect x="8" y="80" width="134" height="12" fill="#a9a293" />
            <rect x="16" y="42" width="118" height="26" fill="#26211c" />
            {["HS", "AA", "CD", "OH", "RD", "SD"].map((name, i) => (
              <g key={name}>
                <rect
                  className={styles.lamp}
                  data-on={i === 0 || (isDone ? Boolean(isNow) : i > 2)}
                  x={22 + i * 19}
                  y={47}
                  width={9}
                  height={6}
                />
                <text x={26.5 + i * 19} y={64} fill="#fff" fontSize="8" textAnchor="middle">
                  {name}
                </text>
              </g>
            ))}
            <text x="75" y="77" fill="#333" fontSize="8" textAnchor="middle">
              33.6 VOICE FAX DATA
            </text>
            <path d="M20 92v8h14v-8M116 92v8h14v-8" fill="#333" />
          </svg>
        </div>
      </Stage>
      <div className="buttons">
        {children}
        <button
          type="button"
          onClick={() => {
            setTries(tries + 1)
            setShown(2)
          }}
        >
          Dial 1337
        </button>
      </div>
    </>
  )
}
