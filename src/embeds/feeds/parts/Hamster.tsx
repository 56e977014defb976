import * as styles from "../Feeds.module.css"

type Mood = "waits" | "opens" | "sneezes"

type Props = {
  /** The fullness of the cheeks, 0 to 1. */
  full: number
  mood: Mood
  /** The titles on the floor after a sneeze. */
  floor: readonly string[]
  moves: boolean
  label: string
}

/** The places of the words on the floor: the middle, and the rotation in degrees. */
const places = [
  [40, 128, -9],
  [178, 130, 7],
  [44, 146, 5],
  [172, 147, -4],
  [34, 108, 12],
  [186, 110, -14],
  [110, 146, 2],
  [30, 88, -20],
] as const

/** Pertti from the front, with cheeks by fullness; he opens his mouth for words that come near. */
export function Hamster({ full, mood, floor, moves, label }: Props) {
  const cheek = 15 + full * 27
  const out = 34 + full * 20
  const isTight = full >= 1 || mood === "sneezes"
  return (
    <svg className={styles.picture} viewBox="0 0 220 150" role="img" aria-label={label} data-moves={moves}>
      <rect width="220" height="150" fill="#bfe0c4" />
      <path d="M0 118H220V150H0Z" fill="#d9b36a" />
      <path
        d="M8 128l14-5m20 16l12 4m96-14l15 3m10 12l16-4M70 144l9-6m60-16l10 4"
        stroke="#b58a3c"
        strokeWidth="2"
      />
      <g className={mood === "sneezes" ? styles.sneezing : undefined}>
        <g stroke="#5b3a1e" strokeWidth="2">
          <ellipse cx="110" cy="140" rx="56" ry="34" fill="#d99a4e" />
          <circle cx="76" cy="34" r="17" fill="#d99a4e" />
          <circle cx="144" cy="34" r="17" fill="#d99a4e" />
          <circle cx="76" cy="34" r="9" fill="#f2b6a0" />
          <circle cx="144" cy="34" r="9" fill="#f2b6a0" />
          <ellipse cx="110" cy="72" rx="54" ry="46" fill="#d99a4e" />
          <ellipse cx={110 - out} cy="92" rx={cheek} ry={cheek * 0.86} fill="#f6dfb8" />
          <ellipse cx={110 + out} cy="92" rx={cheek} ry={cheek * 0.86} fill="#f6dfb8" />
          <ellipse cx="110" cy="90" rx="26" ry="22" fill="#fff3dc" />
          <ellipse cx="110" cy="80" rx="7" ry="5" fill="#e58a8a" />
          {mood === "waits" ? (
            <>
              <path d="M110 85v7m-9 4q9 7 9-4q0 11 9 4" fill="none" />
              <rect x="105" y="98" width="10" height="10" fill="#fff" />
            </>
          ) : (
            <>
              <ellipse cx="110" cy="101" rx="17" ry="13" fill="#7a2630" />
              <ellipse cx="110" cy="108" rx="10" ry="5" fill="#e58a8a" stroke="none" />
              <rect x="105" y="89" width="10" height="8" fill="#fff" />
            </>
          )}
          <ellipse cx="84" cy="134" rx="11" ry="8" fill="#f2b6a0" />
          <ellipse cx="136" cy="134" rx="11" ry="8" fill="#f2b6a0" />
        </g>
        {mood === "sneezes" ? (
          <path
            d="M81 56l13 6-13 6M139 56l-13 6 13 6"
            fill="none"
            stroke="#111"
            strokeWidth="3"
            strokeLinecap="round"
          />
        ) : (
          <>
            <g fill="#111">
              <circle cx="88" cy="62" r={isTight ? 5 : 7} />
              <circle cx="132" cy="62" r={isTight ? 5 : 7} />
            </g>
            <circle cx="90" cy="60" r="2" fill="#fff" />
            <circle cx="134" cy="60" r="2" fill="#fff" />
          </>
        )}
      </g>
      {floor.slice(0, places.length).map((title, i) => {
        const [x, y, turn] = places[i] ?? [110, 140, 0]
        return (
          <g key={title} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <g className={styles.word}>
              <rect x="-32" y="-6" width="64" height="12" fill="#fffef4" stroke="#555" strokeWidth="0.6" />
              <text y="3" fontSize="7" textAnchor="middle" fill="#111">
                {title.length > 15 ? `${title.slice(0, 14)}…` : title}
              </text>
            </g>
          </g>
        )
      })}
    </svg>
  )
}
