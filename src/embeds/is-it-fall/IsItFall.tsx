import { SeasonAnswer } from "../../kits/season-answer/SeasonAnswer"

/**
 * Whether it is autumn in Helsinki now, with the number of the day and the days to the change.
 *
 * @feed Yes or no, by the calendar of Helsinki today, with the number of the day and the days to the change.
 */
export default function IsItFall() {
  return <SeasonAnswer season="autumn" />
}
