/** What changes the rules: things, lessons and backgrounds, each a few factors, and the words for them. */

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

/** Factors of the rules; 1 changes nothing. */
export type Modifiers = {
  /** Lines by a press, and by everybody on the team. */
  hand: number
  team: number
  /** Bugs that come, bugs that a press fixes, and what testers do. */
  bugs: number
  fix: number
  debt: number
  /** How long a refactoring takes, and a meeting; and the time between two messages. */
  refactor: number
  meeting: number
  mail: number
  prices: number
  /** Goodwill by attending and by declining, and how much unanswered messages slow. */
  attend: number
  decline: number
  inbox: number
  /** How long the team works while nobody looks. */
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

/** All effects together: factors are multiplied. */
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

/** What an effect does, in words: "new bugs −25%, lines by hand ×2"; empty for one that does nothing. */
export function effectText(effect: Effect): string {
  const parts = keys.flatMap(key => {
    const factor = effect[key] ?? 1
    return factor === 1 ? [] : [changeText(subjects[key], factor)]
  })
  return parts.join(", ")
}
