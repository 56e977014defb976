import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { safeParse } from "valibot"
import { allyText, movedText, restingRow } from "../../../src/embeds/games/tictactoe/guest"
import {
  allyOf,
  cellsOf,
  freeCells,
  type Mark,
  other,
  type State,
  them,
  ticTacToe,
  turnOf,
  winnerOf,
  winningCells,
  wonLines,
  you,
} from "../../../src/embeds/games/tictactoe/logic"
import {
  drunkMove,
  minimaxValue,
  perfectMoves,
  predictOutcome,
} from "../../../src/embeds/games/tictactoe/opponents"
import { isWalled, markOutside, nothing, outsideText } from "../../../src/embeds/games/tictactoe/outside"
import TicTacToe from "../../../src/embeds/games/tictactoe/TicTacToe"
import {
  hamsterDid,
  predictionText,
  shareText,
  statusOf,
  tallyLine,
} from "../../../src/embeds/games/tictactoe/words"
import { readStatistics } from "../../../src/hooks/game/statistics"
import { loadTrace, registerTraces } from "../../../src/hooks/page/traces"
import { looseThing } from "../../../src/hooks/storage/looseThing"
import { gotThings } from "../../../src/hooks/storage/things"
import { travels } from "../../../src/hooks/storage/travels"
import { read, write } from "../../../src/hooks/storage/useStorage"
import { emptyTally } from "../../../src/lib/game/game"
import { pick, seeded } from "../../../src/lib/game/random"
import { bringGuest, forget, hasThing, onPage, trackedFromNow } from "../../jest/visit"

const { step, isOver } = ticTacToe
const played = (moves: number[], starter: Mark = you): State => ({ starter, moves })
const next = (state: State, cell: number) => step(state, { cell, mark: turnOf(state) })

describe("tic tac toe", () => {
  it("refuses a taken cell, a cell beside the board, the other's turn, and any move after the end", () => {
    const state = played([4])
    for (const cell of [4, -1, 9, 0.5, Number.NaN]) expect(step(state, { cell, mark: "O" })).toBe(state)
    expect(step(state, { cell: 0, mark: "X" })).toBe(state)
    const won = played([0, 3, 1, 4, 2])
    expect(step(won, { cell: 8, mark: "O" })).toBe(won)
    expect(step(state, { cell: 0, mark: "O" })).toEqual(played([4, 0]))
  })

  it("has exactly the games that it is known to have", () => {
    const memo = new Map<string, [number, number, number]>()
    const count = (state: State): [number, number, number] => {
      if (isOver(state)) {
        const winner = winnerOf(state)
        return [winner === "X" ? 1 : 0, winner === "O" ? 1 : 0, winner ? 0 : 1]
      }
      const key = cellsOf(state)
        .map(mark => mark ?? "-")
        .join("")
      const sum = memo.get(key) ?? [0, 0, 0]
      if (!memo.has(key)) {
        for (const cell of freeCells(cellsOf(state))) {
          count(next(state, cell)).forEach((games, ending) => {
            sum[ending] = (sum[ending] ?? 0) + games
          })
        }
        memo.set(key, sum)
      }
      return sum
    }
    expect(count(played([]))).toEqual([131184, 77904, 46080])
  })

  it("shows two lines when one move makes both", () => {
    expect(wonLines(cellsOf(played([0, 1, 2, 3, 6, 5, 8, 7, 4])))).toHaveLength(2)
  })

  it("lets you begin, them begin, or takes turns from game to game", () => {
    const start = (starter: "you" | "them" | "turns", last?: State) =>
      ticTacToe.start({ opponent: "perfect", starter }, seeded(1), last).starter
    expect(start("you", played([1], you))).toBe(you)
    expect(start("them")).toBe(them)
    expect(start("turns")).toBe(you)
    expect(start("turns", played([4, 0], you))).toBe(them)
    expect(start("turns", played([4, 0], them))).toBe(you)
    expect(start("turns", played([], them))).toBe(them)
  })

  it("calls few moves the best win, and a draw better than nothing", () => {
    const options = { opponent: "hamster", starter: "you" } as const
    const best = (moves: number[]) => ticTacToe.result(played(moves), options).best
    expect(best([0, 3, 1, 4, 2])).toEqual({ score: 6, text: "won in 3 moves" })
    expect(best([0, 3, 1, 4, 8, 7, 2])?.score).toBe(5)
    expect(best([4, 0, 2, 6, 3, 5, 1, 7, 8])).toEqual({ score: 0, text: "a draw" })
    expect(ticTacToe.result(played([0, 3, 1, 4, 8, 5]), options)).toEqual({ outcome: "lost" })
  })

  it("believes no game from the storage that could not have been played", () => {
    const isBelieved = (moves: unknown) => safeParse(ticTacToe.schema.state, { starter: "X", moves }).success
    expect(isBelieved([0, 3, 1, 4, 2])).toBe(true)
    expect(isBelieved([0, 0])).toBe(false)
    expect(isBelieved([9])).toBe(false)
    expect(isBelieved([0, 3, 1, 4, 2, 5])).toBe(false)
  })
})

