/** Modifiers of the game's rates by things, lessons and backgrounds: multipliers, and their descriptions. */

export const hireIds = [
  "duck",
  "intern",
  "tab",
  "junior",
  "contractor",
  "zone",
  "model",
  "pertti",
  "tester",
] as const

export type HireId = (typeof hireIds)[number]

/** Multipliers of the game's rates; 1 changes nothing. */
export type Modifiers = {
  /** Lines per press, and lines of the whole team. */
  hand: number
  team: number
  /** Rate of new bugs, and bugs fixed per press. */
  bugs: number
  fix: number
  debt: number
  /** Length of a refactoring, length of a meeting, and time between messages. */
  refactor: number
  meeting: number
  mail: number
  prices: number
  /** Goodwill for attending and for declining meetings, and the slowdown by unanswered messages. */
  attend: number
  decline: number
  inbox: number
  /** Time for which the team works while the visitor is away. */
  away: number
} & Record<HireId, number>

export type Effect = Partial<Modifiers>

const none: Modifiers = {
  hand: 1,
  team: 1,
  bugs: 1,
  fix: 1,
  debt: 1,
  refactor: 1,
  meeting: 1,
  mail: 1,
  prices: 1,
  attend: 1,
  decline: 1,
  inbox: 1,
  away: 1,
  duck: 1,
  intern: 1,
  tab: 1,
  junior: 1,
  contractor: 1,
  zone: 1,
  model: 1,
  pertti: 1,
  tester: 1,
}

const keys = Object.keys(none) as (keyof Modifiers)[]

/** Multiplies all effects together. */
export function combined(effects: readonly Effect[]): Modifiers {
  const product = { ...none }
  for (const effect of effects) {
    for (const key in effect) product[key as keyof Modifiers] *= effect[key as keyof Modifiers] ?? 1
  }
  return product
}

const subjects: Record<keyof Modifiers, string> = {
  hand: "lines by hand",
  team: "lines by the team",
  bugs: "new bugs",
  fix: "bugs you fix",
  debt: "new debt",
  refactor: "time to refactor",
  meeting: "length of meetings",
  mail: "time between messages",
  prices: "prices",
  attend: "goodwill for attending",
  decline: "goodwill lost by declining",
  inbox: "weight of the inbox",
  away: "hours worked while you are away",
  duck: "ducks",
  intern: "interns",
  tab: "tabs",
  junior: "juniors",
  contractor: "contractors",
  zone: "the other time zone",
  model: "language models",
  pertti: "Pertti",
  tester: "testers",
}

function changeText(subject: string, factor: number): string {
  if (factor === 0) return `no ${subject}`
  if (factor >= 2) return `${subject} ×${factor}`
  const change = Math.round((factor - 1) * 100)
  return `${subject} ${change > 0 ? `+${change}` : `−${-change}`}%`
}

/** Describes an effect, such as "new bugs −25%, lines by hand ×2"; empty if it changes nothing. */
export function effectText(effect: Effect): string {
  const parts = keys.flatMap(key => {
    const factor = effect[key] ?? 1
    return factor === 1 ? [] : [changeText(subjects[key], factor)]
  })
  return parts.join(", ")
}
