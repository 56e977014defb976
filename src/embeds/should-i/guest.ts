/** The answers of a mincer that a thing from another page has gone into, and the thing's way through it. */
import { type Guest, inSentence } from "../../kits/guest/useGuest"

export type Maybe = { answer: "maybe" | "maybe not"; reasons: string[] }

/** Returns the verdict on a question that was minced together with a guest; the second is the opposite, as usual. */
export function maybe(
  guest: Pick<Guest, "name"> & { words: Pick<Guest["words"], "minced" | "talk"> },
  opinion: "first" | "second",
): Maybe {
  return opinion === "first"
    ? {
        answer: "maybe",
        reasons: [
          `${guest.name} went in as well.`,
          guest.words.minced,
          `The instructions say nothing of ${inSentence(guest)}.`,
        ],
      }
    : {
        answer: "maybe not",
        reasons: [
          `${guest.name} went back in, and came out backwards.`,
          `It said: “${guest.words.talk[1]}”`,
          "A third opinion would be soup.",
        ],
      }
}

/** Returns where the guest is: beside the mincer, in its heap, inside, or out, after a part of the question. */
export function phaseOf(isIn: boolean, part: number): "beside" | "heap" | "inside" | "out" {
  if (!isIn) return "beside"
  return part < 0.35 ? "heap" : part < 0.8 ? "inside" : "out"
}
