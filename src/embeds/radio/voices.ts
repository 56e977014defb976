/** Voices in the static: between some stations somebody talks, more clearly the nearer the dial is. */
import { hash } from "../../lib/game/random"
import type { Station } from "../../lib/music/radioState"
import { reach } from "./logic"

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

/** A voice on the dial: the frequency where it is clear, and the first and last where it can be made out. */
export type Placed = Voice & { frequency: number; from: number; to: number }

/** Returns the voices, each in every second gap between the stations, which it fills. */
export function voicesBetween(stations: readonly Station[]): Placed[] {
  return voices.flatMap((voice, i) => {
    const [before, after] = [stations[2 * i + 1], stations[2 * i + 2]]
    if (!before || !after) return []
    const [from, to] = [before.frequency + reach + 1, after.frequency - reach - 1]
    return from > to ? [] : [{ ...voice, frequency: Math.round((from + to) / 2), from, to }]
  })
}

export function voiceAt(placed: readonly Placed[], dial: number): Placed | null {
  return placed.find(({ from, to }) => dial >= from && dial <= to) ?? null
}

/** Returns the first voice that a move of the dial skips. */
function skipped(placed: readonly Placed[], from: number, to: number): Placed | null {
  const between = placed.filter(({ frequency }) => (frequency - from) * (to - frequency) > 0)
  return (to > from ? between[0] : between.at(-1)) ?? null
}

/** Replaces letters by dots, more of them the farther the dial is: 0 is clear. */
export function garble(line: string, distance: number): string {
  if (distance === 0) return line
  const lost = Math.min(6, distance + 1)
  return [...line]
    .map((sign, i) => (/\p{L}/u.test(sign) && hash(`${line}${i}`) % 9 < lost ? "·" : sign))
    .join("")
}

export type Hearing = {
  id: string | null
  talk: Talk | null
  line: number
  dial: number
  /** True for a voice that has just begun: no other one takes its place. */
  isFresh: boolean
  /** True once the dial has left the voice, which is heard to the end of its line. */
  isPassing: boolean
}

export const silence: Hearing = { id: null, talk: null, line: 0, dial: 0, isFresh: false, isPassing: false }

function begin({ id, talk }: Placed, dial: number, isPassing: boolean): Hearing {
  return { id, talk, line: 0, dial, isFresh: true, isPassing }
}

/**
 * Returns the hearing after a move of the dial. While it `isTurning`, which a jump to a station does not, a voice that it
 * skips is heard too. A turn within a voice that has asked something answers it.
 */
export function turnTo(now: Hearing, placed: readonly Placed[], dial: number, isTurning = true): Hearing {
  const here = voiceAt(placed, dial)
  const voice = here ?? (isTurning ? skipped(placed, now.dial, dial) : null)
  if (isTurning && now.isFresh && voice?.id !== now.id) return { ...now, dial, isPassing: true }
  if (!voice) return { ...silence, dial }
  const isPassing = !here
  if (now.id !== voice.id || !now.talk) return begin(voice, dial, isPassing)
  const hasAsked = now.line === now.talk.lines.length - 1
  const answer = dial > now.dial ? now.talk.up : dial < now.dial ? now.talk.down : undefined
  return here && hasAsked && answer
    ? { ...now, talk: answer, line: 0, dial, isPassing }
    : { ...now, dial, isPassing }
}

/** Returns the hearing of a voice that is fresh no more: the one at which the dial has arrived since takes its place. */
export function hearOut(now: Hearing, placed: readonly Placed[]): Hearing {
  const here = now.isPassing ? voiceAt(placed, now.dial) : null
  return here && here.id !== now.id ? begin(here, now.dial, false) : { ...now, isFresh: false }
}

/** Returns the hearing with the next line; the last one stays, unless the dial has left. */
export function listenOn(now: Hearing): Hearing {
  if (now.isPassing) return { ...silence, dial: now.dial }
  const isLast = !now.talk || now.line === now.talk.lines.length - 1
  return { ...now, isFresh: false, line: isLast ? now.line : now.line + 1 }
}
