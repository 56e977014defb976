/** A thing from another page as the referee, who stands in the way of the first blow. */
import { type Guest, inSentence } from "../../kits/guest/useGuest"

/** The blow that has knocked the referee out: the thing, the page that struck, and the number of bouts before. */
export type Hit = { path: string; by: string; bouts: number }

/** The maximum length of what a thing remembers. */
const maxLength = 60

/** Returns the speaker's sentence before the first bout; `past` is another referee, who was knocked out. */
export function refereeText(guest: Pick<Guest, "name">, past: Pick<Guest, "name"> | null = null): string {
  return past
    ? `Referee: ${inSentence(guest)}. Still counting in the corner: ${inSentence(past)}.`
    : `Two pages, one ring. Referee: ${inSentence(guest)}.`
}

/** Returns the speaker's sentences after the blow. */
export function hitText({ name }: Pick<Guest, "name">, title: string): string {
  return `${title} has hit the referee. ${name} went down and began to count. Nobody has won that.`
}

/** Returns the speaker's sentence about the last referee, while there is none. */
export function absenceText(past: Pick<Guest, "name">): string {
  return `No referee: ${inSentence(past)} is still counting.`
}

/** Its memory of the page that struck. */
export function hitBy(title: string): string {
  const told = `Refereed a boxing match, and was hit by ${title}.`
  return told.length <= maxLength ? told : "Refereed a boxing match, and was hit by a page."
}
