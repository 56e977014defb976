import type { Answer } from "../../hooks/page/answers"
import { pluralise } from "../../lib/text/pluralise"
import { ageAt, readDay } from "./logic"

/** Returns the webmaster's age in whole years. */
export const answer: Answer = ({ at, birthday }) => {
  const born = readDay(birthday)
  const age = born && ageAt(born, at)
  if (!age) return "Not born yet"
  return pluralise(age.years, "year")
}
