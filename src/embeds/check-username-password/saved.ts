/** The sign-up as kept in the visitor's browser. */
import { array, boolean, nullable, number, object, optional, picklist, record, string } from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { blank, type SignUp } from "./logic"
import { type RuleId, rules } from "./rules"

export const ruleIds = rules.map(({ id }) => id) as [RuleId, ...RuleId[]]
const ruleId = picklist(ruleIds)
const counts = object(Object.fromEntries(ruleIds.map(id => [id, optional(number())])))

export const savedSignUp = storageEntry<SignUp>(
  "check-username-password",
  object({
    phase: picklist(["typing", "recalling", "done"]),
    password: string(),
    shown: number(),
    broken: array(ruleId),
    relapses: counts,
    facts: object({
      hasErred: boolean(),
      hasWaited: boolean(),
      hasPasted: boolean(),
      hasLookedAway: boolean(),
      favourite: string(),
      expired: string(),
    }),
    presses: record(string(), number()),
    quietSeconds: number(),
    seconds: number(),
    hamster: object({
      at: number(),
      idleSeconds: number(),
      bite: nullable(object({ character: string(), at: number() })),
      meals: number(),
      letters: number(),
    }),
    recalled: string(),
  }),
  blank,
)