describe("the perfect player", () => {
  /** Goes through every game against it: all moves of the other, and each of the moves it might pick. */
  function endings(mark: Mark, starter: Mark) {
    const seen = new Set<string>()
    const won = { X: 0, O: 0, nobody: 0 }
    const go = (state: State) => {
      const key = cellsOf(state)
        .map(cell => cell ?? "-")
        .join("")
      if (seen.has(key)) return
      seen.add(key)
      if (isOver(state)) {
        won[winnerOf(state) ?? "nobody"]++
        return
      }
      const cells = turnOf(state) === mark ? perfectMoves(state) : freeCells(cellsOf(state))
      expect(cells.length).toBeGreaterThan(0)
      for (const cell of cells) go(next(state, cell))
    }
    go(played([], starter))
    return won
  }

  it.each([
    ["X", "X"],
    ["X", "O"],
    ["O", "X"],
    ["O", "O"],
  ] as const)("is never beaten as %s when %s begins, in all games there are", (mark, starter) => {
    const won = endings(mark, starter)
    expect(won[other(mark)]).toBe(0)
    expect(won[mark]).toBeGreaterThan(0)
    expect(won.nobody).toBeGreaterThan(0)
  })

  it("draws against itself", () => {
    expect(Math.abs(minimaxValue(cellsOf(played([])), "X"))).toBe(0)
  })

  it("wins at once where it can, rather than later or by blocking", () => {
    expect(perfectMoves(played([0, 3, 1, 4]))).toEqual([2])
    expect(perfectMoves(played([4, 0, 8, 1, 5]))).toEqual([2])
  })

  it("punishes a blunder: an edge answered on the far side loses", () => {
    const state = played([0, 1])
    expect(minimaxValue(cellsOf(state), "X")).toBeGreaterThan(0)
    for (const cell of perfectMoves(state)) {
      expect(minimaxValue(cellsOf(next(state, cell)), "O")).toBeLessThan(0)
    }
  })

  it("blocks when it is lost, to lose as late as possible", () => {
    const lost = played([0, 1, 4])
    expect(minimaxValue(cellsOf(lost), "O")).toBeLessThan(0)
    expect(winningCells(cellsOf(lost), "X")).toEqual([8])
    expect(perfectMoves(lost)).toEqual([8])
  })
})

