import { useNow } from "../../../hooks/browser/clock"
import { browserZone } from "../../../hooks/browser/zone"
import { partsAt } from "../../../lib/calendar/wallClock"
import { fridayAt, timeLeft } from "./logic"
import { FridayItself } from "./parts/FridayItself"
import { Week } from "./parts/Week"

/**
 * An answer to "Is it Friday?" by the visitor's clock, with a countdown to the change and, on Fridays, a link to
 * music.
 *
 * @feed Yes or no, as large as possible, and how long until that changes.
 */
export default function IsItFriday() {
  const now = useNow()?.getTime() ?? null
  const zone = now === null ? "" : browserZone()
  const friday = now === null ? null : fridayAt(now, zone)
  const change =
    now !== null && friday
      ? `Friday ${friday.isFriday ? "ends" : "begins"} in ${timeLeft(now, friday.change)}.`
      : "Asking your clock..."
  if (friday?.isFriday) return <FridayItself change={change} />
  return <Week today={now === null ? null : partsAt(now, zone).weekday} change={change} />
}
