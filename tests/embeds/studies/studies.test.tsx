import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  bestDefinition,
  correlation,
  definitions,
  percentage,
  pValue,
  result,
  sittings,
} from "../../../src/embeds/studies/logic"
import Studies from "../../../src/embeds/studies/Studies"
import { schema } from "../../../src/embeds/studies/schema"
import { schema as transcriptSchema } from "../../../src/lib/lists/transcript"
import { visit } from "../../jest/visit"

const raw = (name: string): unknown => parseYaml(readFileSync(`content/data/${name}.yaml`, "utf8"))
const coffee = parse(schema, raw("coffee"))
const transcript = parse(transcriptSchema, raw("transcript"))
const all = sittings(transcript, coffee)

describe("the coffee", () => {
  it("was had, or not, at every course of the transcript and at no other", () => {
    expect(coffee.map(({ code }) => code).sort()).toEqual(transcript.map(({ code }) => code).sort())
    expect(coffee).toEqual(raw("coffee"))
    expect(safeParse(schema, [{ code: "ORI001", kind: "cocoa", note: "No." }]).success).toBe(false)
  })

  it("is more by every rule, and passes 100 per cent with them all", () => {
    fc.assert(
      fc.property(fc.nat(definitions - 1), fc.nat(6), (definition, bit) => {
        expect(percentage(all, definition | (1 << bit))).toBeGreaterThanOrEqual(percentage(all, definition))
      }),
    )
    expect(percentage(all, 0)).toBe(30)
    expect(percentage(all, definitions - 1)).toBe(105)
  })
})

describe("the statistics", () => {
  it("have Pearson's correlation of known columns", () => {
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1)
    expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1)
    expect(correlation([1, 2, 3, 4, 5], [2, 1, 4, 3, 5])).toBeCloseTo(0.8)
    expect(correlation([1, 1], [1, 2])).toBeNull()
  })

  it("have the critical values of the tables: r of 0.468 among 18 at 5 per cent, of 0.590 at 1 per cent", () => {
    expect(pValue(0.4683, 18)).toBeCloseTo(0.05, 3)
    expect(pValue(0.5897, 18)).toBeCloseTo(0.01, 3)
    expect(pValue(0, 18)).toBeCloseTo(1, 6)
    expect(pValue(-0.6319, 10)).toBeCloseTo(0.05, 3)
  })

  it("find no better definition than the one that is found", () => {
    const best = result(all, bestDefinition(all))
    for (let i = 0; i < definitions; i++) expect(result(all, i)?.r ?? -1).toBeLessThanOrEqual(best?.r ?? -1)
    expect(best?.p).toBeLessThan(0.05)
    expect(result(all, 0)?.p).toBeGreaterThan(0.05)
    expect(result(all, definitions - 1)).toBeNull()
  })
})

describe("the page", () => {
  const options = { path: "/studies", data: { transcript, coffee } }

  it("counts what is ticked, and a link brings it back", async () => {
    const page = visit(<Studies />, options)
    const share = screen.getByRole("status", { name: "Courses with free coffee" })
    expect(share).toHaveTextContent("30%")
    await page.user.click(screen.getByRole("checkbox", { name: "Tea is a light roast" }))
    expect(share).toHaveTextContent("40%")
    expect(page.address()).toBe("/studies?rules=1")
  })

  it("wants a definition first, then stamps the paper, and offers an assistant after three", async () => {
    const { user, address } = visit(<Studies />, options)
    const referees = screen.getByRole("status", { name: "The referees" })
    const send = screen.getByRole("button", { name: "Send it to the referees" })
    await user.click(send)
    expect(referees).toHaveTextContent("NO DEFINITION")
    for (const rule of ["Tea is a light roast", "Smelling it counts", "A dream counts"]) {
      expect(screen.queryByRole("button", { name: /assistant/ })).toBeNull()
      await user.click(screen.getByRole("checkbox", { name: rule }))
      expect(referees).toBeEmptyDOMElement()
      await user.click(send)
    }
    expect(referees).toHaveTextContent("Definitions tried: 3. Reported: 1.")
    await user.click(screen.getByRole("button", { name: "Let the assistant try all 128" }))
    expect(referees).toHaveTextContent("ACCEPTED")
    expect(referees).toHaveTextContent("Definitions tried: 128. Reported: 1.")
    expect(address()).toBe(`/studies?rules=${bestDefinition(all)}`)
  })

  it("knows its cups, and has nothing to compare once all is coffee", async () => {
    const page = visit(<Studies />, options)
    await page.user.click(screen.getByRole("button", { name: /^Rodents as Infrastructure/ }))
    expect(screen.getByText(/bottle on the wall/)).toBeInTheDocument()
    visit(<Studies />, { ...options, query: "rules=127" })
    expect(screen.getByText(/Everything is coffee/)).toBeInTheDocument()
  })
})