describe("the drunk hamster", () => {
  it("wins, loses, draws, misses wins and takes some", () => {
    const random = seeded("carrot juice")
    const counts = { X: 0, O: 0, nobody: 0, missed: 0, taken: 0 }
    for (let game = 0; game < 300; game++) {
      let state = played([], game % 2 === 0 ? you : them)
      while (!isOver(state)) {
        const cells = cellsOf(state)
        if (turnOf(state) === you) {
          state = next(state, pick(freeCells(cells), random))
          continue
        }
        const cell = drunkMove(state, random)
        expect(cells[cell]).toBeNull()
        const wins = winningCells(cells, them)
        if (wins.length > 0) counts[wins.includes(cell) ? "taken" : "missed"]++
        state = next(state, cell)
      }
      counts[winnerOf(state) ?? "nobody"]++
    }
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(10)
  })

  it("loses to somebody who pays attention more often than not", () => {
    const random = seeded("a sober visitor")
    let beaten = 0
    for (let game = 0; game < 200; game++) {
      let state = played([])
      while (!isOver(state)) {
        state = next(
          state,
          turnOf(state) === you ? pick(perfectMoves(state), random) : drunkMove(state, random),
        )
      }
      expect(winnerOf(state)).not.toBe(them)
      if (winnerOf(state) === you) beaten++
    }
    expect(beaten).toBeGreaterThan(100)
  })

  it("explains a missed win and a block, and says the same of the same game", () => {
    expect(hamsterDid(played([0, 3, 1, 4, 8, 7]))).toMatch(/better view/)
    expect(hamsterDid(played([0, 3, 1, 2]))).toMatch(/block/)
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 2, maxLength: 4 }), moves => {
        expect(hamsterDid(played(moves))).toBe(hamsterDid(played([...moves])))
        expect(hamsterDid(played(moves))).toMatch(/^Pertti/)
      }),
    )
  })
})

describe("the words of tic tac toe", () => {
  it("say who won, against each opponent, and in whose words it is shared", () => {
    const won = played([0, 3, 1, 4, 2])
    const lost = played([0, 3, 1, 4, 8, 5])
    const drawn = played([4, 0, 2, 6, 3, 5, 1, 7, 8])
    expect(statusOf(won, { opponent: "friend", starter: "you" })).toBe("X wins. Shake hands.")
    expect(statusOf(lost, { opponent: "hamster", starter: "you" })).toMatch(
      /^O takes row 2, column 3. Pertti wins/,
    )
    expect(statusOf(drawn, { opponent: "perfect", starter: "you" })).toMatch(/^A draw/)
    expect(shareText(won, { opponent: "hamster", starter: "you" })).toBe(
      "I beat a drunk hamster at tic tac toe in 3 moves.",
    )
    expect(shareText(lost, { opponent: "perfect", starter: "you" })).toBe(
      "A perfect player needed 3 moves to beat me at tic tac toe.",
    )
    expect(shareText(drawn, { opponent: "friend", starter: "you" })).toMatch(/a draw\.$/)
  })

  it("count marks, not you and them, when friends play", () => {
    const tally = { played: 3, won: 2, lost: 0, drawn: 1, best: null }
    expect(tallyLine(tally, { opponent: "friend", starter: "you" })).toBe(
      "Against a friend: 3 games, X won 2, O won 0, 1 drawn.",
    )
    expect(tallyLine(emptyTally, { opponent: "hamster", starter: "you" })).toBe(
      "Against the drunk hamster: no games played yet.",
    )
  })
})

describe("the end that is foreseen", () => {
  it("is a draw on an empty board, and the win that a mistake gives away", () => {
    expect(predictOutcome(played([]))).toEqual({ winner: null, moves: 9 })
    // X in a corner, O on the edge beside it: X wins with its fourth mark.
    expect(predictOutcome(played([0, 1]))).toEqual({ winner: "X", moves: 7 })
    expect(predictOutcome(played([0, 3, 1, 4, 2]))).toEqual({ winner: "X", moves: 5 })
    expect(predictionText(played([0, 1]))).toBe("X wins with move 7.")
    expect(predictionText(played([0, 3, 1, 4, 2]))).toBe("X, as written.")
    // A thing beside the board is on no paper of the perfect player's.
    const allied = { ...played([1, 3, 2]), ally: { thing: "/panda", row: 0 } }
    expect(predictionText(allied)).toBe("That is not what I wrote.")
  })
})

