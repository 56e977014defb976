/** The horse that the visitor has named as theirs for a race. */
import { finishingPlace, type Race } from "../../lib/game/horseRace"

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]
const shortOrdinals = ["1st", "2nd", "3rd", "4th", "5th", "6th"]

/** Returns a place as "1st". */
export const placeText = (place: number) => shortOrdinals[place - 1] ?? ""

/** Describes what a thing from another page has done in a race, without naming it. */
export function guestText(race: Race, lane: number): string {
  const place = finishingPlace(race, lane)
  if (place === 1) return "Won a race against horses."
  if (place === race.runners.length) return "Came last in a horse race, and had a nice time."
  return `Came ${ordinals[place - 1]} in a horse race.`
}

/** Returns the kind of what a thing has done in a race, by which the page remembers it. */
export const guestKind = (race: Race, lane: number) => (finishingPlace(race, lane) === 1 ? "won" : "lost")

/** Returns what is said about a thing that has run in a race before, by its name within a sentence. */
export function lastTimeText(name: string, kind: string | undefined): string {
  return kind === "won"
    ? `Once ${name} won. The others have asked for a recount.`
    : `Once ${name} ran as well. The others still talk about it, mostly at night.`
}

/** Describes how the visitor's horse did, and what the apples had to do with it. */
export function mineText(race: Race, lane: number): string {
  const name = race.runners[lane]?.name ?? ""
  const place = finishingPlace(race, lane)
  const others = race.apples.filter(apple => apple.lane !== lane).length
  if (place === 1)
    return others > 0
      ? `${name} is yours and has won. The stewards found ${others === 1 ? "an apple core" : `${others} apple cores`}.`
      : `${name} is yours and has won, without an apple. It is going to be insufferable.`
  if (place === race.runners.length) return `${name} is yours and came last. It has seen most of the track.`
  return `${name} is yours and came ${ordinals[place - 1]}. It is looking at you.`
}
