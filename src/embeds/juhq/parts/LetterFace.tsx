import * as styles from "../Juhq.module.css"
import type { Letter, Mood } from "../logic"
import { colours, shapes } from "../shapes"

type Props = { letter: Letter; mood: Mood; sings: boolean; colour: number }

/** Draws one letter of plastic: shade, body, highlight, eyes and mouth. */
export function LetterFace({ letter, mood, sings, colour }: Props) {
  const { outline, eyes, mouth, radius } = shapes[letter]
  const fill = colours[colour % colours.length]
  const [x, y] = mouth
  const asleep = mood === "asleep" && !sings
  return (
    <svg className={styles.letter} viewBox="-2 -2 110 136" aria-hidden="true" strokeLinejoin="round">
      <g className={styles.body}>
        {[8, 6, 4, 2].map(depth => (
          <path
            key={depth}
            d={outline}
            transform={`translate(${depth} ${depth})`}
            fill={fill}
            stroke="#0008"
            strokeWidth="2"
            filter="brightness(.55)"
          />
        ))}
        <path d={outline} fill={fill} stroke="#111" strokeWidth="3" />
        <path
          d={outline}
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeOpacity=".55"
          strokeDasharray="26 400"
          strokeDashoffset="-3"
          transform="translate(3 3)"
        />
        {eyes.map(([ex, ey], i) =>
          asleep ? (
            <path
              key={ex}
              d={`M${ex - radius} ${ey}q${radius} ${radius} ${2 * radius} 0`}
              fill="none"
              stroke="#111"
              strokeWidth="3"
            />
          ) : (
            <g key={ex}>
              <circle cx={ex} cy={ey} r={radius} fill="#fff" stroke="#111" strokeWidth="2" />
              <circle className={styles.pupil} cx={ex} cy={ey} r={radius * 0.45} fill="#111" />
              {mood === "jealous" && (
                <path
                  d={
                    i === 0
                      ? `M${ex - radius - 2} ${ey - radius - 3}l${radius * 2 + 2} 6`
                      : `M${ex + radius + 2} ${ey - radius - 3}l${-radius * 2 - 2} 6`
                  }
                  stroke="#111"
                  strokeWidth="4"
                />
              )}
            </g>
          ),
        )}
        {sings ? (
          <g>
            <ellipse cx={x} cy={y} rx="8" ry="10" fill="#5a0d14" stroke="#111" strokeWidth="2" />
            <path d={`M${x - 5} ${y + 5}q5-5 10 0-5 5-10 0z`} fill="#f08a90" />
          </g>
        ) : mood === "proud" ? (
          <path d={`M${x - 10} ${y - 3}h20q-2 12-10 12t-10-12z`} fill="#fff" stroke="#111" strokeWidth="2" />
        ) : mood === "jealous" ? (
          <path d={`M${x - 9} ${y + 4}q4-8 9-3t9-3`} fill="none" stroke="#111" strokeWidth="3" />
        ) : asleep ? (
          <ellipse cx={x} cy={y} rx="4" ry="3" fill="#5a0d14" stroke="#111" strokeWidth="2" />
        ) : (
          <path d={`M${x - 8} ${y - 1}q8 8 16 0`} fill="none" stroke="#111" strokeWidth="3" />
        )}
        {asleep && (
          <text x="76" y="26" className={styles.sleep}>
            z
          </text>
        )}
      </g>
    </svg>
  )
}
