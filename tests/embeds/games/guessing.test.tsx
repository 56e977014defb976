import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { safeParse } from "valibot"
import { confessionOf } from "../../../src/embeds/games/guessing/confession"
import Guessing from "../../../src/embeds/games/guessing/Guessing"
import { clipText, confessed, pulseRemark, signedText } from "../../../src/embeds/games/guessing/guest"
import {
  type Answer,
  contradiction,
  grouped,
  halvingCount,
  leftAfter,
  middleOf,
  needed,
} from "../../../src/embeds/games/guessing/halving"
import {
  askedIn,
  codeOf,
  guessing,
  isCaught,
  isFound,
  levelCount,
  limitOf,
  readCode,
  type State,
  secretOf,
  topOf,
} from "../../../src/embeds/games/guessing/logic"
import { needle, nerves, nervesSoFar, remark } from "../../../src/embeds/games/guessing/polygraph"
import { lieText, readGuess, shareText, statusOf } from "../../../src/embeds/games/guessing/sentences"
import { readStatistics } from "../../../src/hooks/game/statistics"
import { travels } from "../../../src/hooks/storage/travels"
import { read } from "../../../src/hooks/storage/useStorage"
import { seeded } from "../../../src/lib/game/random"
import { runs } from "../../jest/property"
import { bringGuest, forget, hasThing, onPage } from "../../jest/visit"

const { step, isOver, result } = guessing
const allLevels = Array.from({ length: levelCount }, (_, at) => at + 1)
const yours = (guesses: number[] = [], level = 2, seed = "abcdef"): State => ({
  guesser: "you",
  level,
  seed,
  guesses,
})
const machine = (answers: Answer[] = [], level = 2): State => ({ guesser: "machine", level, answers })
const told = (state: State) => statusOf(state, isOver(state))
const anySeed = fc.string({
  unit: fc.constantFrom(..."23456789abcdefghjkmnpqrstuvwxyz"),
  minLength: 6,
  maxLength: 6,
})
const anyLevel = fc.integer({ min: 1, max: levelCount })

/** The visitor's guesses when always the middle of what is left is guessed. */
function halve(state: State): State {
  let now = state
  while (!isOver(now))
    now = step(now, { kind: "guess", number: middleOf(leftAfter(topOf(now.level), askedIn(now))) })
  return now
}

describe("halving", () => {
  it("needs 4 guesses for 10 numbers, 7 for 100, 20 for a million, as the page says", () => {
    expect([1, 2, 3, 4, 7, 8, 10, 100, 1000, 10_000, 1_000_000].map(needed)).toEqual([
      1, 2, 2, 3, 3, 4, 4, 7, 10, 14, 20,
    ])
  })

  it.each([1, 2, 3, 4])(
    "finds every number of level %i within what it needs, and one of them not sooner",
    level => {
      const top = topOf(level)
      const counts = Array.from({ length: top }, (_, at) => halvingCount(at + 1, top))
      expect(Math.max(...counts)).toBe(needed(top))
      expect(Math.min(...counts)).toBe(1)
    },
  )

  it("finds any of a million numbers within 20", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), secret => {
        expect(halvingCount(secret, 1_000_000)).toBeLessThanOrEqual(20)
      }),
    )
  })
})

