/** Whose door the link of a letter leads to. */
import type { Letter } from "./schema"

/** What is done with a letter: its link is pressed, or it goes into the bin. */
export type Deed = "open" | "bin"

/** The host that a browser goes to, as the network knows it. */
export function doorOf(link: string): string {
  return new URL(link).hostname
}

/** Whether the link leads to whoever says to have written: to their domain, or one below it. */
export function isTheirs({ home, link }: Letter): boolean {
  const door = doorOf(link)
  return door === home || door.endsWith(`.${home}`)
}

/** Whether what was done was right: to open what is theirs, and to bin what is not. */
export function isRight(letter: Letter, deed: Deed): boolean {
  return isTheirs(letter) === (deed === "open")
}

/** What becomes of it. */
export function outcome(letter: Letter, deed: Deed): string {
  const door = doorOf(letter.link)
  if (isTheirs(letter)) return deed === "open" ? `It was theirs: ${door}.` : `It was theirs, though: ${door}.`
  return deed === "open" ? `You are at ${door} now.` : `It led to ${door}.`
}

/** How it went, once all letters are done with; `deeds` in the letters' order. */
export function summary(letters: readonly Letter[], deeds: readonly Deed[]): string {
  const of = (deed: Deed, theirs: boolean) =>
    letters.filter((letter, i) => deeds[i] === deed && isTheirs(letter) === theirs).length
  const right = letters.filter((letter, i) => isRight(letter, deeds[i] ?? "bin")).length
  const fallen = of("open", false)
  const lost = of("bin", true)
  if (right === letters.length) return `${right} of ${letters.length}. You read addresses from their end.`
  const doors =
    fallen === 0
      ? "No stranger has your keys"
      : `${fallen === 1 ? "1 stranger has" : `${fallen} strangers have`} your keys`
  const bin =
    lost === 0
      ? "nothing honest is in the bin"
      : `${lost} honest ${lost === 1 ? "letter is" : "letters are"} in the bin`
  return `${right} of ${letters.length}. ${doors}, and ${bin}.`
}
