import { wcagContrast } from "culori"
import fc from "fast-check"
import { safeParse } from "valibot"
import {
  fallen,
  isBehind,
  isSame,
  linesOf,
  missingCells,
  neighboursOf,
  slid,
  type Tile,
  ways,
} from "../../../src/embeds/list-of-2048-games/board"
import { covered, paintOf } from "../../../src/embeds/list-of-2048-games/colours"
import { game2048 } from "../../../src/embeds/list-of-2048-games/game"
import { goalOf } from "../../../src/embeds/list-of-2048-games/goals"
import {
  count,
  type Kind,
  kindOf,
  nameOf,
  numberOf,
  parseNumber,
  parts,
  rulesOf,
  type Size,
} from "../../../src/embeds/list-of-2048-games/kinds"
import {
  dealt,
  isOpenOn,
  isOver,
  isStuck,
  movesPerNap,
  type State,
  step,
  tuesday,
} from "../../../src/embeds/list-of-2048-games/logic"
import {
  type Rank,
  type TileSet,
  type TileSetKey,
  tileSets,
} from "../../../src/embeds/list-of-2048-games/tiles"
import { pick, seeded } from "../../../src/lib/game/random"
import { runs } from "../../jest/property"

type Way = (typeof ways)[number]
type Row = readonly (Rank | null)[]

const none: ReadonlySet<number> = new Set()
const usual: Omit<Kind, "number"> = {
  tiles: "twos",
  size: 4,
  floor: "bare",
  arrival: "anywhere",
  twist: "plain",
}
const kindWith = (changes: Partial<Kind>) => kindOf(numberOf({ ...usual, ...changes }))
const tilesFrom = (ranks: Row): (Tile | null)[] =>
  ranks.map((rank, i) => (rank === null ? null : [i + 1, rank]))
const ranksOf = (tiles: readonly (Tile | null)[]): Row => tiles.map(tile => tile?.[1] ?? null)
const slideRanks = (ranks: Row, size: Size, way: Way, set: TileSet, blocked = none) =>
  slid(tilesFrom(ranks), size, blocked, way, set.meet, 100)
const move = (state: State, way: Way, weekday = tuesday) => step(state, { kind: "slide", way, weekday })

/** A row of a board of four as its values, 0 where there is nothing, after it has slid. */
function slidRow(values: number[], way: "left" | "right", key: TileSetKey = "twos"): (string | number)[] {
  const set: TileSet = tileSets[key]
  const rankOf = (value: number) => {
    for (let rank = -20; rank <= 20; rank++) if (set.has(rank) && set.worth(rank) === value) return rank
    throw new Error(`There is no ${value} among the tiles of ${key}.`)
  }
  const row = values.map(value => (value === 0 ? null : rankOf(value)))
  const ranks: Row = [...row, ...Array<null>(16 - row.length).fill(null)]
  const { tiles } = slideRanks(ranks, 4, way, set)
  return ranksOf(tiles)
    .slice(0, 4)
    .map(rank => (rank === null ? 0 : set.worth(rank)))
}

function stateOf(changes: Partial<Kind>, ranks: Row, more: Partial<State> = {}): State {
  const { number } = kindWith(changes)
  return { ...dealt(number, "test"), tiles: tilesFrom(ranks), next: 100, fresh: 100, ...more }
}

