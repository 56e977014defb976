import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import * as deals from "../../../src/embeds/games/memory/deal"
import {
  dealt,
  expectedMoves,
  facesOf,
  holeOf,
  pairsOf,
  readDeal,
  sizes,
  writeDeal,
} from "../../../src/embeds/games/memory/deal"
import { allPairs, onePair, seatOf, statusWith } from "../../../src/embeds/games/memory/guest"
import { memory } from "../../../src/embeds/games/memory/logic"
import Memory from "../../../src/embeds/games/memory/Memory"
import { perttisCard, recalled } from "../../../src/embeds/games/memory/pertti"
import { schema } from "../../../src/embeds/games/memory/schema"
import { canTurn, faceOf, found, type Options, type State } from "../../../src/embeds/games/memory/state"
import { isWaking, swapAfter, swapNow } from "../../../src/embeds/games/memory/tidying"
import { clock, spoken } from "../../../src/embeds/games/memory/time"
import { cellLabel, shareText, statusOf, tallyLine } from "../../../src/embeds/games/memory/words"
import { readStatistics } from "../../../src/hooks/game/statistics"
import { travels } from "../../../src/hooks/storage/travels"
import { read } from "../../../src/hooks/storage/useStorage"
import { emptyTally } from "../../../src/lib/game/game"
import { pick, type Random, seeded, shuffle } from "../../../src/lib/game/random"
import { runs } from "../../jest/property"
import { bringGuest, forget, hasThing, onPage, trackedFromNow } from "../../jest/visit"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../../src/embeds/games/memory/deal", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/embeds/games/memory/deal"),
}))

const mockLaunch = jest.fn(() => Promise.resolve())
jest.mock("canvas-confetti", () => ({
  __esModule: true,
  default: {
    create: () => Object.assign(() => mockLaunch(), { reset: () => {} }),
    shapeFromText: ({ text }: { text: string }) => text,
  },
}))

const sets = parse(schema, parseYaml(readFileSync("content/data/memory-cards.yaml", "utf8")))
const animals = Object.entries(sets[0]?.cards ?? {}).map(([name, picture]) => ({ name, picture }))
const seed = "k3m9xz"
const options = (changes: Partial<Options> = {}): Options => ({
  size: 4,
  set: "animals",
  company: "alone",
  deal: seed,
  ...changes,
})
const { step, isOver } = memory
const begun = (changes: Partial<Options> = {}) => memory.start(options(changes), seeded(1))
const turn = (state: State, cell: number) => step(state, { kind: "turn", cell, player: state.player })
const turnAll = (state: State, cells: number[]) => cells.reduce(turn, state)
const all = (state: State) => state.owners.map((_, cell) => cell)
const open = (state: State) => all(state).filter(cell => canTurn(state, cell))
const mateOf = (state: State, cell: number) =>
  all(state).find(other => other !== cell && faceOf(state, other) === faceOf(state, cell)) ?? -1
const strangerOf = (state: State, cell: number) =>
  open(state).find(other => other !== cell && other !== mateOf(state, cell)) ?? -1
/** The whole game by somebody who looks under the cards. */
const solved = (state: State) => {
  let now = state
  while (!isOver(now)) {
    const [cell = -1] = open(now)
    now = turnAll(now, [cell, mateOf(now, cell)])
  }
  return now
}

/** Runs `work` with every sequence of chances there is, where it asks for one of `bounds[0]`, one of `bounds[1]`... */
function everyChance<T>(bounds: number[], work: (random: Random) => T): T[] {
  const results: T[] = []
  const draws = bounds.reduce((product, bound) => product * bound, 1)
  for (let draw = 0; draw < draws; draw++) {
    let rest = draw
    const chances = bounds.map(bound => {
      const chance = (rest % bound) / bound + 0.5 / bound
      rest = Math.floor(rest / bound)
      return chance
    })
    let at = 0
    results.push(work(() => chances[at++] ?? 0))
  }
  return results
}

describe("the shuffle", () => {
  it("gives each of the 120 orders of five cards for exactly one of the 120 ways that chance can go", () => {
    const orders = everyChance([5, 4, 3, 2], random => shuffle([0, 1, 2, 3, 4], random).join(""))
    expect(orders).toHaveLength(120)
    expect(new Set(orders).size).toBe(120)
  })

  it("deals a 2x2 table with no place preferred, over every way that chance can go", () => {
    const tables = everyChance([3, 2, 4, 3, 2], random => dealt(2, 3, random).join(""))
    const counts = new Map<string, number>()
    for (const table of tables) counts.set(table, (counts.get(table) ?? 0) + 1)
    // Three choices of two pictures, and six places for the two cards of the first of them.
    expect(counts.size).toBe(18)
    expect(new Set(counts.values())).toEqual(new Set([144 / 18]))
  })

  it("puts the mate of a corner card everywhere alike on a 4x4 table, by a chi-square test over 15,000 seeds", () => {
    const counts = Array(16).fill(0)
    const deals = 15_000
    for (let n = 0; n < deals; n++) {
      const faces = dealt(4, 32, seeded(`deal ${n}`))
      counts[faces.lastIndexOf(faces[0] ?? null)]++
    }
    expect(counts[0]).toBe(0)
    const each = deals / 15
    const chi = counts.slice(1).reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
    // 14 degrees of freedom: 36.1 is passed by chance once in a thousand times.
    expect(chi).toBeLessThan(36.1)
  })

  it("lays every picture that it lays exactly twice, and nothing in the middle of an odd table", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sizes), fc.string(), (size, from) => {
        const faces = dealt(size, 32, seeded(from))
        const hole = holeOf(size)
        expect(faces).toHaveLength(size * size)
        expect(faces.flatMap((face, cell) => (face === null ? [cell] : []))).toEqual(
          hole === null ? [] : [hole],
        )
        const counts = new Map<number, number>()
        for (const face of faces) if (face !== null) counts.set(face, (counts.get(face) ?? 0) + 1)
        expect(counts.size).toBe(pairsOf(size))
        expect(new Set(counts.values())).toEqual(new Set([2]))
        expect([...counts.keys()].every(face => face >= 0 && face < 32)).toBe(true)
      }),
    )
  })
})

