/** The committee that hears proposals for the game's name. It is one hamster. */

/** The smallest house that gives a voice in it, by its side: the one of four windows is put out by chance. */
export const leastNamed = 3

/** As long as a proposal may be, in UTF-16 units. */
export const maxNameLength = 40

/** Names that are taken, in small letters without spaces, and by whom. */
const taken: Record<string, string> = {
  lightsout: "Taken: Tiger Electronics has sold a game of that name since 1995.",
  merlin: "Taken: Parker Brothers has sold a Merlin since 1978, and one of its games was much like this one.",
  unnamed: "That is what it is called for want of a name. The committee asks for a little more.",
  memory: "That is another game. The committee remembers it, though not where the cards were.",
  tictactoe: "That is another game. It has a hamster too.",
}

export type Answer = { accepted: boolean; text: string }

/** What the committee says to a name. */
export function answerTo(name: string): Answer {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
  if (plain === "")
    return { accepted: false, text: "The committee has heard nothing. Write a name with letters in it." }
  if (Object.hasOwn(taken, plain)) return { accepted: false, text: taken[plain] ?? "" }
  if (plain.includes("pertti"))
    return { accepted: true, text: "Accepted. The committee is moved, and needs a moment." }
  return { accepted: true, text: "The committee has slept on it, for four seconds. Accepted." }
}
