import * as v from "valibot"
import { OClock } from "../../../components/o-clock/OClock"
import { useNow } from "../../../hooks/clock"
import { usePageData } from "../../../hooks/page"
import { useStored } from "../../../hooks/storage"
import { stored } from "../../../hooks/stored"
import { ownZone } from "../../../hooks/zone"
import type { Tea } from "../../../lib/lists/teas"
import { oClockAt, teaMinutes } from "../../../lib/oClock"
import { minute } from "../../../lib/wallClock"
import * as styles from "./IsIt420.module.css"
import { cupsText, kettleText, leavesFor, recipe } from "./logic"
import { Kettle } from "./parts/Kettle"

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const poured = stored("time/is-it-420/cups", v.object({ cups: whole, last: whole }), { cups: 0, last: 0 })

/**
 * Whether it is twenty past four, with a kettle that boils exactly then, and a cup for those who are there.
 *
 * @feed Yes or no, how long until twenty past four, and a kettle that is ready exactly then.
 * @data teas
 */
export default function IsIt420() {
  const { teas } = usePageData<{ teas: Tea[] }>()
  const [{ cups, last }, setPoured] = useStored(poured)
  const now = useNow(1000)
  const at = now?.getTime() ?? null
  const zone = now && ownZone()
  const state = at !== null && zone !== null ? oClockAt(at, zone, teaMinutes) : null
  const serving =
    state?.isNow && at !== null ? { at: Math.floor(at / minute) * minute, minute: state.shown } : null
  const left = state === null || at === null ? null : serving ? 0 : state.next.at - at
  const moment = serving ?? state?.next
  const tea = moment && zone !== null ? leavesFor(moment, zone, teas) : undefined
  const isPoured = serving !== null && last === serving.at

  return (
    <>
      <OClock state={state} at={at} />
      <Kettle left={left} />
      <div className={styles.tea}>
        <p>{left === null ? "Looking for the kettle..." : kettleText(serving ? null : left)}</p>
        <p>{tea && `The leaves: ${tea.name}, ${recipe(tea)}.`}</p>
        <div className="buttons">
          <button
            type="button"
            disabled={serving === null || isPoured}
            onClick={() => serving && setPoured({ cups: cups + 1, last: serving.at })}
          >
            Pour a cup
          </button>
          <span role="status">{left === null ? "" : cupsText(cups, isPoured)}</span>
        </div>
      </div>
    </>
  )
}
