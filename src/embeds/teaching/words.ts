/** Everything that is said in the hall. */
import { awake, fallen, remark, type Surprise, slideContent, surpriseAt } from "./logic"
import type { Course } from "./schema"

const surprises: Record<Surprise, string> = {
  "upside down": '"It was like that when I came."',
  coffee: '"Ten minutes." Nobody heard the rest.',
  "blue screen": '"Is anyone here good with computers?"',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns what is said at a surprise with a thing at the back. */
function surpriseWith(surprise: Surprise, listener: string): string {
  if (surprise === "coffee") return `"Ten minutes." Only ${listener} heard the rest.`
  if (surprise === "blue screen") return `${surprises[surprise]} Everybody looked at ${listener}.`
  return surprises[surprise]
}

/**
 * Returns the text shown in the hall at a step: a remark of the lecturer, a question, or a fall. `listener` is a thing
 * from another page at the back, by its name within a sentence, and `missed` one that sat there once.
 */
export function hallText(
  course: Course,
  step: number,
  listener: string | null = null,
  missed: string | null = null,
): string {
  const surprise = surpriseAt(step)
  if (surprise) return listener === null ? surprises[surprise] : surpriseWith(surprise, listener)
  const { lines, size, appendix, questions, footnote } = slideContent(course, step)
  const count = (at: number) => fallen(course, at).filter(Boolean).length
  const thuds = count(step) - (step > 0 ? count(step - 1) : 0)
  const thud = thuds > 2 ? " Thud. Thud. Thud." : thuds > 0 ? " Thud." : ""
  if (questions)
    return `"Any questions?" ${listener === null ? "One hand." : `${capital(listener)} had one.`} "${course.asked}"`
  if (appendix) return `"In the appendix you find this slide."${thud}`
  if (footnote) return `"And the small print, three points."${thud}`
  return `"${lines.at(-1)}. ${remark(size, listener, missed)}"${thud}`
}

/** Returns what is said when a thing falls off the bench, and wakes those who sleep. */
export function fallText(course: Course, step: number, listener: string): string {
  const thud = `Thud. ${capital(listener)} fell off the bench.`
  if (surpriseAt(step) === "coffee") return `${thud} Nobody was there to hear it.`
  const asleep = awake(course, step).filter(isAwake => !isAwake).length
  return asleep > 0
    ? `${thud} ${asleep} sat up. "Good. From the beginning, then."`
    : `${thud} "Yes. I shall be quick."`
}

/** Returns what a thing has done in a course, at its end. */
export const passedText = ({ code }: Pick<Course, "code">): string =>
  `Passed ${code}, as the only one who was awake.`
