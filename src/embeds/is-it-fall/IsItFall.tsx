import { SeasonAnswer } from "../../kits/season-answer/SeasonAnswer"

/**
 * An answer to "Is it autumn?" for Helsinki, with the number of the day and the days until the season changes.
 *
 * @feed Yes or no, by the calendar of Helsinki today, with the number of the day and the days to the change.
 */
export default function IsItFall() {
  return <SeasonAnswer season="autumn" />
}
