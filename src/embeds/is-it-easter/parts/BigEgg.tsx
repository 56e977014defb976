import type { Hatching, Paint } from "../hunt"
import * as styles from "../IsItEaster.module.css"
import { Chick } from "./Chick"

const upper =
  "M244 140C246 104 268 62 310 62S374 104 376 140l-16 -10l-16 12l-17 -12l-17 12l-17 -12l-17 12l-16 -12z"
const lower =
  "M244 140l16 -10l16 12l17 -12l17 12l17 -12l17 12l16 -12l16 10C378 184 350 206 310 206S242 184 244 140z"

type Props = { paint: Paint; step: Hatching; stamp: string; motion: boolean }

/** Draws the last egg, large: closed, open with its chick, or closed again with a plaster. */
export function BigEgg({ paint, step, stamp, motion }: Props) {
  const isOpen = step === "out" || step === "asks" || step === "told"
  return (
    <g transform="translate(0 -46)">
      {isOpen && (
        <g className={motion ? styles.chick : undefined}>
          <Chick isOpen={step !== "told"} />
        </g>
      )}
      <g className={motion && step === "closed" ? styles.egg : undefined}>
        <path d={lower} fill={paint.shell} stroke="#8a4a1a" strokeWidth="3" />
        <path d="M249 168h122M260 186h100" stroke={paint.stripe} strokeWidth="8" />
        <g className={styles.lid} data-open={isOpen || undefined}>
          <path d={upper} fill={paint.shell} stroke="#8a4a1a" strokeWidth="3" />
          <path
            d="M266 100l15 -10l14 10l15 -10l15 10l14 -10l15 10"
            fill="none"
            stroke={paint.dots}
            strokeWidth="6"
          />
        </g>
        {step === "back" && (
          <g>
            <g transform="rotate(-14 310 138)">
              <rect
                x="262"
                y="126"
                width="96"
                height="24"
                rx="12"
                fill="#f0c8a0"
                stroke="#b08050"
                strokeWidth="2"
              />
              <rect x="298" y="128" width="24" height="20" fill="#e0b080" />
            </g>
            <text
              x="310"
              y="200"
              textAnchor="middle"
              fontSize="19"
              fontWeight="bold"
              fontFamily="monospace"
              fill="#5a1010"
            >
              {stamp}
            </text>
          </g>
        )}
      </g>
    </g>
  )
}
