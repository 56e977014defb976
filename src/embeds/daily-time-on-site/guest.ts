/** A thing from another page that waits for the visitor's chair, and sits in it as soon as the visitor gets up. */
import { type Guest, inSentence } from "../../kits/guest/useGuest"
import { protested, won } from "./lanes"

type Named = Pick<Guest, "name">

/** Returns the message at the start, while it waits. */
export function waitingText({ name }: Named, isCalm: boolean): string {
  return isCalm
    ? `Nothing moves here while you want calm. ${name} wanted only your chair.`
    : `They are off. You have the chair. ${name} came for the chair, too.`
}

/** Returns the message when the visitor lets go of the chair: taken, or taken back. */
export function swapText({ name }: Named, isTaken: boolean): string {
  return isTaken
    ? `You sat down on ${inSentence({ name })}. One of you moved. The chair is yours again.`
    : `You got up. ${name} had the chair before you were back.`
}

/** Returns the message while the visitor carries the chair with it. */
export function carriedText({ name }: Named): string {
  return `You carry the chair. ${name} did not get up to help.`
}

/** Returns a message of the race as it is while a thing sits in the visitor's place; null if nobody does. */
export function saidOf(text: string, sitter: Named | null): string {
  if (!sitter) return text
  if (text === won) return `It is later. ${sitter.name} won by sitting, in your chair, and got your medal.`
  if (text === protested)
    return `The others protest: ${inSentence(sitter)} had no shoes on. Nobody asks about yours. You are not in the race.`
  return text.replace("You have passed", `${sitter.name} passed`)
}

/** Its memories of the chair, and of the race. */
export const taking = "Took an armchair while somebody was up."
export const winning = "Won a race in somebody else's armchair."
