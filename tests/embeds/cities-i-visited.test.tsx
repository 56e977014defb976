import { readFileSync } from "node:fs"
import { fireEvent, screen, within } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import CitiesIVisited from "../../src/embeds/cities-i-visited/CitiesIVisited"
import {
  confession,
  countriesOf,
  placeOf,
  roundTheEarth,
  visited,
} from "../../src/embeds/cities-i-visited/logic"
import { schema } from "../../src/embeds/cities-i-visited/schema"
import { journeyOf } from "../../src/kits/map/journey"
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
    const counts = (["told", "outside", "purpose"] as const).map(rule => visited(cities, rule).length)
    expect(counts).toEqual([26, 19, 17])
    expect(confession(cities, "told")).toBe("26 cities in 23 countries.")
    expect(confession(cities, "purpose")).toMatch(/^17 cities in 15 countries\. 9 have gone/)
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

  it("forgets the cities that don't count, and says so in the link", async () => {
    const { user, address } = open({ calm: true })
    await user.selectOptions(screen.getByLabelText("Visited"), "only if I left the airport")
    expect(address()).toBe("/cities-i-visited?count=outside")
    expect(screen.getByRole("status")).toHaveTextContent("19 cities in")
    expect(within(screen.getByLabelText("Country")).queryByText("Kenya")).toBeNull()
  })

  it("shows one country, also by a link, and is not troubled by one that is none", async () => {
    open({ calm: true, query: "country=Argentina" })
    expect(screen.getByRole("img", { name: "A map of the world with 2 pins" })).toBeInTheDocument()
  })

  it("takes no notice of a country that it has not heard of", () => {
    open({ calm: true, query: "country=Pertti" })
    expect(screen.getByRole("img", { name: "A map of the world with 26 pins" })).toBeInTheDocument()
  })
})