describe("the paper beside the board", () => {
  it("takes a mark once, is followed by Pertti, and is closed by the perfect player after three", () => {
    const one = markOutside(nothing, 1, "X", "hamster")
    expect(one).toEqual({ marks: ["O", "X", null], isRubbed: false, tries: 1 })
    expect(markOutside(one, 1, "X", "hamster")).toBe(one)
    let paper = nothing
    for (let tries = 0; tries < 5; tries++) paper = markOutside(paper, 0, "X", "perfect")
    expect(paper.tries).toBe(3)
    expect(isWalled(paper, "perfect")).toBe(true)
    expect(isWalled({ ...one, tries: 9 }, "hamster")).toBe(false)
    expect(outsideText(one, 0, cellsOf(played([1, 3, 2, 4])), "hamster")).toMatch(/^Three in a row/)
    expect(outsideText(one, 0, cellsOf(played([1, 3, 2, 4])), "perfect", true)).toMatch(
      /^Three in a row, after/,
    )
  })
})

describe("a guest", () => {
  const tears = { name: "The tears" }

  it("makes three in a row with two marks beside it, whosever they are", () => {
    expect(allyOf(cellsOf(played([4, 0, 5])), 1)).toBe("X")
    expect(allyOf(cellsOf(played([4, 1, 8, 2])), 0)).toBe("O")
    expect(allyOf(cellsOf(played([4, 5])), 1)).toBeNull()
    expect(allyOf(cellsOf(played([])), 1)).toBeNull()
    expect(allyText(tears, "X", "hamster")).toBe(
      "Three in a row, with the tears. Pertti congratulates the tears.",
    )
    expect(movedText(tears, 0, "friend")).toBe("The tears went to row 1.")
  })

  it("ends the game as the third by a move in its row, and by going there", () => {
    const beside = { thing: "/error-418", row: 1 }
    const pair = step(played([4, 0]), { cell: 5, mark: "X", beside })
    expect(pair.ally).toEqual(beside)
    expect(step(pair, { cell: 8, mark: "O" })).toBe(pair)
    // It came after the two marks, and a move elsewhere is none of its own.
    const before = played([4, 0, 5, 1])
    expect(step(before, { cell: 8, mark: "X", beside }).ally).toBeUndefined()
    expect(restingRow(cellsOf(before), 1)).toBe(2)
    expect(step(before, { beside }).ally).toEqual(beside)
    expect(step(before, { beside: { ...beside, row: 2 } })).toBe(before)
    // A row on the board needs no third from beside it.
    expect(step(before, { cell: 3, mark: "X", beside }).ally).toBeUndefined()
    const isBelieved = (state: object) => safeParse(ticTacToe.schema.state, state).success
    expect(isBelieved(pair)).toBe(true)
    expect(isBelieved({ ...played([4, 0]), ally: beside })).toBe(false)
  })
})

