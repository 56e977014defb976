/** The player's acts: the reason why one is refused, and its effect. */
import { handRate, isFull, priceOf, squashes } from "./rates"
import { hasCoffee, isManager, stageOf, stages, withNames } from "./stages"
import type { HireId, State } from "./state"
import { many } from "./words"

export type Act =
  /** A press of the key, which nods, claps or squashes instead when it has to. */
  | { kind: "press" }
  | { kind: "squash" }
  /** Squashes one of the bugs outside the window. */
  | { kind: "catch"; bug: number }
  | { kind: "duck" }
  | { kind: "coffee" }
  | { kind: "switch" }
  | { kind: "leave" }
  | { kind: "ask" }
  | { kind: "hire"; who: HireId }
  | { kind: "answer"; with: number }
  /** Lets the bugs outside the window settle down. */
  | { kind: "calm" }

/** The presses per second beyond which the keyboard jams. */
const maxPressesPerSecond = 12
/** Seconds of a coffee's effect, and until the machine has made the next. */
const coffeeSeconds = 15
const brewSeconds = 45
/** Seconds during which the team answers a manager's question. */
const answerSeconds = 4
/** Seconds of silence after which applause is over. */
export const silenceSeconds = 4
/** Seconds of testing, and of a rewrite, which each press shortens by one. */
const testSeconds = 20
const rewriteSeconds = 25

function figured(state: State, changes: Partial<State["figures"]>): State {
  return { ...state, figures: { ...state.figures, ...changes } }
}

function earned(state: State, lines: number): State {
  const next = figured(state, { lines: state.figures.lines + lines })
  return { ...next, lines: state.lines + lines, made: state.made + lines }
}

function squashed(state: State): State {
  const number = squashes(state)
  if (number < 1) return state
  const fixed = figured(
    { ...state, bugs: state.bugs - number },
    { bugsFixed: state.figures.bugsFixed + number },
  )
  return earned(fixed, handRate(state) * (state.choices.chart === 1 ? 3 : 1))
}

function caught(state: State, bug: number | undefined): State {
  if (bug === undefined || !state.fire.includes(bug)) return state
  const fire = state.fire.filter(each => each !== bug)
  const next = figured({ ...state, fire }, { bugsFixed: state.figures.bugsFixed + 1 })
  return fire.length > 0
    ? next
    : { ...next, fireLeft: 0, said: "It is out. Leena in operations has gone back to bed." }
}

function pressed(state: State): State {
  if (state.pressed >= maxPressesPerSecond) {
    return { ...state, said: "The keyboard has jammed. It is from 1998." }
  }
  const { figures } = state
  const counted = { ...state, pressed: state.pressed + 1 }
  if (state.speech > 0) {
    const clapped = state.clapped + 1
    return figured({ ...counted, clapped, applause: silenceSeconds }, { claps: figures.claps + 1 })
  }
  if (state.fire.length > 0) return caught(counted, state.fire[0])
  if (state.meeting > 0) return figured(counted, { nods: figures.nods + 1 })
  const written = figured(counted, { presses: figures.presses + 1 })
  if (state.still > 0) {
    const still = state.stillFor === "rewrite" ? state.still - 1 : state.still
    return { ...written, still }
  }
  return earned(written, handRate(state))
}

const duckSays = [
  "You explain the first line to the duck. You had no idea it did that.",
  "The duck says nothing, in a way that helps.",
  "Halfway through the sentence you see it yourself.",
  "The duck looks at line four. So do you. Oh no.",
  "The duck has heard this one.",
  "You say it slowly. It is worse slowly.",
  "The duck has tilted its head. No, you have.",
  "“It can't be null there,” you tell the duck. You both wait.",
  "The duck would have used a loop.",
  "You explain the plan to the duck. There was no plan.",
  "The duck floats. You do not.",
  "You thank the duck. Somebody has seen it.",
]

function talked(state: State): State {
  const ducks = state.figures.ducks + 1
  const found = Math.min(Math.floor(state.bugs), state.keepsakes.includes("duck") ? 4 : 2)
  const { bugsFixed } = state.figures
  return {
    ...figured(state, { ducks, bugsFixed: bugsFixed + found }),
    bugs: state.bugs - found,
    said: `${duckSays[(ducks - 1) % duckSays.length]}${found > 0 ? ` ${many(found, "bug")} fewer.` : ""}`,
  }
}

const coffeeSays = [
  "Everybody types twice as fast.",
  "The letters have edges now.",
  "You can hear the monitor.",
  "You have answered a mail in 1.4 seconds. It was to all.",
  "The duck is vibrating. No, you are.",
  "You have sorted the pens by weight.",
  "You can see through Tuesday.",
  "Sleep is a rumour.",
]

function drunk(state: State): State {
  const coffees = state.figures.coffees + 1
  const brewing =
    brewSeconds / (state.keepsakes.includes("coffee") ? 2 : 1) + (state.choices.tester === 1 ? 15 : 0)
  return {
    ...figured(state, { coffees }),
    boost: coffeeSeconds,
    brewing: Math.round(brewing),
    said: coffeeSays[(coffees - 1) % coffeeSays.length] ?? "",
  }
}

