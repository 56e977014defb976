import { readFileSync } from "node:fs"
import { render, screen, within } from "@testing-library/react"
import fc from "fast-check"
import * as v from "valibot"
import { parse } from "yaml"
import { slice, smile, spell, toppings } from "../../../src/embeds/chat-gpt/pizza/logic"
import PizzaChat from "../../../src/embeds/chat-gpt/pizza/PizzaChat"
import { schema } from "../../../src/embeds/chat-gpt/pizza/schema"
import { chewed, menu, parseWords, remarkOn, serve, slices } from "../../../src/embeds/chat-gpt/pizza/serve"
import { hasThing, onPage, visit } from "../../jest/visit"

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

  it("finds no colour in other words", () => {
    for (const word of ["cheese", "red beet", "salad", "a", " "]) expect(spell(word)).toBeNull()
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
      toppings.map(topping => spell(topping)?.hex),
    )
  })

  it("serves any word, and lets fall what is no digit", () => {
    expect(serve("beef")).toEqual({ word: "beef", hex: "#BEEF", dropped: "" })
    expect(serve("cheese")).toEqual({ word: "cheese", hex: "#CEE5", dropped: "HE" })
    expect(serve("ham").hex).toBe("#AAA")
    expect(serve("my")).toEqual({ word: "my", hex: null, dropped: "MY" })
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), word => {
        const { hex } = serve(word)
        if (hex !== null) expect(hex).toMatch(/^#([0-9A-F]{3}|[0-9A-F]{4}|[0-9A-F]{6}|[0-9A-F]{8})$/)
        expect(remarkOn(serve(word), 1)).toMatch(/\.$/)
      }),
    )
  })

  it("is remarked on by the kind of word", () => {
    const said = [
      "42",
      "red",
      "mother",
      "wifi",
      "black cat",
      "otto",
      "so",
      "photosynthesis",
      "gnss",
      "pää",
      "moose",
    ].map(word => remarkOn(serve(word), 1).replaceAll(word, "it"))
    expect(new Set(said).size).toBe(said.length)
    const plain = ["plane", "stone", "cloud", "table", "window", "bucket", "castle"]
    expect(new Set(plain.map(word => remarkOn(serve(word), 1).replaceAll(word, "it"))).size).toBeGreaterThan(
      2,
    )
  })

  it("is one colour in the mouth", () => {
    expect(chewed(["#fff", "000"])).toBe("#808080")
    expect(chewed(["my"])).toBe("#E2E2E2")
    expect(parseWords("a,,b, c")).toEqual(["a", "b", "c"])
    expect(parseWords("a,".repeat(20))).toHaveLength(slices)
  })

  it("smiles wider with every slice", () => {
    expect([smile(0), smile(7)]).toEqual(["M42 58q8 4 16 0", "M35 58q15 25 30 0z"])
  })

  it("names in the chat the colours that the circle has", () => {
    const text = turns.find(turn => turn.drawing === "circle")?.text ?? ""
    for (const topping of toppings) {
      const colour = spell(topping)
      expect(text).toContain(`${topping} is ${colour?.hex}`)
    }
  })

  const options = { path: "/chat-gpt/pizza", data: { "pizza-chat": turns } }
  const kitchen = () => within(screen.getByRole("region", { name: "The kitchen" }))

  it("takes eight toppings, is eaten, and begins again", async () => {
    const { user } = visit(<PizzaChat />, options)
    expect(kitchen().getByRole("img")).toHaveAccessibleName("A pizza with nothing on it")
    await user.click(kitchen().getByRole("button", { name: "beef" }))
    expect(kitchen().getByRole("img")).toHaveAccessibleName("A pizza with beef, #BEEF")
    expect(kitchen().getByRole("status")).toHaveTextContent("Beef is pale blue.")
    await user.type(kitchen().getByRole("textbox", { name: "Your own topping" }), "wifi{Enter}")
    expect(kitchen().getByRole("status")).toHaveTextContent("Certainly! One wifi, well done.")
    for (const word of menu.slice(0, slices - 2))
      await user.click(kitchen().getByRole("button", { name: word }))
    expect(hasThing("/chat-gpt/pizza")).toBe(false)
    await user.click(kitchen().getByRole("button", { name: "Eat it" }))
    expect(hasThing("/chat-gpt/pizza")).toBe(true)
    expect(kitchen().getByRole("status")).toHaveTextContent(/^Chewed, it is #[0-9A-F]{6}\. They all are\.$/)
    await user.click(kitchen().getByRole("button", { name: "Another pizza" }))
    expect(kitchen().getByRole("img")).toHaveAccessibleName("A pizza with nothing on it")
  })

  it("is delivered by a link", () => {
    visit(<PizzaChat />, { ...options, query: "slices=date,%3Cb%3E" })
    expect(kitchen().getByRole("img")).toHaveAccessibleName("A pizza with date, #DA7E; <b>, #BBB")
  })
})
