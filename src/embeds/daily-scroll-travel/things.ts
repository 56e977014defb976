/** The things on the way up, from a grain of sugar to the Moon, and what they say. */
import type { Building } from "./schema"

export type Thing = {
  name: string
  /** The height of its top, or of where it flies. */
  metres: number
  says: string
  /** True for what hangs in the air. */
  flies?: boolean
}

/** Things lower than the first tower, lowest first. */
const small: readonly Thing[] = [
  { name: "A grain of sugar", metres: 0.0005, says: "Mind my corners." },
  { name: "A poppy seed", metres: 0.001, says: "Have you checked your teeth?" },
  { name: "A flea", metres: 0.003, says: "Race you." },
  { name: "An ant, standing up", metres: 0.008, says: "Can't talk. Working." },
  { name: "A die", metres: 0.016, says: "Six!" },
  { name: "Two euros, on edge", metres: 0.02575, says: "I can see both sides." },
  { name: "A match", metres: 0.045, says: "Don't." },
  { name: "Pertti, to scale", metres: 0.1, says: "Oh." },
  { name: "A pencil", metres: 0.175, says: "HB. And you?" },
  { name: "A bottle", metres: 0.3, says: "Half full." },
  { name: "A chair", metres: 0.9, says: "Sit." },
  { name: "A door", metres: 2.1, says: "It's open." },
  { name: "A giraffe", metres: 5, says: "Evening." },
  { name: "A bus, on its end", metres: 12, says: "This bus terminates here." },
  { name: "A birch", metres: 20, says: "Achoo." },
  { name: "The Leaning Tower", metres: 56, says: "Am I straight now?" },
  { name: "Helsinki Cathedral", metres: 62, says: "Shh." },
  { name: "A jumbo jet, on its tail", metres: 71, says: "Seat belts, please." },
  { name: "The Statue of Liberty", metres: 93, says: "Can you hold this?" },
  { name: "The Great Pyramid", metres: 139, says: "I used to be taller." },
]

/** Things higher than the last tower. The Moon is at its mean distance. */
const sky: readonly Thing[] = [
  { name: "A cloud", metres: 2000, says: "Wet.", flies: true },
  { name: "Mount Everest", metres: 8849, says: "There is a queue." },
  { name: "An airliner", metres: 11_000, says: "Chicken or pasta?", flies: true },
  { name: "The edge of space", metres: 100_000, says: "Nothing to declare.", flies: true },
  { name: "The Space Station", metres: 420_000, says: "Back in an hour and a half.", flies: true },
  { name: "The Moon", metres: 384_400_000, says: "Mind the hook.", flies: true },
]

/** Remarks of some of the towers. */
const towersSay: Record<string, string> = {
  Näsinneula: "My restaurant turns. Hold on.",
  "Washington Monument": "One metre. Well done.",
  "Space Needle": "Welcome to the future, says 1962.",
  "Turning Torso": "Sorry. My back.",
  "Gateway Arch": "Through here, please.",
  "Commerzbank Tower": "We close at four.",
  "Tallinn TV Tower": "Tere.",
  "Chrysler Building": "Nice hubcaps, no?",
  "Eiffel Tower": "I was only to stay twenty years.",
  "Tokyo Tower": "Three metres more than Paris.",
  "Berliner Fernsehturm": "Hallo.",
  "Empire State Building": "No gorillas, please.",
  "Willis Tower": "You may call me Sears.",
  "Petronas Towers": "There are two of us.",
  "Shanghai World Financial Center": "Yes, a bottle opener.",
  "Ostankino Tower": "Stay tuned.",
  "CN Tower": "Sorry.",
  "Makkah Royal Clock Tower": "Is it that late?",
  "Merdeka 118": "So close.",
  "Burj Khalifa": "Finally, company.",
}

/** Returns all things on the way, lowest first. */
export function thingsOf(buildings: readonly Building[]): Thing[] {
  const towers = buildings.map(({ name, city, metres }) => ({
    name: `${name}, ${city}`,
    metres,
    says: towersSay[name] ?? "",
  }))
  return [...small, ...towers, ...sky].sort((a, b) => a.metres - b.metres)
}
