/** Pertti's moods: which one follows from what happens to him, and what he answers. */
import { carried, maxSeedsADay, type PerttiRole } from "../../lib/content/pertti"

export type Mood =
  | "resting"
  | "showing"
  | "eye"
  | "yawn"
  | "up"
  | "sleepwalking"
  | "awake"
  | "stroked"
  | "eating"
  | "empty"
  | "begging"
  | "startled"
  | "hiding"
  | "ashamed"
  | "lifted"
  | "sitting"
  | "returning"

export type State = {
  mood: Mood
  /** The message of the last happening; "" once it is old. */
  message: string
  /** True if the message is shown to everybody; otherwise the picture says it, except in calm mode. */
  isShown: boolean
  /** The number of strokes one after another. */
  strokes: number
  /** The number of times that he has been asked for the time in this rest, or whether there is nobody. */
  timesAsked: number
  /** The number of presses since he came, or since he last had enough of them. */
  presses: number
}

export type Happening =
  | { type: "press"; role: PerttiRole | null; time: string | null }
  | { type: "follow"; isNight: boolean }
  | { type: "feed"; left: number; today: number }
  | {
      type:
        | "stroke"
        | "sleep"
        | "lift"
        | "sit"
        | "drop"
        | "fall"
        | "arrive"
        | "thing"
        | "minimise"
        | "shake"
        | "emptyBin"
        | "wait"
        | "forget"
    }

export const initial: State = {
  mood: "resting",
  message: "",
  isShown: false,
  strokes: 0,
  timesAsked: 0,
  presses: 0,
}

/** The number of presses after which he has had enough, and what is heard from under the cushion after that. */
const patience = 9
const denials = ["There is nobody here.", "Still nobody.", "Nobody would like a seed."] as const

/** Finds on his cushion while he is on the page, press by press; the last again and again. */
const finds = [
  "He is on the page.",
  "Half a seed. It is his.",
  "The cushion is still warm.",
  "A note: back in five minutes. It is from Tuesday.",
  "Somebody on the page has cleared his throat.",
] as const

/** Moods that end by themselves: the time that they last, in milliseconds, and the next mood. */
const ends: Partial<Record<Mood, { ms: number; next: Mood }>> = {
  showing: { ms: 30_000, next: "resting" },
  eye: { ms: 30_000, next: "resting" },
  yawn: { ms: 30_000, next: "resting" },
  awake: { ms: 20_000, next: "resting" },
  stroked: { ms: 3000, next: "awake" },
  eating: { ms: 2600, next: "awake" },
  begging: { ms: 20_000, next: "resting" },
  empty: { ms: 4000, next: "awake" },
  startled: { ms: 1600, next: "awake" },
  hiding: { ms: 5000, next: "awake" },
  ashamed: { ms: 7000, next: "awake" },
  // Beyond the longest way home, should its animation not end.
  returning: { ms: 8000, next: "awake" },
}

/** Returns the time after which a mood ends, in milliseconds; null for one that lasts. */
export const durationMs = (mood: Mood): number | null => ends[mood]?.ms ?? null

/** Moods in which he is not on his cushion. */
const away: ReadonlySet<Mood> = new Set(["up", "sleepwalking", "lifted", "sitting", "returning"])

export const isAway = (mood: Mood) => away.has(mood)

const purrs = ["Prr.", "Prrrr.", "Prrrrrrr."] as const

/** Returns the purr after a number of strokes. */
export const purrAfter = (strokes: number): string =>
  purrs[strokes < 4 ? 0 : strokes < 10 ? 1 : 2] ?? purrs[0]

const crunches = ["Crunch.", "One for later.", "One for the night."] as const

const to = (mood: Mood, message = "", isShown = false): State => ({ ...initial, mood, message, isShown })

/** The answer to a press at night: twice the time, then he walks in his sleep. */
function askedAtNight({ timesAsked }: State, time: string): State {
  if (timesAsked >= 2) return sleepwalk()
  const answer = timesAsked === 0 ? `It is ${time} in Helsinki.` : `Still ${time}.`
  return { ...to("resting", answer, true), timesAsked: timesAsked + 1 }
}

const sleepwalk = () => to("sleepwalking", "Pertti walks in his sleep.")

/** The answer to one press too many: three times, from under the cushion. */
function denied({ mood, timesAsked }: State): State {
  const before = mood === "hiding" ? timesAsked : 0
  return { ...to("hiding", denials[before], true), timesAsked: before + 1 }
}

function pressed(state: State, role: PerttiRole | null, time: string | null): State {
  const { mood, presses } = state
  if (role?.away) return to("resting", finds[Math.min(presses, finds.length - 1)], true)
  if (mood === "lifted" || mood === "returning") return state
  if (mood === "sitting") return to("returning", "Pertti climbs down.")
  if (mood === "up") return to("returning", "Pertti walks home.")
  if (mood === "sleepwalking") return to("resting", "Pertti lies down again.")
  if (presses >= patience) return denied(state)
  if (mood === "yawn" && time === null) return to("up", "Pertti gets up.")
  if (mood !== "resting" && mood !== "yawn") return to("yawn", "Pertti yawns.")
  if (time !== null) return askedAtNight(state, time)
  if (role?.carries) return to("showing", `Pertti has brought ${carried[role.carries]}.`, true)
  if (role?.runs) return to("awake", "Pertti stops.")
  return to("eye", "Pertti opens one eye.")
}

