import { readFileSync } from "node:fs"
import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import HowManyLegsIHave from "../../src/embeds/how-many-legs-i-have/HowManyLegsIHave"
import {
  compared,
  disturbances,
  furnitureIn,
  guestText,
  protocol,
  reading,
  result,
} from "../../src/embeds/how-many-legs-i-have/logic"
import { schema } from "../../src/embeds/how-many-legs-i-have/schema"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { bringGuest, visit } from "../jest/visit"

const raw: unknown = parseYaml(readFileSync("content/data/legs.yaml", "utf8"))
const legs = parse(schema, raw)

describe("a reading", () => {
  it("is two where nothing stands in the way, and the same for the same number", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(15), (index, present) => {
        expect(reading(index, 0)).toBe(2)
        expect(reading(index, present)).toBe(reading(index, present))
        const most = disturbances.reduce((sum, { legs: own }) => sum + Math.max(0, own), 2)
        expect(reading(index, present)).toBeGreaterThanOrEqual(1)
        expect(reading(index, present)).toBeLessThanOrEqual(most)
      }),
    )
  })

  it("never counts one leg in a room full of them, but one where they are only crossed", () => {
    const of = (present: number) => Array.from({ length: 200 }, (_, i) => reading(i, present))
    expect(Math.min(...of(15))).toBe(2)
    expect(Math.min(...of(4))).toBe(1)
  })

  it("takes a chair for legs now and then", () => {
    const all = Array.from({ length: 200 }, (_, i) => reading(i, 1))
    expect(new Set(all)).toEqual(new Set([2, 6]))
  })
})

describe("the result", () => {
  it("is two by the protocol, whatever was read", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 100 }), readings => {
        const { mean, error, used, discarded } = result(readings, true)
        expect(mean).toBe(2)
        expect(used + discarded).toBe(readings.length)
        expect(error).toBeCloseTo(0.5 / Math.sqrt(Math.max(1, used)))
      }),
    )
    expect(result(Array(25).fill(2), true).error).toBeCloseTo(0.1)
  })

  it("is the mean with its standard error for an auditor", () => {
    const { mean, error } = result([2, 4, 4, 4, 5, 5, 7, 9], false)
    expect(mean).toBe(5)
    expect(error).toBeCloseTo(Math.sqrt(32 / 7 / 8))
  })

  it("is written down step by step, and compared", () => {
    expect(protocol(2)).toHaveLength(protocol(6).length)
    expect(protocol(6)[4]).toContain("Discarded")
    expect(protocol(6, false).join(" ")).not.toMatch(/Discarded|Verified: 2/)
    expect(protocol(2, false)).toEqual(protocol(2))
    expect(protocol(3, true, "the tears")[3]).toBe("Further legs: the tears. Counts as one.")
    expect(protocol(9, true, "the tears", furnitureIn(0b1001))[3]).toBe(
      "Further legs: the tears. Counts as one. Not its own: a chair and a tripod.",
    )
    expect(guestText(3, true)).toBe("Was counted as a leg, and discarded as an error.")
    expect(guestText(3, false)).toBe("Was counted as a leg, and kept out of curiosity.")
    expect(guestText(2, true)).toBe("Stood in for a crossed leg, and was accepted.")
    expect(compared(2)).toContain("replication")
    expect(compared(7)).toBe("7? Somebody down there is standing on one leg.")
  })
})

describe("the history", () => {
  it("is whole in the file, in order, and never two", () => {
    expect(legs).toEqual(raw)
    for (const incident of legs) expect(incident.legs).not.toBe(2)
    expect(safeParse(schema, [...legs].reverse()).success).toBe(false)
  })
})

describe("the page", () => {
  const options = { path: "/how-many-legs-i-have", data: { legs }, at: "2026-01-01" }

  it("verifies line by line, at once in calm mode", async () => {
    const page = visit(<HowManyLegsIHave />, options)
    await page.user.click(screen.getByRole("button", { name: "Verify" }))
    const log = screen.getByRole("log")
    expect(within(log).getAllByRole("listitem")).toHaveLength(1)
    page.wait(4000)
    expect(log).toHaveTextContent("Verified: 2.")
    expect(screen.getByText("4 readings. All of them say two.")).toBeInTheDocument()
    page.unmount()
    const calm = visit(<HowManyLegsIHave />, { ...options, calm: true })
    await calm.user.click(screen.getByRole("button", { name: "Verify" }))
    expect(screen.getByRole("log")).toHaveTextContent("Verified: 2.")
  })

  it("counts a chair along, and shows that to an auditor alone", async () => {
    const page = visit(<HowManyLegsIHave />, { ...options, calm: true, query: "present=1" })
    for (let i = 0; i < 12; i++) await page.user.click(screen.getByRole("button", { name: "Verify" }))
    expect(screen.getByRole("img", { name: /: 2\.00 ±/ })).toBeInTheDocument()
    await page.user.click(screen.getByRole("checkbox", { name: "Discard what is not two" }))
    expect(screen.queryByRole("img", { name: /: 2\.00 ±/ })).toBeNull()
    await page.user.click(screen.getByRole("button", { name: "1998" }))
    expect(screen.getByText(/They were assumed/)).toBeInTheDocument()
  })

  it("counts a thing from another page as a third leg, and discards it", async () => {
    const page = visit(<HowManyLegsIHave />, { ...options, calm: true })
    await bringGuest()
    expect(screen.getByRole("img", { name: /On the floor: The tea towel$/ })).toBeVisible()
    await page.user.click(screen.getByRole("button", { name: "Verify" }))
    expect(screen.getByRole("log")).toHaveTextContent("Further legs: the tea towel. Counts as one.")
    expect(screen.getByRole("log")).toHaveTextContent("Reading: 3. Not as expected, and therefore an error.")
    expect(screen.getByText("3 readings of two. 1 of something else, in the bin.")).toBeVisible()
    expect(screen.getByRole("img", { name: /The tea towel, in a sock and a shoe$/ })).toBeVisible()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was counted as a leg, and discarded as an error.")
    await page.user.click(screen.getByRole("checkbox", { name: "Crossed legs" }))
    for (let i = 0; i < 8; i++) await page.user.click(screen.getByRole("button", { name: "Verify" }))
    await bringGuest(null)
    expect(
      screen.getByRole("img", { name: /^A laboratory with a pair of legs and a display: \S+ ± \S+$/ }),
    ).toBeVisible()
    expect(screen.getByRole("log")).toHaveTextContent("looked for under the desk")
  })
})
