import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import CitiesIVisited from "../../src/embeds/cities-i-visited/CitiesIVisited"
import {
  confession,
  countriesOf,
  fallenPins,
  placeOf,
  type Rule,
  roundTheEarth,
  shareText,
  visited,
} from "../../src/embeds/cities-i-visited/logic"
import { schema } from "../../src/embeds/cities-i-visited/schema"
import { journeyOf } from "../../src/kits/map/journey"
import { worldMap } from "../../src/kits/map/worldMap"
import { type VisitOptions, visit } from "../jest/visit"
import { isInCountry } from "./inCountry"

const cities = parse(schema, parseYaml(readFileSync("content/data/cities-visited.yaml", "utf8")))
const open = (options: VisitOptions = {}) =>
  visit(<CitiesIVisited />, { path: "/cities-i-visited", data: { "cities-visited": cities }, ...options })

describe("the cities", () => {
  it.each(cities.map(city => [city.city, city.country, city] as const))(
    "%s lies in %s",
    (_, country, city) => {
      expect(isInCountry(placeOf(city), country)).toBe(true)
    },
  )

  it("are told apart, and seen in the order of their years", () => {
    expect(new Set(cities.map(({ city }) => city)).size).toBe(cities.length)
    const years = cities.map(({ year }) => year)
    expect(years).toEqual([...years].sort((a, b) => a - b))
    expect(isInCountry({ latitude: 60.17, longitude: 24.94 }, "Sweden")).toBe(false)
  })
})

describe("what counts", () => {
  it("gets less with every rule, and never more", () => {
    const counts = (["told", "outside", "purpose", "proof"] as const).map(
      rule => visited(cities, rule).length,
    )
    expect(counts).toEqual([26, 19, 17, 0])
    expect(confession(cities, "told")).toBe("26 cities in 23 countries.")
    expect(confession(cities, "purpose")).toMatch(/^17 cities in 15 countries\. One Sydney/)
    expect(shareText(cities, "proof")).toBe("He says 26 cities. If he can prove it: 0.")
  })

  it("takes pins off the map, which stay where they have fallen", () => {
    const fallen = (rule: Rule) => fallenPins(cities, rule, worldMap)
    expect([fallen("told"), fallen("outside"), fallen("proof")].map(pins => pins.length)).toEqual([0, 7, 26])
    expect(fallen("purpose").slice(0, 7)).toEqual(fallen("outside"))
    for (const { x, to } of fallen("proof")) {
      expect(to).toBeLessThan(worldMap.height)
      expect(to).toBeGreaterThan(worldMap.height / 2)
      expect(x).toBeGreaterThan(0)
    }
  })

  it("measures the journey in Earths", () => {
    expect(roundTheEarth(40_031)).toBe("1.0 times round the Earth")
    expect(roundTheEarth(400)).toBe("1% of the way round the Earth")
    expect(journeyOf(cities.map(placeOf)).total).toBeGreaterThan(80_000)
    expect(countriesOf([{ country: "B" }, { country: "A" }, { country: "B" }])).toEqual(["A", "B"])
  })
})

describe("CitiesIVisited", () => {
  const odometer = () => screen.getByText(/^of .* km$/).textContent

  it("stands at the end of the whole way in calm mode, and travels when it is told to", async () => {
    const { user } = open({ calm: true })
    expect(screen.getByRole("img", { name: "A map of the world with 26 pins" })).toBeInTheDocument()
    const [behind, whole] = (odometer() ?? "").split(" of ")
    expect(`${behind} km`).toBe(whole)
    fireEvent.click(screen.getByRole("button", { name: "Next city" }))
    expect(odometer()).toMatch(/^0 of/)
    await user.click(screen.getByText(/^All 26 as a list/))
    await user.click(screen.getByRole("button", { name: "Stockholm" }))
    expect(screen.getByText("Stockholm, Sweden, 1999.")).toBeInTheDocument()
  })

  it("loses the cities that don't count, and in the end all of them", async () => {
    const { user, address } = open({ calm: true })
    const ask = (name: string) => user.click(screen.getByRole("button", { name }))
    await ask("If I left the airport")
    expect(address()).toBe("/cities-i-visited?count=outside")
    expect(screen.getByRole("status")).toHaveTextContent("19 cities in 16 countries.")
    expect(
      screen.getByRole("img", { name: "A map of the world with 19 pins, and 7 that came off it" }),
    ).toBeInTheDocument()
    await ask("If I can prove it")
    expect(screen.getByRole("status")).toHaveTextContent("0 cities in 0 countries. There are photographs.")
    expect(screen.getByText(/^Nowhere, Finland/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Next city" }))
    expect(odometer()).toMatch(/^0 of 0/)
    await ask("As I tell it")
    expect(screen.getByRole("img", { name: "A map of the world with 26 pins" })).toBeInTheDocument()
  })

  it("shows what is left by a link", () => {
    open({ calm: true, query: "count=purpose" })
    expect(screen.getByRole("img", { name: /with 17 pins, and 9 that came off it/ })).toBeInTheDocument()
  })
})