describe("a link to a deal", () => {
  const names = sets.map(({ set }) => set)

  it("comes back as it was written, and deals the same cards", () => {
    const deal = { size: 8, set: "clocks", deal: seed }
    expect(writeDeal(deal)).toBe("8-clocks-k3m9xz")
    expect(readDeal(writeDeal(deal), names)).toEqual(deal)
    const one = memory.start(options({ size: 8 }), seeded("you"))
    const other = memory.start(options({ size: 8 }), seeded("a friend"))
    expect(other).toEqual(one)
    expect(facesOf(8, one.seed)).toEqual([...facesOf(8, other.seed)])
    expect(facesOf(8, "aaaaaa")).not.toEqual(facesOf(8, "bbbbbb"))
  })

  it("is refused where it names no table, no set or no seed", () => {
    for (const text of [
      null,
      "",
      "9-animals-k3m9xz",
      "4-cars-k3m9xz",
      "4-animals-K3M9XZ",
      "4-animals-k3m9x",
    ]) {
      expect(readDeal(text, names)).toBeNull()
    }
    expect(readDeal("4-animals-k3m9xz-more", names)).toBeNull()
    fc.assert(fc.property(fc.string(), text => readDeal(text, names) === null))
  })
})

describe("memory", () => {
  it("leaves two strangers open until the next card is turned, and counts one move", () => {
    const state = begun()
    const stranger = strangerOf(state, 0)
    const missed = turnAll(state, [0, stranger])
    expect(missed).toMatchObject({ turned: [0, stranger], moves: 1, player: 0 })
    expect(turn(missed, 0)).toBe(missed)
    expect(turn(missed, stranger)).toBe(missed)
    const third = open(missed)[0] ?? -1
    expect(turn(missed, third)).toMatchObject({ turned: [third], moves: 1 })
    expect(canTurn(turn(missed, third), 0)).toBe(true)
  })

  it("refuses cells without a card, cards that are found, the other's turn and any turn after the end", () => {
    const state = begun({ size: 3 })
    for (const cell of [4, -1, 9, 0.5, Number.NaN]) expect(turn(state, cell)).toBe(state)
    expect(step(state, { kind: "turn", cell: 0, player: 1 })).toBe(state)
    const pair = turnAll(state, [0, mateOf(state, 0)])
    expect(turn(pair, 0)).toBe(pair)
    const over = solved(state)
    for (const cell of all(over)) expect(turn(over, cell)).toBe(over)
    expect(step(over, { kind: "time", milliseconds: 100 })).toBe(over)
  })

  it("gives the turn to the other after a miss and another one after a pair", () => {
    const state = begun({ company: "friend" })
    const paired = turnAll(state, [0, mateOf(state, 0)])
    expect(paired.player).toBe(0)
    expect(found(paired, 0)).toBe(1)
    const [next = -1] = open(paired)
    const missed = turnAll(paired, [next, strangerOf(paired, next)])
    expect(missed.player).toBe(1)
    const back = turnAll(missed, [next === missed.turned[0] ? (open(missed)[0] ?? -1) : next])
    expect(back.player).toBe(1)
  })

  it("counts time only while a game is going on and there is one player, and never the sleep of a machine", () => {
    const time = (state: State, milliseconds: number) => step(state, { kind: "time", milliseconds })
    const state = begun()
    expect(time(state, 900)).toBe(state)
    const going = turn(state, 0)
    expect(time(going, 900).spent).toBe(900)
    expect(time(going, 8 * 3600 * 1000).spent).toBe(5000)
    for (const milliseconds of [0, -5, Number.NaN]) expect(time(going, milliseconds)).toBe(going)
    const shared = turn(begun({ company: "friend" }), 0)
    expect(time(shared, 900)).toBe(shared)
  })

  it("calls few moves the best, and of equal moves the shorter time", () => {
    const best = (moves: number, spent: number) =>
      memory.result({ ...solved(begun()), moves, spent }, options()).best?.score ?? Number.NaN
    expect(best(12, 60_000)).toBeGreaterThan(best(13, 1000))
    expect(best(12, 59_000)).toBeGreaterThan(best(12, 60_000))
    expect(best(12, 99 * 3_600_000)).toBeGreaterThan(best(13, 0))
    expect(memory.result({ ...solved(begun()), spent: 41_700 }, options()).best?.text).toBe("8 moves in 0:41")
  })

  it("writes and says time", () => {
    expect([0, 9_999, 61_000, 3_600_000].map(clock)).toEqual(["0:00", "0:09", "1:01", "60:00"])
    expect([1_000, 41_000, 60_000, 62_500, 121_000].map(spoken)).toEqual([
      "1 second",
      "41 seconds",
      "1 minute",
      "1 minute and 2 seconds",
      "2 minutes and 1 second",
    ])
  })

  it("believes every state that can be played to, and none that can't", () => {
    const random = seeded("storage")
    const isBelieved = (state: unknown) => safeParse(memory.schema.state, state).success
    for (const size of sizes) {
      let state = begun({ size, company: size % 2 ? "friend" : "alone" })
      while (!isOver(state)) {
        expect(isBelieved(JSON.parse(JSON.stringify(state)))).toBe(true)
        state = turn(state, pick(open(state), random))
      }
      expect(isBelieved(state)).toBe(true)
    }
    const state = turnAll(begun(), [0, mateOf(begun(), 0)])
    const stranger = strangerOf(state, 0)
    expect(isBelieved(state)).toBe(true)
    for (const wrong of [
      { ...state, size: 9 },
      { ...state, size: 6 },
      { ...state, seed: "hello!" },
      { ...state, moves: 0 },
      { ...state, turned: [0, stranger] },
      { ...state, turned: [0] },
      { ...state, seen: [0] },
      { ...state, owners: state.owners.map((owner, cell) => (cell === 0 ? null : owner)) },
      { ...state, owners: state.owners.map((owner, cell) => (cell === stranger ? 0 : owner)) },
      { ...state, player: 1 },
      { ...state, spent: -1 },
      { ...begun({ size: 3 }), seen: [4], turned: [4] },
    ]) {
      expect(isBelieved(wrong)).toBe(false)
    }
  })

  it("reports win, level and select, and nothing else", () => {
    const state = begun()
    const [before, after] = [state, turn(state, 5)]
    const report = memory.report
    const told = { options: options(), before, after }
    expect(report?.({ kind: "step", action: { kind: "turn", cell: 5, player: 0 }, ...told })).toEqual({
      action: "select",
      label: "4x4",
      value: 5,
    })
    expect(report?.({ kind: "step", action: { kind: "time", milliseconds: 9 }, ...told })).toBeUndefined()
    expect(report?.({ kind: "new", options: options() })).toBeUndefined()
    expect(report?.({ kind: "options", options: options({ size: 6 }), before: options() })).toEqual({
      action: "level",
      label: "6x6",
    })
    expect(
      report?.({ kind: "options", options: options({ set: "clocks" }), before: options() }),
    ).toBeUndefined()
    const over = (company: Options["company"], outcome: "won" | "lost" | "drawn") =>
      report?.({ kind: "over", state: solved(state), options: options({ company }), result: { outcome } })
    expect(over("alone", "won")).toEqual({ action: "win", label: "4x4", value: 8 })
    expect(over("friend", "lost")?.action).toBe("win")
    expect(over("pertti", "lost")).toBeUndefined()
    expect(over("friend", "drawn")).toBeUndefined()
  })

  it("survives 500 blind presses on every table without losing its mind", () => {
    const random = seeded("monkey")
    for (const size of sizes) {
      let state = begun({ size, company: "friend" })
      for (let press = 0; press < 500; press++) {
        const cell = Math.floor(random() * (size * size + 4)) - 2
        state =
          random() < 0.1
            ? step(state, { kind: "time", milliseconds: random() * 9000 - 100 })
            : step(state, { kind: "turn", cell, player: random() < 0.5 ? 0 : 1 })
        expect(safeParse(memory.schema.state, state).success).toBe(true)
      }
      expect(state.moves).toBeGreaterThan(0)
    }
  })
})