const leaveSays = [
  "You left by the window. It is the ground floor. You checked first.",
  "You left by the window. Somebody held your biscuit.",
  "You left by the window. There is a path in the grass now.",
  "You left by the window. Risto has put it in the minutes.",
]

function left(state: State): State {
  const number = state.figures.left + 1
  return {
    ...figured(state, { left: number }),
    meeting: 0,
    said: leaveSays[Math.min(number, leaveSays.length) - 1] ?? "",
  }
}

const askSays = [
  "“Fine,” they say, and stop to say it.",
  "“It was going,” says somebody.",
  "They have made a slide about how it is going.",
  "They have begun to answer before you ask.",
  "Everybody smiles. Nobody types.",
]

function asked(state: State): State {
  const number = state.figures.asked + 1
  return {
    ...figured(state, { asked: number }),
    still: answerSeconds,
    stillFor: "answer",
    said: askSays[(number - 1) % askSays.length] ?? "",
  }
}

const hireSays: Record<HireId, string> = {
  duck: "Another duck. They do not talk to each other either.",
  intern: "Another intern, on another branch.",
  tester: "Another tester. She orders a coffee, two coffees and minus one coffee.",
  model: "Another model. They agree with each other warmly.",
}

/** Returns the state after an answer to the open question. */
export function answered(state: State, place: number): State {
  const stage = stageOf(state.question)
  const answer = stage?.answers?.[place]
  if (!stage || !answer) return state
  const remark = withNames(answer.says, state)
  const next: State = {
    ...state,
    question: null,
    patience: 0,
    choices: { ...state.choices, [stage.id]: place },
    said: remark,
  }
  const { team } = next
  switch (stage.id) {
    case "intern":
      return { ...next, team: { ...team, intern: 1 } }
    case "ship": {
      const bonus = (stages[state.stage]?.need ?? 0) * 0.4
      return place === 0
        ? figured({ ...earned(next, bonus), bugs: next.bugs + 15 }, { bugsMade: next.figures.bugsMade + 15 })
        : figured(
            { ...next, bugs: 0, still: testSeconds, stillFor: "tests" },
            { bugsFixed: next.figures.bugsFixed + next.bugs },
          )
    }
    case "tester":
      return place === 0 ? { ...next, team: { ...team, tester: 1 } } : next
    case "framework":
      return place === 0
        ? figured(
            { ...next, lines: 0, still: rewriteSeconds, stillFor: "rewrite" },
            { rewrites: next.figures.rewrites + 1 },
          )
        : next
    case "reorg":
      return place === 1 ? { ...next, team: { ...team, intern: Math.min(6, team.intern + 2) } } : next
    case "blame": {
      const gone = ([null, "intern", "duck", "model"] as const)[place]
      const blamed = figured(next, { blamed: place + 1 })
      return gone ? { ...blamed, team: { ...team, [gone]: 0 } } : blamed
    }
    case "exit":
      return { ...next, over: true }
    default:
      return next
  }
}

/** Returns the state in which the bugs outside the window have moved in. */
export function settled(state: State): State {
  const bugs = state.fire.length * 3
  return {
    ...figured(state, { bugsMade: state.figures.bugsMade + bugs }),
    fire: [],
    fireLeft: 0,
    bugs: state.bugs + bugs,
    said: "The rest of the bugs have moved in. They have put up curtains.",
  }
}

/** Returns whether an act is possible now. */
export function isPossible(state: State, act: Act): boolean {
  switch (act.kind) {
    case "press":
      return !isManager(state)
    case "squash":
      return state.bugs >= 1
    case "catch":
      return state.fire.includes(act.bug)
    case "duck":
      return state.team.duck > 0
    case "coffee":
      return hasCoffee(state) && state.brewing === 0
    case "switch":
      return state.team.model > 0
    case "leave":
      return state.meeting > 0
    case "ask":
      return isManager(state) && state.question === null && state.still === 0
    case "hire":
      return !isFull(act.who, state) && state.lines >= priceOf(act.who, state)
    case "answer":
      return stageOf(state.question)?.answers?.[act.with] !== undefined
    case "calm":
      return state.fire.length > 0
  }
}

/** Returns the state after an act that is possible. */
export function acted(state: State, act: Act): State {
  switch (act.kind) {
    case "press":
      return pressed(state)
    case "squash":
      return squashed(state)
    case "catch":
      return caught(state, act.bug)
    case "duck":
      return talked(state)
    case "coffee":
      return drunk(state)
    case "switch":
      return {
        ...state,
        isModelOn: !state.isModelOn,
        said: state.isModelOn
          ? "It said goodbye for eleven paragraphs."
          : "“Great to be back!” it says. It was never told.",
      }
    case "leave":
      return left(state)
    case "ask":
      return asked(state)
    case "hire":
      return {
        ...state,
        lines: state.lines - priceOf(act.who, state),
        team: { ...state.team, [act.who]: state.team[act.who] + 1 },
        said: hireSays[act.who],
      }
    case "answer":
      return answered(state, act.with)
    case "calm":
      return settled(state)
  }
}
