import { useState } from "react"
import { useToday } from "../../hooks/browser/zone"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { weekCode, weekOf } from "../../lib/calendar/isoWeek"
import { codeBeside, readWritten } from "./logic"
import { DaysOfWeek } from "./parts/DaysOfWeek"
import { LargeWeek } from "./parts/LargeWeek"
import { LongYears } from "./parts/LongYears"
import { WeekOfDay } from "./parts/WeekOfDay"
import * as styles from "./WeekNumber.module.css"

/**
 * The ISO 8601 week number of today or any day, the days of any week, and the years with 53 weeks.
 *
 * @feed The number of this week, large enough to be read from a meeting, and the week of any other day.
 */
export default function WeekNumber() {
  const today = useToday()
  const { values, set, reset } = useAddress({ week: text(null) })
  const present = today && weekOf(today)
  const written = readWritten(values.week, present)
  // While an invalid week is being typed, the large number stays at the present one.
  const shown = written.found ?? present
  const code = shown ? weekCode(shown) : ""
  // The sheets of past weeks are off the block, and so are those torn off since.
  const [turned, setTurned] = useState("")
  const off = present && weekCode(present) > turned ? weekCode(present) : turned
  return (
    <div className={styles.page}>
      <LargeWeek
        today={today}
        week={shown}
        isTaped={code < off}
        onGo={weeks => {
          if (!shown) return
          const next = codeBeside(shown, 7 * weeks)
          if (next > turned) setTurned(next)
          set({ week: next })
        }}
        onReset={reset}
      />
      <WeekOfDay today={today} />
      <DaysOfWeek
        today={today}
        written={written}
        onWrite={part => {
          const { year, week } = { ...written.fields, ...part }
          set({ week: `${year}-W${week}` })
        }}
      />
      <LongYears />
    </div>
  )
}
