import { readFileSync } from "node:fs"
import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  basketY,
  height,
  landingOf,
  poppedBalloon,
  progress,
  shareOfBalloons,
} from "../../../src/embeds/games/hangman/flight"
import Hangman from "../../../src/embeds/games/hangman/Hangman"
import {
  type Action,
  balloonsLeft,
  hangmanOf,
  hasArrived,
  initialBalloons,
  isWon,
  legOf,
  type State,
  wrongLetters,
} from "../../../src/embeds/games/hangman/logic"
import { alphabets, type Category, isWritable, schema } from "../../../src/embeds/games/hangman/schema"
import {
  keyLabel,
  places,
  remarkOf,
  shareText,
  sizeOf,
  spokenWord,
  statusOf,
} from "../../../src/embeds/games/hangman/sentences"
import {
  byDifficulty,
  codeOf,
  commonFirst,
  legs,
  newWord,
  readCode,
  wordsOfLeg,
} from "../../../src/embeds/games/hangman/words"
import { readStatistics } from "../../../src/hooks/game/statistics"
import { usePage } from "../../../src/hooks/page/page"
import { difficulty, lettersOf } from "../../../src/lib/game/guessing"
import { seeded, shuffle } from "../../../src/lib/game/random"
import { runs } from "../../jest/property"
import { forget, hasThing, onPage, trackedFromNow } from "../../jest/visit"

const categories = parse(schema, parseYaml(readFileSync("content/data/hangman.yaml", "utf8")))
const game = hangmanOf(categories)
const { step, isOver } = game

const categoryOf = (slug: string): Category => {
  const found = categories.find(each => each.slug === slug)
  if (!found) throw new Error(`There is no category ${slug}.`)
  return found
}
const animals = categoryOf("animals")
const at = (word: string, letters = "", more: Partial<State> = {}): State => ({
  category: "animals",
  word,
  letters: [...letters],
  previousWords: [],
  linkedLeg: null,
  ...more,
})
const finnish = { category: "elaimet" }
const every = categories.flatMap(category => category.words.map(word => ({ category, word })))
const anyWord = fc.constantFrom(...every)

