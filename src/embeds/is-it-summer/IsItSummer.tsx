import { SeasonAnswer } from "../../kits/season-answer/SeasonAnswer"
import { Length } from "./parts/Length"
import { useMercy } from "./useMercy"

/**
 * Whether it is summer in Helsinki now, and how much there is of it, which is told exactly only to those who ask.
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
