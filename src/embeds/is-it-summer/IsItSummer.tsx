import { SeasonAnswer } from "../../kits/season-answer/SeasonAnswer"
import { Length } from "./parts/Length"
import { useMercy } from "./useMercy"

/**
 * An answer to "Is it summer?" for Helsinki. The exact time left is shown only on request.
 *
 * @feed Yes or no, by the calendar of Helsinki today; how much of the summer is left is told only to those who ask.
 */
export default function IsItSummer() {
  return (
    <>
      <SeasonAnswer season="summer" more={useMercy()} />
      <Length />
    </>
  )
}
