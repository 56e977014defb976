import { act, screen } from "@testing-library/react"
import fc from "fast-check"
import ChatDoors from "../../../src/embeds/chat-gpt/ChatDoors"
import {
  answerTo,
  drawings,
  greeting,
  labelOf,
  maxOnFloor,
  placementOf,
  roomFor,
  salamiFor,
} from "../../../src/embeds/chat-gpt/doors"
import { addTravel, travels } from "../../../src/hooks/storage/travels"
import { read } from "../../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, visit } from "../../jest/visit"

const options = { path: "/chat-gpt" }
const draw = () => screen.getByRole("button", { name: "Draw it" })
const field = () => screen.getByRole("textbox", { name: "Draw me" })

describe("the chats", () => {
  it("are behind a door each", () => {
    visit(<ChatDoors />, options)
    expect(screen.getByRole("link", { name: "Pizza" })).toHaveAttribute("href", "/chat-gpt/pizza")
    expect(screen.getByRole("link", { name: "Mona Lisa" })).toHaveAttribute("href", "/chat-gpt/monalisa")
  })
})

describe("the machine", () => {
  it("draws a pizza at the first press, and a worse one at each other, of which the last lie on the floor", async () => {
    const { user } = visit(<ChatDoors />, options)
    expect(screen.getByRole("status")).toHaveTextContent(greeting)
    const said = new Set<string | null>()
    for (let i = 0; i < drawings; i++) {
      await user.click(draw())
      expect(hasThing("/chat-gpt")).toBe(i >= 2)
      said.add(screen.getByRole("status").textContent)
      expect(screen.getByRole("img")).toHaveAccessibleName(/Below it stands: a horse$/)
    }
    expect(said.size).toBe(drawings)
    for (let i = 0; i < 3; i++) await user.click(draw())
    expect(document.querySelectorAll(".scrap")).toHaveLength(maxOnFloor)
  })

  it("draws what it is asked for, and a lady for a pizza", async () => {
    const { user } = visit(<ChatDoors />, options)
    await user.type(field(), "<b>Turku</b>{Enter}")
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "A drawing of a pizza. Below it stands: <b>Turku</b>",
    )
    await user.clear(field())
    await user.type(field(), "a pizza{Enter}")
    expect(screen.getByRole("img")).toHaveAccessibleName(/^A drawing of a lady/)
    expect([roomFor("PITSA"), roomFor("pisa")]).toEqual(["monalisa", "pizza"])
  })

  it("shows what a link has asked for", () => {
    visit(<ChatDoors />, { ...options, query: "draw=my+boss&no=3" })
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "A drawing of a square pizza. Below it stands: my boss",
    )
    expect(screen.getByRole("status")).toHaveTextContent(answerTo("my boss", 3))
  })

  it("has a salami for each letter, all of them on the pizza", () => {
    expect(salamiFor("a horse")).toHaveLength(6)
    fc.assert(
      fc.property(fc.string(), order => {
        for (const { x, y } of salamiFor(order)) expect(Math.hypot(x, y)).toBeLessThan(38)
      }),
    )
  })

  it("drops its sheets on the floor", () => {
    for (let number = 1; number < 60; number++) {
      const { across, turned } = placementOf(number)
      expect(across).toBeGreaterThanOrEqual(0)
      expect(across).toBeLessThanOrEqual(1)
      expect(Math.abs(turned)).toBeLessThanOrEqual(25)
    }
  })
})

describe("a guest", () => {
  const remembered = () => read(travels)["/error-418"]?.map(({ what }) => what)
  const models = () => document.querySelectorAll(".model [data-guest]")

  it("lies on the pizzas that have something on them", () => {
    expect(labelOf("my boss", 3, "the horse")).toMatch(/^A drawing of a square pizza, with the horse on it\./)
    expect(labelOf("my boss", 5, "the horse")).not.toContain("horse")
    expect(labelOf("pizza", 1, "the horse")).not.toContain("horse")
  })

  it("sits for its portrait, and is eaten at the eighth", async () => {
    const { user, address } = visit(<ChatDoors />, options)
    await bringGuest()
    expect(screen.getByRole("status")).toHaveTextContent("“The tea towel? Certainly. Hold still.”")
    expect(models()).toHaveLength(1)
    await user.click(draw())
    expect(address()).toBe("/chat-gpt?draw=the+tea+towel")
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "A drawing of a pizza, with the tea towel on it. Below it stands: the tea towel",
    )
    expect(remembered()).toEqual(["Sat for a portrait, which came out as a pizza."])
    for (let i = 0; i < 7; i++) await user.click(draw())
    expect(screen.getByRole("status")).toHaveTextContent("You were so quiet. I have eaten the tea towel.")
    expect(models()).toHaveLength(0)
    expect(remembered()).toEqual(["Was eaten by a machine that had only meant to draw."])
    for (let i = 0; i < 2; i++) await user.click(draw())
    expect(models()).toHaveLength(1)
    await bringGuest(null)
    expect(document.querySelector("[data-guest]")).toBeNull()
  })

  it("has drawn one that spent the night there, and keeps the portrait", async () => {
    visit(<ChatDoors />, options)
    await act(async () => addTravel("/error-418", { on: "/chat-gpt", what: "Spent a night.", isNight: true }))
    await bringGuest()
    expect(screen.getByRole("img")).toHaveAccessibleName(/^A drawing of a pizza, with the tea towel on it/)
    expect(document.querySelectorAll(".scrap")).toHaveLength(0)
    await act(async () => addTravel("/error-418", { on: "/chat-gpt", what: "Sat for a portrait." }))
    await bringGuest(null)
    expect(document.querySelectorAll(".scrap")).toHaveLength(1)
  })
})
