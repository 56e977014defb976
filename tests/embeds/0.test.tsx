import { fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { highScores, initials, keys, pressKey } from "../../src/embeds/0/logic"
import { maxSlips, stages } from "../../src/embeds/0/remarks"
import Zero from "../../src/embeds/0/Zero"
import { visit } from "../jest/visit"

describe("the calculator", () => {
  it("stays at zero, but for the empty product and what can't be divided", () => {
    expect(keys.map(key => [key, pressKey(key).result])).toEqual([
      ["+ 0", "0"],
      ["− 0", "0"],
      ["× 0", "0"],
      ["÷ 0", "?"],
      ["0⁰", "1"],
      ["0!", "1"],
      ["√0", "0"],
    ])
    expect(0 ** 0).toBe(1)
    expect(pressKey("− 0").sum).toBe("0 − 0")
  })
})

describe("the high scores", () => {
  it("have everybody first with nothing, and every name once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), text => {
        const name = initials(text)
        expect([...name].length).toBeLessThanOrEqual(3)
        const table = highScores(name)
        expect(new Set(table.map(row => row.name)).size).toBe(table.length)
        for (const { place, score } of table) expect([place, score]).toEqual([1, 0])
        if (name) expect(table.map(row => row.name)).toContain(name)
      }),
    )
    expect(initials("<b>aki</b>")).toBe("BAK")
  })
})

describe("the page", () => {
  it("adds zero to zero", async () => {
    const page = visit(<Zero />, { path: "/0" })
    await page.user.click(screen.getByRole("button", { name: "+ 0" }))
    expect(screen.getByRole("status")).toHaveTextContent("0 + 0 = 0. It was expecting that.")
    await page.user.click(screen.getByRole("button", { name: "Undo nothing" }))
    expect(screen.getByRole("status")).toHaveTextContent("Nothing was undone")
  })

  it("takes digits and signs that are typed with nothing focused", async () => {
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 400, 200))
    const page = visit(<Zero />, { path: "/0" })
    await page.user.keyboard("5")
    expect(screen.getByRole("status")).toHaveTextContent("5 × 0 = 0. Thank you. It is gone now.")
    await page.user.keyboard("!")
    expect(screen.getByRole("img", { name: "A calculator that shows 1" })).toBeInTheDocument()
    jest.restoreAllMocks()
  })

  it("piles up paper until the desk is swept, and never says the same twice in a row", () => {
    visit(<Zero />, { path: "/0" })
    const plus = screen.getByRole("button", { name: "+ 0" })
    const slips = () => document.querySelectorAll("svg .slip").length
    let last = ""
    const heard = new Set<string>()
    for (let i = 1; i < maxSlips; i++) {
      fireEvent.click(plus)
      const now = screen.getByRole("status").textContent
      expect(now).not.toBe(last)
      last = now
      heard.add(now)
    }
    for (const { says } of stages) expect(heard).toContain(says)
    expect(slips()).toBeGreaterThan(50)
    fireEvent.click(plus)
    expect(screen.getByRole("status")).toHaveTextContent("The bag weighs nothing.")
    expect(slips()).toBe(0)
  })

  it("has a fan for the paper", async () => {
    const page = visit(<Zero />, { path: "/0" })
    await page.user.click(screen.getByRole("button", { name: "× 0" }))
    await page.user.click(screen.getByRole("button", { name: "The red button" }))
    expect(screen.getByRole("status")).toHaveTextContent("A fan. So that is what it is for.")
    await page.user.click(screen.getByRole("button", { name: "The red button" }))
    expect(screen.getByRole("status")).toHaveTextContent("It blows. Nothing happens, as calculated.")
  })

  it("is alarmed by a one, and puts it right", async () => {
    const page = visit(<Zero />, { path: "/0", at: "2026-01-01" })
    await page.user.click(screen.getByRole("button", { name: "0!" }))
    expect(screen.getByRole("img", { name: "A calculator that shows 1" })).toBeInTheDocument()
    page.wait(3000)
    expect(screen.getByRole("img", { name: "A calculator that shows 0" })).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("The anomaly has been corrected.")
  })

  it("puts the visitor on the table by a link, and tells its history in no words", () => {
    visit(<Zero />, { path: "/0", query: "name=zzz" })
    const table = screen.getByRole("region", { name: "High scores" })
    expect(within(table).getByText("ZZZ")).toBeInTheDocument()
    expect(screen.getByRole("img", { name: /^−300/ }).getAttribute("aria-label")).toMatch(/^[−\d, ]+$/)
  })
})
