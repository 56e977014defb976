/** The letters and the true destinations of their links. */
import type { Letter } from "./schema"

/** The action on a letter: open its link, or bin it. */
export type Deed = "open" | "bin"

/** Returns the host that a browser would contact, in its ASCII form. */
export function doorOf(link: string): string {
  return new URL(link).hostname
}

/** Returns whether the link leads to the sender's domain or a subdomain of it. */
export function isTheirs({ home, link }: Letter): boolean {
  const door = doorOf(link)
  return door === home || door.endsWith(`.${home}`)
}

/** Returns whether the action was right: genuine links should be opened, others binned. */
export function isRight(letter: Letter, deed: Deed): boolean {
  return isTheirs(letter) === (deed === "open")
}

/** Describes the consequence of an action. */
export function outcome(letter: Letter, deed: Deed): string {
  const door = doorOf(letter.link)
  if (isTheirs(letter)) return deed === "open" ? `It was theirs: ${door}.` : `It was theirs, though: ${door}.`
  return deed === "open" ? `You are at ${door} now.` : `It led to ${door}.`
}

/** Summarises the actions after the last letter; `deeds` are in the order of the letters. */
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
