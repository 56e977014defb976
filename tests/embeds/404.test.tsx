import { readFileSync } from "node:fs"
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { bornEntry, withBorn } from "../../src/embeds/404/born"
import {
  babble,
  childrenOf,
  clean,
  handkerchiefs,
  inheritLetters,
  likeness,
  nearestPages,
  pageByNumber,
  readAloud,
  rocksNeeded,
  sobText,
} from "../../src/embeds/404/logic"
import NearestPages from "../../src/embeds/404/NearestPages"
import * as directory from "../../src/hooks/page/pageIndex"
import { write } from "../../src/hooks/storage/useStorage"
import type { PageEntry } from "../../src/lib/content/derivedLists"
import { askForCalm } from "../jest/visit"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../src/hooks/page/pageIndex", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/hooks/page/pageIndex"),
}))

const page = (path: string, title: string): PageEntry => ({
  path,
  title,
  description: `About ${title}.`,
  code: "0000",
  added: "2021-06-02",
  icon: "default",
})
const pages = [
  page("/", "juhq.fi"),
  page("/404", "Not found"),
  page("/blog", "Blog"),
  page("/books-i-have", "Books I have"),
  page("/books-i-have/stats", "Book statistics"),
  page("/chat-gpt", "Chat GPT"),
  page("/chat-gpt/pizza", "Pizza"),
  page("/games/tictactoe", "Tic Tac Toe"),
  page("/internal-links", "Internal links"),
  page("/is-it-winter", "Is it winter?"),
  page("/time/is-it-friday", "Is it Friday?"),
  page("/timeline", "Resume"),
  page("/tools/consonants", "Consonants"),
  page("/tools/rgb-to-hsl", "RGB to HSL"),
  page("/year-o-clock", "Year o'clock"),
]
describe("an address that is a number", () => {
  const numbered = pages.map((each, i) => ({ ...each, code: String(i).padStart(4, "0") }))

  it.each([
    ["/0012", "/tools/consonants"],
    ["/12", "/tools/consonants"],
    ["/0012/", "/tools/consonants"],
    ["/0", "/"],
    ["/9999", undefined],
    ["/00012", undefined],
    ["/12a", undefined],
    ["/tools/12", undefined],
  ])("%s leads to %s", (typed, path) => {
    expect(pageByNumber(typed, numbered)?.path).toBe(path)
  })
})

describe("an address under which there are pages", () => {
  it("lists them, and only them", () => {
    expect(childrenOf("/tools", pages).map(({ path }) => path)).toEqual([
      "/tools/consonants",
      "/tools/rgb-to-hsl",
    ])
    expect(childrenOf("/TOOLS/", pages)).toHaveLength(2)
    expect(childrenOf("/tool", pages)).toEqual([])
    expect(childrenOf("/", pages)).toEqual([])
  })
})

const first = (typed: string) => nearestPages(typed, pages)[0]?.path

describe("the nearest pages", () => {
  it("put a title before everything", () => {
    expect(first("/resume")).toBe("/timeline")
    expect(first("/Tic Tac Toe")).toBe("/games/tictactoe")
  })

  it("see through capitals and the endings of other times", () => {
    expect(first("/Blog")).toBe("/blog")
    expect(first("/time/is-it-friday.html")).toBe("/time/is-it-friday")
    expect(first("/INTERNAL_LINKS.PHP")).toBe("/internal-links")
  })

  it("put an address that begins the same next", () => {
    expect(first("/books")).toBe("/books-i-have")
    expect(first("/chat-gpt/pasta")).toBe("/chat-gpt")
    expect(nearestPages("/books-i-have/group", pages).map(({ path }) => path)).toContain(
      "/books-i-have/stats",
    )
  })

  it("see through mistypings and missing parts", () => {
    expect(first("/tools/consonnants")).toBe("/tools/consonants")
    expect(first("/rgb-to-hsv")).toBe("/tools/rgb-to-hsl")
    expect(first("/is-it-fridey")).toBe("/time/is-it-friday")
    expect(first("/GAMES/TicTacTo/")).toBe("/games/tictactoe")
  })

  it("find a page whose address lacks one letter", () => {
    const cases = pages.filter(({ path }) => path.length > 6)
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.nat(), ({ path }, at) => {
        const i = 1 + (at % (path.length - 1))
        const typed = path.slice(0, i) + path.slice(i + 1)
        expect(nearestPages(typed, pages).map(found => found.path)).toContain(path)
      }),
    )
  })

  it("are three, all different, and never the 404 page or the one that was typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webPath(), fc.string(), fc.constantFrom("/404", "/404.html", "/", "/blog/")),
        typed => {
          const found = nearestPages(typed, pages).map(({ path }) => path)
          expect(new Set(found).size).toBe(3)
          expect(found).not.toContain("/404")
          expect(found).not.toContain(typed.replace(/(.)\/$/, "$1"))
        },
      ),
    )
  })

  it("don't stumble over a stray per cent sign", () => {
    expect(clean("/100%")).toBe("100%")
    expect(clean("/hyv%C3%A4%C3%A4/")).toBe("hyvää")
  })
})

