import { existsSync } from "node:fs"
import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import Best from "../../src/embeds/best/Best"
import { example, nextPair, streak, topLink, winsInARow, wishes } from "../../src/embeds/best/logic"
import { type Choice, circle, ratings } from "../../src/embeds/best/rating"
import { visit } from "../jest/visit"

const paths = Array.from({ length: 12 }, (_, i) => `/page-${i}`)
const page = (path: string) => ({
  path,
  title: path.slice(1).toUpperCase(),
  description: "A page.",
  code: "0000",
  added: "2022-01-01",
  icon: "default",
})
const pages = [...paths, "/best", ...new Set(example.flat())].map(page)
const choice = fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...paths)).filter(([a, b]) => a !== b)
const points = (choices: readonly Choice[], path: string) =>
  ratings(choices).find(rating => rating.path === path)?.points ?? Number.NaN

describe("the rating", () => {
  it("is Bradley and Terry's with half a game won and lost: known for one choice", () => {
    // One win: s = 1.5 / (1 / (s + 1) + 1 / (s + 1 / s)), whose root is 1.80193..., as 1 / s is the loser's.
    const s = 10 ** ((points([["/a", "/b"]], "/a") - 1500) / 400)
    expect(s).toBeCloseTo(1.5 / (1 / (s + 1) + 1 / (s + 1 / s)), 5)
    expect(points([["/a", "/b"]], "/b")).toBeCloseTo(3000 - points([["/a", "/b"]], "/a"), 3)
  })

  it("is 1500 for all who go in a circle, and for a choice that was taken back by another", () => {
    const round: Choice[] = [
      ["/a", "/b"],
      ["/b", "/c"],
      ["/c", "/a"],
    ]
    for (const { points: each } of ratings(round)) expect(each).toBeCloseTo(1500, 3)
    for (const { points: each } of ratings([
      ["/a", "/b"],
      ["/b", "/a"],
    ]))
      expect(each).toBeCloseTo(1500, 3)
    expect(ratings([])).toEqual([])
  })

  it("rises with a win, falls with a loss, and becomes surer with both", () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 40 }), choice, (choices, one) => {
        const before = ratings([...choices, one])
        const after = ratings([...choices, one, one])
        const find = (list: typeof before, path: string) => list.find(rating => rating.path === path)
        expect(find(after, one[0])?.points).toBeGreaterThan(find(before, one[0])?.points ?? 0)
        expect(find(after, one[1])?.points).toBeLessThan(find(before, one[1])?.points ?? 0)
        for (const rating of after) expect(Number.isFinite(rating.points + rating.error)).toBe(true)
      }),
    )
  })
})

describe("a circle", () => {
  it("is found where the last choice closes it, the shortest one", () => {
    expect(
      circle([
        ["/a", "/b"],
        ["/b", "/c"],
        ["/c", "/a"],
      ]),
    ).toEqual(["/c", "/a", "/b"])
    expect(
      circle([
        ["/a", "/b"],
        ["/b", "/c"],
        ["/a", "/c"],
      ]),
    ).toBeNull()
    expect(
      circle([
        ["/a", "/b"],
        ["/b", "/a"],
      ]),
    ).toBeNull()
    expect(circle([])).toBeNull()
  })

  it("is one that the choices hold, whatever they are", () => {
    fc.assert(
      fc.property(fc.array(choice, { minLength: 1, maxLength: 60 }), choices => {
        const found = circle(choices)
        if (!found) return
        expect(found.length).toBeGreaterThanOrEqual(3)
        for (const [i, path] of found.entries())
          expect(choices).toContainEqual([path, found[(i + 1) % found.length]])
      }),
    )
  })
})

describe("the pairs", () => {
  it("are two different pages of the site, and the winner stays on its side until it has won four times", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), votes => {
        let choices: Choice[] = []
        /** The side that was pressed last: the winner is to be found there again. */
        let before = 0
        for (const isLeft of votes) {
          const [a, b] = nextPair(paths, choices)
          expect(a).not.toBe(b)
          expect(paths).toEqual(expect.arrayContaining([a, b]))
          const champion = choices.at(-1)?.[0]
          if (champion && winsInARow(choices) < streak) expect([a, b][before]).toBe(champion)
          before = isLeft ? 0 : 1
          choices = [...choices, isLeft ? [a, b] : [b, a]]
        }
      }),
    )
  })

  it("come in a list that a link brings back", () => {
    expect(topLink.read(topLink.write(["/games/10x", "/a"]))).toEqual(["/games/10x", "/a"])
  })
})

describe("the page", () => {
  const options = { path: "/best", data: { pages } }

  it("shows the webmaster's list at first, of pages that are there", () => {
    visit(<Best />, options)
    expect(within(screen.getByRole("region", { name: "Top ten" })).getAllByRole("listitem")).toHaveLength(10)
    for (const path of new Set(example.flat())) expect(existsSync(`content/pages${path}.mdx`)).toBe(true)
    for (const { badge } of wishes) expect(existsSync(`static/badges/${badge}.png`)).toBe(true)
  })

  it("puts what is pressed on top, and takes it back", async () => {
    const shown = visit(<Best />, options)
    const button = screen.getAllByRole("button", { name: /is better$/ })[0] as HTMLElement
    const name = button.querySelector("b")?.textContent ?? ""
    await shown.user.click(button)
    const list = screen.getByRole("region", { name: "Top ten" })
    expect(within(list).getByRole("heading")).toHaveTextContent("Your top ten")
    expect(within(list).getAllByRole("listitem")[0]).toHaveTextContent(name)
    await shown.user.click(screen.getByRole("button", { name: "Take the last one back" }))
    expect(within(list).getByRole("heading")).toHaveTextContent("The webmaster's top ten")
  })

  it("shows a list that was sent, without pages that are not there, and nothing else of its text", () => {
    visit(<Best />, { ...options, query: "top=page-3,<b>x</b>,page-1" })
    const items = within(screen.getByRole("region", { name: "Top ten" })).getAllByRole("listitem")
    expect(items.map(item => item.textContent)).toEqual(["PAGE-3", "PAGE-1"])
  })
})
