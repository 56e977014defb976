import { readFileSync } from "node:fs"
import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import * as v from "valibot"
import { parse } from "yaml"
import {
  describe as describeSpelling,
  rounds,
  slice,
  smile,
  spell,
  toppings,
} from "../../../src/embeds/chat-gpt/pizza/logic"
import PizzaChat from "../../../src/embeds/chat-gpt/pizza/PizzaChat"
import { schema } from "../../../src/embeds/chat-gpt/pizza/schema"
import { askForCalm, onPage } from "../../jest/visit"

const turns = v.parse(schema, parse(readFileSync("content/data/pizza-chat.yaml", "utf8")))
const page = { path: "/chat-gpt/pizza" }

function show() {
  return render(onPage(<PizzaChat />, { ...page, data: { "pizza-chat": turns } }))
}

describe("pizza", () => {
  it("spells toppings as colours of CSS", () => {
    expect(spell("egg")).toEqual({ hex: "#E66", red: 238, green: 102, blue: 102, percent: 100 })
    expect(spell("beef")).toEqual({ hex: "#BEEF", red: 187, green: 238, blue: 238, percent: 100 })
    expect(spell("Dill ")).toEqual({ hex: "#D111", red: 221, green: 17, blue: 17, percent: 7 })
    expect(spell("toffee")).toEqual({ hex: "#70FFEE", red: 112, green: 255, blue: 238, percent: 100 })
    expect(spell("salaatti")).toEqual({ hex: "#5A1AA771", red: 90, green: 26, blue: 167, percent: 44 })
  })

  it("says why a word has no colour", () => {
    expect(describeSpelling(spell("cheese"))).toMatch(/^No digit looks like “h”/)
    expect(describeSpelling(spell("red beet"))).toMatch(/“r”/)
    expect(describeSpelling(spell("sea salt"))).toMatch(/a space/)
    expect(describeSpelling(spell("salad"))).toBe(
      "#5A1AD has 5 digits. A colour has three, four, six or eight.",
    )
    expect(describeSpelling(spell("a"))).toMatch(/#A has one digit/)
    expect(describeSpelling(spell("  "))).toMatch(/without letters/)
  })

  it("gives every word a colour that CSS knows, or a reason", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 10, unit: fc.constantFrom(..."abcdefgilostzh 7") }), word => {
        const result = spell(word)
        if ("problem" in result) expect(result.problem).toMatch(/\.$/)
        else expect(result.hex).toMatch(/^#([0-9A-F]{3}|[0-9A-F]{4}|[0-9A-F]{6}|[0-9A-F]{8})$/)
      }),
    )
  })

  it("cuts slices that meet, all the way round", () => {
    expect(slice(0, 4, 10)).toBe("M0 0L0 -10A10 10 0 0 1 10 0Z")
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), fc.nat(23), (slices, i) => {
        const end = slice(i % slices, slices, 100).match(/0 0 1 (.+)Z/)?.[1]
        const start = slice((i + 1) % slices, slices, 100).match(/L(.+)A/)?.[1]
        expect(end).toBe(start)
      }),
    )
  })

  it("draws eight times in the chat, each time honest about it to those who can't see", () => {
    show()
    const pictures = within(screen.getByRole("log")).getAllByRole("img")
    expect(pictures).toHaveLength(8)
    expect(turns.filter(turn => turn.drawing)).toHaveLength(8)
    expect(new Set(pictures.map(picture => picture.getAttribute("aria-label"))).size).toBe(8)
    expect(pictures.at(0)).toHaveAccessibleName(/inside out/)
    expect(pictures.at(-1)).toHaveAccessibleName(/perfect circle/)
  })

  it("delivers eleven slices, and seven pizzas' worth of trouble before the circle", () => {
    show()
    const svgs = screen.getByRole("log").querySelectorAll("svg")
    expect(svgs[3]?.querySelectorAll("g:first-of-type path")).toHaveLength(11)
    expect(svgs[2]?.querySelectorAll("circle")).toHaveLength(1 + 5 + 25)
    const last = svgs[7]?.querySelectorAll("path") ?? []
    expect([...last].map(path => path.getAttribute("fill"))).toEqual(
      toppings.map(topping => describeSpelling(spell(topping)).split(":")[0]),
    )
  })

  it("has on the easel what was asked for last, and the next complaint to press", async () => {
    const user = userEvent.setup()
    show()
    const easel = within(screen.getByRole("region", { name: "On the easel" }))
    expect(easel.getByRole("img")).toHaveAccessibleName(/inside out/)
    const button = easel.getByRole("button")
    for (const { ask, answer } of rounds(turns).slice(1)) {
      expect(button).toHaveAccessibleName(ask)
      await user.click(button)
      expect(easel.getByRole("status")).toHaveTextContent(answer)
      expect(button).toHaveFocus()
    }
    expect(easel.getByRole("img")).toHaveAccessibleName(/perfect circle/)
    await user.click(easel.getByRole("button", { name: "Draw a pizza." }))
    expect(easel.getByRole("img")).toHaveAccessibleName(/inside out/)
  })

  it("takes its orders from the chat", () => {
    expect(rounds(turns).map(({ drawing }) => drawing)).toEqual(
      turns.flatMap(({ drawing }) => (drawing ? [drawing] : [])),
    )
    expect(rounds([{ from: "machine", text: "Unasked.", drawing: "box" }])).toEqual([])
    expect([smile(0), smile(7)]).toEqual(["M42 58q8 4 16 0", "M35 58q15 25 30 0z"])
  })

  it("draws at once for those who ask for calm", () => {
    askForCalm(true)
    show()
    expect(screen.getByRole("region", { name: "On the easel" })).toHaveAttribute("data-still")
  })

  it("names in the chat the colours that the circle has", () => {
    const text = turns.find(turn => turn.drawing === "circle")?.text ?? ""
    for (const topping of toppings) {
      const colour = spell(topping)
      expect("hex" in colour && text.includes(`${topping} is ${colour.hex}`)).toBe(true)
    }
  })

  it("spells a topping of one's own, and one from a link", () => {
    window.history.replaceState(null, "", "/chat-gpt/pizza?topping=date")
    show()
    expect(screen.getByLabelText("Colour")).toHaveTextContent(
      "#DA7E: red 221, green 170, blue 119, and 93% of it is there.",
    )
    fireEvent.change(screen.getByLabelText("Topping"), { target: { value: "ham" } })
    expect(screen.getByLabelText("Colour")).toHaveTextContent("No digit looks like “h”")
    expect(screen.getByRole("button", { name: "Copy the colour" })).toBeDisabled()
    expect(window.location.search).toBe("?topping=ham")
    window.history.replaceState(null, "", "/")
  })
})
