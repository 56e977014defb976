/** Winds a cassette: the tape runs, comes out when it is wound too fast, and is turned over. Pure. */

export type Side = "A" | "B"

/** The last thing that happened, which is what the message is about. */
type Happening = "none" | "wound" | "spilt" | "pulledIn" | "allIn" | "start" | "end" | "turned"

export type Tape = {
  side: Side
  /** The position of the head from the start of this side, in turns. */
  at: number
  /** The length of a side in turns. */
  length: number
  /** The tape that has come out, in turns. */
  out: number
  /** The recent turns, which fade; more than `maxHeat` is too fast. */
  heat: number
  /** How often each song has been crumpled, by side and index: "A0". */
  crumpled: Readonly<Record<string, number>>
  happening: Happening
  /** The turns for which a tape that has just been wound in is still spoken of. */
  stiff: number
}

/** The time in which recent turns fade to a third, in seconds. */
const fadeSeconds = 0.6
/** The heat over which tape comes out: about two turns a second. */
const maxHeat = 1.25
/** The maximum length of tape that comes out, in turns. */
export const maxOut = 12
/** The turns of tape that come out by a turn that is too fast, and that go in by a slow one. */
const spillRate = 2
const pullRate = 1.5
/** The turns of tape outside per song that is crumpled. */
const turnsPerCrumple = 5
/** Keeps sums of quarter turns from falling short of a song. */
const tolerance = 1e-6
/** The turns for which a tape that was wound in is spoken of. */
const stiffTurns = 1.25
/** The maximum length of a friend's name, in UTF-16 code units. */
export const maxName = 20

/** Returns a tape at the beginning of side A, with a turn for each song. */
export function newTape(songs: number): Tape {
  return { side: "A", at: 0, length: songs, out: 0, heat: 0, crumpled: {}, happening: "none", stiff: 0 }
}

/** Returns the index of the song under the head, of `count` on this side. */
export function songAt({ at, length }: Tape, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor((at / length) * count + tolerance)))
}

/** Winds by turns, back if negative, `seconds` after the last time. `counts` has the songs of each side. */
export function wind(tape: Tape, turns: number, seconds: number, counts: Record<Side, number>): Tape {
  const amount = Math.abs(turns)
  const heat = tape.heat * Math.exp(-seconds / fadeSeconds) + amount
  const warm = { ...tape, heat }
  if (heat > maxHeat) return spill(warm, amount * spillRate, counts)
  if (tape.out > 0) {
    const out = Math.max(0, tape.out - amount * pullRate)
    return { ...warm, out, happening: out > 0 ? "pulledIn" : "allIn", stiff: stiffTurns }
  }
  const stiff = Math.max(0, tape.stiff - amount)
  const at = Math.max(0, Math.min(tape.length, tape.at + turns))
  const isEnd = at >= tape.length - tolerance
  const happening = isEnd ? "end" : at <= tolerance ? "start" : stiff > 0 ? "allIn" : "wound"
  return { ...warm, at, stiff, happening }
}

/** Lets turns of tape come out, and crumples the songs on them. */
export function spill(tape: Tape, turns: number, counts: Record<Side, number>): Tape {
  const out = Math.min(maxOut, tape.out + turns)
  const first = Math.ceil(tape.out / turnsPerCrumple)
  const end = Math.ceil(out / turnsPerCrumple)
  const count = counts[tape.side]
  const crumpled = { ...tape.crumpled }
  for (let i = first; i < end; i++) {
    const key = `${tape.side}${Math.min(count - 1, songAt(tape, count) + i)}`
    crumpled[key] = (crumpled[key] ?? 0) + 1
  }
  return { ...tape, out, crumpled, happening: "spilt" }
}

/** Turns the cassette over: what was wound is now left to play. Tape outside has to go in first. */
export function turnOver(tape: Tape): Tape {
  if (tape.out > 0) return tape
  const side = tape.side === "A" ? "B" : "A"
  return { ...tape, side, at: tape.length - tape.at, heat: 0, happening: "turned" }
}

/** Returns the radii of the left and the right spool, from the radius of an empty and of a full one. */
export function spools({ at, length, out }: Tape, empty: number, full: number): [number, number] {
  const wound = length === 0 ? 0 : at / length
  const lost = out / maxOut / 3
  const radius = (share: number) => Math.sqrt(empty ** 2 + (full ** 2 - empty ** 2) * share * (1 - lost))
  return [radius(1 - wound), radius(wound)]
}

/** Returns as much of a friend's name as fits on the label. */
export function cutName(text: string): string {
  let name = ""
  for (const letter of text) {
    if (name.length + letter.length > maxName) break
    name += letter
  }
  return name
}

/** Splits a title as "Aqua - Barbie Girl" into artist and song; the artist is "" if there is none. */
export function splitTitle(title: string): { artist: string; song: string } {
  const at = title.indexOf(" - ")
  return at < 0 ? { artist: "", song: title } : { artist: title.slice(0, at), song: title.slice(at + 3) }
}

/** Returns a title as it is after `times` salads: letters are lost at even distances. */
export function crumple(title: string, times: number): string {
  if (times === 0) return title
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  const every = Math.max(2, Math.min(10 - 2 * times, letters - 1))
  let count = 0
  return title.replace(/\p{L}/gu, letter => (count++ % every === every - 1 ? " " : letter))
}

/** Returns whether side B has run out, where Mother is on the tape. */
export function isRecordedOver({ side, at, length }: Tape): boolean {
  return side === "B" && at >= length - tolerance
}

/** Returns the message; `name` is the friend for whom the tape is, `place` the place on the tape: "Song 3 of 7". */
export function messageOf(tape: Tape, name: string, place: string): string {
  const { side, out } = tape
  switch (tape.happening) {
    case "none":
      return name ? `${name}, this was wound for you. Slowly.` : "Turn the pencil. Not too fast."
    case "spilt":
      if (out >= maxOut) return "Mother: And who is going to wind that in?"
      return out > maxOut / 2 ? "Stop. Stop turning." : "Oh no. The tape is coming out."
    case "pulledIn":
      return out > maxOut / 2 ? "Slowly. It knows when you hurry." : "Slowly. Nearly there."
    case "allIn":
      return "All in. It will sound a bit different now."
    case "start":
      return `The start of side ${side}. Try the other reel.`
    case "end":
      return side === "A" ? "The end of side A. Turn it over." : "Somebody recorded over the end of the tape."
    case "turned":
      return side === "A" ? "Side A again." : "Side B. None of this was ever recorded."
    case "wound":
      return `${place}.`
  }
}
