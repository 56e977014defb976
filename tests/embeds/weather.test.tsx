import { readFileSync } from "node:fs"
import { act, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  accuracy,
  archived,
  degrees,
  type Entry,
  maxEntries,
  sightNames,
  untilTomorrow,
  verdict,
} from "../../src/embeds/weather/logic"
import { schema } from "../../src/embeds/weather/schema"
import Weather from "../../src/embeds/weather/Weather"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { bringGuest, visit } from "../jest/visit"

const raw: unknown = parseYaml(readFileSync("content/data/helsinki-climate.yaml", "utf8"))
const climate = parse(schema, raw)
const july = climate.months[6]
const january = climate.months[0]

describe("what is usual", () => {
  it("is whole in the file, with twelve months in order", () => {
    expect(climate).toEqual(raw)
    expect(safeParse(schema, { ...climate, months: [...climate.months].reverse() }).success).toBe(false)
  })

  it("has the shape of Helsinki's year: coldest in February, warmest in July, wettest in August", () => {
    const by = (key: "celsius" | "millimetres") => [...climate.months].sort((a, b) => a[key] - b[key])
    expect(by("celsius")[0]?.month).toBe("February")
    expect(by("celsius")[11]?.month).toBe("July")
    expect(by("millimetres")[11]?.month).toBe("August")
    const mean = climate.months.reduce((sum, { celsius }) => sum + celsius, 0) / 12
    expect(mean).toBeGreaterThan(6)
    expect(mean).toBeLessThan(7)
    const year = climate.months.reduce((sum, { millimetres }) => sum + millimetres, 0)
    expect(Math.abs(year - 650)).toBeLessThanOrEqual(30)
  })
})

describe("the archive", () => {
  it("was always right, whatever was seen", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...sightNames), { minLength: 1, maxLength: 20 }), seen => {
        let entries: Entry[] = []
        for (const [i, sight] of seen.entries()) {
          entries = archived(entries, sight, i)
          expect(accuracy(entries, sight)).toBe(100)
          expect(entries.length).toBeLessThanOrEqual(maxEntries)
        }
        expect(entries[0]?.said).toBe(seen.at(-1))
      }),
    )
    expect(accuracy(archived([], "sun", 0), "rain")).toBe(0)
    expect(accuracy([], "rain", true)).toBe(50)
  })

  it("has tomorrow ready at midnight", () => {
    expect(untilTomorrow(new Date(2026, 0, 1, 23, 59, 59).getTime())).toBe(1000)
    expect(untilTomorrow(new Date(2026, 0, 1).getTime())).toBe(86_400_000)
  })
})

describe("the verdict", () => {
  it("knows the month", () => {
    if (!july || !january) throw new Error("There are twelve months.")
    expect(verdict("snow", july)).toContain("The climate has been informed")
    expect(verdict("snow", january)).toBe("Snow is usual in January.")
    expect(degrees(-3)).toBe("−3")
    for (const month of climate.months)
      for (const sight of sightNames) expect(verdict(sight, month)).toMatch(/\.$/)
  })
})

describe("the page", () => {
  const options = { path: "/weather", data: { "helsinki-climate": climate }, at: "2026-07-15T12:00:00Z" }

  it("forecasts what is pressed, and puts the past right", async () => {
    const page = visit(<Weather />, options)
    await page.user.click(screen.getByRole("button", { name: "Sun" }))
    expect(screen.getByRole("status")).toHaveTextContent("Sunny. Valid now")
    page.wait(5000)
    await page.user.click(screen.getByRole("button", { name: "A hamster" }))
    const archive = screen.getByRole("region", { name: "The archive" })
    expect(archive).toHaveTextContent("Accuracy: 100%")
    expect(within(archive).getAllByRole("listitem")[1]).toHaveTextContent(/Sun A hamster, right$/)
    expect(page.address()).toBe("/weather?seen=hamster")
  })

  it("gives tomorrow's at midnight and not before", async () => {
    const page = visit(<Weather />, options)
    await page.user.click(screen.getByRole("button", { name: "Tomorrow" }))
    expect(screen.getByRole("status")).toHaveTextContent(/ready in .*, at 00:00/)
  })

  it("is half right until a guest is reported, which then comes down everywhere and was always forecast", async () => {
    const page = visit(<Weather />, options)
    const archive = screen.getByRole("region", { name: "The archive" })
    const before = archive.textContent
    await bringGuest()
    expect(archive).toHaveTextContent("Accuracy: 50%")
    expect(screen.getByRole("status")).toHaveTextContent("except for the tea towel.")
    await page.user.click(screen.getByRole("button", { name: "Sun" }))
    expect(archive).toHaveTextContent(/Sun, half right$/)
    page.wait(5000)
    await page.user.click(screen.getByRole("button", { name: "Report the tea towel" }))
    expect(archive).toHaveTextContent("Accuracy: 100%")
    expect(within(archive).getAllByRole("listitem")[1]).toHaveTextContent(/Sun The tea towel, right$/)
    expect(screen.getByRole("status")).toHaveTextContent("The tea towel, damp, later in folds. Valid now")
    expect(document.querySelectorAll("[data-guest]").length).toBeGreaterThan(10)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Rained on a window, exactly as forecast.")
    await bringGuest(null)
    expect(document.querySelector("[data-guest]")).toBeNull()
    expect(archive).toHaveTextContent("Accuracy: 100%")
    expect(archive).toHaveTextContent("Earlier, and right as well:")
    expect(screen.getByRole("status")).toHaveTextContent("Sunny. Valid now")
    expect(before).toContain("Press something else and see.")
    expect(before).not.toContain("Earlier")
  })

  it("has been one that spent the night on the page, until something else is seen", async () => {
    const page = visit(<Weather />, { ...options, path: "/weather" })
    await act(async () => addTravel("/error-418", { on: "/weather", what: "Spent a night.", isNight: true }))
    await bringGuest()
    expect(screen.getByRole("status")).toHaveTextContent("The tea towel, damp, later in folds. Valid now")
    await page.user.click(screen.getByRole("button", { name: "Sun" }))
    expect(screen.getByRole("status")).toHaveTextContent("except for the tea towel.")
  })
})
