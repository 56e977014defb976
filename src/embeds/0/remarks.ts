/** The calculator's comments, which change with every press and with the heap of paper. */
import type { Key, Line } from "./logic"

/** Numbers of slips on the desk at which the heap is mentioned. */
export const stages: readonly { slips: number; says: string }[] = [
  { slips: 3, says: "The slips land on the desk. Nobody collects zeros." },
  { slips: 6, says: "A small heap. It adds up to 0." },
  { slips: 10, says: "The heap has reached the calculator's feet." },
  { slips: 14, says: "Pertti has been in. He left a broom." },
  { slips: 19, says: "The heap has reached the display. It looks like the same number." },
  { slips: 25, says: "Half the display is gone. That half was also 0." },
]

/** The number of slips on the desk at which the broom arrives. */
export const broomAt = 14

/** The number of slips at which the desk is swept, and the heap begins again. */
export const maxSlips = 30

const swept = [
  "Pertti has swept it all into a bag. The bag weighs nothing.",
  "A second bag of zeros. Together they still make 0.",
  "A third bag. Pertti has stopped writing numbers on them.",
]

/** Returns the comment on a swept desk; `bags` is the number of bags now on it. */
export const sweptRemark = (bags: number) => swept[Math.min(bags, swept.length) - 1] ?? ""

const plain = [
  "It was expecting that.",
  "Again.",
  "It has stopped checking.",
  "It knew before you pressed.",
  "It would like a harder one.",
  "You could have kept the first slip.",
  "It did that one in its sleep.",
  "That one is for you.",
  "The lights in the street went down a little.",
  "It has asked what the others do in the evening.",
]

const asks = [
  "Any number would do, says the machine, and can't decide.",
  "It thought of 7. Then of 8. It is not sleeping well.",
  "It has asked the calculator next door. Now there are two of them.",
]

const roots = [
  "√0 = 0, twice: plus 0 and minus 0.",
  "√0 = 0. The roots are short this year.",
  "√0 = 0. It pulled, and there was nothing on the other end.",
]

const alarms = [
  "Don't touch anything.",
  "It said it would never do this again.",
  "Somebody is coming. Look busy.",
]

const pick = (list: readonly string[], times: number) => list[times % list.length] ?? ""

/** Returns the comment on the key pressed; `times` counts its earlier presses. */
export function remarkOn(key: Key, { sum, result }: Line, times: number): string {
  if (result === "1") return `ALARM: ${sum} is 1. By definition! ${pick(alarms, times)}`
  if (result === "?") return pick(asks, times)
  if (key === "√0") return pick(roots, times)
  return `${sum} = ${result}. ${pick(plain, times)}`
}

const digits = [
  "Thank you. It is gone now.",
  "That is where the last one went.",
  "It didn't even look at it.",
  "Do you have any bigger ones?",
]

/** Returns the comment on a typed digit; `times` counts the digits typed earlier. */
export const digitRemark = ({ sum }: Line, times: number) =>
  sum === "0 × 0" ? "0 × 0 = 0. One of its own." : `${sum} = 0. ${pick(digits, times)}`

const undone = [
  "Nothing was undone. Press again to undo that.",
  "Nothing is back.",
  "Nothing was undone again. It is getting used to it.",
  "There is no more nothing to undo. There never was.",
]

/** Returns the comment on an undo; `times` counts the earlier ones. */
export const undoRemark = (times: number) => pick(undone, times)

/** Returns the comment on the red button, which is a fan; `slips` lay on the desk. */
export const fanRemark = (slips: number, times: number) =>
  slips > 0
    ? pick(["A fan. So that is what it is for.", "Out of the window. The garden is full of zeros."], times)
    : pick(["A fan. It has nothing to blow away.", "It blows. Nothing happens, as calculated."], times)
