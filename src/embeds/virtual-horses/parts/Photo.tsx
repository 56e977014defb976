import { behind, gapText, isClose, length, type Race } from "../../../lib/game/horseRace"
import { coats } from "../../../lib/game/horses"
import * as styles from "../VirtualHorses.module.css"

/** The length of track shown in front of the line, in metres, and the pixels per metre. */
const shownMetres = 3
const pixelsPerMetre = 70

/** The photograph of a close finish, at the moment when the winner's nose is on the line. */
export function Photo({ race }: { race: Race }) {
  const close = race.order.filter(lane => behind(race, lane) < shownMetres)
  const [first, second] = race.order
  if (first === undefined || second === undefined) return null
  if (!isClose(race))
    return (
      <p>The photograph was not needed. It shows {race.runners[first]?.name}, and a good deal of grass.</p>
    )
  const line = shownMetres * pixelsPerMetre + 10
  const names = close.map(lane => race.runners[lane]?.name).join(", ")
  return (
    <figure className={styles.photo}>
      <svg
        viewBox={`0 0 ${line + 40} ${close.length * 34 + 12}`}
        role="img"
        aria-label={`The photograph of the finish. From the line: ${names}. The second is behind by ${gapText(behind(race, second))}.`}
      >
        <rect width="100%" height="100%" fill="#d8d4c4" />
        {close.map((lane, i) => {
          const { name, coat } = race.runners[lane] ?? { name: "", coat: 0 }
          const nose = line - behind(race, lane) * pixelsPerMetre
          const y = i * 34 + 24
          const { body, mane } = coats[coat] ?? coats[0]
          return (
            <g key={lane}>
              <path
                d={`M${nose} ${y + 6} q2 -6 -4 -8 L${nose - 26} ${y - 12} L${nose - 29} ${y - 18} L${nose - 34} ${y - 11} L${nose - 62} ${y + 12} H${nose - 34} L${nose - 24} ${y + 2} L${nose - 6} ${y + 9}z`}
                fill={body}
                stroke="#111"
                strokeWidth={0.7}
              />
              <path d={`M${nose - 32} ${y - 14} q-20 8 -30 26 q12 -4 18 -12 q8 -8 14 -12z`} fill={mane} />
              <text x={6} y={y + 8} fontSize={12} fill="#111">
                {name}
              </text>
            </g>
          )
        })}
        <path d={`M${line} 0 V${close.length * 34 + 12}`} stroke="#a00000" strokeWidth={1.4} />
      </svg>
      <figcaption>
        The winner's nose is on the red line. A horse's length, {length.toFixed(1)} metres, is most of the
        picture.
      </figcaption>
    </figure>
  )
}
