import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { Stage } from "../../../components/message-scene/Stage"
import { Reserve } from "../../../components/reserve/Reserve"
import { useMotion } from "../../../hooks/browser/motion"
import { doubles, foamName, isSip, sipsOf } from "../foam"
import * as styles from "../IsItBeerDay.module.css"
import { drink } from "../logic"
import { Bottles } from "./Bottles"
import { Paws, Pertti } from "./Pertti"

type Props = {
  /** The initial level of the glass, 0 to 1; null until it is known. */
  full: number | null
  isDay: boolean
  /** The date of the next beer day. */
  next: string
}

const bubbles = [262, 280, 296, 314, 330, 346]
const flags = [10, 72, 134, 196, 258, 320, 382, 444, 506, 568]

/** A bar with a large glass. The tap fills it at the speed of the year, and Pertti empties it at the visitor's. */
export function Pub({ full, isDay, next }: Props) {
  const motion = useMotion()
  const [sips, setSips] = useState(0)
  const { level, says } = drink(full ?? 0, sips, isDay, next)
  const drunk = sipsOf(sips)
  const sipping = !motion || !isSip(sips) ? undefined : sips % 2 === 0 ? "even" : "odd"
  const glass =
    full === null
      ? "A beer glass"
      : level === 1
        ? "A beer glass, full"
        : `A beer glass, ${Math.round(level * 100)} per cent full`
  const label = drunk > 0 ? `${glass}, and Pertti with a ${foamName(drunk)} of foam` : glass
  const isEmpty = full !== null && full > 0 && level === 0
  const go = () => setSips(sips + 1)
  const top = 196 - 140 * level
  return (
    <>
      <Stage says={says} hint="Press the glass.">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the button under it. */}
        <svg
          role="img"
          aria-label={label}
          viewBox="0 0 620 236"
          preserveAspectRatio="xMidYMid slice"
          onClick={full ? go : undefined}
        >
          <rect width="620" height="236" fill={isDay ? "#7a3d14" : "#33241a"} />
          <circle
            cx="310"
            cy="112"
            r={isDay ? 190 : 120}
            fill={isDay ? "#ffb84a" : "#5a4230"}
            opacity="0.35"
          />
          <Bottles doubles={doubles(drunk)} motion={motion} />
          <Pertti sips={drunk} sipping={sipping} />
          {isDay && (
            <g className={motion ? styles.flags : undefined}>
              <path d="M0 4H620" stroke="#222" strokeWidth="2" />
              {flags.map((x, i) => (
                <path key={x} d={`M${x} 4h44l-22 34z`} fill={i % 2 === 0 ? "#fff" : "#1f5fbf"} />
              ))}
            </g>
          )}
          <path d="M176 196V70q0 -22 22 -22h52v18h-40q-8 0 -8 8v122z" fill="#c9a24a" />
          <rect x="180" y="22" width="18" height="34" fill="#1b1b1b" />
          <rect x="242" y="60" width="14" height="12" fill="#8a6a22" />
          {isDay ? (
            <rect x="246" y="72" width="6" height={Math.max(0, top - 72)} fill="#f2b72a" />
          ) : (
            <ellipse
              className={motion ? styles.drop : undefined}
              cx="249"
              cy="78"
              rx="3"
              ry="5"
              fill="#f2b72a"
            />
          )}
          <rect y="196" width="620" height="40" fill="#8a5428" />
          <rect y="196" width="620" height="6" fill="#b97a42" />
          {isDay &&
            [574, 528, 84, 36].map(x => (
              <g key={x} transform={`translate(${x} 130)`}>
                <path d="M34 18h8q6 0 6 6v20q0 6 -6 6h-8" fill="none" stroke="#f4ead2" strokeWidth="4" />
                <path d="M0 8h36l-2 58H2z" fill="#f0ae1e" />
                <path d="M-4 8q0 -12 12 -10q10 -8 18 0q14 -2 14 10v8H-4z" fill="#fff8e1" />
              </g>
            ))}
          <g className={styles.glass} data-sip={sipping}>
            <path d="M362 86h26q14 0 14 14v54q0 14 -14 14h-26" fill="none" stroke="#dfe9ee" strokeWidth="9" />
            <path d="M236 48h132v148H236z" fill="#ffffff" opacity="0.16" />
            <svg aria-hidden="true" x="240" y="40" width="124" height="156" viewBox="240 40 124 156">
              <g className={styles.liquid} style={{ transform: `translateY(${top - 56}px)` }}>
                <rect x="240" y="56" width="124" height="160" fill="#eba51c" />
                <rect x="250" y="56" width="14" height="160" fill="#f7c552" />
                {level > 0.05 && (
                  <path
                    d="M236 58q-2 -16 14 -14q8 -12 24 -4q14 -12 30 0q16 -10 28 2q14 -6 24 2q12 2 10 14v10H236z"
                    fill="#fffaea"
                  />
                )}
              </g>
              {level > 0.25 &&
                bubbles.map((x, i) => (
                  <circle
                    key={x}
                    className={motion ? styles.bubble : undefined}
                    cx={x}
                    cy={motion ? 190 : 186 - i * 14 * level}
                    r={2 + (i % 3)}
                    fill="#fff3c4"
                    style={{ animationDelay: `${-i * 0.53}s` }}
                  />
                ))}
            </svg>
            <path
              d="M236 46v150h132V46"
              fill="none"
              stroke="#dfe9ee"
              strokeWidth="7"
              strokeLinejoin="round"
            />
            <path d="M282 62v110M322 62v110" stroke="#fff" strokeWidth="6" opacity="0.18" />
            {drunk > 0 && <Paws />}
          </g>
        </svg>
      </Stage>
      <div className="buttons">
        <Button disabled={!full} onClick={go}>
          <Reserve inline all={["Fill it anyway"]}>
            {!isEmpty ? "Sip" : isDay ? "Another" : "Fill it anyway"}
          </Reserve>
        </Button>
      </div>
    </>
  )
}