describe("a perfect memory", () => {
  it("needs as many moves on average as Velleman and Warrington say", () => {
    expect(expectedMoves(1)).toBe(1)
    expect(expectedMoves(2)).toBeCloseTo(8 / 3, 12)
    for (const pairs of [18, 32, 60]) {
      const limit = (3 - 2 * Math.LN2) * pairs + 7 / 8 - 2 * Math.LN2
      expect(Math.abs(expectedMoves(pairs) - limit)).toBeLessThan(0.02)
    }
  })

  it("comes to that average when it really plays, and never needs twice the pairs", () => {
    const random = seeded("elephant")
    let sum = 0
    const games = 3000
    for (let game = 0; game < games; game++) {
      let state = memory.start(options({ deal: "" }), random)
      while (!isOver(state)) {
        const known = (cell: number) => state.seen.includes(cell)
        const free = open(state)
        const first = state.turned.length === 1 ? (state.turned[0] ?? -1) : null
        const sure =
          first === null
            ? all(state).find(
                cell => state.owners[cell] === null && known(cell) && known(mateOf(state, cell)),
              )
            : known(mateOf(state, first))
              ? mateOf(state, first)
              : undefined
        const fresh = free.filter(cell => !known(cell))
        const cell = sure !== undefined && !canTurn(state, sure) ? mateOf(state, sure) : sure
        state = turn(state, cell ?? pick(fresh, random))
      }
      expect(state.moves).toBeLessThan(2 * pairsOf(4))
      sum += state.moves
    }
    expect(sum / games).toBeGreaterThan(expectedMoves(8) - 0.1)
    expect(sum / games).toBeLessThan(expectedMoves(8) + 0.1)
  })
})