describe("guessing a number", () => {
  it("deals the same number for the same seed and level, anywhere in the range", () => {
    fc.assert(
      fc.property(anySeed, anyLevel, (seed, level) => {
        const secret = secretOf(seed, level)
        expect(Number.isInteger(secret) && secret >= 1 && secret <= topOf(level)).toBe(true)
        expect(secretOf(seed, level)).toBe(secret)
      }),
    )
    const seen = new Set(Array.from({ length: 400 }, (_, at) => secretOf(String(at), 1)))
    expect([...seen].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it("takes whole numbers of the range, each once, until it is over", () => {
    const state = yours([3])
    for (const number of [0, 101, 3, 2.5, Number.NaN, -1, Number.POSITIVE_INFINITY])
      expect(step(state, { kind: "guess", number })).toBe(state)
    expect(step(state, { kind: "answer", answer: "yes" })).toBe(state)
    expect(step(state, { kind: "back" })).toBe(state)
    expect(step(state, { kind: "guess", number: 100 })).toEqual(yours([3, 100]))
  })

  it("is always won by halving, on every level", () => {
    fc.assert(
      fc.property(anySeed, anyLevel, (seed, level) => {
        const over = halve(yours([], level, seed))
        expect(isFound(over)).toBe(true)
        expect(result(over, guessing.options).outcome).toBe("won")
      }),
    )
  })

  it("forgives two guesses at first and none at last, and is lost after the last", () => {
    expect(allLevels.map(level => limitOf(level) - needed(topOf(level)))).toEqual([2, 2, 1, 1, 0])
    const secret = secretOf("abcdef", 1)
    const wrong = [1, 2, 3, 4, 5, 6, 7].filter(number => number !== secret).slice(0, 6)
    const lost = yours(wrong, 1)
    expect(isOver(lost)).toBe(true)
    expect(result(lost, guessing.options)).toEqual({ outcome: "lost" })
    expect(step(lost, { kind: "guess", number: secret })).toBe(lost)
    expect(told(lost)).toContain(`The number was ${secret}.`)
  })

  it("says too low, too high, and what was known before", () => {
    const secret = secretOf("abcdef", 2)
    expect(told(yours())).toBe("It is a number from 1 to 100. You have 9 guesses.")
    expect(told(yours([secret - 1]))).toBe(
      `${secret - 1} is too low. It is from ${secret} to 100. 8 guesses to go.`,
    )
    expect(told(yours([secret + 2, secret + 5]))).toContain(`${secret + 5} is too high, which you knew.`)
    expect(told(yours([secret - 1, secret + 1]))).toContain(`Only ${secret} is left.`)
    expect(told(yours([secret]))).toBe(
      `${secret} it is, found in 1 guess; halving needs 7 at most. You beat halving. Pertti calls that luck.`,
    )
  })

  it("keeps no notes from 10,000 on", () => {
    expect(told(yours([5000], 4))).not.toContain("It is from")
    expect(told(yours([500], 3))).toContain("It is from")
  })

  it("says what is wrong with what was written", () => {
    expect(readGuess(" 4 2 ", yours())).toBe(42)
    expect(readGuess("007", yours())).toBe(7)
    expect(readGuess("", yours())).toBe("Write a number from 1 to 100.")
    for (const text of ["ten", "1.5", "1,5", "-3", "1e2", "0x10"])
      expect(readGuess(text, yours())).toBe("Write a whole number in digits alone, such as 7.")
    for (const text of ["0", "101", "99999999999999999999"])
      expect(readGuess(text, yours())).toBe("The numbers go from 1 to 100.")
    expect(readGuess("3", yours([3]))).toMatch(/^You have guessed 3 already: too (low|high)\.$/)
  })
})

describe("the machine that guesses", () => {
  it.each([1, 2, 3])(
    "finds every number of level %i within what it needs, if it is told the truth",
    level => {
      const top = topOf(level)
      for (let secret = 1; secret <= top; secret++) {
        let state = machine([], level)
        while (!isOver(state)) {
          const guess = middleOf(leftAfter(top, askedIn(state)))
          const answer = guess === secret ? "yes" : guess < secret ? "higher" : "lower"
          state = step(state, { kind: "answer", answer })
        }
        expect(isFound(state)).toBe(true)
        expect(askedIn(state).at(-1)?.number).toBe(secret)
        expect(askedIn(state).length).toBe(halvingCount(secret, top))
        expect(isCaught(state)).toBe(false)
      }
    },
  )

  /** Everything that can be said to the machine about the numbers of a level, to the end. */
  function everything(level: number, hear: (state: State) => void) {
    const go = (state: State) => {
      hear(state)
      if (isOver(state)) return
      for (const answer of ["higher", "lower", "yes"] as const) go(step(state, { kind: "answer", answer }))
    }
    go(machine([], level))
  }

  it.each([1, 2])(
    "catches a lie on level %i exactly when no number fits all the answers, whatever is said",
    level => {
      const top = topOf(level)
      let caught = 0
      everything(level, state => {
        const asked = askedIn(state)
        const fits = (number: number) =>
          asked.every(({ number: guess, answer }) =>
            answer === "yes" ? guess === number : answer === "higher" ? number > guess : number < guess,
          )
        const possible = Array.from({ length: top }, (_, at) => at + 1).filter(fits)
        expect(isCaught(state)).toBe(possible.length === 0)
        if (isCaught(state)) caught++
      })
      // Each gap between two numbers, and beyond each end, is one way to lie.
      expect(caught).toBe(top + 1)
    },
  )

  it.each([1, 2])(
    "names on level %i two answers that no whole number fits, or one and the end of the range",
    level => {
      const top = topOf(level)
      everything(level, state => {
        const asked = askedIn(state)
        const found = contradiction(top, asked)
        if (!found) return
        const { last, earlier } = found
        expect(last).toBe(asked.at(-1))
        const both = earlier ? [earlier, last] : [last]
        const { low, high } = leftAfter(top, both)
        expect(low).toBeGreaterThan(high)
        if (earlier) {
          expect(asked).toContain(earlier)
          for (const one of both)
            expect(leftAfter(top, [one]).low).toBeLessThanOrEqual(leftAfter(top, [one]).high)
        } else expect([1, top]).toContain(last.number)
      })
    },
  )

  it("says which answers they are", () => {
    const lied = machine(["lower", "higher", "higher", "higher"], 1)
    expect(askedIn(lied).map(({ number }) => number)).toEqual([5, 2, 3, 4])
    expect(lieText(lied)).toBe(
      "That can't be: answer 4 says that it is higher than 4, and answer 1 that it is lower than 5. No whole number is between.",
    )
    expect(lieText(machine(["lower", "lower", "lower"], 1))).toBe(
      "That can't be: answer 3 says that it is lower than 1, and the numbers begin at 1.",
    )
    expect(lieText(machine(["higher", "higher", "higher", "higher"], 1))).toBe(
      "That can't be: answer 4 says that it is higher than 10, and the numbers end at 10.",
    )
    expect(lieText(machine(["lower"], 1))).toBe("")
  })

  it("takes answers back, also those that were caught", () => {
    const lied = machine(["lower", "lower", "lower"], 1)
    expect(step(lied, { kind: "answer", answer: "yes" })).toBe(lied)
    const back = step(lied, { kind: "back" })
    expect(back).toEqual(machine(["lower", "lower"], 1))
    expect(isOver(back)).toBe(false)
    const empty = machine()
    expect(step(empty, { kind: "back" })).toBe(empty)
    expect(step(empty, { kind: "guess", number: 3 })).toBe(empty)
  })

  it("is beaten by a number that takes it all its guesses, and drawn with by one fewer", () => {
    const outcome = (answers: Answer[]) => result(machine(answers, 1), guessing.options).outcome
    expect(outcome(["higher", "higher", "higher", "yes"])).toBe("won")
    expect(outcome(["higher", "higher", "yes"])).toBe("drawn")
    expect(outcome(["yes"])).toBe("lost")
    expect(outcome(["lower", "lower", "lower"])).toBe("lost")
  })
})

describe("the polygraph", () => {
  it("has the more nerves the fewer numbers are left", () => {
    expect(nerves(machine([], 2))).toBe(0)
    expect(nerves(machine(["lower"], 2))).toBeCloseTo(0.155, 3)
    expect(nerves(machine(["lower", "higher", "higher"], 1))).toBe(1)
    expect(nerves(machine(["lower", "higher", "higher", "higher"], 1))).toBe(2)
    expect(nervesSoFar(machine(["lower", "higher", "higher"], 1))).toHaveLength(3)
  })

  it("keeps its needle on the paper, and lets it calm down", () => {
    const swing = (since: number, nerves: number) =>
      Math.max(...Array.from({ length: 100 }, (_, i) => Math.abs(needle(7 + i / 50, since + i / 50, nerves))))
    expect(swing(0, 2)).toBeLessThanOrEqual(1)
    expect(swing(0, 2)).toBeGreaterThan(swing(0, 1))
    expect(swing(0, 1)).toBeGreaterThan(swing(0, 0))
    expect(swing(9, 1)).toBeLessThan(0.11)
  })

  it("notes what it thinks of how long an answer took, and trembles the more for it", () => {
    expect([0.44, 1.9, 3.21, 60].map(remark)).toEqual([
      "0.4 s: rehearsed",
      "1.9 s: smooth",
      "3.2 s: had to think",
      "60.0 s: made it up",
    ])
    const swing = (took: number) =>
      Math.max(...Array.from({ length: 50 }, (_, i) => Math.abs(needle(7, i / 50, 0, took))))
    expect(swing(6)).toBeGreaterThan(2 * swing(0))
    expect(swing(600)).toBe(swing(6))
  })

  it("writes down where the range itself was denied, and has no plea for it", () => {
    expect(confessionOf(machine(["lower", "lower", "lower"], 1))).toEqual({
      number: expect.stringMatching(/^\d{6}$/),
      statements: ["that it is from 1 to 10 (before we began)", "that it is lower than 1 (answer 3)"],
      plea: null,
    })
    expect(() => confessionOf(machine(["lower"], 1))).toThrow("nothing to confess")
  })
})

describe("the link to a game", () => {
  it("leads to the same level and the same number", () => {
    fc.assert(
      fc.property(
        anyLevel,
        fc.integer(),
        fc.constantFrom("you" as const, "machine" as const),
        (level, seed, guesser) => {
          const state = guessing.start({ guesser, level, seed: "" }, seeded(seed))
          const options = readCode(codeOf(state))
          expect(options && guessing.start(options, seeded("another machine"))).toEqual(state)
        },
      ),
    )
  })

  it("is refused when it was made up", () => {
    for (const code of ["", "0", "6", "2abc", "2abcdefg", "2abcde1", "2ABCDEF", "2abcde ", "-1"])
      expect(readCode(code)).toBeNull()
  })

  it("does not tell the number, and neither does what is shared", () => {
    const state = halve(yours([], 5))
    const secret = secretOf("abcdef", 5)
    expect(codeOf(state)).not.toContain(String(secret))
    expect(shareText(state)).not.toContain(grouped(secret))
    expect(shareText(state)).toMatch(
      /^Guessing: I found a number from 1 to 1,000,000 in \d+ guesses?, where halving/,
    )
  })

  it("comes with words for every ending", () => {
    expect(shareText(yours([1], 1, "zzzzzz"))).toMatch(/^Guessing: /)
    expect(shareText(machine(["yes"], 1))).toBe(
      "Guessing: a machine found my number from 1 to 10 in 1 guess; it needs 4 at most. How well can you hide one?",
    )
    expect(shareText(machine(["lower", "lower", "lower"], 1))).toMatch(/caught me lying .* after 3 answers/)
  })
})

describe("what is stored of guessing", () => {
  it("is believed only if it could have been played", () => {
    const isBelieved = (state: unknown) => safeParse(guessing.schema.state, state).success
    expect(isBelieved(yours([3, 4]))).toBe(true)
    expect(isBelieved(yours([3, 3]))).toBe(false)
    expect(isBelieved(yours([0]))).toBe(false)
    expect(isBelieved(yours([], 6))).toBe(false)
    expect(isBelieved(machine(["lower", "higher"]))).toBe(true)
    expect(isBelieved(machine(["yes", "lower"]))).toBe(false)
    expect(isBelieved({ ...machine(), answers: ["perhaps"] })).toBe(false)
  })

  it("reports wins, lies, levels, guessers and resets", () => {
    const { options, report } = guessing
    const over = (state: State) => report?.({ kind: "over", state, options, result: result(state, options) })
    expect(over(halve(yours()))).toEqual({ action: "win", value: 2 })
    const lies = Array.from({ length: 7 }, (): Answer => "lower")
    expect(over(machine(lies))).toEqual({ action: "lie", value: 2 })
    expect(over(machine(["yes"], 1))).toBeUndefined()
    expect(report?.({ kind: "new", options })).toEqual({ action: "reset" })
    const changed = (more: object) =>
      report?.({ kind: "options", options: { ...options, ...more }, before: options })
    expect(changed({ level: 3 })).toEqual({ action: "level", value: 3 })
    expect(changed({ guesser: "you" })).toEqual({ action: "guesser", label: "you" })
    expect(changed({ seed: "abcdef" })).toEqual({ action: "reset" })
  })
})

describe("a guest", () => {
  it("has no pulse, and lets the visitor go once it has signed", () => {
    expect(clipText({ name: "The tears" })).toBe("The clip is on the tears. Pulse: none.")
    expect(clipText({ name: "The chick", words: { pulse: "300" } })).toBe(
      "The clip is on the chick. Pulse: 300.",
    )
    expect(pulseRemark(2.34)).toBe("2.3 s: no pulse")
    expect(signedText("012345")).toBe("Signed, and filed under L as No. 012345. You may go.")
  })
})

describe("the guessing page", () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
    forget()
    window.history.replaceState(null, "", "/games/guessing")
  })

  afterEach(() => jest.restoreAllMocks())

  const open = (deal = "") => {
    if (deal) window.history.replaceState(null, "", `/games/guessing?deal=${deal}`)
    return { user: userEvent.setup(), ...render(onPage(<Guessing />, { path: "/games/guessing" })) }
  }
  const field = () => screen.getByRole("textbox", { name: /^Your guess/ })
  const press = (name: string | RegExp) => screen.getByRole("button", { name })
  const query = () => new URLSearchParams(window.location.search).get("deal")

  it("draws the same for everyone at first", () => {
    jest.spyOn(Math, "random").mockImplementation(() => {
      throw new Error("Chance was asked in the first render.")
    })
    expect(renderToString(<Guessing />)).toContain("It needs JavaScript")
  })

  it("is won by keyboard alone, gives a carrot, and leads on to more numbers", async () => {
    const { user } = open("1abcdef")
    const secret = secretOf("abcdef", 1)
    act(() => field().focus())
    const wrong = secret === 1 ? 2 : 1
    await user.keyboard(`${wrong}{Enter}`)
    expect(screen.getByText(new RegExp(`^${wrong} is too (low|high)\\.`))).toHaveAttribute("role", "status")
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue("")
    await user.keyboard(`${secret}{Enter}`)
    expect(screen.getByText(new RegExp(`^${secret} it is, found in 2 guesses`))).toBeInTheDocument()
    expect(screen.getByText(/^Carrots: 1 of 5\./)).toBeInTheDocument()
    expect(
      screen.getByText(/^1 to 10, you guessing\. 1 game: 1 won\. Best: found in 2\.$/),
    ).toBeInTheDocument()
    expect(query()).toBe("1abcdef")
    await user.click(press("Next: 1 to 100"))
    expect(field()).toHaveAccessibleName("Your guess, 1 to 100")
    expect(field()).toHaveFocus()
    expect(query()).toBeNull()
  })

  it("says beside the field what is wrong, costs nothing, and takes it back when one writes on", async () => {
    const { user } = open("2abcdef")
    await user.type(field(), "many{Enter}")
    expect(screen.getByRole("alert")).toHaveTextContent("Write a whole number in digits alone, such as 7.")
    expect(field()).toHaveAccessibleDescription(/whole number/)
    expect(field()).toBeInvalid()
    await user.keyboard("500")
    expect(field()).toHaveValue("500")
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
    await user.click(press("Guess"))
    expect(screen.getByRole("alert")).toHaveTextContent("The numbers go from 1 to 100.")
    expect(screen.getByText("It is a number from 1 to 100. You have 9 guesses.")).toBeInTheDocument()
  })

  it("begins with the machine asking, and gives the field to who would rather guess", async () => {
    const { user } = open()
    expect(screen.getByText("Think of a number from 1 to 100. Is it 50?")).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText("Who guesses"), "You")
    expect(field()).toHaveAccessibleName("Your guess, 1 to 100")
  })

  it("draws what is left with the numbers of its ends, and which way each guess was wrong", async () => {
    const { user, container } = open("2abcdef")
    const secret = secretOf("abcdef", 2)
    const ends = () => [...container.querySelectorAll(".end")].map(end => end.textContent)
    expect(ends()).toEqual(["1", "100"])
    await user.type(field(), `${secret - 1}{Enter}${secret + 1}{Enter}`)
    expect(ends()).toEqual([String(secret)])
    const flags = [...container.querySelectorAll<HTMLElement>(".mark")]
    expect(flags.map(({ dataset }) => "lower" in dataset)).toEqual([false, true])
  })

  it("says what halving needs where it otherwise says what is wrong", async () => {
    const { user } = open("2abcdef")
    expect(screen.getByText("Halving needs 7 guesses at most.")).toBeVisible()
    await user.type(field(), "many{Enter}")
    expect(screen.queryByText(/^Halving needs/)).not.toBeInTheDocument()
  })

  it("lists the guesses with what each left", async () => {
    const { user } = open("2abcdef")
    const secret = secretOf("abcdef", 2)
    await user.type(field(), `${secret - 1}{Enter}`)
    const row = within(screen.getByRole("table")).getAllByRole("row")[1]
    expect(row).toHaveTextContent(`1${secret - 1}too low${100 - secret + 1}`)
  })

  it("guesses itself when asked to, halving, and is told the truth", async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Who guesses"), "The machine")
    await user.selectOptions(screen.getByLabelText("Numbers"), "1 to 10")
    expect(screen.getByText("Think of a number from 1 to 10. Is it 5?")).toBeInTheDocument()
    await user.click(press("Higher"))
    expect(screen.getByText("5 numbers are left. Guess 2: is it 8?")).toBeInTheDocument()
    await user.click(press("That's it"))
    expect(screen.getByText(/^The machine found 8 in 2 guesses\./)).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Lower" })).toBeNull()
    expect(press("Think of another")).toHaveFocus()
    expect(readStatistics("guessing")["1 to 10, the machine guessing"]).toMatchObject({ played: 1, lost: 1 })
  })

  it("catches a liar, names the answers, and lets the last one be taken back", async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Who guesses"), "The machine")
    await user.selectOptions(screen.getByLabelText("Numbers"), "1 to 10")
    for (const answer of ["Lower", "Higher", "Higher", "Higher"]) {
      expect(hasThing("/games/guessing")).toBe(false)
      await user.click(press(answer))
    }
    expect(hasThing("/games/guessing")).toBe(true)
    expect(
      screen.getByText(/answer 4 says that it is higher than 4, and answer 1 that it is lower than 5/),
    ).toHaveAttribute("role", "status")
    await user.click(press("Take the last answer back"))
    expect(screen.getByText("One number is left. Guess 4: is it 4?")).toBeInTheDocument()
    await user.click(press("That's it"))
    expect(screen.getByText(/^The machine found 4 in 4 guesses\./)).toBeInTheDocument()
    await user.click(press("Think of another"))
    expect(screen.getByText("Think of a number from 1 to 10. Is it 5?")).toBeInTheDocument()
    expect(readStatistics("guessing")["1 to 10, the machine guessing"]).toMatchObject({ played: 1, lost: 1 })
  })

  it("times each answer, and forgets the time with the answers", async () => {
    const clock = jest.spyOn(Date, "now").mockReturnValue(1_800_000_000_000)
    const { user } = open("1")
    clock.mockReturnValue(1_800_000_003_200)
    await user.click(press("Lower"))
    expect(screen.getByRole("img", { name: /had to think$/ })).toHaveAccessibleName(
      "A polygraph, whose needle writes. The last answer: 3.2 s: had to think",
    )
    clock.mockReturnValue(1_800_000_003_500)
    await user.click(press("Higher"))
    expect(screen.getByRole("img", { name: /0\.3 s: rehearsed$/ })).toBeInTheDocument()
    await user.click(press("Take the last answer back"))
    expect(screen.getByRole("img", { name: "A polygraph, whose needle writes" })).toBeInTheDocument()
    clock.mockRestore()
  })

  it("has a liar sign a confession, and hears no plea", async () => {
    const { user } = open("1")
    expect(screen.getByText("Room for a lie: 10 numbers.")).toBeVisible()
    for (const answer of ["Lower", "Higher", "Higher"]) await user.click(press(answer))
    expect(screen.getByText("Room for a lie: none.")).toBeVisible()
    expect(screen.getByRole("img", { name: /^A polygraph/ })).toBeInTheDocument()
    await user.click(press("Higher"))
    expect(press("Think of another")).toHaveFocus()
    const paper = within(screen.getByRole("region", { name: "Confession" }))
    expect(paper.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "that it is lower than 5 (answer 1).",
      "that it is higher than 4 (answer 4).",
    ])
    await user.click(press("It was 4.5"))
    expect(paper.getByRole("status")).toHaveTextContent("4.5 is not whole. It has been added to the charge.")
    await user.click(press("Sign it"))
    expect(paper.getByRole("status")).toHaveTextContent(/^Signed, and filed under L as No\. \d{6}\.$/)
    await user.click(press("Take the last answer back"))
    expect(screen.queryByRole("region", { name: "Confession" })).not.toBeInTheDocument()
  })

  it("has a guest on the clip, without a pulse, who signs for the visitor's lies", async () => {
    const { user } = open("1")
    await bringGuest()
    expect(screen.getByText("The clip is on the tea towel. Pulse: none.")).toBeVisible()
    expect(screen.getByRole("img", { name: /a straight line\. On the clip: the tea towel$/ })).toBeVisible()
    for (const answer of ["Lower", "Higher", "Higher", "Higher"]) await user.click(press(answer))
    expect(screen.getByText(/The machine has arrested the tea towel\.$/)).toBeVisible()
    const paper = within(screen.getByRole("region", { name: "Confession" }))
    expect(paper.getByText(/^I, the tea towel, have told/)).toBeVisible()
    await user.click(press("Let it sign"))
    expect(paper.getByRole("status")).toHaveTextContent(/^Signed, .* You may go\.$/)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(confessed)
    await bringGuest(null)
    expect(screen.queryByText(/has arrested/)).toBeNull()
    expect(press("Sign it")).toBeInTheDocument()
  })

  it("says so when a link has no game in it", () => {
    open("9xyz")
    expect(screen.getByText(/^That link has no game in it, so here is another\./)).toBeInTheDocument()
    expect(query()).toBeNull()
  })

  it("goes on after a reload, and does not deal a linked game again that has been left", async () => {
    const first = open("3abcdef")
    await first.user.type(field(), "500{Enter}")
    first.unmount()
    const { user } = open("3abcdef")
    expect(screen.getByText(/^500 is too/)).toBeInTheDocument()
    await user.click(press("New game"))
    expect(screen.getByText(/^It is a number from 1 to 1,000\./)).toBeInTheDocument()
    expect(query()).toBeNull()
    await user.click(press("Bring the last game back"))
    expect(screen.getByText(/^500 is too/)).toBeInTheDocument()
  })

  it("stands presses and numbers at random", async () => {
    const { container } = open()
    const random = seeded("a hamster on the numpad")
    const user = userEvent.setup({ delay: null })
    for (let press = 0; press < runs(500, 50); press++) {
      const controls = [...container.querySelectorAll<HTMLElement>("button, input, select")]
      const control = controls[Math.floor(random() * controls.length)]
      if (control instanceof HTMLInputElement) {
        await user.type(control, `${Math.floor(random() * 120)}{Enter}`)
      } else if (control instanceof HTMLSelectElement) {
        const option = control.options[Math.floor(random() * control.options.length)]
        if (random() < 0.2 && option) await user.selectOptions(control, option)
      } else act(() => control?.click())
    }
    const stored = JSON.parse(localStorage.getItem("juhq:games/guessing/now") ?? "null")
    expect(safeParse(guessing.schema.state, stored?.data?.state).success).toBe(true)
    const played = Object.values(readStatistics("guessing")).reduce((sum, tally) => sum + tally.played, 0)
    expect(played).toBeGreaterThan(3)
  }, 60_000)
})
