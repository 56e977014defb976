import { type Answer, yesNo } from "../../hooks/page/answers"
import { partsAt } from "../../lib/calendar/wallClock"
import { coming } from "./logic"
import type { BeerDay } from "./schema"

/** Returns whether it is a beer day, from the list in the data of the page that asks. */
export const answer: Answer = ({ at, zone, data }) => {
  const { "beer-days": beerDays } = data as unknown as { "beer-days": BeerDay[] }
  return yesNo(coming(partsAt(at, zone), beerDays).some(({ days }) => days === 0))
}
