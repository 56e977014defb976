import { SeasonAnswer } from "../../kits/season-answer/SeasonAnswer"

/**
 * Whether it is spring in Helsinki now, with the number of the day and the days to the change.
 *
 * @feed Yes or no, by the calendar of Helsinki today, with the number of the day and the days to the change.
 */
export default function IsItSpring() {
  return <SeasonAnswer season="spring" />
}
