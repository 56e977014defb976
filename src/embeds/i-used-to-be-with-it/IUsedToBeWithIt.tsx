import { useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useDrawn } from "../../hooks/browser/drawn"
import { random } from "../../hooks/browser/random"
import { usePageData } from "../../hooks/page/page"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { newSeed } from "../../lib/game/random"
import * as styles from "./IUsedToBeWithIt.module.css"
import { answer, farewell, gotOffAt, optionsAt, type Ride, start, stopsOf } from "./logic"
import { Road } from "./parts/Road"
import { Timetable } from "./parts/Timetable"
import type { ItYear } from "./schema"

/** The seed of the static page, until a visit has drawn its own. */
const first = "1998"

/**
 * A bus ride through the years with a question at every stop, ending in the year the visitor lost touch.
 *
 * @feed What 'it' was each year since 1990, and a bus ride that tells in which year you stopped being with it.
 * @data it
 */
export default function IUsedToBeWithIt() {
  const { it: years } = usePageData<{ it: ItYear[] }>()
  const { values } = useAddress({ until: whole(0, 2100, 0) })
  const [ride, setRide] = useState<Ride>(() => start(first))
  const seed = useDrawn(() => newSeed(random))
  if (seed !== null && ride.seed === first) setRide({ ...ride, seed })
  const [message, setMessage] = useState("")

  const stops = stopsOf(years)
  const at = ride.right.length
  const stop = stops[at]
  const off = stop ? null : gotOffAt(ride.right)
  const options = stop ? optionsAt(years, stop.year, `${ride.seed}${ride.changes || ""}`) : []
  const give = (given: ItYear) => {
    if (!stop) return
    const next = answer(ride, stops, given.year)
    setRide(next)
    if (next.right.length === at)
      setMessage(`${stop.it}: correct until a moment ago. They have changed what it is.`)
    else if (given.year === stop.year) setMessage(`Yes, that was ${stop.year}. ${stop.note}`)
    else setMessage(`No, that was ${given.year}. In ${stop.year} it was ${stop.it}.`)
  }
  const again = () => {
    setRide(start(newSeed(random)))
    setMessage("")
  }
  const offYear = off === null ? 0 : off >= stops.length ? (stops.at(-1)?.year ?? 0) : (stops[off]?.year ?? 0)
  const greeting = values.until
    ? `Somebody got off in ${values.until} and sent you on. Stop 1 of ${stops.length}.`
    : `Stop 1 of ${stops.length}. Hold on to something.`

  return (
    <div className={styles.tool}>
      <Road
        stops={stops}
        at={at}
        right={ride.right}
        off={off}
        friend={values.until}
        board={
          stop
            ? { year: `In ${stop.year} it was`, it: "?" }
            : { year: boardOf(off ?? 0, stops.length), it: off === 0 ? "The bus" : String(offYear) }
        }
      />
      <p className={styles.message} role="status">
        {off === null ? message || greeting : farewell(off, stops, ride.right)}
      </p>
      {stop ? (
        <section aria-label={`What was it in ${stop.year}?`} className={styles.options}>
          {options.map(option => (
            <button key={`${stop.year} ${option.year}`} type="button" onClick={() => give(option)}>
              {option.it}
            </button>
          ))}
        </section>
      ) : (
        <div className={styles.options}>
          <ShareButton
            text={`I was with it until ${offYear}. Then they changed what it was.`}
            link={`?until=${offYear}`}
          />
          <button type="button" onClick={again}>
            Ride again
          </button>
        </div>
      )}
      <Timetable years={years} />
    </div>
  )
}

/** Returns the line over the year on the board at the end of the ride. */
function boardOf(off: number, stops: number): string {
  if (off === 0) return "You were never on"
  return off >= stops ? "You are still on, in" : "You got off in"
}
