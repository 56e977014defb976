/** The state of the sign-up: the password, the rules shown, Pertti, and what is remembered in the end. */
import { type Hamster, live, newHamster } from "./hamster"
import { charactersOf, countRemembered } from "./measures"
import { brokenRules, type Context, type Facts, type RuleId, rules, silenceSeconds } from "./rules"

export type SignUp = {
  /** Typing until all rules are kept at once; then typing the same again from memory; then done. */
  phase: "typing" | "recalling" | "done"
  password: string
  /** The number of rules that have appeared. */
  shown: number
  broken: RuleId[]
  /** The number of times each rule was broken after it was kept. */
  relapses: Partial<Record<RuleId, number>>
  facts: Facts
  /** The number of times each letter was typed. */
  presses: Record<string, number>
  quietSeconds: number
  seconds: number
  hamster: Hamster
  /** The password as typed from memory. */
  recalled: string
}

export const blank: SignUp = {
  phase: "typing",
  password: "",
  shown: 0,
  broken: [],
  relapses: {},
  facts: {
    hasErred: false,
    hasWaited: false,
    hasPasted: false,
    hasLookedAway: false,
    favourite: "e",
    expired: "",
  },
  presses: {},
  quietSeconds: 0,
  seconds: 0,
  hamster: newHamster,
  recalled: "",
}

/** The world without what the sign-up itself knows. */
export type Surroundings = Omit<Context, "facts" | "quietSeconds"> & { calm: boolean }

export type Action =
  | { type: "write"; text: string; isPaste?: boolean }
  | { type: "second" }
  | { type: "look-away" }
  | { type: "check" }
  | { type: "sign-up" }

export function contextOf(state: SignUp, { weekday, minute, visits, width }: Surroundings): Context {
  return { weekday, minute, visits, width, quietSeconds: state.quietSeconds, facts: state.facts }
}

export function hasAppeared(state: SignUp, id: RuleId): boolean {
  return rules.slice(0, state.shown).some(rule => rule.id === id)
}

function favouriteOf(presses: Record<string, number>): string {
  return Object.entries(presses).reduce((best, entry) => (entry[1] > best[1] ? entry : best), ["e", 0])[0]
}

/** Shows the next rule, which may take down a fact. */
function reveal(state: SignUp): SignUp {
  const facts = { ...state.facts }
  const id = rules[state.shown]?.id
  if (id === "favourite") facts.favourite = favouriteOf(state.presses)
  if (id === "expired") facts.expired = state.password
  return { ...state, shown: state.shown + 1, facts, quietSeconds: id === "silence" ? 0 : state.quietSeconds }
}

/** Judges the password and shows at most `maxNew` rules more while all are kept. */
function judge(state: SignUp, world: Surroundings, maxNew: number): SignUp {
  let next = state
  let broken = brokenRules(next.password, contextOf(next, world), next.shown)
  const relapses = { ...state.relapses }
  for (const id of broken) if (!state.broken.includes(id)) relapses[id] = (relapses[id] ?? 0) + 1
  for (let i = 0; i < maxNew && broken.length === 0 && next.shown < rules.length; i++) {
    next = reveal(next)
    broken = brokenRules(next.password, contextOf(next, world), next.shown)
  }
  const isOver = broken.length === 0 && next.shown === rules.length
  return { ...next, broken, relapses, phase: isOver ? "recalling" : "typing" }
}

/** The characters that appear at once in a pasted text. */
const minPasted = 3

function write(state: SignUp, text: string, isPaste: boolean): SignUp {
  const [before, after] = [charactersOf(state.password), charactersOf(text)]
  const presses = { ...state.presses }
  const letter = after.length === before.length + 1 ? after.find((sign, i) => sign !== before[i]) : undefined
  if (letter && /^[a-z]$/i.test(letter))
    presses[letter.toLowerCase()] = (presses[letter.toLowerCase()] ?? 0) + 1
  // The clipboard of a phone's keyboard sends no paste event, only several characters at once.
  const hasPasted = isPaste || after.length >= before.length + minPasted
  const { facts } = state
  return {
    ...state,
    password: text,
    presses,
    quietSeconds: 0,
    facts: {
      ...facts,
      hasErred: facts.hasErred || (hasAppeared(state, "mistake") && after.length < before.length),
      hasPasted: facts.hasPasted || (hasAppeared(state, "paste") && hasPasted),
    },
  }
}

function passSecond(state: SignUp, calm: boolean): SignUp {
  const quietSeconds = state.quietSeconds + 1
  const next = { ...state, quietSeconds, seconds: state.seconds + 1 }
  if (hasAppeared(state, "silence") && quietSeconds >= silenceSeconds)
    next.facts = { ...state.facts, hasWaited: true }
  return hasAppeared(state, "seeds")
    ? { ...next, ...live(state.hamster, state.password, { quietSeconds, calm }) }
    : next
}

/** Returns the state after an action. Nothing happens after the end. */
export function step(state: SignUp, action: Action, world: Surroundings): SignUp {
  if (state.phase === "done") return state
  if (state.phase === "recalling") {
    if (action.type === "write") return { ...state, recalled: action.text }
    if (action.type === "sign-up") return { ...state, phase: "done" }
    return action.type === "second" ? { ...state, seconds: state.seconds + 1 } : state
  }
  switch (action.type) {
    case "write":
      return judge(write(state, action.text, action.isPaste ?? false), world, 2)
    case "second":
      return state.shown === 0 ? state : judge(passSecond(state, world.calm), world, 1)
    case "look-away":
      return hasAppeared(state, "away")
        ? judge({ ...state, facts: { ...state.facts, hasLookedAway: true } }, world, 0)
        : state
    case "check":
      return state.shown === 0 ? state : judge(state, world, 0)
    case "sign-up":
      return state
  }
}

/** The part of a sign-up that is shared. */
export type Result = {
  kept: number
  seconds: number
  /** The letters that Pertti ate. */
  eaten: number
  /** The rule that was broken most often; null if none was. */
  worst: RuleId | null
  /** The share that was remembered, in per cent; null before the end. */
  remembered: number | null
}

function worstRule({ relapses }: SignUp): RuleId | null {
  const worst = rules.reduce<{ id: RuleId | null; times: number }>(
    (best, { id }) => ((relapses[id] ?? 0) > best.times ? { id, times: relapses[id] ?? 0 } : best),
    { id: null, times: 0 },
  )
  return worst.id
}

export function resultOf(state: SignUp): Result {
  const { password, recalled, phase } = state
  const length = Math.max(charactersOf(password).length, charactersOf(recalled).length, 1)
  return {
    kept: state.shown - state.broken.length,
    seconds: state.seconds,
    eaten: state.hamster.letters,
    worst: worstRule(state),
    remembered: phase === "done" ? Math.floor((100 * countRemembered(password, recalled)) / length) : null,
  }
}