describe("Pertti", () => {
  it("never looks under a card: what nobody has seen changes nothing in what he turns", () => {
    let looks = 0
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 30 }), (from, turns) => {
        const random = seeded(from)
        let state = begun({ size: 6, company: "pertti" })
        for (let n = 0; n < turns && !isOver(state); n++) state = turn(state, pick(open(state), random))
        if (isOver(state)) return
        const faces = facesOf(6, seed)
        const unseen = all(state).filter(cell => !state.seen.includes(cell))
        const card = perttisCard(state, seeded(from + 1))
        const swapped = faces.slice()
        const moved = shuffle(unseen, random)
        unseen.forEach((cell, at) => {
          swapped[cell] = faces[moved[at] ?? -1] ?? null
        })
        const look = jest.spyOn(deals, "facesOf").mockReturnValue(swapped)
        expect(perttisCard(state, seeded(from + 1))).toBe(card)
        looks += look.mock.calls.length
        jest.restoreAllMocks()
      }),
    )
    expect(looks).toBeGreaterThan(100)
  })

  it("remembers the last card mostly, and one of long ago seldom", () => {
    const random = seeded("carrot")
    let state = begun({ size: 8, company: "pertti" })
    for (let cell = 0; cell < 24; cell++) state = turn(state, cell)
    const free = state.seen.filter(cell => state.owners[cell] === null)
    const [oldest = -1, newest = -1] = [free[0], free.at(-1)]
    const counts = { oldest: 0, newest: 0 }
    for (let look = 0; look < 1000; look++) {
      const memories = recalled(state, random)
      if (memories.includes(oldest)) counts.oldest++
      if (memories.includes(newest)) counts.newest++
      expect(memories.every(cell => state.owners[cell] === null)).toBe(true)
    }
    expect(counts.newest).toBeGreaterThan(600)
    expect(counts.oldest).toBeLessThan(150)
  })

  it.each([3, 4, 6])(
    "beats somebody who turns cards blindly, on a table of %s cards a side, and is beaten as well",
    size => {
      const random = seeded(`tournament ${size}`)
      const games = 100
      let won = 0
      let lost = 0
      for (let game = 0; game < games; game++) {
        let state = memory.start(options({ size, company: "pertti", deal: "" }), random)
        while (!isOver(state)) {
          const cell = state.player === 1 ? perttisCard(state, random) : pick(open(state), random)
          expect(canTurn(state, cell)).toBe(true)
          state = turn(state, cell)
        }
        if (found(state, 1) > found(state, 0)) won++
        if (found(state, 1) < found(state, 0)) lost++
      }
      expect(won).toBeGreaterThan(games / 2)
      if (size < 6) expect(lost).toBeGreaterThan(0)
    },
  )

  it("loses to somebody who forgets nothing", () => {
    const random = seeded("elephant")
    let won = 0
    for (let game = 0; game < 100; game++) {
      let state = memory.start(options({ size: 6, company: "pertti", deal: "" }), random)
      while (!isOver(state)) {
        const known = (cell: number) => state.seen.includes(cell)
        const free = open(state)
        const first = state.turned.length === 1 ? (state.turned[0] ?? -1) : null
        const sure = free.find(cell =>
          first === null
            ? known(cell) && known(mateOf(state, cell))
            : known(cell) && mateOf(state, cell) === first,
        )
        const fresh = free.filter(cell => !known(cell))
        const mine = sure ?? pick(fresh.length > 0 ? fresh : free, random)
        state = turn(state, state.player === 0 ? mine : perttisCard(state, random))
      }
      if (found(state, 0) > found(state, 1)) won++
    }
    expect(won).toBeGreaterThan(80)
  })
})

describe("a guest", () => {
  it("sits on the last card, and then on the mate of the first one that is turned", () => {
    const state = begun()
    const mate = mateOf(state, 3)
    expect([seatOf(state), seatOf(turn(state, 3)), seatOf(turn(turn(state, 3), mate))]).toEqual([
      15,
      mate,
      mate,
    ])
    expect(statusWith("8 pairs.", { name: "The tears" }, state)).toBe("8 pairs. Without a pair: the tears.")
  })
})

