import { readFileSync } from "node:fs"
import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import { trailEmoji } from "../../src/effects/trail/trailEmoji"
import { trailOverride } from "../../src/effects/trailOverride"
import { applicants, bench, codeOf, cursorAt, spec, specksAt } from "../../src/embeds/pick-emoji/logic"
import PickEmoji from "../../src/embeds/pick-emoji/PickEmoji"
import { schema } from "../../src/embeds/pick-emoji/schema"
import { read, write } from "../../src/hooks/storage/useStorage"
import { createMatcher } from "../../src/kits/list/logic"
import { dateFlags, localParts } from "../../src/lib/calendar/dateFlags"
import { forget, visit } from "../jest/visit"

const emoji = parse(schema, parseYaml(readFileSync("content/data/emoji.yaml", "utf8")))
const all = applicants(emoji)

/** The types know no flag v yet. */
const sets: string = "v"
/** One emoji that Unicode recommends for interchange. */
const anEmoji = new RegExp("^\\p{RGI_Emoji}$", sets)

describe("the applicants", () => {
  it("are all emoji of Unicode up to 14, each once, with a name", () => {
    expect(all).toHaveLength(1849)
    expect(all.filter(({ emoji }) => !anEmoji.test(emoji))).toEqual([])
    expect(all.filter(({ name }) => name.trim() === "")).toEqual([])
    expect(safeParse(schema, [...emoji, emoji[0]]).success).toBe(false)
  })

  it("fit into what the trail remembers", () => {
    for (const one of all) expect(trailOverride.parse(one.emoji, trailOverride.version)).toBe(one.emoji)
  })

  it("are found by name, by another word, by group, by code and by themselves", () => {
    const find = createMatcher(spec.search ?? { text: () => "" })
    const found = (query: string) => all.filter(find(query)).map(({ emoji }) => emoji)
    expect(found("hamster")).toContain("🐹")
    expect(found("U+1F40C")).toEqual(["🐌"])
    expect(found("happy").length).toBeGreaterThan(5)
    expect(found("flags finland")).toEqual(["🇫🇮"])
    expect(codeOf("🇫🇮")).toBe("U+1F1EB U+1F1EE")
  })
})

describe("the bench", () => {
  it("has everybody whom the trail takes by the date, and nobody else", () => {
    expect(new Set(bench.map(({ emoji }) => emoji)).size).toBe(7)
    const signs = bench.map(({ emoji }) => emoji)
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), date => {
        expect(signs).toContain(trailEmoji(localParts(date)))
      }),
    )
    expect(dateFlags({ month: 12, day: 24 }).christmas).toBe(true)
  })
})

describe("the demonstration", () => {
  it("keeps its cursor in the room, and what follows shrinks", () => {
    fc.assert(
      fc.property(fc.nat(100_000), frame => {
        const { x, y } = cursorAt(frame)
        expect(Math.min(x, y)).toBeGreaterThan(0)
        expect(Math.max(x, y)).toBeLessThan(1)
        const sizes = specksAt(frame, 300, 150).map(({ size }) => size)
        expect(sizes).toHaveLength(60)
        expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
      }),
    )
    expect(specksAt(100, 300, 150)).toEqual(specksAt(100, 300, 150))
  })
})

describe("PickEmoji", () => {
  const options = { path: "/pick-emoji", data: { emoji } }
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
  })
  afterEach(() => jest.restoreAllMocks())

  it("hires at a press, and gives the job back to the date", async () => {
    const { user, address } = visit(<PickEmoji />, options)
    await user.click(screen.getByRole("button", { name: "hamster" }))
    expect(read(trailOverride)).toBe("🐹")
    expect(trailEmoji({ month: 12, day: 24, hour: 3 }, read(trailOverride))).toBe("🐹")
    expect(address()).toBe(`/pick-emoji?emoji=${encodeURIComponent("🐹")}`)
    expect(screen.getByText(/has sat down, and is looking at you/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Back to what the date says" }))
    expect(read(trailOverride)).toBe("")
    expect(screen.getByText(/is on duty\.$/)).toBeInTheDocument()
  })

  it("only recommends what a link brought, and takes nothing that is no emoji", async () => {
    const { user, unmount } = visit(<PickEmoji />, { ...options, query: `emoji=${encodeURIComponent("🐌")}` })
    expect(read(trailOverride)).toBe("")
    await user.click(screen.getByRole("button", { name: "Let it follow me" }))
    expect(read(trailOverride)).toBe("🐌")
    unmount()
    visit(<PickEmoji />, { ...options, query: `emoji=${encodeURIComponent("<b>")}` })
    expect(screen.queryByRole("button", { name: "Let it follow me" })).toBeNull()
  })

  it("remembers who was hired", () => {
    forget()
    write(trailOverride, "🥔")
    visit(<PickEmoji />, { ...options, again: true, query: "" })
    expect(within(screen.getByRole("status", { name: "" })).getByText("potato")).toBeInTheDocument()
  })
})
