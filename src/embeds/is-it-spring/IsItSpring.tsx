import { SeasonAnswer } from "../../kits/season-answer/SeasonAnswer"

/**
 * An answer to "Is it spring?" for Helsinki, with the number of the day and the days until the season changes.
 *
 * @feed Yes or no, by the calendar of Helsinki today, with the number of the day and the days to the change.
 */
export default function IsItSpring() {
  return <SeasonAnswer season="spring" />
}