describe("the words of memory", () => {
  it("say what the perfect memory needs, who has won, and in whose words it is shared", () => {
    const over = { ...solved(begun()), spent: 41_000 }
    expect(statusOf(over, animals, options())).toMatch(
      /A pair! All 8 pairs in 8 moves and 41 seconds\. With a perfect memory it takes 12\.4 moves on average\. Not one miss/,
    )
    expect(shareText(over, options())).toBe(
      "I found the 8 pairs of a 4x4 memory in 8 moves and 41 seconds. The same cards lie here for you.",
    )
    const swept = solved(begun({ company: "pertti" }))
    expect(statusOf(swept, animals, options({ company: "pertti" }))).toMatch(/You win, 8 to 0\./)
    expect(shareText(swept, options({ company: "pertti" }))).toBe(
      "I beat a hamster at 4x4 memory, 8 pairs to 0.",
    )
    const beaten: State = { ...swept, owners: swept.owners.map(() => 1) }
    expect(statusOf(beaten, animals, options({ company: "pertti" }))).toMatch(/Pertti wins, 8 to 0/)
    expect(statusOf(beaten, animals, options({ company: "friend" }))).toMatch(/Player 2 wins, 8 to 0/)
    expect(shareText(beaten, options({ company: "friend" }))).toBe(
      "Two of us played 4x4 memory. It ended 0 to 8.",
    )
  })

  it("end the game on the largest table alone", () => {
    const last = (size: number) => statusOf(solved(begun({ size })), animals, options({ size }))
    expect(last(8)).toMatch(/You have finished the game\.$/)
    expect(last(7)).not.toMatch(/finished/)
  })

  it("count players, not you and them, when friends play", () => {
    const tally = { ...emptyTally, played: 3, won: 2, lost: 1 }
    expect(tallyLine(tally, options({ company: "friend" }))).toBe(
      "4x4 with a friend: 3 games, player 1 won 2, player 2 won 1, 0 drawn.",
    )
    expect(tallyLine(emptyTally, options())).toBe("4x4: no games played yet.")
  })
})

/** Puts a game that has not begun into the storage, in some company. */
function keepCompany(company: Options["company"]) {
  const chosen = { ...options({ company }), deal: "" }
  const data = { options: chosen, state: begun({ company }), past: [], steps: 0, counted: false, aside: null }
  localStorage.setItem("juhq:games/memory/now", JSON.stringify({ v: 1, data }))
}

