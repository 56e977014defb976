/** Voices in the static: between some stations somebody talks, more clearly the nearer the dial is. */
import { hash } from "../../lib/game/random"
import type { Station } from "../../lib/music/radioState"

/** Something said line by line, which may end in a question; turning up or down a little answers it. */
export type Talk = { lines: readonly string[]; up?: Talk; down?: Talk }

export type Voice = { id: string; name: string; talk: Talk }

export const voices: readonly Voice[] = [
  {
    id: "sea",
    name: "the shipping forecast",
    talk: {
      lines: [
        "And now the forecast for seafarers.",
        "Bay of Bothnia. North, four. Chilly.",
        "Sea of Åland. Calm. The ferry is not.",
        "Kotka harbour. A jumper, overboard.",
        "Bathtub. Good. Later, moderate.",
        "Duck, rising.",
      ],
    },
  },
  {
    id: "caller",
    name: "somebody who answers",
    talk: {
      lines: [
        "Hello? Is anybody turning a dial?",
        "If you can hear me, turn up a little.",
        "If you can't, turn down.",
      ],
      up: {
        lines: [
          "You turned! Stay there.",
          "I have been calling since the eighties.",
          "Did we leave the oven on? Up is yes.",
        ],
        up: { lines: ["I knew it.", "I am going home. Keep an eye on the frequency.", "(A door.)"] },
        down: { lines: ["All that worrying.", "I never even got to the beach.", "Over and out."] },
      },
      down: { lines: ["That is what they all say."] },
    },
  },
  {
    id: "numbers",
    name: "a numbers station",
    talk: { lines: ["Seven.", "One.", "Three.", "Three.", "Seven.", "I have lost my place.", "Seven."] },
  },
  {
    id: "mother",
    name: "Mother",
    talk: {
      lines: [
        "Is this the telephone?",
        "There is music on both sides of me.",
        "You sound thin.",
        "I'll hang up now. Where does one hang up?",
      ],
    },
  },
  {
    id: "hamster",
    name: "a hamster",
    talk: {
      lines: ["(Somebody chews.)", "(It stops.)", "(It has noticed you.)", "(It chews more quietly.)"],
    },
  },
  {
    id: "taxi",
    name: "a taxi",
    talk: {
      lines: [
        "Car four, where are you?",
        "I can see the sea.",
        "The customer wanted the station.",
        "He says this is nicer.",
      ],
    },
  },
  {
    id: "directory",
    name: "a telephone directory",
    talk: {
      lines: ["Virtanen, Aino.", "Virtanen, Aku.", "Virtanen, Anna.", "We are still at A.", "Good night."],
    },
  },
]

/** The distance at which a voice can still be made out, in tenths of a megahertz. */
export const voiceReach = 2

export type Placed = Voice & { frequency: number }

/** Returns the voices, each in the middle of every second gap between the stations. */
export function voicesBetween(stations: readonly Station[]): Placed[] {
  return voices.flatMap((voice, i) => {
    const [before, after] = [stations[2 * i + 1], stations[2 * i + 2]]
    if (!before || !after) return []
    return [{ ...voice, frequency: Math.round((before.frequency + after.frequency) / 2) }]
  })
}

export function voiceAt(placed: readonly Placed[], dial: number): Placed | null {
  return placed.find(({ frequency }) => Math.abs(frequency - dial) <= voiceReach) ?? null
}

/** Replaces letters by dots, more of them the farther the dial is: 0 is clear. */
export function garble(line: string, distance: number): string {
  if (distance === 0) return line
  const lost = distance === 1 ? 3 : 6
  return [...line]
    .map((sign, i) => (/\p{L}/u.test(sign) && hash(`${line}${i}`) % 9 < lost ? "·" : sign))
    .join("")
}

export type Hearing = { id: string | null; talk: Talk | null; line: number; dial: number }

export const silence: Hearing = { id: null, talk: null, line: 0, dial: 0 }

/** Returns the hearing after a turn of the dial; a turn within a voice that has asked something answers it. */
export function turnTo(now: Hearing, placed: readonly Placed[], dial: number): Hearing {
  const voice = voiceAt(placed, dial)
  if (!voice) return { ...silence, dial }
  if (now.id !== voice.id || !now.talk) return { id: voice.id, talk: voice.talk, line: 0, dial }
  const hasAsked = now.line === now.talk.lines.length - 1
  const answer = dial > now.dial ? now.talk.up : dial < now.dial ? now.talk.down : undefined
  return hasAsked && answer ? { ...now, talk: answer, line: 0, dial } : { ...now, dial }
}

/** Returns the hearing with the next line; the last one stays. */
export function listenOn(now: Hearing): Hearing {
  return now.talk && now.line < now.talk.lines.length - 1 ? { ...now, line: now.line + 1 } : now
}
