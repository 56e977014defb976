/** Plays the office: dancing is stolen time, and the boss comes to look. Pure, with time and chance as arguments. */
import type { Random } from "../../../lib/game/random"

/** Where the boss is: away, in the corridor, at the door, or on the dance floor for good. */
export type Boss = "away" | "corridor" | "door" | "dancing"

export type Office = {
  /** True while everybody dances. */
  isParty: boolean
  boss: Boss
  /** The time until the boss goes on, in milliseconds. */
  untilMs: number
  /** The time that was danced and not found out, in milliseconds. */
  stolenMs: number
  /** True if there was dancing since the boss came last. */
  wasParty: boolean
  /** The number of visits of the boss that found everybody busy after a dance. */
  escapes: number
  /** The outcome of the boss's last visit. */
  outcome: "none" | "escaped" | "caught"
  /** The stolen time that was lost at the last discovery, in milliseconds. */
  lostMs: number
}

/** The number of escapes after which the boss dances too. */
export const escapesToWin = 5
/** The time that the boss is in the corridor, in milliseconds, and in calm mode, where nothing moves. */
export const corridorMs = { moving: 1900, calm: 6000 }
const doorMs = 2600

export const newOffice: Office = {
  isParty: false,
  boss: "away",
  untilMs: 5000,
  stolenMs: 0,
  wasParty: false,
  escapes: 0,
  outcome: "none",
  lostMs: 0,
}

/** Begins or ends the dance. At the door it is too late. */
export function press(office: Office): Office {
  if (office.boss === "dancing") return office
  const isParty = !office.isParty
  if (isParty && office.boss === "door") return caught({ ...office, isParty })
  return { ...office, isParty, wasParty: office.wasParty || isParty }
}

function caught(office: Office): Office {
  const { stolenMs } = office
  return {
    ...office,
    isParty: false,
    wasParty: false,
    stolenMs: 0,
    escapes: 0,
    outcome: "caught",
    lostMs: stolenMs,
  }
}

/** Lets `ms` milliseconds pass, at most 200. The boss comes only where there was a dance. */
export function pass(office: Office, ms: number, random: Random, isCalm: boolean): Office {
  if (office.boss === "dancing") return office
  const stolenMs = office.stolenMs + (office.isParty ? ms : 0)
  const untilMs = office.untilMs - (office.wasParty || office.boss !== "away" ? ms : 0)
  const next = { ...office, stolenMs, untilMs }
  if (untilMs > 0) return next
  switch (office.boss) {
    case "away":
      return { ...next, boss: "corridor", untilMs: isCalm ? corridorMs.calm : corridorMs.moving }
    case "corridor":
      if (office.isParty) return caught({ ...next, boss: "door", untilMs: doorMs })
      return {
        ...next,
        boss: "door",
        untilMs: doorMs,
        outcome: "escaped",
        wasParty: false,
        escapes: office.escapes + 1,
      }
    case "door":
      if (office.escapes >= escapesToWin) return { ...next, boss: "dancing", isParty: true, untilMs: 0 }
      return { ...next, boss: "away", untilMs: 3500 + 6500 * random() }
  }
}

/** Formats stolen time: "1 min 12 s". */
export function stolenText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

const inspections = [
  "Boss: Good. More columns.",
  "Boss: Is somebody humming?",
  "Boss: Why is the plant moving?",
  "Boss: You all look warm.",
  "Boss: I heard a cowbell. I like cowbells.",
] as const

/** Returns the message of the office on a day: "Tuesday". */
export function messageOf(office: Office, day: string): string {
  const { boss, isParty, outcome, escapes, stolenMs, lostMs } = office
  if (boss === "dancing")
    return day === "Friday"
      ? "It is Friday. Even the boss knows this one."
      : `The boss has brought a tape. He has been waiting since Monday. You stole ${stolenText(stolenMs)} of Friday.`
  if (boss === "corridor") return isParty ? "Steps in the corridor!" : "Steps in the corridor."
  if (boss === "door" && outcome === "caught")
    return `Boss: It is ${day}. (You had stolen ${stolenText(lostMs)}.)`
  if (boss === "door") return inspections[(escapes - 1) % inspections.length] ?? inspections[0]
  if (isParty) return `You are stealing Friday from a ${day}.`
  if (stolenMs > 0) return `Stolen so far: ${stolenText(stolenMs)}.`
  return `It is ${day}. Everybody is at work. Dance, but listen for steps.`
}