describe("the tic tac toe page", () => {
  let events: { category: string; action: string; label?: string; value?: number }[]

  beforeEach(() => {
    forget()
    events = trackedFromNow()
    jest.useFakeTimers()
  })

  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const open = () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    return { user, ...render(onPage(<TicTacToe />, { path: "/games/tictactoe" })) }
  }
  const cell = (name: string) => screen.getByRole("button", { name })
  const marks = (mark: string) => screen.queryAllByRole("button", { name: new RegExp(`: ${mark}\\b`) })
  const wait = () => act(() => jest.advanceTimersByTime(1000))
  const putAway = () => act(async () => write(looseThing, null))
  /** Lets another thing loose than the tea towel, which the visitor keeps. */
  const bringMagnet = async () => {
    const towel = await loadTrace("/error-418")
    registerTraces(async path => ({
      default: path === "/magnet" ? { ...towel, name: "The fridge magnet" } : towel,
    }))
    await act(async () => {
      write(gotThings, [
        { path: "/error-418", at: 0 },
        { path: "/magnet", at: 0 },
      ])
      write(looseThing, "/magnet")
    })
  }

  it("draws an empty board for everyone at first", () => {
    expect(renderToString(<TicTacToe />).match(/: empty/g)).toHaveLength(9)
  })

  it("lets friends place marks by turns and shows who won, and where", async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Against"), "A friend, here")
    for (const at of [
      "Row 1, column 1",
      "Row 2, column 1",
      "Row 1, column 2",
      "Row 2, column 2",
      "Row 1, column 3",
    ]) {
      await user.click(cell(`${at}: empty`))
    }
    expect(screen.getByText("X wins. Shake hands.")).toHaveAttribute("role", "status")
    expect(cell("Row 1, column 2: X, on the winning line")).toBeInTheDocument()
    expect(screen.getByText("Tic tac toe among friends: X beat O.")).toBeInTheDocument()
    expect(screen.getByText("Against a friend: 1 game, X won 1, O won 0, 0 drawn.")).toBeInTheDocument()
    expect(events).toEqual([
      { category: "tictactoe", action: "reset" },
      { category: "tictactoe", action: "select", label: "X", value: 0 },
      { category: "tictactoe", action: "select", label: "O", value: 3 },
      { category: "tictactoe", action: "select", label: "X", value: 1 },
      { category: "tictactoe", action: "select", label: "O", value: 4 },
      { category: "tictactoe", action: "select", label: "X", value: 2 },
      { category: "tictactoe", action: "win", label: "X" },
    ])
    await user.click(cell("Row 3, column 3: empty"))
    expect(marks("O")).toHaveLength(2)
  })

  it("waits while the hamster thinks, and says what he did", async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Against"), "A drunk hamster")
    await user.click(cell("Row 2, column 2: empty"))
    expect(screen.getByText("Pertti is looking for his pen.")).toBeInTheDocument()
    await user.click(cell("Row 1, column 1: empty"))
    expect(marks("X")).toHaveLength(1)
    wait()
    expect(marks("O")).toHaveLength(1)
    expect(screen.getByText(/^Pertti .*: row \d, column \d\. Your turn: you are X\.$/)).toBeInTheDocument()
  })

  it("has the end written down by the perfect player, who keeps to it", async () => {
    const { user } = open()
    expect(screen.getByText("Ends in a draw.")).toBeVisible()
    await user.selectOptions(screen.getByLabelText("Who begins"), "They")
    wait()
    const taken = marks("O")[0]?.getAttribute("aria-label") ?? ""
    expect(taken).not.toBe("")
    expect(screen.getByText("Ends in a draw.")).toBeVisible()
  })

  it("has marks beside the board rubbed out, and then walled off, and counts none of them", async () => {
    const { user } = open()
    const beside = (row: number) =>
      screen.getByRole("button", { name: new RegExp(`^Off the board, row ${row}`) })
    await user.click(beside(1))
    expect(screen.getByText(/rubs it out, without looking up/)).toHaveAttribute("role", "status")
    await user.click(beside(1))
    await user.click(beside(3))
    expect(screen.getByText(/has built a wall/)).toBeInTheDocument()
    expect(beside(2)).toHaveAccessibleName("Off the board, row 2, a wall")
    expect(beside(3)).toHaveFocus()
    expect(events.filter(({ action }) => action === "select")).toHaveLength(0)
    await user.click(cell("Row 2, column 2: empty"))
    expect(screen.getByText("The perfect player already knows.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "New game" }))
    expect(beside(2)).toHaveAccessibleName("Off the board, row 2")
    expect(hasThing("/games/tictactoe")).toBe(true)
  })

  it("lets a guest at the end of a row beat the perfect player, and stays beaten when it has gone", async () => {
    const { user } = open()
    await bringGuest()
    expect(screen.getByText("Your turn: you are X. Row 2 ends with the tea towel.")).toBeInTheDocument()
    const guest = /^Off the board, row \d, has the tea towel/
    for (const row of [3, 1, 2]) {
      await user.click(screen.getByRole("button", { name: guest }))
      expect(screen.getByText(new RegExp(`^The tea towel went to row ${row}`))).toBeInTheDocument()
    }
    await user.click(cell("Row 2, column 2: empty"))
    wait()
    await user.click(cell("Row 2, column 3: empty"))
    wait()
    expect(marks("O")).toHaveLength(1)
    expect(screen.getByText(/^Three in a row, with the tea towel\. The perfect player has put/)).toBeVisible()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was the third in a row, and beat a perfect player.")
    await putAway()
    wait()
    expect(marks("O")).toHaveLength(1)
    expect(screen.getByText(/^Three in a row, with the tea towel\. The perfect player has put/)).toBeVisible()
    expect(cell("Off the board, row 2, has the tea towel, the third in the row")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByText(/Your turn: you are X\.$/)).toBeInTheDocument()
    expect(cell("Off the board, row 2")).toBeInTheDocument()
  })

  it("shows the thing that was the third in the row on a later visit, whatever else comes along", async () => {
    const first = open()
    await bringGuest()
    await first.user.click(cell("Row 2, column 2: empty"))
    wait()
    await first.user.click(cell("Row 2, column 3: empty"))
    first.unmount()
    await bringMagnet()
    const { user } = open()
    const won = /^Three in a row, with the tea towel\. The perfect player has put/
    expect(await screen.findByText(won)).toBeVisible()
    expect(cell("Off the board, row 2, has the tea towel, the third in the row")).toBeInTheDocument()
    expect(cell("Off the board, row 3, has the fridge magnet. Move it to another row")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: /has the fridge magnet/ }))
    await user.click(screen.getByRole("button", { name: /has the fridge magnet/ }))
    expect(cell("Off the board, row 3, has the fridge magnet. Move it to another row")).toBeInTheDocument()
    expect(screen.getByText(won)).toBeVisible()
    expect(read(travels)["/magnet"]).toBeUndefined()
    await putAway()
    expect(screen.getByText(won)).toBeVisible()
    expect(screen.getByText("Against the perfect player: no games by the rules yet.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "New game" }))
    expect(screen.getByText("Against the perfect player: no games by the rules yet.")).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: /tea towel/ })).toBeNull()
  })

  it("is remembered by a thing that only stood beside it, but not in place of its own row", async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Against"), "A friend, here")
    await bringGuest()
    const play = async (...places: string[]) => {
      for (const at of places) await user.click(cell(`${at}: empty`))
    }
    const column = [
      "Row 1, column 1",
      "Row 1, column 2",
      "Row 2, column 1",
      "Row 2, column 2",
      "Row 3, column 1",
    ]
    await play(...column)
    const remembered = () => read(travels)["/error-418"]?.map(({ what }) => what)
    expect(remembered()).toEqual(["Saw X win, from off the board."])
    await user.click(screen.getByRole("button", { name: "New game" }))
    await play("Row 2, column 2", "Row 1, column 1", "Row 2, column 3")
    expect(remembered()).toEqual(["Was the third in a row, from off the board."])
    await user.click(screen.getByRole("button", { name: "New game" }))
    await play(...column)
    expect(remembered()).toEqual(["Was the third in a row, from off the board."])
  })

  it("gives nothing to a thing that comes during a game, until somebody moves", async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Against"), "A friend, here")
    for (const at of ["Row 2, column 2", "Row 1, column 1", "Row 2, column 3", "Row 1, column 2"])
      await user.click(cell(`${at}: empty`))
    await bringGuest()
    expect(screen.getByText(/X to place\.$/)).toBeInTheDocument()
    expect(cell("Off the board, row 3, has the tea towel. Move it to another row")).toBeInTheDocument()
    expect(read(travels)).toEqual({})
    for (let moved = 0; moved < 2; moved++)
      await user.click(screen.getByRole("button", { name: /has the tea towel/ }))
    expect(screen.getByText(/^X has three in a row, with the tea towel\./)).toBeVisible()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was the third in a row, from off the board.")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(cell("Off the board, row 1, has the tea towel. Move it to another row")).toBeInTheDocument()
    expect(screen.getByText(/^The tea towel went to row 1\./)).toBeInTheDocument()
  })

  it("answers at once when motion is unwelcome", async () => {
    localStorage.setItem("juhq:calm", JSON.stringify({ v: 1, data: true }))
    const { user } = open()
    await user.click(cell("Row 2, column 2: empty"))
    expect(marks("O")).toHaveLength(1)
    expect(document.querySelector(".moving")).toBeNull()
  })

  it("takes back your move and the reply together", async () => {
    const { user } = open()
    await user.click(cell("Row 2, column 2: empty"))
    wait()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getAllByRole("button", { name: /: empty$/ })).toHaveLength(9)
    expect(screen.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true")
  })

  it.each([["Undo"], ["New game"]])("forgets the reply that was on its way after %s", async name => {
    const { user } = open()
    await user.click(cell("Row 2, column 2: empty"))
    await user.click(screen.getByRole("button", { name }))
    wait()
    expect(screen.getAllByRole("button", { name: /: empty$/ })).toHaveLength(9)
  })

  it("forgets the reply when one leaves, and gives it when one comes back", async () => {
    const { user, unmount } = open()
    await user.click(cell("Row 2, column 2: empty"))
    unmount()
    wait()
    expect(events.filter(({ action }) => action === "select")).toHaveLength(1)
    open()
    expect(marks("X")).toHaveLength(1)
    wait()
    expect(marks("O")).toHaveLength(1)
  })

  it("lets them begin, reports it, and can bring the old game back", async () => {
    const { user } = open()
    await user.click(cell("Row 1, column 1: empty"))
    wait()
    await user.selectOptions(screen.getByLabelText("Who begins"), "They")
    expect(events.at(-1)).toEqual({ category: "tictactoe", action: "starter", label: "them" })
    wait()
    expect(marks("O")).toHaveLength(1)
    expect(marks("X")).toHaveLength(0)
    await user.click(screen.getByRole("button", { name: "Bring the last game back" }))
    expect(marks("X")).toHaveLength(1)
    expect(screen.getByLabelText("Who begins")).toHaveDisplayValue("You")
  })

  it("is played with arrows and Enter, and with digits as on a numpad", async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Against"), "A friend, here")
    act(() => cell("Row 2, column 2: empty").focus())
    await user.keyboard("{ArrowUp}{ArrowLeft}{Enter}")
    expect(cell("Row 1, column 1: X")).toHaveFocus()
    await user.keyboard("3")
    expect(cell("Row 3, column 3: O")).toHaveFocus()
    await user.keyboard("{ArrowLeft} ")
    expect(cell("Row 3, column 2: X")).toHaveFocus()
    await user.keyboard("{Control>}5{/Control}")
    expect(cell("Row 2, column 2: empty")).toBeInTheDocument()
  })

  it("keeps statistics by opponent", async () => {
    jest.spyOn(Math, "random").mockReturnValue(0.999)
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Against"), "A drunk hamster")
    // Chance at its highest sees nothing and takes the last free cell: the lower row from right to left.
    for (const at of ["Row 1, column 1", "Row 1, column 2", "Row 1, column 3"]) {
      await user.click(cell(`${at}: empty`))
      wait()
    }
    expect(screen.getByText("You win. Pertti congratulates the wrong wall.")).toBeInTheDocument()
    expect(readStatistics("tictactoe")).toEqual({
      "the drunk hamster": { ...emptyTally, played: 1, won: 1, best: { score: 6, text: "won in 3 moves" } },
    })
    await user.selectOptions(screen.getByLabelText("Against"), "A perfect player")
    expect(screen.getByText("Against the perfect player: no games played yet.")).toBeInTheDocument()
  })
})
