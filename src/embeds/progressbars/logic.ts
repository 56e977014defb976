/**
 * Thirty progress bars: eleven show the time, nineteen have characters. They can advance by steps of any length.
 */
import { hash } from "../../lib/game/random"
import { decimalsOf, passed, spansAt } from "./times"

/** The state of the bars with characters. */
export type State = {
  /** Seconds since the page was opened. */
  seconds: number
  zeno: number
  keys: number
  hold: number
  shy: number
  unseen: number
  /** For the bar with breaks: its progress, the number of breaks taken, and the seconds left of the current one. */
  work: number
  breaks: number
  resting: number
  queue: number
}

export const initial: State = {
  seconds: 0,
  zeno: 0.5,
  keys: 0.1,
  hold: 0,
  shy: 0.2,
  unseen: 0.05,
  work: 0.25,
  breaks: 0,
  resting: 0,
  queue: 0,
}

/** The environment of the bars during a step. */
export type World = { hidden: boolean; holding: boolean; near: boolean }

/** The progress values at which the bar with breaks wants one. */
const breakAt = [0.43, 0.6, 0.72, 0.81, 0.88, 0.93, 0.97]
const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Returns whether the bar with breaks is waiting to be granted one. */
export function wantsBreak({ work, breaks, resting }: State): boolean {
  return resting === 0 && breaks < breakAt.length && work >= (breakAt[breaks] ?? 2)
}

/** Returns the state some seconds later. */
export function step(state: State, seconds: number, { hidden, holding, near }: World): State {
  if (hidden) return { ...state, unseen: clamp(state.unseen + seconds / 60) }
  const limit = breakAt[state.breaks] ?? 1
  const isWorking = state.resting === 0
  return {
    ...state,
    seconds: state.seconds + seconds,
    hold: holding ? clamp(state.hold + seconds / 8) : state.hold >= 1 ? 1 : clamp(state.hold - seconds / 4),
    shy: near ? clamp(state.shy - seconds / 3) : clamp(state.shy + seconds / 90),
    work: isWorking ? Math.max(state.work, Math.min(limit, state.work + seconds / 50)) : state.work,
    resting: Math.max(0, state.resting - seconds),
  }
}

export type Press = "zeno" | "key" | "mouse" | "break" | "queue"

/** Returns the state after a press. A break takes five seconds, each further one three more. */
export function pressed(state: State, press: Press): State {
  switch (press) {
    case "zeno":
      return { ...state, zeno: state.zeno + (1 - state.zeno) / 2 }
    case "key":
      return { ...state, keys: clamp(state.keys + 0.06) }
    case "mouse":
      return state.keys >= 1 ? state : { ...state, keys: clamp(state.keys - 0.25) }
    case "break":
      if (wantsBreak(state)) return { ...state, breaks: state.breaks + 1, resting: 5 + state.breaks * 3 }
      // Urged to go on while it is working, the bar stops to look up.
      return state.resting > 0 || state.work >= 1 ? state : { ...state, resting: 3 }
    case "queue":
      return { ...state, queue: state.queue + 1 }
  }
}

export type Bar = {
  id: string
  label: string
  /** 0 to 1; anything above overflows the end. */
  value: number
  /** The text beside the bar: "43 %". */
  text: string
}

const percent = (value: number, decimals = 0) => `${(Math.floor(value * 1e12) / 1e10).toFixed(decimals)} %`

const estimates = [
  "4 seconds",
  "3 hours",
  "1 second",
  "2 years",
  "4 seconds",
  "until lunch",
  "11 days",
  "4 seconds",
]

/**
 * Returns all thirty bars at an instant; `at` is null until the time is known. `read` is the scrolled part of the
 * page.
 */
export function barsAt(state: State, at: number | null, read: number): Bar[] {
  const { seconds } = state
  const spans = spansAt(at ?? 0).map(span => {
    const value = at === null ? 0 : passed(span, at)
    const decimals = decimalsOf(span)
    return {
      id: span.id,
      label: at === null ? "..." : span.label,
      value,
      text: floorPercent(value, decimals),
    }
  })
  const nearly = 1 - 0.01 / (1 + seconds / 5)
  const back = clamp(1 - seconds / 300)
  const over = 1 + Math.min(0.4, seconds / 100)
  const copied = ((hash(String(Math.floor(seconds / 2))) % 60) + 20) / 100
  const inner = clamp(seconds / 40)
  const isTuesday = at !== null && new Date(at).getDay() === 2
  const ahead = 3 + state.queue + Math.floor(seconds / 20)
  const own: Bar[] = [
    { id: "99", label: "Nearly done", value: nearly, text: floorPercent(nearly, 3) },
    { id: "work", label: "Hard-working", value: state.work, text: workText(state) },
    { id: "keys", label: "Keyboard only", value: state.keys, text: percent(state.keys) },
    { id: "zeno", label: "Half of the rest", value: state.zeno, text: floorPercent(state.zeno, 6) },
    { id: "hold", label: "Hold it", value: state.hold, text: percent(state.hold) },
    { id: "shy", label: "Shy", value: state.shy, text: percent(state.shy) },
    { id: "queue", label: "In the queue", value: 1 / (ahead + 1), text: `${ahead} ahead of you` },
    { id: "back", label: "Backwards", value: back, text: back === 0 ? "Done, undone" : percent(back) },
    {
      id: "copy",
      label: "Copying",
      value: copied,
      text: `${estimates[Math.floor(seconds / 2) % estimates.length]} left`,
    },
    {
      id: "unseen",
      label: "Not while you look",
      value: state.unseen,
      text: state.unseen < 1 ? percent(state.unseen) : "It did it",
    },
    {
      id: "inner",
      label: "Loading the loading bar",
      value: inner,
      text: inner < 1 ? percent(inner) : "Now loading it",
    },
    { id: "over", label: "Gives 140 %", value: over, text: percent(over) },
    {
      id: "tuesday",
      label: "Tuesdays only",
      value: isTuesday ? (spans.find(({ id }) => id === "day")?.value ?? 0) : 0,
      text: isTuesday ? "Open" : "Closed",
    },
    { id: "read", label: "This page, scrolled", value: read, text: percent(read) },
    { id: "nothing", label: "Nothing", value: 0, text: "0 %, as agreed" },
    { id: "full", label: "Ready before you came", value: 1, text: "100 %" },
    {
      id: "heat",
      label: "The sauna",
      value: clamp(seconds / 3600),
      text: `${Math.round(20 + 60 * clamp(seconds / 3600))} °C`,
    },
  ]
  const others = [...own, ...spans]
  const mean = others.reduce((sum, { value }) => sum + Math.min(1, value), 0) / others.length
  const done = others.filter(({ value }) => value >= 1).length
  return [
    ...own,
    { id: "mean", label: "All the others, on average", value: mean, text: percent(mean, 1) },
    { id: "done", label: "Bars that are finished", value: done / 30, text: `${done} of 30` },
    ...spans,
  ]
}

/** Formats a fraction as a percentage, rounded down, so that 100 % is shown only at the end. */
export function floorPercent(value: number, decimals: number): string {
  const scale = 10 ** decimals
  // Compensates floating-point errors, which must not cost a whole unit of the last decimal.
  return `${(Math.floor(value * 100 * scale + 1e-6) / scale).toFixed(decimals)} %`
}

function workText(state: State): string {
  if (state.resting > 0) return `${state.resting > 3 ? "Coffee" : "What?"} ${Math.ceil(state.resting)} s`
  return wantsBreak(state) ? "Asks for a break" : percent(state.work)
}
