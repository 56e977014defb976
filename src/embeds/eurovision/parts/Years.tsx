import { useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useMotion } from "../../../hooks/browser/motion"
import { whole } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { useTicks } from "../../../kits/motion/useTicks"
import * as styles from "../Eurovision.module.css"
import { emptyText, type Fate, fateOf, finlandText, wallEnd, wallStart, winnerText } from "../logic"
import type { Contest } from "../schema"
import { LivingRoom } from "./LivingRoom"
import { Wall } from "./Wall"

/** Milliseconds per year while the years play. */
const yearMs = 2800
const codecs = { year: whole(wallStart, wallEnd, 2006) }

/** The living room with the year's result, and the wall of years. */
export function Years({ contests }: { contests: readonly Contest[] }) {
  const { values, set, touched } = useAddress(codecs)
  const [passing, setPassing] = useState<number | null>(null)
  const [playChoice, setPlayChoice] = useState<boolean | null>(null)
  const [lit, setLit] = useState<Fate | null>(null)
  const motion = useMotion()
  // Years play automatically unless the address names one.
  const playing = playChoice ?? (motion && !touched)
  const year = passing ?? values.year
  const last = contests.at(-1)?.year ?? wallEnd
  const contest = contests.find(known => known.year === year)
  const fate = contest && fateOf(contest.finland)

  useTicks(playing, yearMs, () => setPassing(year >= last ? (contests[0]?.year ?? wallStart) : year + 1))
  const pick = (next: number) => {
    setPlayChoice(false)
    setPassing(null)
    set({ year: next })
  }

  return (
    <>
      <div className={styles.set} data-moving={motion || undefined}>
        <LivingRoom year={year} contest={contest} fate={fate} />
        <div className={styles.details} aria-live={playing ? "off" : "polite"}>
          <h2>
            {year}
            {contest && `, ${contest.city}`}
          </h2>
          <p>{contest ? winnerText(contest) : emptyText(year, last)}</p>
          {contest && (
            <p className={styles.finland} data-fate={fate}>
              <b>Finland.</b> {finlandText(contest.finland)}
            </p>
          )}
          <div className={`buttons ${styles.share}`}>
            <ShareButton link={`?view=wall&year=${year}`} />
            <button type="button" onClick={() => (playing ? pick(year) : setPlayChoice(true))}>
              {playing ? "Stop" : "Run the years"}
            </button>
          </div>
        </div>
      </div>
      <details>
        <summary>All the years</summary>
        <Wall contests={contests} year={year} last={last} lit={lit} light={setLit} pick={pick} />
      </details>
    </>
  )
}
