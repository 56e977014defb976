import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  amountText,
  biteText,
  connective,
  guestText,
  maxPizzas,
  melonsFor,
  nextWithoutLeftover,
  quarters,
  restText,
  type System,
} from "../../../src/embeds/recipes/watermelon-pizza/logic"
import { schema } from "../../../src/embeds/recipes/watermelon-pizza/schema"
import WatermelonPizza from "../../../src/embeds/recipes/watermelon-pizza/WatermelonPizza"
import { travels } from "../../../src/hooks/storage/travels"
import { read } from "../../../src/hooks/storage/useStorage"
import { bringGuest, visit } from "../../jest/visit"

const raw: unknown = parseYaml(readFileSync("content/data/watermelon-pizza.yaml", "utf8"))
const recipe = parse(schema, raw)
const amountOf = (name: string) => recipe.ingredients.find(item => item.name.includes(name))?.amount ?? 0
const melon = amountOf("watermelon")

describe("the recipe", () => {
  it("is whole in the file", () => {
    expect(recipe).toEqual(raw)
    expect(safeParse(schema, { ...recipe, steps: [] }).success).toBe(false)
  })

  it("can be cooked: a dough of 60 to 70 per cent water, 2 per cent salt, under 1 per cent yeast", () => {
    const flour = amountOf("flour")
    expect(amountOf("water") / flour).toBeGreaterThan(0.6)
    expect(amountOf("water") / flour).toBeLessThan(0.7)
    expect(amountOf("salt") / flour).toBeCloseTo(0.02, 3)
    expect(amountOf("yeast") / flour).toBeLessThan(0.01)
  })

  it("takes as long as it says", () => {
    const minutes = (name: string) => recipe.steps.find(step => step.name === name)?.minutes ?? 0
    expect(minutes("Bake") + minutes("Grill the melon") + minutes("Put the melon on")).toBe(
      recipe.cookMinutes,
    )
    expect(minutes("Knead") + minutes("Let it rise")).toBeLessThanOrEqual(recipe.prepMinutes)
  })
})

describe("the amounts", () => {
  it("are told in grams, cups and hamsters", () => {
    const flour = { name: "flour", amount: 150, unit: "g", cup: 125 } as const
    expect(amountText(flour, 2, "metric")).toBe("300 g")
    expect(amountText(flour, 10, "metric")).toBe("1.5 kg")
    expect(amountText(flour, 1, "cups")).toBe("1 ¼ cups")
    expect(amountText(flour, 1, "hamster")).toBe("3 ¾ hamsters")
    expect(amountText({ ...flour, amount: 20 }, 1, "hamster")).toBe("1 cheek")
    expect(amountText({ ...flour, amount: 140 }, 1, "cups")).toBe("1 cup")
    expect(["metric", "cups", "hamster"].map(system => connective(flour, system as System))).toEqual([
      " ",
      " ",
      " of ",
    ])
    expect(amountText({ name: "salt", amount: 3, unit: "g", spoon: 6 }, 1, "cups")).toBe("½ tsp")
    expect(amountText({ name: "leaves", amount: 8, unit: "pieces" }, 3, "cups")).toBe("24")
    expect(quarters(0.01)).toBe("¼")
  })

  it("have no hole for any number of pizzas", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: maxPizzas }),
        fc.constantFrom("metric", "cups", "hamster"),
        (pizzas, system) => {
          for (const item of recipe.ingredients)
            expect(amountText(item, pizzas, system as "cups")).toMatch(/^[\d¼½¾]/)
        },
      ),
    )
  })
})

describe("the melon", () => {
  it("comes out even for one number of pizzas alone", () => {
    const even = Array.from({ length: maxPizzas }, (_, i) => i + 1).filter(
      n => melonsFor(n, melon).left === 0,
    )
    expect(even).toEqual([50])
    expect(restText(melonsFor(50, melon), melon)).toBe("3 watermelons, and nothing is left. You may stop.")
    expect(melonsFor(16, melon)).toEqual({ melons: 1, left: 100 })
    expect(melonsFor(17, melon)).toEqual({ melons: 2, left: 2450 })
  })

  it("is used up by pressing until the end", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxPizzas }), start => {
        let pizzas = start
        for (let i = 0; i < 8; i++) pizzas = nextWithoutLeftover(pizzas, melon)
        expect(pizzas).toBe(maxPizzas)
      }),
    )
  })
})

