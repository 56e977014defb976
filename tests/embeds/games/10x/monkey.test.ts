import fc from "fast-check"
import { safeParse } from "valibot"
import { careerOf, stateSchema } from "../../../../src/embeds/games/10x/career"
import { lessons } from "../../../../src/embeds/games/10x/lessons"
import { type Action, backgroundIds, tenX } from "../../../../src/embeds/games/10x/logic"
import { meetings } from "../../../../src/embeds/games/10x/mail/meetings"
import { incidents } from "../../../../src/embeds/games/10x/mail/post"
import type { Act } from "../../../../src/embeds/games/10x/refusals"
import { hires } from "../../../../src/embeds/games/10x/team"
import { things } from "../../../../src/embeds/games/10x/things"
import { seeded } from "../../../../src/lib/game/random"
import { morning } from "./careers"

const ids = [...hires, ...things, ...lessons, ...meetings, ...incidents].map(({ id }) => id)

/** The actions that the monkey chooses from; a reply goes to the message that is waiting. */
type Wish = Act | { kind: "wait" } | { kind: "reply"; with: 0 | 1 }

const aWish: fc.Arbitrary<Wish> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<Wish>(
      { kind: "write" },
      { kind: "wait" },
      { kind: "fix" },
      { kind: "refactor" },
      { kind: "rewrite" },
      { kind: "reply", with: 0 },
      { kind: "reply", with: 1 },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("hire" as const),
      who: fc.constantFrom(...hires.map(({ id }) => id), "nobody", "toString"),
      many: fc.oneof(fc.integer({ min: -2, max: 600 }), fc.double()),
    }),
  },
  fc.record({ kind: fc.constant("buy" as const), what: fc.constantFrom(...ids, "valueOf") }),
  fc.record({ kind: fc.constant("learn" as const), what: fc.constantFrom(...ids) }),
)
const aStep = fc.record({
  wish: aWish,
  // Seconds until the next one: mostly some, now and then hours, back in time, or no time at all.
  pause: fc.oneof(
    { weight: 80, arbitrary: fc.double({ min: 0, max: 15, noNaN: true }) },
    { weight: 2, arbitrary: fc.constantFrom(130, 400, 5000, 20_000) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(-1, -86_400, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
    },
  ),
})

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe("a monkey at the keyboard", () => {
  it("does 500 things in any order, and there is never an exception, no number, or less than nothing", () => {
    fc.assert(
      fc.property(
        fc.array(aStep, { minLength: 500, maxLength: 500, size: "max" }),
        fc.constantFrom(...backgroundIds),
        fc.nat(),
        fc.boolean(),
        (steps, background, seed, isRich) => {
          let state = tenX.step(tenX.start({ background }, seeded(seed)), { kind: "write", now: morning })
          if (isRich) state = { ...state, lines: 1e9, written: 1e9, goodwill: 10 }
          let now = morning
          for (const { wish, pause } of steps) {
            if (Number.isFinite(pause)) now += pause * 1000
            const at = Number.isFinite(pause) ? now : pause
            const wanted: Action =
              wish.kind === "reply"
                ? { kind: "answer", message: state.inbox[0] ?? "nothing", with: wish.with, now: at }
                : { ...wish, now: at }
            state = tenX.step(state, wanted)
            for (const number of numbersIn({ ...state, at: 0 })) {
              if (!(number >= 0 && Number.isFinite(number))) throw new Error(JSON.stringify(state))
            }
          }
          expect(safeParse(stateSchema, JSON.parse(JSON.stringify(state))).issues).toBeUndefined()
          expect(Object.values(careerOf(state.figures)).every(Number.isInteger)).toBe(true)
        },
      ),
      { numRuns: 12 },
    )
  })
})
