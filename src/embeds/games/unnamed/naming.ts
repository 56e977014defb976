/** The committee that decides on proposed names for the game. It consists of one hamster. */

/** The size of the smallest house whose solver may propose a name; 2 × 2 is solved by chance. */
export const minNamedSize = 3

/** The maximum length of a name in UTF-16 code units. */
export const maxNameLength = 40

/** Answers to names that are taken, keyed by the name in lower case without spaces and punctuation. */
const taken: Record<string, string> = {
  lightsout: "Taken: Tiger Electronics has sold a game of that name since 1995.",
  merlin: "Taken: Parker Brothers has sold a Merlin since 1978, and one of its games was much like this one.",
  unnamed: "That is what it is called now. The committee asks for a little more.",
  memory: "That is another game. The committee remembers it, though not where the cards were.",
  tictactoe: "That is another game. It has a hamster too.",
}

export type Answer = { accepted: boolean; text: string }

/** Returns the committee's answer to a name. */
export function answerTo(name: string): Answer {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
  if (plain === "")
    return { accepted: false, text: "The committee heard nothing. Write a name with letters in it." }
  if (Object.hasOwn(taken, plain)) return { accepted: false, text: taken[plain] ?? "" }
  if (plain.includes("pertti"))
    return { accepted: true, text: "Accepted. The committee is moved, and needs a moment." }
  return { accepted: true, text: "The committee has slept on it, for four seconds. Accepted." }
}