describe("Pertti who tidies up", () => {
  const missed = (state: State) => {
    const [first = -1] = open(state)
    return turnAll(state, [first, strangerOf(state, first)])
  }

  it("swaps two cards that lie face down after the first miss and every third from there, and sleeps else", () => {
    let state = begun({ company: "tidy", size: 6 })
    const swaps: number[] = []
    expect(isWaking(state)).toBe(true)
    for (let miss = 1; miss <= 7; miss++) {
      state = missed(state)
      swaps.push(state.swaps.length)
      const swap = swapNow(state)
      expect(swap !== null).toBe(miss % 3 === 1)
      if (swap) for (const cell of [swap.one, swap.other]) expect(canTurn(state, cell)).toBe(true)
      expect(isWaking(state)).toBe(miss % 3 === 0)
    }
    expect(swaps).toEqual([1, 1, 1, 2, 2, 2, 3])
    expect(swapNow(turn(state, open(state)[0] ?? -1))).toBeNull()
  })

  it("moves the two cards and no other, and can still be solved", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sizes), fc.integer(), (size, seed) => {
        const random = seeded(seed)
        let state = memory.start(options({ company: "tidy", size, deal: "" }), random)
        for (let press = 0; press < 60 && !isOver(state); press++) {
          const before = state
          state = turn(state, pick(open(state), random))
          const swap = state.swaps.length > before.swaps.length ? state.swaps.at(-1) : undefined
          const from = (cell: number) =>
            cell === swap?.one ? swap.other : cell === swap?.other ? swap.one : cell
          for (const cell of all(state)) expect(faceOf(state, cell)).toBe(faceOf(before, from(cell)))
          expect(safeParse(memory.schema.state, JSON.parse(JSON.stringify(state))).success).toBe(true)
        }
        expect(isOver(solved(state))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it("swaps the same cards for everybody who makes the same moves, and leaves the other games alone", () => {
    const state = begun({ company: "tidy" })
    expect(missed(state)).toEqual(missed(state))
    for (const company of ["alone", "friend", "pertti"] as const)
      expect(missed(begun({ company })).swaps).toEqual([])
    expect(swapAfter(missed(begun()))).toBeNull()
  })

  it("is shown on the table and not in figures, and has statistics of its own", () => {
    const state = { ...missed(begun({ company: "tidy" })), swaps: [{ one: 5, other: 15, move: 1 }] }
    expect(statusOf(state, animals, options({ company: "tidy" }))).toMatch(/ Pertti swaps two cards\.$/)
    expect(cellLabel(state, 5, animals, options({ company: "tidy" }))).toMatch(/face down, just swapped$/)
    expect(memory.level?.(options({ company: "tidy" }))).toBe("4x4 with Pertti tidying up")
    expect(memory.level?.(options())).toBe("4x4")
    const over = { ...solved(state), spent: 41_000 }
    expect(shareText(over, options({ company: "tidy" }))).toMatch(
      /41 seconds, while a hamster swapped cards once\./,
    )
  })

  it("believes games from before he came", () => {
    const { tidies, swaps, ...old } = begun()
    const read = safeParse(memory.schema.state, old)
    expect(read.output).toMatchObject({ tidies: false, swaps: [] })
    const wrong = { ...begun({ size: 3 }), swaps: [{ one: 4, other: 0, move: 1 }] }
    expect(safeParse(memory.schema.state, wrong).success).toBe(false)
  })
})

describe("the memory page", () => {
  let events: { category: string; action: string; label?: string; value?: number }[]
  const page = onPage(<Memory />, { path: "/games/memory", data: { "memory-cards": sets } })

  beforeEach(() => {
    forget()
    window.history.replaceState(null, "", `/games/memory?deal=4-animals-${seed}`)
    keepCompany("alone")
    events = trackedFromNow()
    jest.useFakeTimers()
    mockLaunch.mockClear()
  })

  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const visit = () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    return { user, ...render(page) }
  }
  const board = (size = 4) => begun({ size })
  const nameOf = (cell: number, size = 4) => animals[faceOf(board(size), cell) ?? -1]?.name
  // By the grid's own order: to look 64 buttons up by role a hundred times takes minutes.
  const cells = () => [...document.querySelectorAll<HTMLElement>("td button")]
  const cell = (index: number) => cells()[index] as HTMLElement
  const faceDown = () => cells().filter(button => button.getAttribute("aria-label")?.endsWith(": face down"))
  const kept = (): State => JSON.parse(localStorage.getItem("juhq:games/memory/now") ?? "null").data.state
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const status = () => document.querySelector(`p[role="status"]`)?.textContent
  const playAll = (size = 4) => {
    const done = new Set<number>()
    for (let at = 0; at < size * size; at++) {
      const mate = mateOf(board(size), at)
      if (at === holeOf(size) || done.has(at)) continue
      done.add(mate)
      fireEvent.click(cell(at))
      fireEvent.click(cell(mate))
    }
  }

  it("lays every card face down for everyone at first, and none of the pictures into the page", () => {
    const html = renderToString(page)
    expect(html.match(/face down"/g)).toHaveLength(16)
    for (const { picture } of animals) expect(html).not.toContain(picture)
  })

  it("deals what a link asks for, says so, and names the cards in words as they are turned", async () => {
    const { user } = visit()
    expect(status()).toBe("A friend sent you these cards. 8 pairs lie face down. Turn two cards.")
    const stranger = strangerOf(board(), 0)
    await user.click(cell(0))
    expect(cell(0)).toHaveAccessibleName(`Row 1, column 1: ${nameOf(0)}, turned`)
    expect(status()).toBe(`Row 1, column 1: ${nameOf(0)}.`)
    await user.click(cell(stranger))
    expect(status()).toMatch(new RegExp(`: ${nameOf(stranger)}\\. No pair with ${nameOf(0)}\\.$`))
    expect(faceDown()).toHaveLength(14)
    const mate = mateOf(board(), 0)
    await user.click(cell(mate))
    expect(faceDown()).toHaveLength(15)
    await user.click(cell(0))
    expect(status()).toMatch(/A pair! 1 of 8 found\.$/)
    expect(cell(0)).toHaveAccessibleName(`Row 1, column 1: ${nameOf(0)}, found`)
    expect(cell(0).querySelector("svg")).toBeInTheDocument()
    expect(cell(0)).toHaveAttribute("aria-disabled", "true")
  })

  it("has a guest that sits down on the other one of each pair, and finds none for itself", async () => {
    const { container } = visit()
    await bringGuest()
    expect(status()).toMatch(/Turn two cards\. Without a pair: the tea towel\.$/)
    const mate = mateOf(board(), 0)
    fireEvent.click(cell(0))
    const place = cell(mate).getAttribute("aria-label")?.replace(/:.*/, "").toLowerCase()
    expect(status()).toBe(`Row 1, column 1: ${nameOf(0)}. The tea towel sat down on ${place}.`)
    fireEvent.click(cell(mate))
    expect(status()).toMatch(/A pair! 1 of 8 found\.$/)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(onePair)
    playAll()
    expect(status()).toMatch(/Still without a pair: the tea towel\.$/)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(allPairs)
    await bringGuest(null)
    expect(status()).not.toContain("tea towel")
    expect(container.querySelector("[data-guest]")).toBeNull()
  })

  it("reports every turn and the win, offers the result with a link to the same deal, and rains cards", async () => {
    const { user } = visit()
    expect(hasThing("/games/memory")).toBe(false)
    playAll()
    expect(hasThing("/games/memory")).toBe(true)
    expect(events.filter(({ action }) => action === "select")).toHaveLength(16)
    expect(events.at(-1)).toEqual({ category: "memory", action: "win", label: "4x4", value: 8 })
    expect(new Set(events.map(({ action }) => action))).toEqual(new Set(["select", "win"]))
    expect(screen.getByText(/^I found the 8 pairs of a 4x4 memory in 8 moves/)).toBeInTheDocument()
    await act(async () => {})
    expect(mockLaunch).toHaveBeenCalledTimes(1)
    expect(readStatistics("memory")["4x4"]).toMatchObject({ played: 1, won: 1 })
    expect(window.location.search).toBe(`?deal=4-animals-${seed}`)
    await user.click(screen.getByRole("button", { name: "New game" }))
    expect(window.location.search).toBe("")
    expect(faceDown()).toHaveLength(16)
    await user.click(cell(0))
    expect(window.location.search).toMatch(/^\?deal=4-animals-[2-9a-z]{6}$/)
    expect(window.location.search).not.toContain(seed)
  })

  it("rains nothing in calm mode", async () => {
    localStorage.setItem("juhq:calm", JSON.stringify({ v: 1, data: true }))
    visit()
    playAll()
    await act(async () => {})
    expect(screen.getByText(/All 8 pairs/)).toBeInTheDocument()
    expect(mockLaunch).not.toHaveBeenCalled()
    expect(document.querySelector(".moving")).toBeNull()
  })

  it("goes on to the next table, which reports the level and takes the focus", async () => {
    const { user } = visit()
    playAll()
    await user.click(screen.getByRole("button", { name: "Next table: 5x5" }))
    expect(events.at(-1)).toEqual({ category: "memory", action: "level", label: "5x5" })
    expect(faceDown()).toHaveLength(24)
    expect(cell(0)).toHaveFocus()
    expect(cell(12)).toHaveAccessibleName("Row 3, column 3: Pertti, asleep. Not a card")
    await user.click(cell(12))
    expect(faceDown()).toHaveLength(24)
  })

  it("has no table after the largest", () => {
    window.history.replaceState(null, "", `/games/memory?deal=8-animals-${seed}`)
    visit()
    playAll(8)
    expect(status()).toMatch(/You have finished the game\.$/)
    expect(screen.queryByRole("button", { name: /^Next table/ })).not.toBeInTheDocument()
  })

  it("is played with the keyboard alone", async () => {
    const { user } = visit()
    act(() => cell(0).focus())
    await user.keyboard("{Enter}{ArrowRight}{ArrowDown} ")
    expect(cell(0)).toHaveAccessibleName(/turned$|found$/)
    expect(cell(5)).toHaveAccessibleName(/turned$|found$/)
    expect(cell(5)).toHaveFocus()
    await user.keyboard("{End}{ArrowDown}{Home}")
    expect(cell(8)).toHaveFocus()
  })

  it("takes the focus to its cards at the first arrow key", async () => {
    const { user } = visit()
    expect(document.body).toHaveFocus()
    await user.keyboard("{ArrowDown}")
    expect(cell(0)).toHaveFocus()
  })

  it("runs the time from the first card, and not while the page is hidden", () => {
    visit()
    const time = () => screen.getByRole("timer").textContent
    const hide = (hidden: boolean) => {
      jest.spyOn(document, "hidden", "get").mockReturnValue(hidden)
      act(() => void document.dispatchEvent(new Event("visibilitychange")))
    }
    wait(9000)
    expect(time()).toBe("0:00")
    fireEvent.click(cell(0))
    wait(3500)
    expect(time()).toBe("0:03")
    hide(true)
    wait(60_000)
    expect(time()).toBe("0:03")
    hide(false)
    wait(2000)
    expect(time()).toBe("0:05")
    playAll()
    const end = time()
    wait(5000)
    expect(time()).toBe(end)
  })

  it("stops the time while its window is put away to the task bar", () => {
    let tell = (_: { isIntersecting: boolean }[]) => {}
    class Observer {
      constructor(hear: typeof tell) {
        tell = hear
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Observer })
    const show = (isIntersecting: boolean) => act(() => tell([{ isIntersecting }]))
    visit()
    const time = () => screen.getByRole("timer").textContent
    fireEvent.click(cell(0))
    show(true)
    wait(3500)
    show(false)
    wait(60_000)
    expect(time()).toBe("0:03")
    show(true)
    wait(2000)
    expect(time()).toBe("0:05")
    Reflect.deleteProperty(window, "IntersectionObserver")
  })

  it("goes on after a reload, with the time as it was left", () => {
    const { unmount } = visit()
    fireEvent.click(cell(0))
    wait(2600)
    unmount()
    wait(30_000)
    visit()
    expect(cell(0)).toHaveAccessibleName(/turned$/)
    expect(screen.getByRole("timer")).toHaveTextContent("0:02")
    wait(400)
    expect(screen.getByRole("timer")).toHaveTextContent("0:02")
    wait(1000)
    expect(screen.getByRole("timer")).toHaveTextContent("0:03")
  })

  it("brings an unfinished game back after a link has dealt another", async () => {
    const { unmount } = visit()
    fireEvent.click(cell(0))
    unmount()
    window.history.replaceState(null, "", "/games/memory?deal=2-finland-abcdef")
    const { user } = visit()
    expect(faceDown()).toHaveLength(4)
    await user.click(screen.getByRole("button", { name: "Bring the last game back" }))
    expect(cell(0)).toHaveAccessibleName(`Row 1, column 1: ${nameOf(0)}, turned`)
    expect(window.location.search).toBe("")
  })

  it("lets a friend play at the same screen, and shows by a digit whose a card is", async () => {
    const { user } = visit()
    await user.selectOptions(screen.getByLabelText("Against"), "A friend, here")
    expect(status()).toMatch(/Player 1\.$/)
    expect(screen.queryByRole("timer")).not.toBeInTheDocument()
    const state = kept()
    const missed = turnAll(state, [0, strangerOf(state, 0)])
    await user.click(cell(0))
    await user.click(cell(missed.turned[1] ?? -1))
    expect(status()).toMatch(/No pair with [a-z ]+\. Player 2\.$/)
    const at = open(missed).find(at => canTurn(missed, mateOf(missed, at))) ?? -1
    await user.click(cell(at))
    await user.click(cell(mateOf(missed, at)))
    expect(status()).toMatch(/A pair! Player 1 0, Player 2 1\. Player 2 again\.$/)
    expect(screen.getAllByRole("button", { name: /found by player 2$/ })).toHaveLength(2)
    expect(cell(at)).toHaveTextContent("2")
  })

  const miss = async (user: ReturnType<typeof userEvent.setup>) => {
    for (const [one, other] of [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ] as const) {
      await user.click(cell(one))
      await user.click(cell(other))
      if (/No pair/.test(status() ?? "")) return
    }
  }

  it("lets Pertti think while the cards can be looked at, and then turn two", async () => {
    const { user } = visit()
    await user.selectOptions(screen.getByLabelText("Against"), "Pertti")
    await miss(user)
    expect(status()).toMatch(/Pertti is thinking\.$/)
    const before = faceDown().length
    fireEvent.click(faceDown()[0] as HTMLElement)
    expect(faceDown()).toHaveLength(before)
    wait(2400)
    expect(faceDown()).toHaveLength(before)
    wait(200)
    expect(status()).toMatch(/^Pertti .*Row \d, column \d: [a-z ]+\.$/)
    wait(1400)
    expect(status()).toMatch(/(Your turn|He goes again)\.$/)
  })

  it("has a Pertti who waits for a nod, however long it takes", async () => {
    const { user } = visit()
    await user.selectOptions(screen.getByLabelText("Against"), "Pertti, when I nod")
    const nod = screen.getByRole("button", { name: "Nod to Pertti" })
    expect(nod).toHaveAttribute("aria-disabled", "true")
    await miss(user)
    const asked = status()
    expect(asked).toMatch(/Pertti waits for your nod\.$/)
    wait(600_000)
    expect(status()).toBe(asked)
    await user.click(nod)
    expect(status()).toMatch(/^Pertti/)
    await user.click(nod)
    expect(status()).toMatch(/A pair!|No pair/)
  })

  it("has Pertti carry two cards after the first miss, and in calm mode marks them", async () => {
    keepCompany("tidy")
    const { user, unmount } = visit()
    const pair = [0, strangerOf(board(), 0)]
    for (const each of pair) {
      expect(document.querySelector(".walk")).toBeNull()
      await user.click(cell(each))
    }
    expect(status()).toMatch(/Pertti swaps two cards\.$/)
    expect(document.querySelectorAll("td .carried")).toHaveLength(2)
    expect(document.querySelectorAll(".walk .walker")).toHaveLength(1)
    unmount()
    localStorage.setItem("juhq:calm", JSON.stringify({ v: 1, data: true }))
    visit()
    expect(status()).toMatch(/Pertti swaps/)
    expect(document.querySelectorAll("td .swapped")).toHaveLength(2)
    expect(document.querySelector(".walk")).toBeNull()
  })

  it("says once what there is to do, and shows the result above the choices", () => {
    visit()
    expect(readFileSync("content/pages/games/memory.mdx", "utf8")).not.toContain("Turn two cards")
    playAll()
    const share = screen.getByRole("button", { name: "Share" })
    const follows = share.compareDocumentPosition(screen.getByLabelText("Table"))
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it("keeps its wits through blind presses of everything there is", async () => {
    visit()
    const random = seeded("a monkey at the table")
    for (let press = 0; press < runs(500, 50); press++) {
      const chance = random()
      if (chance < 0.03) {
        const select = pick([...document.querySelectorAll("select")], random)
        fireEvent.change(select, { target: { value: pick([...select.options], random).value } })
      } else if (chance < 0.06) {
        wait(random() * 4000)
      } else {
        const others = /^(New game|Undo|Bring|Next table|Nod)/
        const isPlay = ({ textContent, parentElement }: HTMLElement) =>
          parentElement?.tagName === "TD" || others.test(textContent ?? "")
        const button = pick([...document.querySelectorAll("button")].filter(isPlay), random)
        fireEvent.keyDown(button, { key: pick(["ArrowUp", "ArrowRight", "End", "q", "Tab"], random) })
        fireEvent.click(button)
      }
      expect(safeParse(memory.schema.state, kept()).success).toBe(true)
    }
    expect(new Set(events.map(({ action }) => action))).toEqual(new Set(["select", "level"]))
    expect(status()).toBeTruthy()
  })
})

describe("the sets of cards", () => {
  it("have as many cards as the largest table has pairs, none twice, and no hamster", () => {
    expect(sets.map(({ set }) => set)).toEqual(["animals", "groceries", "finland", "clocks"])
    for (const { cards } of sets) {
      expect(Object.keys(cards)).toHaveLength(pairsOf(8))
      expect(Object.values(cards)).not.toContain("🐹")
    }
  })

  it("are refused when a card is missing or a picture is there twice", () => {
    const [first] = sets
    const { dog: _dog, ...fewer } = first?.cards ?? {}
    expect(safeParse(schema, [{ ...first, cards: fewer }]).success).toBe(false)
    expect(safeParse(schema, [{ ...first, cards: { ...fewer, hound: fewer.cat } }]).success).toBe(false)
    expect(safeParse(schema, []).success).toBe(false)
  })
})
