import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import CitiesILivedIn from "../../src/embeds/cities-i-lived-in/CitiesILivedIn"
import {
  boxText,
  monthName,
  monthNumber,
  nextMove,
  span,
  stays,
} from "../../src/embeds/cities-i-lived-in/logic"
import { schema } from "../../src/embeds/cities-i-lived-in/schema"
import { kilometres } from "../../src/kits/map/sphere"
import { visit } from "../jest/visit"
import { isInCountry } from "./inCountry"

const homes = parse(schema, parseYaml(readFileSync("content/data/homes.yaml", "utf8")))
const november = monthNumber("2026-11")

describe("the homes", () => {
  it.each(homes.map(home => [home.city, home] as const))("%s is in Finland", (_, home) => {
    expect(isInCountry(home, "Finland")).toBe(true)
  })

  it("come one after another, without a month between them", () => {
    const months = homes.map(({ from }) => monthNumber(from))
    expect(months).toEqual([...months].sort((a, b) => a - b))
    const lived = stays(homes, november)
    for (const [i, { end }] of lived.slice(0, -1).entries()) expect(end).toBe(lived[i + 1]?.begin)
    const sum = lived.reduce((all, stay) => all + stay.months, 0)
    expect(sum).toBe(november - monthNumber("1984-06"))
  })
})

describe("how long", () => {
  it("counts months as calendars do", () => {
    expect(monthNumber("2021-01") - monthNumber("2020-12")).toBe(1)
    expect(monthName(monthNumber("2004-09"))).toBe("September 2004")
    expect([0, 1, 12, 27].map(span)).toEqual([
      "less than a month",
      "1 month",
      "1 year",
      "2 years and 3 months",
    ])
  })

  it("knows only what has happened by then", () => {
    expect(stays(homes, monthNumber("1984-06"))).toHaveLength(1)
    expect(stays(homes, monthNumber("2004-09")).map(({ city }) => city)).toEqual([
      "Pihtipudas",
      "Viitasaari",
      "Kuopio",
      "Jyväskylä",
    ])
    expect(stays(homes, november)).toHaveLength(homes.length)
  })

  it("weighs the box by its kilometres", () => {
    expect(boxText(stays(homes, monthNumber("1990-01")))).toMatch(/not packed/)
    expect(boxText(stays(homes, monthNumber("2000-09")))).toBe(
      "Contents of the box: unknown. Moved once, 35 km. Opened 0 times.",
    )
    expect(
      Math.round(kilometres({ latitude: 63.37, longitude: 25.57 }, { latitude: 63.08, longitude: 25.86 })),
    ).toBe(35)
    expect(boxText(stays(homes, november))).toMatch(/Moved 9 times, 1,\d\d\d km/)
  })

  it("reckons the next move from the mean, and sees when it is late", () => {
    const lived = stays(homes, november)
    expect(nextMove(lived, november)).toMatch(/about every \d years. He should have gone in March 2024/)
    expect(nextMove(lived, monthNumber("2020-04"))).toMatch(/goes again in March 2024/)
    expect(nextMove(lived.slice(0, 1), november)).toBe("")
  })
})

describe("CitiesILivedIn", () => {
  it("shows all of it at once where nothing moves, and any month when asked", async () => {
    const { user } = visit(<CitiesILivedIn />, {
      path: "/cities-i-lived-in",
      data: { homes },
      calm: true,
      at: "2026-11-22T12:00:00",
    })
    expect(screen.getByRole("img", { name: "A map of Finland with 10 of 10 homes" })).toBeInTheDocument()
    const slider = screen.getByRole("slider", { name: "November 2026" })
    fireEvent.change(slider, { target: { value: String(monthNumber("2003-08")) } })
    expect(screen.getByRole("img", { name: "A map of Finland with 3 of 10 homes" })).toBeInTheDocument()
    expect(screen.getByText("Kuopio", { selector: "b" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Shake the box" }))
    expect(screen.getByText(/not now/)).toBeInTheDocument()
    expect(screen.getByRole("img", { name: "A map of Finland with 4 of 10 homes" })).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Next move" }))
    expect(screen.getByRole("img", { name: "A map of Finland with 5 of 10 homes" })).toBeInTheDocument()
  })

  it("stays at each address until the box is shaken, then moves on", async () => {
    const { user, wait } = visit(<CitiesILivedIn />, {
      path: "/cities-i-lived-in",
      data: { homes },
      at: "2026-11-22T12:00:00",
    })
    const live = () => {
      for (let i = 0; i < 60; i++) wait(100)
    }
    const homesOnMap = (count: number) =>
      screen.getByRole("img", { name: `A map of Finland with ${count} of 10 homes` })
    live()
    expect(homesOnMap(2)).toBeInTheDocument()
    expect(screen.getByText("He moves on when it has been shaken.")).toBeInTheDocument()
    live()
    expect(homesOnMap(2)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Shake the box" }))
    live()
    expect(homesOnMap(3)).toBeInTheDocument()
  })

  it("takes a press anywhere on the map for the next move", () => {
    visit(<CitiesILivedIn />, {
      path: "/cities-i-lived-in",
      data: { homes },
      at: "2026-11-22T12:00:00",
      calm: true,
    })
    const slider = screen.getByRole("slider", { name: "November 2026" })
    fireEvent.change(slider, { target: { value: String(monthNumber("2012-06")) } })
    const before = homes.filter(({ from }) => monthNumber(from) <= monthNumber("2012-06")).length
    fireEvent.click(screen.getByRole("button", { name: "Next move" }), { detail: 1, clientX: 1, clientY: 1 })
    expect(
      screen.getByRole("img", { name: `A map of Finland with ${before + 1} of 10 homes` }),
    ).toBeInTheDocument()
  })

  it("lets a key fall out of the box at the last home, which fits the first one", async () => {
    const { user } = visit(<CitiesILivedIn />, {
      path: "/cities-i-lived-in",
      data: { homes },
      calm: true,
      at: "2026-11-22T12:00:00",
    })
    for (let i = 0; i < 3; i++) await user.click(screen.getByRole("button", { name: "Shake the box" }))
    expect(screen.queryByRole("button", { name: "Try the key" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Shake the box" }))
    expect(screen.getByText("A key fell out. The tag says Pihtipudas, back door.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Try the key" }))
    expect(screen.getByText(/There is a light on in the kitchen/)).toBeInTheDocument()
    expect(screen.getByRole("img", { name: "A map of Finland with 1 of 10 homes" })).toBeInTheDocument()
  })
})