/** Returns the length of the longest common subsequence of two names, by trying every choice of letters. */
function maxShared(name: readonly string[], other: readonly string[]): number {
  let max = 0
  for (let choice = 0; choice < 2 ** name.length; choice++) {
    const chosen = name.filter((_, at) => choice & (1 << at))
    let at = -1
    const fits = chosen.every(letter => {
      at = other.indexOf(letter, at + 1)
      return at >= 0
    })
    if (fits) max = Math.max(max, chosen.length)
  }
  return max
}

describe("a page that is born", () => {
  it("has its mother's letters, its father's, and one that it made itself", () => {
    const letters = inheritLetters("calculatex", "calculator", "dancing-hamster")
    expect(letters.map(({ letter }) => letter).join("")).toBe("calculatex")
    expect(letters.filter(({ from }) => from === "mother")).toHaveLength(9 - 1)
    expect(letters.at(-1)).toEqual({ letter: "x", from: "own" })
    expect(inheritLetters("horsz", "horses", "zoo").at(-1)).toEqual({ letter: "z", from: "father" })
    expect(likeness(letters, "Calculator", "Dancing hamster")).toBe(
      "8 letters from its mother, Calculator; 1 from its father, Dancing hamster; and “x”, all its own.",
    )
  })

  it("is spelt by its letters, and has of its mother what both have in the same order", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 8, unit: fc.constantFrom("a", "b", "c") }),
        fc.string({ maxLength: 8, unit: fc.constantFrom("a", "b", "c") }),
        fc.string(),
        (name, her, his) => {
          const letters = inheritLetters(name, her, his)
          expect(letters.map(({ letter }) => letter).join("")).toBe(name)
          const hers = letters.filter(({ from }) => from === "mother").map(({ letter }) => letter)
          let at = -1
          const all = [...her]
          for (const letter of hers) {
            at = all.indexOf(letter, at + 1)
            expect(at).toBeGreaterThan(-1)
          }
          expect(hers).toHaveLength(maxShared([...name], all))
        },
      ),
    )
    expect(inheritLetters("abc", "abc", "")).toEqual([..."abc"].map(letter => ({ letter, from: "mother" })))
  })

  it("says more of its name with every rock", () => {
    expect([0, 1, 2, 3].map(rocked => babble("calculater", rocked))).toEqual([
      "",
      "calc",
      "calcula",
      "calculater",
    ])
  })

  it("is one of fifty at most, the oldest of which is forgotten", () => {
    const many = Array.from({ length: 60 }, (_, at) => `page${at}`)
    const born = many.reduce((all, name, at) => withBorn(all, name, at), [] as { name: string; at: number }[])
    expect(born).toHaveLength(50)
    expect(born[0]?.name).toBe("page10")
    expect(withBorn(born, "page10", 99).filter(({ name }) => name === "page10")).toEqual([
      { name: "page10", at: 99 },
    ])
  })
})