describe("the tiles of 2048", () => {
  it.each([
    [
      [2, 2, 2, 2],
      [4, 4, 0, 0],
      [0, 0, 4, 4],
    ],
    [
      [4, 2, 2, 0],
      [4, 4, 0, 0],
      [0, 0, 4, 4],
    ],
    [
      [2, 2, 4, 0],
      [4, 4, 0, 0],
      [0, 0, 4, 4],
    ],
    [
      [2, 2, 2, 0],
      [4, 2, 0, 0],
      [0, 0, 2, 4],
    ],
    [
      [2, 0, 0, 2],
      [4, 0, 0, 0],
      [0, 0, 0, 4],
    ],
    [
      [4, 4, 8, 16],
      [8, 8, 16, 0],
      [0, 8, 8, 16],
    ],
    [
      [2, 4, 2, 4],
      [2, 4, 2, 4],
      [2, 4, 2, 4],
    ],
    [
      [0, 2, 0, 4],
      [2, 4, 0, 0],
      [0, 0, 2, 4],
    ],
    [
      [1024, 1024, 0, 0],
      [2048, 0, 0, 0],
      [0, 0, 0, 2048],
    ],
  ])("%j become %j to the left and %j to the right", (row, left, right) => {
    expect(slidRow(row, "left")).toEqual(left)
    expect(slidRow(row, "right")).toEqual(right)
  })

  /** The published algorithm told again: each tile, the nearest to the wall first, goes as far as it can and may merge once. */
  function published(values: number[][], way: Way) {
    const grid = values.map(row => row.map(value => ({ value, merged: false })))
    const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[way] as [number, number]
    const order = [0, 1, 2, 3]
    const rows = dy > 0 ? [...order].reverse() : order
    const columns = dx > 0 ? [...order].reverse() : order
    let score = 0
    for (const y of rows)
      for (const x of columns) {
        const from = grid[y]?.[x]
        if (!from?.value) continue
        let [toX, toY] = [x, y]
        while (grid[toY + dy]?.[toX + dx]?.value === 0) [toX, toY] = [toX + dx, toY + dy]
        const next = grid[toY + dy]?.[toX + dx]
        const { value } = from
        from.value = 0
        if (next && next.value === value && !next.merged) {
          next.value *= 2
          next.merged = true
          score += next.value
        } else {
          const to = grid[toY]?.[toX]
          if (to) to.value = value
        }
      }
    return { grid: grid.map(row => row.map(({ value }) => value)), score }
  }

  it("slide as in the published game, on any board, in every direction, for the same score", () => {
    const value = fc.constantFrom(0, 0, 2, 2, 4, 4, 8, 16, 1024)
    const board = fc.array(fc.array(value, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(board, fc.constantFrom(...ways), (values, way) => {
        const ranks = values.flat().map(value => (value === 0 ? null : Math.log2(value)))
        const { tiles, made } = slideRanks(ranks, 4, way, tileSets.twos)
        const expected = published(values, way)
        expect(ranksOf(tiles).map(rank => (rank === null ? 0 : 2 ** rank))).toEqual(expected.grid.flat())
        expect(made.reduce((sum, rank) => sum + 2 ** rank, 0)).toBe(expected.score)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ["threes", [1, 2, 3, 3], [3, 6, 0, 0]],
    ["threes", [1, 1, 2, 2], [1, 3, 2, 0]],
    ["threes", [2, 2, 0, 0], [2, 2, 0, 0]],
    ["fibonacci", [1, 1, 2, 3], [2, 5, 0, 0]],
    ["fibonacci", [5, 5, 8, 0], [5, 13, 0, 0]],
    ["fibonacci", [610, 377, 0, 0], [987, 0, 0, 0]],
    ["triples", [3, 3, 3, 3], [9, 3, 0, 0]],
    ["triples", [1, 0, 1, 0], [1, 1, 0, 0]],
    ["minus", [2, -2, 4, 4], [8, 0, 0, 0]],
    ["minus", [4, 2, -2, 4], [8, 0, 0, 0]],
    ["minus", [-2, -2, 2, 0], [-4, 2, 0, 0]],
    ["hex", [2, 2, 2, 2], [4, 4, 0, 0]],
    ["hamster", [2, 2, 4, 0], [4, 4, 0, 0]],
  ] as const)("of the set %s: %j become %j", (key, row, left) => {
    expect(slidRow([...row], "left", key)).toEqual(left)
  })

  it("are halved by the tax, which takes a 2 whole and meets its like", () => {
    const taxed = (row: Row) => {
      const ranks: Row = [...row, ...Array<null>(16 - row.length).fill(null)]
      return ranksOf(slideRanks(ranks, 4, "left", tileSets.tax).tiles).slice(0, 4)
    }
    expect(taxed([5, 0, null, 1])).toEqual([4, 1, null, null])
    expect(taxed([1, 0, 3, 3])).toEqual([4, null, null, null])
    expect(taxed([0, 0, 2, null])).toEqual([0, 2, null, null])
  })

  it("keep their sum, whatever slides, in every set but the one with the tax", () => {
    const sets: TileSetKey[] = ["twos", "threes", "fibonacci", "triples", "minus", "hex", "hamster"]
    const rank = fc.option(fc.integer({ min: 1, max: 6 }), { freq: 3 })
    const sign = fc.boolean()
    fc.assert(
      fc.property(
        fc.constantFrom(...sets),
        fc.array(fc.tuple(rank, sign), { minLength: 25, maxLength: 25 }),
        fc.constantFrom(...ways),
        fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 3 }),
        (key, drawn, way, stones) => {
          const set: TileSet = tileSets[key]
          const ranks = drawn.map(([rank, isMinus], cell) => {
            if (rank === null || stones.includes(cell)) return null
            return key === "minus" && isMinus ? -rank : rank
          })
          const sum = (of: Row) =>
            of.reduce<number>((sum, rank) => sum + (rank === null ? 0 : set.worth(rank)), 0)
          const { tiles } = slideRanks(ranks, 5, way, set, new Set(stones))
          expect(sum(ranksOf(tiles))).toBe(sum(ranks))
          for (const stone of stones) expect(tiles[stone]).toBeNull()
        },
      ),
    )
  })

  it("stop at a stone, and do not merge through it", () => {
    const ranks: Row = [1, null, 1, ...Array<null>(6).fill(null)]
    const { tiles } = slideRanks(ranks, 3, "right", tileSets.twos, new Set([1]))
    expect(ranksOf(tiles).slice(0, 3)).toEqual([1, null, 1])
  })

  it("fall without merging", () => {
    const tiles = tilesFrom([1, null, null, null, null, null, 1, null, 2])
    expect(ranksOf(fallen(tiles, 3, none))).toEqual([null, null, null, 1, null, null, 1, null, 2])
  })

  it("come nine times out of ten as a 2, and otherwise as a 4, on any free cell", () => {
    const seen = new Map<number, number>()
    const cells = new Set<number>()
    for (let i = 0; i < 3000; i++) {
      for (const [cell, tile] of dealt(count, `deal${i}`).tiles.entries()) {
        if (!tile) continue
        seen.set(tile[1], (seen.get(tile[1]) ?? 0) + 1)
        cells.add(cell)
      }
    }
    expect([...seen.keys()].sort()).toEqual([1, 2])
    expect((seen.get(1) ?? 0) / 6000).toBeGreaterThan(0.88)
    expect((seen.get(1) ?? 0) / 6000).toBeLessThan(0.92)
    expect(cells.size).toBe(16)
  })

  it("have labels that fit, up to every goal, and that can be read on their paint", () => {
    for (const key of parts.tiles) {
      for (const size of parts.size) {
        for (let rank = 1; rank <= goalOf({ ...usual, tiles: key, size }); rank++) {
          expect([...tileSets[key].label(rank)].length).toBeLessThanOrEqual(6)
        }
      }
    }
    for (let rank = -20; rank <= 40; rank++) {
      const { paper, ink } = paintOf(rank)
      expect(wcagContrast(paper, ink)).toBeGreaterThanOrEqual(4.5)
    }
    expect(wcagContrast(covered.paper, covered.ink)).toBeGreaterThanOrEqual(4.5)
  })

  it("are called what they should be", () => {
    const goal = (tiles: TileSetKey) => tileSets[tiles].label(goalOf({ ...usual, tiles }))
    expect(parts.tiles.map(goal)).toEqual(["2048", "768", "1597", "81", "2048", "256", "800", "Pertti"])
    expect(tileSets.minus.label(-3)).toBe("−8")
    expect(tileSets.twos.label(17)).toBe("131k")
    expect(tileSets.hamster.label(14)).toBe("myth 2")
  })
})

describe("the 2048 kinds", () => {
  const all = Array.from({ length: count }, (_, i) => kindOf(i + 1))

  it("are 2048, no two with the same rules, name or number", () => {
    expect(count).toBe(2048)
    expect(new Set(all.map(nameOf)).size).toBe(2048)
    expect(new Set(all.map(({ number, ...rules }) => JSON.stringify(rules))).size).toBe(2048)
    expect(all.map(numberOf)).toEqual(all.map(({ number }) => number))
  })

  it("end with 2048 itself, and know no kind beside them", () => {
    expect(kindOf(2048)).toEqual({ ...usual, number: 2048 })
    expect(nameOf(kindOf(2048))).toBe("Powers of two, 4×4")
    for (const number of [0, 2049, -1, 1.5, Number.NaN]) expect(() => kindOf(number)).toThrow(RangeError)
    expect(["1", "2048", "0", "2049", "01", "x", "1.5", null].map(parseNumber)).toEqual([
      1,
      2048,
      ...Array(6).fill(null),
    ])
  })

  it("can all be played on Tuesdays, and 1536 of them on any other day", () => {
    const open = (weekday: number) => all.filter(kind => isOpenOn(kind, weekday)).length
    expect([0, 1, 2, 3, 4, 5, 6].map(open)).toEqual([1536, 1536, 2048, 1536, 1536, 1536, 1536])
  })

  it("have rules in sentences", () => {
    for (const kind of all) expect(rulesOf(kind)).toMatch(/^[A-Z].+\.$/)
  })

  it("begin with two tiles, no points, and a move to make", () => {
    for (const kind of all) {
      const state = dealt(kind.number, "seed")
      expect(state.tiles.filter(Boolean)).toHaveLength(2)
      expect(state.tiles).toHaveLength(kind.size ** 2)
      expect(isStuck(state)).toBe(false)
      expect(safeParse(game2048.schema.state, state).success).toBe(true)
    }
  })

  it("have goals that their cells have room for", () => {
    for (const kind of all.filter(({ tiles }) => ["twos", "hex", "hamster", "minus"].includes(tiles))) {
      const cells =
        kind.size ** 2 - missingCells(kind.size, kind.floor).length - (kind.floor === "hamster" ? 1 : 0)
      // A tile of rank r is made of two of the rank before, of which one waits: r cells, or one less when a 4 comes.
      expect(goalOf(kind)).toBeLessThanOrEqual(cells)
    }
  })

  it("can be won on the smallest board, in each set of tiles, by a player who looks two moves ahead", () => {
    /** Much room, neighbours that are nearly alike, and the large ones low. */
    const worth = ({ tiles }: State, { size }: Kind) => {
      const most = Math.max(...tiles.map(tile => tile?.[1] ?? 0))
      return tiles.reduce((sum, tile, cell) => {
        if (!tile) return sum + 3
        const there = neighboursOf(cell, size).flatMap(beside => tiles[beside]?.[1] ?? [])
        const rough = there.reduce(
          (sum, rank) => sum + (rank === tile[1] ? -1 : 0.3 * Math.abs(rank - tile[1])),
          0,
        )
        const low = (Math.floor(cell / size) + 0.5 * (cell % size)) / size
        return sum - rough + 4 * low * 3 ** (tile[1] - most)
      }, 0)
    }
    const ahead = (state: State, kind: Kind, moves: number): number => {
      if (moves === 0) return worth(state, kind)
      const next = ways.map(way => move(state, way)).filter(after => after !== state)
      return Math.max(-50, ...next.map(after => ahead(after, kind, moves - 1)))
    }
    const wins = (kind: Kind, seed: string) => {
      let state = dealt(kind.number, seed)
      while (!isOver(state)) {
        const moves = ways.map(way => move(state, way)).filter(after => after !== state)
        state = moves.reduce((best, after) => (ahead(after, kind, 1) > ahead(best, kind, 1) ? after : best))
      }
      return state.won
    }
    for (const tiles of parts.tiles) {
      const kind = kindWith({ tiles, size: 3 })
      const seeds = Array.from({ length: 40 }, (_, i) => `try${i}`)
      expect([tiles, seeds.some(seed => wins(kind, seed))]).toEqual([tiles, true])
    }
  })

  it("hold what they promise, in any kind, for as many moves as anybody makes", () => {
    const monkey = seeded("monkey")
    for (let game = 0; game < runs(250); game++) {
      const kind = kindOf(1 + Math.floor(monkey() * count))
      let state = dealt(kind.number, `game${game}`)
      const missing = missingCells(kind.size, kind.floor)
      for (let i = 0; i < 60 && !isOver(state); i++) {
        const before = state
        state = move(state, pick(ways, monkey))
        if (state === before) continue
        expect(state.moves).toBe(before.moves + 1)
        expect(safeParse(game2048.schema.state, state).success).toBe(true)
        for (const cell of missing) expect(state.tiles[cell]).toBeNull()
        if (state.hamster !== null) {
          expect(state.tiles[state.hamster]).toBeNull()
          if (state.moves % movesPerNap !== 0) expect(state.hamster).toBe(before.hamster)
        }
        if (kind.twist === "gravity") {
          const blocked = new Set([...missing, state.hamster ?? -1])
          expect(isSame(fallen(state.tiles, kind.size, blocked), state.tiles)).toBe(true)
        }
      }
    }
  })
})

describe("a game of 2048", () => {
  const empty = (length: number) => Array<null>(length).fill(null)

  it("is dealt the same from the same seed, and goes the same way with the same moves", () => {
    const played = (seed: string) => {
      let state = dealt(count, seed)
      for (let i = 0; i < 40; i++) state = move(state, ways[i % 4] ?? "left")
      return state
    }
    expect(played("abc")).toEqual(played("abc"))
    expect(played("abc").tiles).not.toEqual(played("abd").tiles)
  })

  it("brings nothing, and is the same game, when nothing moves", () => {
    const state = stateOf({}, [1, 2, ...empty(14)])
    expect(move(state, "left")).toBe(state)
    expect(move(state, "up")).toBe(state)
    expect(move(state, "right").tiles.filter(Boolean)).toHaveLength(3)
  })

  it("adds what was made to the score", () => {
    expect(move(stateOf({}, [1, 1, 1, 1, 5, 5, ...empty(10)]), "left").score).toBe(4 + 4 + 64)
    expect(move(stateOf({ tiles: "minus" }, [-1, -1, ...empty(14)]), "left").score).toBe(-4)
  })

  it("is won at 2048, waits there, and goes on when it is told to", () => {
    const won = move(stateOf({}, [10, 10, ...empty(14)]), "left")
    expect(won.won && isOver(won)).toBe(true)
    expect(game2048.result(won, { kind: count, seed: "" }).outcome).toBe("won")
    expect(move(won, "right")).toBe(won)
    const kept = step(won, { kind: "keep" })
    expect(isOver(kept)).toBe(false)
    expect(move(kept, "right")).not.toBe(kept)
    expect(step(kept, { kind: "keep" })).toBe(kept)
    const fresh = dealt(count, "a")
    expect(step(fresh, { kind: "keep" })).toBe(fresh)
  })

  it("is lost when the board is full and no two neighbours are equal", () => {
    const full = [1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2, 1]
    const lost = stateOf({}, full)
    expect(isOver(lost)).toBe(true)
    expect(game2048.result(lost, { kind: count, seed: "" }).outcome).toBe("lost")
    expect(isStuck(stateOf({}, [...full.slice(0, 15), 2]))).toBe(false)
  })

  it("is played on Tuesdays only where it says so", () => {
    const state = stateOf({ twist: "tuesday" }, [1, 1, ...empty(14)])
    for (const weekday of [0, 1, 3, 4, 5, 6]) expect(move(state, "left", weekday)).toBe(state)
    expect(move(state, "left", tuesday)).not.toBe(state)
    expect(new Date(2025, 7, 5).getDay()).toBe(tuesday)
  })

  it("lets everything fall under gravity, and lets one jump", () => {
    const state = stateOf({ twist: "gravity", size: 3 }, [...empty(6), 1, 2, null])
    const after = move(state, "right")
    expect(ranksOf(after.tiles).slice(6)).toEqual(expect.arrayContaining([1, 2]))
    expect(move(state, "up").tiles.filter(Boolean)).toHaveLength(3)
    expect(ranksOf(move(state, "up").tiles).slice(6, 8)).toEqual([1, 2])
  })

  it("brings tiles from behind, to the edge that the move left", () => {
    for (const way of ways) {
      for (let i = 0; i < 20; i++) {
        const { number, size } = kindWith({ arrival: "behind" })
        const state = {
          ...dealt(number, `s${i}`),
          tiles: tilesFrom([...empty(5), 1, ...empty(10)]),
          next: 100,
        }
        const after = move(state, way)
        const cell = after.tiles.findIndex(tile => tile?.[0] === after.next - 1)
        expect(isBehind(cell, size, way)).toBe(true)
        expect(linesOf(size, way).some(line => line[0] === cell)).toBe(false)
      }
    }
  })

  it("has no luck with the belt: every seed is the same game, and each tile comes to the first free cell", () => {
    const { number } = kindWith({ arrival: "belt", tiles: "threes" })
    const play = (seed: string) => {
      let state = dealt(number, seed)
      for (let i = 0; i < 30; i++) state = move(state, ways[(i * 3) % 4] ?? "left")
      return ranksOf(state.tiles)
    }
    expect(ranksOf(dealt(number, "x").tiles).slice(0, 2)).toEqual([1, 2])
    expect(play("one")).toEqual(play("two"))
  })

  it("puts a tile where it is most in the way, and never beside its like when there is another place", () => {
    const state = stateOf({ arrival: "spite", size: 3 }, [9, null, null, null, null, null, null, null, 1])
    for (let i = 0; i < 20; i++) {
      const after = move({ ...state, seed: `s${i}` }, "up")
      const came = after.tiles.findIndex(tile => tile?.[0] === after.next - 1)
      if (after.tiles[came]?.[1] === 1) expect([1, 3]).toContain(came)
    }
  })

  it("takes threes out of a bag, so that ones and twos never drift apart", () => {
    const { number } = kindWith({ tiles: "threes", size: 6 })
    let state = dealt(number, "bag")
    const came = ranksOf(state.tiles).filter(rank => rank !== null)
    const random = seeded("moves")
    while (came.length < 18) {
      const after = move(state, pick(ways, random))
      if (after === state) continue
      state = after
      const last = state.tiles.find(tile => tile?.[0] === state.next - 1)
      if (last) came.push(last[1])
    }
    // In whatever order the first two lie on the board, the first nine are one bag.
    expect(came.slice(0, 9).sort()).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3])
    expect(came.slice(9).sort()).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3])
  })

  it("believes no board from the storage that its kind can't have", () => {
    const good = dealt(count, "good")
    const believed = (changes: Partial<State>) =>
      safeParse(game2048.schema.state, { ...good, ...changes }).success
    expect(believed({})).toBe(true)
    expect(believed({ kind: 2049 })).toBe(false)
    expect(believed({ tiles: good.tiles.slice(1) })).toBe(false)
    expect(believed({ tiles: empty(16) })).toBe(false)
    expect(believed({ tiles: tilesFrom([1, 0.5, ...empty(14)]) })).toBe(false)
    expect(believed({ tiles: tilesFrom([1, -1, ...empty(14)]) })).toBe(false)
    expect(believed({ hamster: 3 })).toBe(false)
    expect(believed({ next: 1 })).toBe(false)
    expect(believed({ seed: "<b>" })).toBe(false)
    const stone = kindWith({ floor: "stone" }).number
    expect(believed({ kind: stone, tiles: tilesFrom([...empty(5), 1, ...empty(10)]) })).toBe(false)
  })
})
