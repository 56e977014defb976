import { readFileSync } from "node:fs"
import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import EurovisionBingo from "../../../src/embeds/eurovision/bingo/EurovisionBingo"
import { deal } from "../../../src/embeds/eurovision/bingo/logic"
import { eventMs, missedIn, rehearse, review, sightOf } from "../../../src/embeds/eurovision/bingo/rehearsal"
import { schema } from "../../../src/embeds/eurovision/bingo/schema"
import { bingoCards } from "../../../src/embeds/eurovision/bingo/useBingo"
import { read, write } from "../../../src/hooks/storage/useStorage"
import { onPage } from "../../jest/visit"

const data = parse(schema, parseYaml(readFileSync("content/data/eurovision-bingo.yaml", "utf8")))
const { squares } = data

describe("a rehearsal", () => {
  it("has sixteen things of the card and five others, each but once, and the votes last", () => {
    fc.assert(
      fc.property(fc.string(), name => {
        const card = deal(name, squares)
        const happenings = rehearse(name, squares)
        expect(new Set(happenings.map(({ text }) => text)).size).toBe(21)
        expect(happenings.filter(({ text }) => card.includes(text))).toHaveLength(16)
        expect(happenings.slice(-3).map(({ when }) => when)).toEqual(Array(3).fill("The votes"))
        const songs = happenings.filter(({ when }) => when.startsWith("Song"))
        expect(songs.map(({ when }) => when)).toEqual(songs.map((_, i) => `Song ${i + 1}`))
        expect(rehearse(name, squares)).toEqual(happenings)
      }),
    )
  })

  it("is seen in time until the thing after it is over", () => {
    const happenings = rehearse("boom-42", squares)
    const [first, , third] = happenings.map(({ text }) => text)
    expect(sightOf(happenings, 0, first ?? "")).toBe("seen")
    expect(sightOf(happenings, 1, first ?? "")).toBe("seen")
    expect(sightOf(happenings, 2, first ?? "")).toBe("late")
    expect(sightOf(happenings, 1, third ?? "")).toBe("not yet")
    expect(sightOf(happenings, 20, "What nobody has ever seen")).toBe("not yet")
  })

  it("has missed what is too late to be marked and is not", () => {
    const happenings = rehearse("boom-42", squares)
    const texts = happenings.map(({ text }) => text)
    expect(missedIn(happenings, 0, [])).toEqual([])
    expect(missedIn(happenings, 1, [])).toEqual([])
    expect(missedIn(happenings, 3, [texts[0] ?? ""])).toEqual([texts[1]])
    for (let at = 0; at < texts.length; at++)
      for (const text of texts)
        expect(missedIn(happenings, at, []).includes(text)).toBe(sightOf(happenings, at, text) === "late")
  })

  it("is told by how much of it was seen", () => {
    const happenings = rehearse("boom-42", squares)
    const card = deal("boom-42", squares)
    const on = happenings.map(({ text }) => text).filter(text => card.includes(text))
    expect(review(happenings, card, [])).toMatch(/16 of your squares happened/)
    expect(review(happenings, card, on.slice(0, 9))).toMatch(/saw 9 of the 16 .* The rest is history/)
    expect(review(happenings, card, on)).toMatch(/You should present it/)
  })

  it("is another one on another night, with the same card", () => {
    expect(rehearse("boom-42", squares, "1")).not.toEqual(rehearse("boom-42", squares, "2"))
  })
})

describe("the page on air", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    localStorage.clear()
    window.history.replaceState(null, "", "/")
  })

  it("counts what the room has seen, refuses what it has not, and keeps the card and its marks", async () => {
    write(bingoCards, [{ name: "boom-42", marks: ["Masks"] }])
    window.history.replaceState(null, "", "/eurovision/bingo?card=boom-42")
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(onPage(<EurovisionBingo />, { path: "/eurovision/bingo", data: { "eurovision-bingo": data } }))
    jest.spyOn(Math, "random").mockReturnValue(0.5)
    const name = "boom-42"
    const happenings = rehearse(name, squares, "5000")
    const card = deal(name, squares)

    const lamp = screen.getByRole("button", { name: "On air" })
    await user.click(lamp)
    const board = within(screen.getByRole("grid", { name: `Bingo card ${name}` }))
    const says = screen.getAllByRole("status")[0]
    const square = (text: string) =>
      board.getByRole("button", { name: label => label.startsWith(`${text}, row`) })
    expect(says).toHaveTextContent(`${happenings[0]?.when}: ${happenings[0]?.text}.`)

    const last = happenings.filter(({ text }) => card.includes(text) && text !== "Masks").at(-1)?.text ?? ""
    await user.click(square(last))
    expect(says).toHaveTextContent("The room has not seen that.")
    expect(square(last)).toHaveAttribute("aria-pressed", "false")

    const marked: string[] = []
    for (const { text } of happenings) {
      if (card.includes(text) && text !== "Masks" && marked.length < 3) {
        await user.click(square(text))
        expect(square(text)).toHaveAttribute("aria-pressed", "true")
        marked.push(text)
      }
      act(() => jest.advanceTimersByTime(eventMs))
    }
    expect(says).toHaveTextContent(/^Off air. You saw [34] of the 16 things on your card./)

    expect(lamp).toHaveAccessibleName("Off air")
    await user.click(lamp)
    expect(screen.getByRole("grid", { name: "Bingo card boom-42" })).toBeInTheDocument()
    const [stored] = read(bingoCards)
    expect(stored?.name).toBe("boom-42")
    expect([...(stored?.marks ?? [])].sort()).toEqual(["Masks", ...marked].sort())
    expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled()
  })
})
