import type { ReactNode } from "react"
import { type Creature, creatures } from "../creatures"
import { beatsAYear, type Taps } from "../logic"
import * as styles from "./Card.module.css"
import { Portrait } from "./Portrait"

type Props = {
  whose: string
  creature: Creature | null
  taps: Taps
  isOver: boolean
  /** The song that the visitor has played most on this site's radio. */
  favourite: string | null
  other: { who: string; creature: Creature; match: string }
  children: ReactNode
}

/** The card of a year in music, beside that of somebody else. */
export function Card({ whose, creature, taps, isOver, favourite, other, children }: Props) {
  const year = creature && creatures[creature]
  const isDone = isOver && year !== null
  const name = year ? year.name.charAt(0).toUpperCase() + year.name.slice(1) : ""
  const rows = [
    ["Beats", isDone ? `${Math.round(beatsAYear(taps) / 1e6)} million` : ""],
    ["Minutes listened", isDone ? "One sixth" : ""],
    ["Top artist", isDone ? year.artist : ""],
    ["Top song", isDone ? (favourite ?? year.song) : ""],
    ["Genre", isDone ? year.genre : ""],
  ]
  return (
    <div className={styles.card}>
      <p className={styles.whose}>{whose}</p>
      <p className={styles.name}>{!year ? "?" : isDone ? name : `${name}?`}</p>
      <p className={styles.line}>{isDone ? year.line : year ? "Go on." : ""}</p>
      <dl className={styles.rows}>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value || "…"}</dd>
          </div>
        ))}
      </dl>
      {children}
      <div className={styles.other}>
        <span className={styles.stamp}>
          <Portrait of={other.creature} />
        </span>
        <span>
          {other.who} is {creatures[other.creature].name}. {other.match}
        </span>
      </div>
    </div>
  )
}
