import fc from "fast-check"
import {
  codeOf,
  type Level,
  planOf,
  readCode,
  rockPaperScissors,
  type State,
} from "../../../../src/embeds/games/rock-paper-scissors/logic"
import { bestAgainst, likeliest, predict } from "../../../../src/embeds/games/rock-paper-scissors/predictor"
import {
  outcomeOf,
  type Round,
  readRounds,
  shifted,
  shiftOf,
  type Throw,
  throws,
  written,
} from "../../../../src/embeds/games/rock-paper-scissors/throws"
import { seeded } from "../../../../src/lib/game/random"
import { die, habits, type Player, sloppy } from "./players"

const { start, step, options } = rockPaperScissors
const anyThrow = fc.constantFrom(...throws)
const anyRounds = fc.array(fc.record({ you: anyThrow, machine: anyThrow }), { maxLength: 60 })

/** Whole matches, each against a machine that begins anew; wins and losses of the machine. */
function played(
  player: Player,
  level: Level,
  matches: number,
  seed: string,
): Record<"won" | "drawn" | "lost", number> {
  const count = { won: 0, drawn: 0, lost: 0 }
  for (let match = 0; match < matches; match++) {
    const random = seeded(`${seed} ${match}`)
    let state = start({ ...options, level }, random)
    const rounds: Round[] = []
    while (!rockPaperScissors.isOver(state)) {
      state = step(state, { you: player(rounds, random) })
      const round = readRounds(state.throws).at(-1)
      if (!round) throw new Error("A throw was not taken.")
      rounds.push(round)
      const outcome = outcomeOf(round)
      count[outcome === "won" ? "lost" : outcome === "lost" ? "won" : "drawn"]++
    }
  }
  return count
}

describe("the rules", () => {
  it("let paper beat rock, scissors paper and rock scissors", () => {
    const outcomes = throws.map(you => throws.map(machine => outcomeOf({ you, machine })))
    expect(outcomes).toEqual([
      ["drawn", "lost", "won"],
      ["won", "drawn", "lost"],
      ["lost", "won", "drawn"],
    ])
  })

  it("write rounds down and read them back", () => {
    fc.assert(fc.property(anyRounds, rounds => expect(readRounds(written(rounds))).toEqual(rounds)))
    fc.assert(fc.property(anyThrow, anyThrow, (a, b) => expect(shifted(a, shiftOf(a, b))).toBe(b)))
  })
})

describe("the predictor", () => {
  it("gives each throw a chance, and all of them together one", () => {
    fc.assert(
      fc.property(anyRounds, rounds => {
        const odds = predict(rounds)
        expect(odds[0] + odds[1] + odds[2]).toBeCloseTo(1, 9)
        for (const part of odds) expect(part).toBeGreaterThan(0)
      }),
    )
    expect(predict([])).toEqual([1 / 3, 1 / 3, 1 / 3])
  })

  it("does not care what the throws are called", () => {
    const turn = (rounds: readonly Round[]) =>
      rounds.map(({ you, machine }) => ({ you: shifted(you, 1), machine: shifted(machine, 1) }))
    fc.assert(
      fc.property(anyRounds, rounds => {
        const [a, b, c] = predict(rounds)
        const turned = predict(turn(rounds))
        expect(turned[1]).toBeCloseTo(a, 9)
        expect(turned[2]).toBeCloseTo(b, 9)
        expect(turned[0]).toBeCloseTo(c, 9)
      }),
    )
  })

  it("is sure of somebody who always throws the same, and beats it", () => {
    const rounds = Array.from({ length: 12 }, () => ({ you: "scissors", machine: "paper" }) as const)
    const odds = predict(rounds)
    expect(likeliest(odds).expected).toBe("scissors")
    expect(likeliest(odds).confidence).toBeGreaterThan(0.85)
    expect(bestAgainst(odds).best).toBe("rock")
  })

  it("throws what wins most, which is not always what beats the likeliest", () => {
    expect(bestAgainst([0.4, 0.2, 0.4])).toEqual({ best: "rock", lead: expect.closeTo(0.2) })
    expect(bestAgainst([0.2, 0.7, 0.1])).toEqual({ best: "scissors", lead: expect.closeTo(0.5) })
  })
})

describe("the machine that forgets", () => {
  // Forty matches of 25 throws: by pure chance its wins less its losses would be within 78 of 0 in 997 of 1000 cases.
  const matches = 40
  const byChance = 3 * Math.sqrt((2 / 3) * matches * 25)

  it.each(Object.entries(habits))("beats whoever %s, far beyond chance", (name, player) => {
    const { won, lost } = played(player, 2, matches, name)
    expect(won - lost).toBeGreaterThan(2 * byChance)
  })

  it.each(Object.entries(habits))("still beats whoever %s when a fifth of it is a die", (name, player) => {
    const { won, lost } = played(sloppy(player, 0.2), 2, matches, name)
    expect(won - lost).toBeGreaterThan(byChance)
  })

  it("is at chance against a die, as anybody is", () => {
    const { won, drawn, lost } = played(die, 2, 120, "a fair die")
    const throwsMade = won + drawn + lost
    expect(throwsMade).toBe(3000)
    expect(Math.abs(won - lost)).toBeLessThan(3 * Math.sqrt((2 / 3) * throwsMade))
    const deviation = Math.sqrt(throwsMade * (1 / 3) * (2 / 3))
    for (const part of [won, drawn, lost]) expect(Math.abs(part - throwsMade / 3)).toBeLessThan(3 * deviation)
  })

  it("is harder than the sleeping hamster", () => {
    const cycler = habits["goes round by rock, paper, scissors"] ?? die
    const lead = (level: Level) => {
      const { won, lost } = played(cycler, level, 10, "two opponents")
      return won - lost
    }
    expect(lead(1)).toBeGreaterThan(0)
    expect(lead(2)).toBeGreaterThan(lead(1) * 1.3)
  })
})

describe("the machine that remembers", () => {
  it("knows from the first throw who has been there before, and the other one doesn't", () => {
    const memory = written(Array.from({ length: 50 }, () => ({ you: "paper", machine: "rock" }) as const))
    const known = (level: Level): State => ({ ...start({ ...options, level }, seeded(1)), memory })
    expect(planOf(known(3))).toMatchObject({ machine: "scissors", why: "idea" })
    expect(planOf(known(2)).why).toBe("die")
  })
})

describe("the machine's throw", () => {
  const anyState = fc
    .tuple(fc.constantFrom<Level>(1, 2, 3), fc.integer(), fc.array(anyThrow, { maxLength: 24 }))
    .map(([level, seed, yours]) =>
      yours.reduce((state, you) => step(state, { you }), start({ ...options, level }, seeded(seed))),
    )

  it("is decided before yours: it is the same whatever you throw", () => {
    fc.assert(
      fc.property(anyState, state => {
        const answers = throws.map(you => readRounds(step(state, { you }).throws).at(-1)?.machine)
        expect(new Set(answers)).toEqual(new Set([planOf(state).machine]))
      }),
    )
  })

  it("is dealt again by the link, throw for throw", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Level>(1, 2, 3),
        fc.integer(),
        fc.array(anyThrow, { maxLength: 25 }),
        (level, seed, yours) => {
          const first = start({ ...options, level }, seeded(seed))
          const linked = readCode(codeOf(first))
          if (!linked) throw new Error("The link has no match in it.")
          const second = start(linked, seeded("another machine"))
          const play = (state: State, you: Throw) => step(state, { you })
          expect(yours.reduce(play, second)).toEqual(yours.reduce(play, first))
        },
      ),
      { numRuns: 30 },
    )
  })
})