function fed(state: State, left: number, today: number): State {
  if (state.mood !== "sitting" && isAway(state.mood)) return state
  const answer = (mood: Mood, message: string) =>
    to(state.mood === "sitting" ? "sitting" : mood, message, true)
  if (left <= 0) return answer("empty", "No seeds. Pages have them.")
  if (today >= maxSeedsADay) return answer("awake", "Full. Tomorrow.")
  return answer("eating", crunches[today] ?? crunches[0])
}

/** Returns whether a feeding would use up a seed. */
export const takesSeed = ({ mood }: State, left: number, today: number) =>
  (mood === "sitting" || !isAway(mood)) && left > 0 && today < maxSeedsADay

function stroked(state: State): State {
  const { mood, strokes } = state
  if (mood !== "sitting" && isAway(mood)) return state
  const next = strokes + 1
  return { ...to(mood === "sitting" ? mood : "stroked", purrAfter(next), true), strokes: next }
}

/** Returns the state after a happening. */
export function nextState(state: State, happening: Happening): State {
  const next = stateAfter(state, happening)
  if (happening.type !== "press") return { ...next, presses: state.presses }
  const isOver = next.message === denials.at(-1)
  return { ...next, presses: isOver ? 0 : state.presses + 1 }
}

function stateAfter(state: State, happening: Happening): State {
  const { mood } = state
  switch (happening.type) {
    case "press":
      return pressed(state, happening.role, happening.time)
    case "follow":
      return happening.isNight ? sleepwalk() : to("up", "Pertti gets up.")
    case "feed":
      return fed(state, happening.left, happening.today)
    case "stroke":
      return stroked(state)
    case "sleep":
      return to(mood === "sitting" ? "returning" : "resting", "Pertti lies down.")
    case "lift":
      return to("lifted", "Pertti is in your hand.")
    case "sit":
      return to("sitting", "Pertti sits on the window.")
    case "drop":
      return to("returning", "Pertti walks home.")
    case "fall":
      return mood === "sitting" ? to("returning", "Pertti falls off.") : state
    case "arrive":
      return mood === "returning" ? { ...state, mood: "awake" } : state
    case "thing":
      return isAway(mood) ? state : to("begging", "Pertti smells a seed.")
    case "minimise":
      return isAway(mood) ? state : to("startled", "Pertti jumps.")
    case "shake":
      return isAway(mood) ? state : to("hiding", "Pertti hides.")
    case "emptyBin":
      return isAway(mood) ? state : to("ashamed", "He had a seed in it.", true)
    case "wait": {
      const next = ends[mood]?.next
      return next ? { ...state, mood: next, strokes: 0 } : state
    }
    case "forget":
      return { ...state, message: "" }
  }
}

/** The moves of a window to and fro. */
export type Track = {
  x: number
  /** The direction of the last move, and the place where it began. */
  direction: -1 | 0 | 1
  from: number
  /** The times of its last turns, in milliseconds. */
  turns: readonly number[]
}

/** The distance between two turns of a shake, in CSS pixels, the time for all of them, and their number. */
const shake = { minPx: 24, withinMs: 1600, turns: 4 } as const

export const startTrack = (x: number): Track => ({ x, direction: 0, from: x, turns: [] })

/** Returns the track after a move to `x` at a time in milliseconds. */
export function withMove(track: Track, x: number, atMs: number): Track {
  const direction = Math.sign(x - track.x) as -1 | 0 | 1
  if (direction === 0) return track
  if (direction === track.direction || track.direction === 0)
    return { ...track, x, direction, from: track.direction === 0 ? track.x : track.from }
  const isTurn = Math.abs(track.x - track.from) >= shake.minPx
  const turns = isTurn ? [...track.turns.filter(at => atMs - at <= shake.withinMs), atMs] : track.turns
  return { x, direction, from: track.x, turns }
}

/** Returns whether a window has been shaken. */
export const isShaken = ({ turns }: Track) => turns.length >= shake.turns

export type Gaze = "left" | "ahead" | "right"

/** The distance within which he looks straight ahead, in CSS pixels. */
const aheadPx = 70

/** Returns where he looks from `x` if the pointer is at `pointer`. */
export function gazeFrom(x: number, pointer: number): Gaze {
  if (Math.abs(pointer - x) <= aheadPx) return "ahead"
  return pointer < x ? "left" : "right"
}

/** A title bar in the coordinates of the screen. */
export type Bar = { id: string; left: number; right: number; top: number; bottom: number }

/** The size of his picture, in CSS pixels. */
export const pictureSize = { width: 96, height: 64 } as const

/** Returns the bar on which he lands if a hand lets go of him at a point, and his distance from its left end. */
export function seatUnder(bars: readonly Bar[], x: number, y: number): { id: string; x: number } | null {
  const bar = bars.find(
    ({ left, right, top, bottom }) =>
      x >= left && x <= right && y >= top - pictureSize.height - 8 && y <= bottom + 8,
  )
  return bar ? { id: bar.id, x: seatX(bar, x) } : null
}

/** Returns the distance from a bar's left end for a place on it that is as near to `x` as there is room. */
export function seatX({ left, right }: Bar, x: number): number {
  const room = Math.max(0, right - left - pictureSize.width)
  return Math.round(Math.max(0, Math.min(room, x - left - pictureSize.width / 2)))
}