describe("the page", () => {
  const show = (list: PageEntry[] | null) => {
    jest.spyOn(directory, "usePageIndex").mockReturnValue(list)
    window.history.replaceState(null, "", "/tools/consonents")
    render(<NearestPages />)
  }
  afterEach(() => jest.restoreAllMocks())

  it("cries, and suggests three pages", () => {
    show(pages)
    expect(screen.getByRole("img", { name: "A crying emoji" })).toBeVisible()
    const links = within(screen.getByRole("status", { name: "Nearest pages" })).getAllByRole("link")
    expect(links).toHaveLength(3)
    expect(links[0]).toHaveAttribute("href", "/tools/consonants")
  })

  it("cries without moving where motion is unwelcome", () => {
    askForCalm(true)
    show(pages)
    expect(screen.getByRole("img", { name: "A crying emoji" })).toHaveAttribute("src", "/pictures/crying.png")
  })

  const emoji = () => within(screen.getByRole("region", { name: "The emoji" }))
  const consoled = async (user: ReturnType<typeof userEvent.setup>) => {
    for (let used = 0; used < handkerchiefs; used++) {
      await user.click(emoji().getByRole("button", { name: "Hand it a handkerchief" }))
    }
  }

  it("is consoled by one handkerchief after the other", async () => {
    const user = userEvent.setup()
    show(pages)
    await user.click(emoji().getByRole("button", { name: "Hand it a handkerchief" }))
    expect(emoji().getByRole("status")).toHaveTextContent("“tools/consonents”, it says.")
    for (let used = 1; used < handkerchiefs; used++) await user.click(emoji().getByRole("button"))
    expect(emoji().getByRole("status")).toHaveTextContent("It is better now.")
    expect(emoji().queryByRole("img", { name: "A crying emoji" })).toBeNull()
  })

  it("bears a page of that name, which learns to talk and grows up to be its mother", async () => {
    const user = userEvent.setup()
    show(pages)
    await consoled(user)
    await user.click(emoji().getByRole("button", { name: "Let it be born" }))
    const child = within(screen.getByRole("region", { name: "The new page" }))
    expect(child.getByRole("img")).toHaveAccessibleName(/tools\/consonents, in a cradle$/)
    const rock = child.getByRole("button", { name: "Rock the cradle" })
    expect(rock).toHaveFocus()
    for (let at = 0; at < rocksNeeded.name; at++) await user.click(rock)
    expect(child.getByRole("status")).toHaveTextContent("“tools/consonents”, it says. It knows its name")
    await user.click(rock)
    expect(child.getByRole("status")).toHaveTextContent("“consonants”, it says")
    // The button stays under the finger, and the next press leaves nobody's page.
    expect(rock).toHaveTextContent("Rock the mother too")
    await user.click(rock)
    expect(child.getByRole("img")).toHaveAccessibleName(/a cradle with its mother in it$/)
    for (let at = rocksNeeded.mother; at < rocksNeeded.asleep + 2; at++) await user.click(rock)
    expect(child.getByRole("status")).toHaveTextContent("Both asleep.")
    expect(child.getByRole("link", { name: "Go with it to Consonants" })).toHaveAttribute(
      "href",
      "/tools/consonants",
    )
    await user.click(child.getByRole("button", { name: "Cry for another" }))
    expect(emoji().getByRole("button", { name: "Hand it a handkerchief" })).toHaveFocus()
  })

  it("is there for whoever comes back to its address", () => {
    write(bornEntry, [{ name: "tools/consonents", at: Date.now() - 3 * 24 * 3_600_000 }])
    show(pages)
    const child = within(screen.getByRole("region", { name: "The new page" }))
    expect(child.getByRole("status")).toHaveTextContent("It is 3 days old")
  })

  it("cries on, and begins again at the name, where there is nobody to be a mother", async () => {
    const user = userEvent.setup()
    show([])
    await consoled(user)
    await user.click(emoji().getByRole("button", { name: "Say the name again" }))
    expect(emoji().getByRole("img", { name: "A crying emoji" })).toBeVisible()
  })

  it("is told of an address in words that fit, whatever was typed", () => {
    expect(readAloud("/")).toBe("nothing at all")
    fc.assert(
      fc.property(
        fc.string({ maxLength: 500 }),
        fc.integer({ min: 0, max: handkerchiefs }),
        (typed, used) => {
          expect([...readAloud(typed)].length).toBeLessThanOrEqual(40)
          expect(sobText(used, typed)).not.toBe("")
        },
      ),
    )
  })

  it("says that it looks", () => {
    show(null)
    expect(screen.getByRole("status", { name: "Nearest pages" })).toHaveTextContent("Looking")
  })

  it("knows the way to the front page when there is no list", () => {
    show([])
    expect(screen.getByRole("link", { name: "front page" })).toHaveAttribute("href", "/")
  })

  it("has the words that the page is known by", () => {
    expect(readFileSync("content/pages/404.mdx", "utf8")).toMatch(/^Page not found\.$/m)
  })
})
