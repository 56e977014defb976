import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import CodebaseSizeHistory from "../../src/embeds/codebase-size-history/CodebaseSizeHistory"
import {
  landmarksAround,
  linesOf,
  metresOf,
  rowsOf,
  sourceNote,
  yearsToTheMoon,
} from "../../src/embeds/codebase-size-history/logic"
import { cityOf, placeLandmarks, view } from "../../src/embeds/codebase-size-history/skyline"
import type { SizeHistory, SizeStep } from "../../src/lib/content/sizeHistory"
import { visit } from "../jest/visit"

const step = (hash: string, at: string, lines: number[], removed = 0): SizeStep => ({
  hash,
  at,
  added: 10,
  removed,
  lines,
})
const steps = [
  step("aaa", "2021-06-02T00:00", [1000, 0, 0, 0, 0, 0]),
  step("bbb", "2021-06-02T12:00", [30_000, 9000, 1000, 0, 0, 0]),
  step("ccc", "2021-06-03T00:00", [60_000, 30_000, 4000, 900, 90, 10], 50),
]
const history: SizeHistory = { source: "git", commits: 3, steps }
const landmarks = [
  { name: "Tower", metres: 168 },
  { name: "Needle", metres: 330 },
  { name: "Giant", metres: 828 },
]

describe("the pile", () => {
  it("has six lines to the inch", () => {
    expect(metresOf(6)).toBeCloseTo(0.0254)
    expect(metresOf(60_000)).toBeCloseTo(254)
  })

  it("stands between what it has passed and what is next", () => {
    const [low, middle, high] = [100, 200, 900].map(metres => landmarksAround(landmarks, metres))
    expect([low?.passed?.name, low?.next?.name]).toEqual([undefined, "Tower"])
    expect([middle?.passed?.name, middle?.next?.name]).toEqual(["Tower", "Needle"])
    expect([high?.passed?.name, high?.next?.name]).toEqual(["Giant", undefined])
  })

  it("reaches the Moon at the pace of its whole history, or says nothing", () => {
    // 94,000 lines a day are 397.93 m a day.
    expect(yearsToTheMoon(steps)).toBeCloseTo((384_400_000 - 402.17) / 397.93 / (31_556_926 / 86_400), -1)
    expect(yearsToTheMoon(steps.slice(0, 1))).toBeNull()
    expect(yearsToTheMoon([...steps].reverse())).toBeNull()
  })

  it("says where its figures are from", () => {
    expect(sourceNote(history)).toMatch(/^3 commits, from the first/)
    expect(sourceNote({ ...history, source: "git", commits: 165 })).toContain(
      `${history.steps.length} of them are drawn, evenly.`,
    )
    expect(sourceNote({ ...history, source: "shallow", commits: 1 })).toMatch(
      /^A shallow clone: it knows 1 commit/,
    )
    expect(sourceNote({ ...history, source: "files" })).toMatch(/^There was no repository/)
  })

  it("has a table of a few rows that ends with the last step", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), length => {
        const many = Array.from({ length }, (_, i) => step(`${i}`, "2021-06-02T00:00", [i]))
        const rows = rowsOf(many)
        expect(rows.length).toBeLessThanOrEqual(24)
        expect(rows.at(-1)).toBe(many.at(-1))
      }),
    )
  })
})

describe("the skyline", () => {
  it("is as high as the lines, whatever they are, and never leaves the picture", () => {
    const aStep = fc.array(fc.nat(200_000), { minLength: 6, maxLength: 6 }).map(lines => step("a", "", lines))
    fc.assert(
      fc.property(fc.array(aStep, { minLength: 1, maxLength: 90 }), many => {
        const { tops, y } = cityOf(many, [])
        for (const [i, top] of tops.entries()) {
          expect(top.y).toBe(y(metresOf(linesOf(many[i] as SizeStep))))
          expect(top.y).toBeGreaterThanOrEqual(view.top)
          expect(top.x).toBeLessThanOrEqual(view.right)
        }
      }),
    )
  })

  it("has a landmark where it was outgrown, and none that was not", () => {
    const city = cityOf(steps, [])
    expect(placeLandmarks(landmarks, city, steps).map(({ name }) => name)).toEqual(["Tower"])
  })

  it("has the landmark that the text names, whatever stands next to it", () => {
    const named = (name: string) =>
      placeLandmarks(landmarks, cityOf(steps, []), steps, name).map(one => one.name)
    expect(named("Needle")).toContain("Needle")
    expect(named("Tower")).toContain("Tower")
    expect(named("Giant")).not.toContain("Giant")
  })
})

describe("CodebaseSizeHistory", () => {
  const data = { "size-history": history, "tall-buildings": landmarks }

  it("says how high it is, and what without the tests", async () => {
    const { user, address } = visit(<CodebaseSizeHistory />, {
      path: "/codebase-size-history",
      data,
      calm: true,
    })
    const verdict = screen.getByRole("status")
    expect(verdict).toHaveTextContent("95,000 lines: 402 m. Past Needle. 426 m to Giant.")
    const stands = within(screen.getByRole("group", { name: "What stands" }))
    await user.click(stands.getByRole("button", { name: "Tests 30,000" }))
    expect(verdict).toHaveTextContent("65,000 lines: 275 m. Past Tower.")
    expect(address()).toBe("/codebase-size-history?without=Tests")
    for (const button of stands.getAllByRole("button", { pressed: true })) await user.click(button)
    expect(verdict).toHaveTextContent("A building plot with a view.")
  })

  it("opens at a commit of a link, with what its sign said", () => {
    visit(<CodebaseSizeHistory />, { path: "/codebase-size-history", data, query: "commit=bbb" })
    expect(screen.getByRole("slider")).toHaveValue("1")
    expect(screen.getByText(/^2 Jun 2021/)).toHaveTextContent("10 lines up, 0 down")
    expect(screen.getByRole("status")).toHaveTextContent("40,000 lines: 169 m.")
  })

  it("has a Moon that minds being pressed, and comes back", async () => {
    const { user } = visit(<CodebaseSizeHistory />, { path: "/codebase-size-history", data, calm: true })
    const press = () => user.click(screen.getByRole("button", { name: "The Moon" }))
    await press()
    expect(screen.getByRole("status")).toHaveTextContent("The Moon has noticed you.")
    await press()
    await press()
    expect(screen.getByRole("status")).toHaveTextContent("The Moon has gone down.")
    await press()
    expect(screen.getByRole("status")).not.toHaveTextContent("The Moon has")
  })

  it("prints as far as the tray goes", async () => {
    const { user } = visit(<CodebaseSizeHistory />, { data, calm: true })
    await user.click(screen.getByRole("button", { name: "Print it" }))
    expect(screen.getByText(/^PC LOAD A4/)).toHaveTextContent("250 of 1,584 sheets. The pile is 2.5 cm.")
    for (let i = 0; i < 6; i++) await user.click(screen.getByRole("button", { name: "Fill the tray" }))
    expect(screen.getByText(/sheets are printed/)).toHaveTextContent("1,584 sheets are printed.")
  })

  it("has no slider where the files of one day are all that is known", () => {
    const files: SizeHistory = { source: "files", commits: 0, steps: [step("", "", [100, 0, 0, 0, 0, 0])] }
    visit(<CodebaseSizeHistory />, { data: { ...data, "size-history": files } })
    expect(screen.queryByRole("slider")).toBeNull()
    expect(screen.getByText(/^There was no repository/)).toBeInTheDocument()
  })
})