describe("the words of hangman", () => {
  it.each(["en", "fi"] as const)("are at least 40 in each of at least five categories, in %s", language => {
    const own = categories.filter(each => each.language === language)
    expect(own.length).toBeGreaterThanOrEqual(5)
    for (const { words } of own) expect(words.length).toBeGreaterThanOrEqual(40)
  })

  it("are written in the letters of their language, and use every one of them", () => {
    expect(isWritable("yötön yö", "fi")).toBe(true)
    expect(isWritable("yötön yö", "en")).toBe(false)
    for (const word of ["", " moose", "moose ", "a  b", "a- b", "café", "Windows 95", "e.mail"])
      expect(isWritable(word, "fi")).toBe(false)
    const letters = (language: string) =>
      new Set(
        every.filter(({ category }) => category.language === language).flatMap(({ word }) => lettersOf(word)),
      )
    expect([...letters("en")].sort().join("")).toBe(alphabets.en)
    for (const letter of "åäö") expect(letters("fi")).toContain(letter)
  })

  it("are refused when a list is too short, has a word twice, or a letter that is not there", () => {
    const words = animals.words
    const isFine = (changed: string[]) => safeParse(schema, [{ ...animals, words: changed }]).success
    expect(isFine(words)).toBe(true)
    expect(isFine(words.slice(0, 39))).toBe(false)
    expect(isFine([...words, "Zebra"])).toBe(false)
    expect(isFine([...words, "määrä"])).toBe(false)
    expect(safeParse(schema, [animals, animals]).success).toBe(false)
  })

  it("are hard when they have rare letters: fox is harder than hippopotamus, as the page says", () => {
    const order = commonFirst(categories, "en")
    expect(difficulty("fox", order)).toBeGreaterThan(difficulty("hippopotamus", order))
    expect(difficulty("aab", ["b", "c", "a"])).toBe(1)
    expect(difficulty("b", ["b", "c", "a"])).toBe(0)
  })

  it.each(categories.map(category => [category.slug, category] as const))(
    "grow harder from leg to leg, in %s",
    (_, category) => {
      const order = commonFirst(categories, category.language)
      const sorted = byDifficulty(category, categories)
      expect([...sorted].sort()).toEqual([...category.words].sort())
      const means = [1, 2, 3, 4, 5].map(leg => {
        const words = wordsOfLeg(sorted, leg)
        expect(words.length).toBeGreaterThanOrEqual(20)
        return words.reduce((sum, word) => sum + difficulty(word, order), 0) / words.length
      })
      for (let leg = 1; leg < legs; leg++) expect(means[leg]).toBeGreaterThan(means[leg - 1] ?? 0)
    },
  )

  it("are never one that has just been", () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(...categories),
        (seed, leg, category) => {
          const random = seeded(seed)
          const word = newWord(category, categories, leg, [], random)
          expect(newWord(category, categories, leg, [word], random)).not.toBe(word)
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe("the code in a link", () => {
  it("leads to the same word with as many balloons, for every word there is", () => {
    for (const { category, word } of every) {
      const leg = (word.length % 5) + 1
      expect(readCode(codeOf(category.slug, word, leg), categories)).toEqual({ category, word, leg })
    }
    expect(new Set(every.map(({ category, word }) => codeOf(category.slug, word, 1))).size).toBe(every.length)
  })

  it("does not show the word, nor a part of it", () => {
    for (const { category, word } of every) {
      const code = codeOf(category.slug, word, 3)
      expect(code).toMatch(/^3[0-9a-z]{7}$/)
      if (word.length > 2) expect(code).not.toContain(word.slice(0, 3).toLowerCase())
    }
  })

  it("is the same when other words come or go", () => {
    const code = codeOf("animals", "zebra", 2)
    const fewer = [{ ...animals, words: animals.words.slice(10) }]
    expect(readCode(code, fewer)?.word).toBe("zebra")
  })

  it("is refused when it was made up", () => {
    for (const code of ["", "zebra", "0aaaaaaa", "6aaaaaaa", "1aaaaaaa", "10000000x", "1ÄÄÄÄÄÄÄ"])
      expect(readCode(code, categories)).toBeNull()
  })
})

describe("hangman", () => {
  it("takes each letter of the alphabet once, and nothing else", () => {
    const state = at("moose", "o")
    for (const letter of ["o", "ä", "1", " ", "-", "", "ab", "O"]) expect(step(state, { letter })).toBe(state)
    expect(step(state, { letter: "x" }).letters).toEqual(["o", "x"])
    expect(step(at("pöllö", "", finnish), { letter: "ö" }).letters).toEqual(["ö"])
  })

  it("does not open ä with a, nor a with ä", () => {
    const state = at("hämähäkki", "a", finnish)
    expect(wrongLetters(state)).toEqual(["a"])
    expect(wrongLetters(at("apina", "ä", finnish))).toEqual(["ä"])
  })

  it("is won by the last letter, whatever the case, the spaces and the hyphens", () => {
    const places = { category: "places" }
    expect(isWon(at("Stratford-upon-Avon", "stradfo", places))).toBe(false)
    expect(isWon(at("Stratford-upon-Avon", "stradfoupnv", places))).toBe(true)
    expect(isWon(at("CD-asema", "cdasem", { category: "tietotekniikka-1990" }))).toBe(true)
  })

  it("has nine balloons on the first leg and one fewer on each, and is lost with the last of them", () => {
    expect([1, 2, 3, 4, 5].map(initialBalloons)).toEqual([9, 8, 7, 6, 5])
    const lost = at("moose", "abcdf", { previousWords: ["a", "b", "c", "d"] })
    expect(legOf(lost)).toBe(5)
    expect(balloonsLeft(lost)).toBe(0)
    expect(isOver(lost)).toBe(true)
    expect(step(lost, { letter: "m" })).toBe(lost)
    expect(game.result(lost, game.options)).toEqual({ outcome: "lost" })
    expect(game.result(at("moose", "moxse"), game.options)).toEqual({
      outcome: "won",
      best: { score: -1, text: "1 balloon lost" },
    })
  })

  it("ends every game within all the letters, won exactly when the word is open with a balloon left", () => {
    fc.assert(
      fc.property(
        anyWord,
        fc.integer(),
        fc.integer({ min: 1, max: 5 }),
        ({ category, word }, seed, linkedLeg) => {
          const random = seeded(seed)
          let state: State = { category: category.slug, word, letters: [], previousWords: [], linkedLeg }
          const letters = [...alphabets[category.language]].sort(() => random() - 0.5)
          for (const letter of letters) {
            expect(balloonsLeft(state)).toBeGreaterThanOrEqual(0)
            state = step(state, { letter })
          }
          expect(isOver(state)).toBe(true)
          expect(isWon(state)).toBe(balloonsLeft(state) > 0)
          expect(safeParse(game.schema.state, JSON.parse(JSON.stringify(state))).success).toBe(true)
        },
      ),
    )
  })

  it("crosses the country in five words; a lost one costs no leg, and after Utsjoki it begins anew", () => {
    const random = seeded("Hanko")
    let state = game.start(game.options, random)
    const solve = (state: State) =>
      lettersOf(state.word).reduce((s: State, letter) => step(s, { letter }), state)
    for (let leg = 1; leg <= legs; leg++) {
      expect(legOf(state)).toBe(leg)
      const next = game.start(game.options, random, state)
      expect(legOf(next)).toBe(leg)
      expect(next.word).not.toBe(state.word)
      const won = solve(next)
      expect(hasArrived(won)).toBe(leg === legs)
      state = game.start(game.options, random, won)
    }
    expect(state.previousWords).toEqual([])
  })

  it("plays a word from a link without touching the flight", () => {
    const random = seeded(1)
    const last = at("moose", "mose", { previousWords: ["yak"] })
    const wordCode = codeOf("ruoka", "mämmi", 4)
    const linked = game.start({ category: "animals", wordCode }, random, last)
    expect(linked).toEqual({
      category: "ruoka",
      word: "mämmi",
      letters: [],
      previousWords: ["yak", "moose"],
      linkedLeg: 4,
    })
    const won = { ...linked, letters: [..."mäi"] }
    expect(hasArrived(won)).toBe(false)
    expect(game.start(game.options, random, won).previousWords).toEqual(["yak", "moose"])
  })

  it("believes no game from the storage that could not have been played", () => {
    const isBelieved = (state: unknown) => safeParse(game.schema.state, state).success
    expect(isBelieved(at("moose", "mx"))).toBe(true)
    expect(isBelieved(at("moose", "mm"))).toBe(false)
    expect(isBelieved(at("moose", "ä"))).toBe(false)
    expect(isBelieved(at("moose", "mosea"))).toBe(false)
    expect(isBelieved(at("määrä"))).toBe(false)
    expect(isBelieved(at("moose", "", { category: "beer" }))).toBe(false)
    expect(isBelieved(at("moose", "", { linkedLeg: 6 }))).toBe(false)
    expect(isBelieved(at("moose", "", { previousWords: ["a", "b", "c", "d", "e"] }))).toBe(false)
  })

  it("reports letters, wins, resets and categories, and nothing else", () => {
    const { report } = game
    const before = at("moose")
    const tell = (action: Action) =>
      report?.({ kind: "step", action, before, after: step(before, action), options: game.options })
    expect(tell({ letter: "m" })).toEqual({ action: "letter", label: "m", value: 1 })
    expect(tell({ letter: "x" })).toEqual({ action: "letter", label: "x", value: 0 })
    const over = (outcome: "won" | "lost") =>
      report?.({ kind: "over", state: before, options: game.options, result: { outcome } })
    expect(over("won")).toEqual({ action: "win", label: "moose" })
    expect(over("lost")).toBeUndefined()
    expect(report?.({ kind: "new", options: game.options })).toEqual({ action: "reset" })
    const options = { category: "koti", wordCode: "" }
    expect(report?.({ kind: "options", options, before: game.options })).toEqual({
      action: "category",
      label: "koti",
    })
  })
})

describe("the flight", () => {
  it("rises with every right letter and sinks with every balloon that goes, down to the ground", () => {
    fc.assert(
      fc.property(anyWord, fc.integer(), ({ category, word }, seed) => {
        let state = at(word, "", { category: category.slug })
        expect(basketY(state)).toBeLessThan(landingOf(state).top)
        for (const letter of shuffle([...alphabets[category.language]], seeded(seed))) {
          const next = step(state, { letter })
          if (next === state) break
          const isHit = wrongLetters(next).length === wrongLetters(state).length
          if (isHit) expect(height(next)).toBeGreaterThan(height(state))
          else expect(height(next)).toBeLessThan(height(state))
          expect(
            isHit ? progress(next) > progress(state) : shareOfBalloons(next) < shareOfBalloons(state),
          ).toBe(true)
          state = next
        }
        expect(height(state) === 0).toBe(balloonsLeft(state) === 0)
        expect(basketY(state)).toBeGreaterThanOrEqual(88)
      }),
    )
  })

  it("can be seen to sink: nine balloons and three are far apart", () => {
    const sunk = basketY(at("moose", "abcdfg")) - basketY(at("moose"))
    expect(sunk).toBeGreaterThan(15)
  })

  it("ends on four different things, chosen by the word", () => {
    expect(new Set(animals.words.map(word => landingOf(at(word)).id))).toEqual(
      new Set(["haystack", "lake", "sauna", "moose"]),
    )
    expect(landingOf(at("moose", "abc"))).toEqual(landingOf(at("moose")))
  })

  it("pops a balloon for a wrong letter, and for no other", () => {
    expect(poppedBalloon(at("moose"))).toBeNull()
    expect(poppedBalloon(at("moose", "x"))).toBe(8)
    expect(poppedBalloon(at("moose", "xm"))).toBeNull()
    expect(poppedBalloon(at("moose", "xmose"))).toBeNull()
  })
})

describe("the words about hangman", () => {
  it("count letters and words", () => {
    expect(sizeOf("moose")).toBe("5 letters")
    expect(sizeOf("fish and chips")).toBe("12 letters in 3 words")
    expect(sizeOf("Guinea-Bissau")).toBe("12 letters")
  })

  it("say the word as far as it is known, with spaces and hyphens", () => {
    expect(spokenWord(at("hot-water bottle", "ot", { category: "home" }))).toBe(
      "The word: blank, o, t, hyphen, blank, blank, t, blank, blank, space, blank, o, t, t, blank, blank",
    )
    expect(spokenWord(at("yak", "yak"))).toBe("The word: yak")
    expect(keyLabel(at("yak", "ab"), "a")).toBe("a, in the word")
    expect(keyLabel(at("yak", "ab"), "b")).toBe("b, not in the word")
    expect(keyLabel(at("yak", "ab"), "c")).toBe("c")
  })

  it("tell hits, misses, ends and where the basket is", () => {
    expect(statusOf(at("moose"))).toBe("Hanko to Tampere, on 9 balloons. 5 letters.")
    expect(statusOf(at("moose", "o"))).toBe("O is there twice. 3 letters to find.")
    expect(statusOf(at("moose", "oms"))).toBe("S is there once. 1 letter to find.")
    expect(statusOf(at("moose", "x"))).toBe("No X. 8 of 9 balloons left.")
    expect(statusOf(at("moose", "mose"))).toMatch(/is moose\. Pertti is in Tampere .* goes to Kuopio\.$/)
    const lost = at("moose", "abcdfghij")
    expect(statusOf(lost)).toBe(
      `No J. The last balloon goes. Pertti, on the way to Tampere, ${landingOf(lost).says}. The word was moose.`,
    )
    const previousWords = ["a", "b", "c", "d"]
    expect(statusOf(at("moose", "mose", { previousWords }))).toMatch(/Utsjoki/)
    expect(statusOf(at("moose", "", { linkedLeg: 5 }))).toBe(
      "A word that was sent to you, on 5 balloons. 5 letters.",
    )
    expect(remarkOf(at("moose", "x"))).not.toBe("")
    expect(remarkOf(at("moose", "m"))).toBe("")
    expect(remarkOf(at("moose", "abcd", { linkedLeg: 5 }))).toMatch(/both paws/)
  })

  it("share the result without the word: of words with as many letters they are the same", () => {
    fc.assert(
      fc.property(anyWord, fc.boolean(), fc.boolean(), ({ category, word }, won, own) => {
        const alphabet = alphabets[category.language]
        const next = (letter: string) => alphabet[(alphabet.indexOf(letter) + 1) % alphabet.length] ?? ""
        const other = word.toLowerCase().replace(/\p{L}/gu, next)
        const wrong = [...alphabet].filter(letter => !lettersOf(word).includes(letter))
        const letters = won ? lettersOf(word) : wrong.slice(0, 9)
        const state = { category: category.slug, word, letters, previousWords: [], linkedLeg: own ? null : 1 }
        expect(other).not.toBe(word.toLowerCase())
        expect(shareText({ ...state, word: other, letters: letters.map(next) }, category)).toBe(
          shareText(state, category),
        )
      }),
    )
    expect(shareText(at("moose", "moxse"), animals)).toBe(
      "Hangman, Animals, 5 letters: I flew a hamster from Hanko to Tampere and lost 1 of 9 balloons. Can you guess it?",
    )
  })
})

describe("the hangman page", () => {
  let events: { category: string; action: string; label?: string; value?: number }[]
  const actions = () => events.map(({ action }) => action)

  beforeEach(() => {
    forget()
    window.history.replaceState(null, "", "/games/hangman")
    events = trackedFromNow()
  })

  afterEach(() => {
    jest.restoreAllMocks()
  })

  function Page() {
    const facts = usePage()
    return onPage(<Hangman />, { ...facts, path: "/games/hangman", data: { hangman: categories } })
  }
  const open = (query = "") => {
    if (query) window.history.replaceState(null, "", `/games/hangman?${query}`)
    return { user: userEvent.setup(), ...render(<Page />) }
  }
  const deal = (word: string, slug = "animals", leg = 1) => `deal=${codeOf(slug, word, leg)}`
  const key = (name: string | RegExp) =>
    within(screen.getByRole("toolbar", { name: "Letters" })).getByRole("button", { name })
  const query = () => new URLSearchParams(window.location.search).get("deal")

  it("draws the same for everyone at first, and no word", () => {
    jest.spyOn(Math, "random").mockImplementation(() => {
      throw new Error("Chance was asked in the first render.")
    })
    const html = renderToString(<Page />)
    expect(html).toContain("It needs JavaScript")
    expect(html).not.toContain("The word:")
    expect(renderToString(<Page />)).toBe(html)
  })

  it("continues a game stored by version 1, in which fields had other names", () => {
    const state = { category: "animals", word: "moose", letters: ["m", "x"], flown: ["yak"], guest: null }
    const position = { options: { category: "animals", deal: "" }, state, past: [], steps: 2, counted: false }
    const replaced = { ...position, state: { ...state, word: "fox", letters: [] } }
    localStorage.setItem(
      "juhq:games/hangman/now",
      JSON.stringify({ v: 1, data: { ...position, aside: replaced } }),
    )
    open()
    expect(screen.getByText("Leg 2 of 5, 7 of 8 balloons")).toBeInTheDocument()
  })

  it("deals the word of a link, and is won by mouse", async () => {
    const { user } = open(deal("yak"))
    expect(screen.getByText("A word that was sent to you, on 9 balloons. 3 letters.")).toHaveAttribute(
      "role",
      "status",
    )
    expect(screen.getByText("The word: blank, blank, blank")).toHaveAttribute("role", "status")
    await user.click(key("a"))
    expect(screen.getByText("The word: blank, a, blank")).toBeInTheDocument()
    await user.click(key("x"))
    expect(screen.getByText("No X. 8 of 9 balloons left.")).toBeInTheDocument()
    expect(key("x, not in the word")).toHaveAttribute("aria-disabled", "true")
    await user.click(key("y"))
    expect(hasThing("/games/hangman")).toBe(false)
    await user.click(key("k"))
    expect(hasThing("/games/hangman")).toBe(true)
    expect(screen.getByText(/^The word is yak\./)).toBeInTheDocument()
    expect(screen.getByText(/I kept a hamster in the air and lost 1 of 9 balloons/)).toBeInTheDocument()
    expect(screen.getByText("Animals. 1 game: 1 won. Best: 1 balloon lost.")).toBeInTheDocument()
    expect(events).toEqual([
      { category: "hangman", action: "word", label: "yak" },
      { category: "hangman", action: "letter", label: "a", value: 1 },
      { category: "hangman", action: "letter", label: "x", value: 0 },
      { category: "hangman", action: "letter", label: "y", value: 1 },
      { category: "hangman", action: "letter", label: "k", value: 1 },
      { category: "hangman", action: "win", label: "yak" },
    ])
    expect(query()).toBe(codeOf("animals", "yak", 1))
  })

  it("takes letters that are typed on the page, N and F among them", async () => {
    const { user } = open(deal("fox"))
    await user.keyboard("nFo")
    expect(screen.getByText("The word: f, o, blank")).toBeInTheDocument()
    expect(key("n, not in the word")).toBeInTheDocument()
    await user.keyboard("{Control>}x{/Control}1-")
    expect(screen.getByText("The word: f, o, blank")).toBeInTheDocument()
    await user.keyboard("x")
    expect(screen.getByText(/^The word is fox\./)).toBeInTheDocument()
    await user.keyboard("a")
    expect(actions().filter(action => action === "letter")).toHaveLength(4)
  })

  it("has keys for å, ä and ö in Finnish, and takes them from the keyboard too", async () => {
    const { user } = open(deal("Vårdö", "paikat"))
    await user.keyboard("åÖ")
    await user.click(key("ä"))
    expect(screen.getByText("The word: blank, å, blank, blank, ö")).toBeInTheDocument()
    expect(key("ä, not in the word")).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText("Words"), "English: Animals")
    expect(screen.queryByRole("button", { name: "ä" })).not.toBeInTheDocument()
  })

  it("leaves the letters to a menu that has the focus", async () => {
    const { user } = open(deal("fox"))
    act(() => screen.getByLabelText("Words").focus())
    await user.keyboard("o")
    expect(screen.getByText("The word: blank, blank, blank")).toBeInTheDocument()
  })

  it("is played on the keys alone where letter keys are turned off", async () => {
    localStorage.setItem("juhq:letterKeys", JSON.stringify({ v: 1, data: false }))
    const { user } = open(deal("fox"))
    await user.keyboard("f")
    expect(screen.getByText("The word: blank, blank, blank")).toBeInTheDocument()
    act(() => key("a").focus())
    await user.keyboard("f{ArrowDown}{ArrowDown}{Enter}{ArrowRight} ")
    expect(screen.getByText("The word: f, o, blank")).toBeInTheDocument()
    expect(key("p, not in the word")).toHaveFocus()
  })

  it("has one stop for the Tab key among the letters, also after a change of alphabet", async () => {
    const { user } = open(deal("Vårdö", "paikat"))
    act(() => key("ö").focus())
    await user.selectOptions(screen.getByLabelText("Words"), "English: Animals")
    const buttons = within(screen.getByRole("toolbar")).getAllByRole("button")
    expect(buttons).toHaveLength(26)
    expect(buttons.filter(button => button.tabIndex === 0)).toHaveLength(1)
  })

  it("shows a lost word, and takes the same leg again", async () => {
    const { user } = open(deal("yak", "animals", 5))
    await user.keyboard("bcdef")
    expect(
      screen.getByText(/^No F\. The last balloon goes\. Pertti lands .*\. The word was yak\.$/),
    ).toBeInTheDocument()
    expect(screen.getByText("You did not find the letters in italics.")).toBeInTheDocument()
    expect(actions()).not.toContain("win")
    expect(hasThing("/games/hangman")).toBe(false)
    await user.click(screen.getByRole("button", { name: "New game" }))
    expect(screen.getByText(/^Hanko to Tampere, on 9 balloons\./)).toBeInTheDocument()
    expect(actions().slice(-2)).toEqual(["reset", "word"])
    expect(query()).toBeNull()
  })

  it("has no star of a popped balloon in the sky after a loss in calm mode, and none after a right letter", async () => {
    localStorage.setItem("juhq:calm", JSON.stringify({ v: 1, data: true }))
    const { user, container } = open(deal("yak", "animals", 5))
    await user.keyboard("b")
    expect(container.querySelectorAll(".pop")).toHaveLength(1)
    await user.keyboard("y")
    expect(container.querySelectorAll(".pop")).toHaveLength(0)
    await user.keyboard("cdef")
    expect(screen.getByText(/The word was yak/)).toBeInTheDocument()
    expect(container.querySelectorAll(".pop")).toHaveLength(0)
  })

  it("says so when a link leads to no word, and deals another", () => {
    open("deal=1aaaaaaa")
    expect(screen.getByText(/^The word of that link is not here any more/)).toBeInTheDocument()
    expect(query()).toBeNull()
  })

  it("goes on after a reload, puts the game aside for a link, and can bring it back", async () => {
    const first = open()
    await first.user.keyboard("e")
    first.unmount()
    const { user } = open(deal("fox"))
    expect(screen.getByText("The word: blank, blank, blank")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Bring the last game back" }))
    expect(key(/^e, /)).toBeInTheDocument()
    expect(query()).toBeNull()
  })

  it("reports a category, and then its word", async () => {
    const { user } = open()
    expect(actions()).toEqual(["word"])
    await user.selectOptions(screen.getByLabelText("Words"), "Suomi: Koti")
    expect(events.slice(1)).toEqual([
      { category: "hangman", action: "category", label: "koti" },
      { category: "hangman", action: "word", label: expect.any(String) },
    ])
    expect(categoryOf("koti").words).toContain(events[2]?.label)
  })

  it("flies from Hanko to Utsjoki, where there is a postcard with the words", async () => {
    const { user } = open()
    const words: string[] = []
    for (let leg = 1; leg <= legs; leg++) {
      const word = [...events].reverse().find(({ action }) => action === "word")?.label ?? ""
      words.push(word)
      await user.keyboard(lettersOf(word).join(""))
      if (leg < legs) await user.click(screen.getByRole("button", { name: `Fly on to ${places[leg + 1]}` }))
    }
    const card = screen.getByRole("region", { name: "A postcard from Utsjoki" })
    expect(
      within(card)
        .getAllByRole("listitem")
        .map(item => item.textContent),
    ).toEqual(words)
    expect(readStatistics("hangman").Animals).toMatchObject({ played: 5, won: 5 })
  }, 20_000)

  it("stands presses and keys at random", async () => {
    const { container } = open()
    const random = seeded("a hamster on the keyboard")
    const letters = "abcdefghijklmnopqrstuvwxyzåäö19-"
    for (let press = 0; press < runs(1250, 125); press++) {
      const buttons = [...container.querySelectorAll("button")]
      const roll = random()
      act(() => {
        if (roll < 0.6) buttons[Math.floor(random() * buttons.length)]?.click()
        else {
          const typed = letters[Math.floor(random() * letters.length)] ?? "a"
          document.body.dispatchEvent(
            new KeyboardEvent("keydown", { key: typed, bubbles: true, cancelable: true }),
          )
        }
      })
    }
    const { played = 0 } = readStatistics("hangman").Animals ?? {}
    expect(played).toBeGreaterThan(0)
    const stored = JSON.parse(localStorage.getItem("juhq:games/hangman/now") ?? "null")
    expect(safeParse(game.schema.state, stored?.data?.state).success).toBe(true)
  }, 30_000)
})