describe("a guest", () => {
  it("takes the place of the melon on one pizza, so that more of that is left", () => {
    expect(restText(melonsFor(1, melon), melon, "the tears")).toBe(
      "1 watermelon, 2,350 g left over, 150 g of it because of the tears.",
    )
    expect(melonsFor(0, melon)).toEqual({ melons: 1, left: 2500 })
    expect(nextWithoutLeftover(2, melon, 1)).toBe(17)
  })

  it("is eaten round, and left over", () => {
    expect(biteText(3, "the tears")).toBe("Half of it is gone. The tears stayed.")
    expect(new Set([0, 1, 2, 3, 4, 5, 6].map(eaten => biteText(eaten, "the eye"))).size).toBe(7)
    expect([0, 1, 6].map(guestText)).toEqual([
      null,
      "Was a pizza topping, and was eaten round.",
      "Was left over from a pizza, beside the melon.",
    ])
  })
})

describe("the page", () => {
  const options = { path: "/recipes/watermelon-pizza", data: { "watermelon-pizza": recipe } }

  it("uses up the melon, and buys another", async () => {
    const page = visit(<WatermelonPizza />, options)
    await page.user.click(screen.getByRole("button", { name: "Use up the melon" }))
    expect(screen.getByText(/too little for a pizza/)).toBeInTheDocument()
    await page.user.click(screen.getByRole("button", { name: "Use up the melon" }))
    expect(screen.getByText(/2 watermelons, 2,450 g left over/)).toBeInTheDocument()
    expect(page.address()).toBe("/recipes/watermelon-pizza?pizzas=17")
  })

  it("is eaten by the slice, and its melon spits", async () => {
    const page = visit(<WatermelonPizza />, options)
    await page.user.click(document.querySelector("[data-pizza]") as Element)
    expect(screen.getByText("Odd.")).toBeInTheDocument()
    for (let i = 0; i < 5; i++) await page.user.click(screen.getByRole("button", { name: "Eat a slice" }))
    expect(screen.getByText(/^You have eaten a watermelon pizza/)).toBeInTheDocument()
    await page.user.click(document.querySelector("[data-melon]") as Element)
    expect(screen.getByText("Ptui.")).toBeInTheDocument()
  })

  it("has a guest for a topping, which changes the sum and stays on the plate", async () => {
    const page = visit(<WatermelonPizza />, options)
    const sum = () => document.querySelector(".leftover")?.textContent
    const before = sum()
    await bringGuest()
    expect(screen.getByRole("img", { name: /a table with pizza and the tea towel on it,/ })).toBeVisible()
    expect(sum()).toBe("1 watermelon, 2,350 g left over, 150 g of it because of the tea towel.")
    for (let i = 0; i < 6; i++) await page.user.click(screen.getByRole("button", { name: "Eat a slice" }))
    expect(screen.getByText("All gone but the tea towel. Leftovers.")).toBeInTheDocument()
    expect(document.querySelector("[data-guest]")).toBeInTheDocument()
    expect(read(travels)["/error-418"]?.[0]?.what).toMatch(/^Was left over/)
    await bringGuest(null)
    expect(document.querySelector("[data-guest]")).toBeNull()
    expect(sum()).toBe(before)
  })

  it("runs a timer that goes on while the page is closed, and rings", async () => {
    const page = visit(<WatermelonPizza />, { ...options, at: "2026-07-01T12:00:00Z" })
    await page.user.click(screen.getByRole("button", { name: "10 min: Knead" }))
    page.wait(60_000)
    expect(screen.getByRole("button", { name: "Stop: Knead" })).toHaveTextContent(/^(8:59|9:0[01])$/)
    page.unmount()
    jest.setSystemTime(new Date("2026-07-01T12:20:00Z"))
    visit(<WatermelonPizza />, { ...options, again: true })
    expect(screen.getByRole("button", { name: "Stop: Knead" })).toHaveTextContent("Done!")
    expect(screen.getByText("Knead: time is up.")).toBeInTheDocument()
  })
})
