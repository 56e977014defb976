import * as styles from "../Amerikansuomalaiset.module.css"
import { aboardAt, isHome, placeOf, type Voyage, vesselOf, yearAt } from "../logic"
import type { Letter } from "../schema"
import { Coasts } from "./Coasts"
import { Passengers } from "./Passengers"
import { Vessel } from "./Vessel"

type Props = { voyage: Voyage; letters: readonly Letter[]; label: string }

/** The ends of the way, in the picture. */
const finland = 455
const america = 185

const xOf = (at: number) => finland + (america - finland) * at

/** The Atlantic from the side, 640 by 300: America on the left, Finland on the right, and a ship between them. */
export function Sea({ voyage, letters, label }: Props) {
  const { at, isHomeward } = voyage
  const year = yearAt(at, letters)
  const home = isHome(voyage)
  const floating = isHomeward ? [] : letters.slice(voyage.letters)
  return (
    <svg
      className={styles.sea}
      viewBox="0 0 640 300"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <Coasts isWinter={isHomeward} />
      {home && (
        <g transform="translate(532 168) scale(1.2)">
          <Passengers who="uncle" />
        </g>
      )}
      <g transform={`translate(${xOf(at)} 226)`}>
        <g className={styles.rocks}>
          <g transform={isHomeward ? "scale(-1 1)" : undefined}>
            <Vessel kind={isHomeward ? "liner" : vesselOf(year)}>
              {home ? null : <Passengers who={isHomeward ? "uncle" : aboardAt(at, letters).aboard} />}
            </Vessel>
          </g>
        </g>
      </g>
      <g className={styles.waves}>
        <path
          d={`M-40 232${"q16-12 32 0t32 0".repeat(12)}V300H-40z`}
          fill={isHomeward ? "#1f3f6f" : "#2f6f9f"}
          opacity="0.85"
        />
      </g>
      {floating.map(({ place, year }, i) => (
        <g
          key={place + year}
          transform={`translate(${xOf(placeOf(voyage.letters + i, letters.length))} 262) rotate(${i % 2 === 0 ? 8 : -8})`}
        >
          <path d="M-16-11h32v22h-32z" fill="#fff" stroke="#7a1f2b" strokeWidth="2" />
          <path d="M-16-11L0 2l16-13" fill="none" stroke="#7a1f2b" strokeWidth="2" />
        </g>
      ))}
      <path
        className={styles.waves}
        d={`M-60 272${"q18-12 36 0t36 0".repeat(11)}V300H-60z`}
        fill={isHomeward ? "#16305a" : "#24567f"}
        opacity="0.9"
      />
      <g transform="translate(320 36)">
        <path d="M-92-24H92V22H-92z" fill="#18181b" stroke="#d9b44a" strokeWidth="3" />
        <text
          y="10"
          fontSize="30"
          fontWeight="700"
          textAnchor="middle"
          fontFamily="var(--chrome)"
          fill="#fff"
        >
          {isHomeward ? "Christmas" : year}
        </text>
      </g>
      {home && (
        <g fontSize="20" fontWeight="700" textAnchor="middle" fontFamily="var(--comic)" fill="#ffe45c">
          <text x="320" y="86">
            He said that he would be home
          </text>
          <text x="320" y="110">
            for Christmas.
          </text>
          <text x="320" y="134">
            He did not say which.
          </text>
        </g>
      )}
    </svg>
  )
}
