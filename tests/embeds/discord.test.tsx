import { readFileSync } from "node:fs"
import { fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import Discord from "../../src/embeds/discord/Discord"
import { againstGuest, guestLines, sideOfGuest } from "../../src/embeds/discord/guest"
import { command, quarrel, retort, roll, sideOf, winDistance } from "../../src/embeds/discord/logic"
import { bots, schema } from "../../src/embeds/discord/schema"
import { begin, maxPull, pull, ropeText } from "../../src/embeds/discord/tug"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { seeded } from "../../src/lib/game/random"
import { bringGuest, hasThing, visit } from "../jest/visit"

const discord = parse(schema, parseYaml(readFileSync("content/data/discord.yaml", "utf8")))

describe("the quarrel", () => {
  it("has a word of all five, for both sides", () => {
    for (const bot of bots) expect(discord.lines.filter(({ who }) => who === bot).length).toBeGreaterThan(2)
    expect(safeParse(schema, { ...discord, lines: discord.lines.slice(1, 10) }).success).toBe(false)
  })

  it("is won by either side in time, and begins again", () => {
    const { said } = quarrel(discord.lines, 400, 1000)
    const wins = said.filter(({ who }) => who === "Pertti").map(({ text }) => text.split(" ")[0])
    expect(new Set(wins)).toEqual(new Set(["Tabs", "Spaces"]))
    expect(said).toHaveLength(400 + wins.length)
  })

  it("goes on from any line as it would have from the first, the knot never past the winning line", () => {
    fc.assert(
      fc.property(fc.nat(600), count => {
        const now = quarrel(discord.lines, count)
        expect(Math.abs(now.knot)).toBeLessThan(winDistance)
        const next = quarrel(discord.lines, count + 1)
        const line = discord.lines[count % discord.lines.length]
        expect(next.said.some(({ text, at }) => at === count && text === line?.text)).toBe(true)
      }),
    )
  })
})

describe("what one says", () => {
  it("pulls for the side that it names", () => {
    expect([sideOf("Tabs!"), sideOf("four spaces"), sideOf("tabs and spaces"), sideOf("a table")]).toEqual([
      1, -1, 0, 0,
    ])
    expect(retort("tabs")[0]).toBe("Space")
    expect(retort("spaces")[0]).toBe("Tab")
    expect(retort("tabs, or spaces")[0]).toBe("Mixed")
  })

  it("is answered in eight ways by those who are for the other side, or too much for this one", () => {
    for (const text of ["tabs", "spaces", "good evening"])
      expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(turn => retort(text, turn)[1])).size).toBe(8)
  })

  it("rolls dice that are written as dice", () => {
    expect(roll("2d6", () => 0)).toEqual([1, 1])
    expect(roll("d20", () => 0.999)).toEqual([20])
    expect(roll("", () => 0)).toEqual([1])
    for (const wrong of ["0d6", "21d6", "2d1", "2d1001", "2x6", "2d6d6", "-1d6"])
      expect(roll(wrong, () => 0)).toBeNull()
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 2, max: 1000 }),
        fc.nat(),
        (n, sides, seed) => {
          const dice = roll(`${n}d${sides}`, seeded(seed)) ?? []
          expect(dice).toHaveLength(n)
          expect(dice.every(die => die >= 1 && die <= sides)).toBe(true)
        },
      ),
    )
  })

  it("has its commands answered, and others eaten", () => {
    const say = (text: string) => command(text, discord, seeded(1))
    expect(command("/roll 2d6", discord, () => 0)).toBe("1 + 1 = 2.")
    expect(say("/horse")).toMatch(/^Your horse is \w+ \w+\. It .+\.$/)
    expect(say("/excuse")).toMatch(/^“I can't .+, because .+\.”$/)
    expect(say("/roll me")).toMatch(/^Dice are written/)
    expect(say("/dance")).toMatch(/I have eaten it/)
    expect(say("roll")).toBeNull()
  })
})

describe("Discord", () => {
  const options = { path: "/discord", data: { discord } }
  const log = () => screen.getByRole("log")

  it("goes on by itself, and not in calm mode", () => {
    const page = visit(<Discord />, { ...options, at: "2026-11-22T12:00:00Z" })
    expect(log()).not.toHaveTextContent("out of paper")
    page.wait(3600)
    expect(log()).toHaveTextContent("out of paper")
    page.unmount()
    const calm = visit(<Discord />, { ...options, calm: true, at: "2026-11-22T12:00:00Z" })
    calm.wait(20_000)
    expect(log()).not.toHaveTextContent("out of paper")
  })

  it("answers who joins in, as text, and gives them the rope", async () => {
    const { user } = visit(<Discord />, { ...options, calm: true })
    const before = screen.getByRole("slider").getAttribute("aria-valuetext")
    await user.type(screen.getByRole("textbox"), "<i>tabs</i>{Enter}")
    expect(within(log()).getByText(/<i>tabs<\/i>/)).toBeInTheDocument()
    expect(log()).toHaveTextContent("I'm aligned")
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).not.toBe(before)
    await user.type(screen.getByRole("textbox"), "/horse{Enter}")
    expect(log()).toHaveTextContent("Your horse is")
  })

  it("is quiet when all five are muted, but for one", async () => {
    const { user, wait } = visit(<Discord />, { ...options, calm: true, at: "2026-11-22T12:00:00Z" })
    for (const bot of bots) await user.click(screen.getByRole("button", { name: `Mute ${bot}` }))
    expect(log()).toHaveTextContent(/^Pertti is typing/)
    expect(hasThing("/discord")).toBe(false)
    wait(8000)
    expect(log()).toHaveTextContent(/^PerttixThat was it\. He has gone to lie down\.$/)
    expect(screen.getByRole("slider")).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/a hamster alone/),
    )
    expect(hasThing("/discord")).toBe(true)
  })

  it("is pulled by the hand and the arrows, until somebody lies in the mud and at last the rope snaps", async () => {
    const { user } = visit(<Discord />, { ...options, calm: true, query: "line=0" })
    const rope = screen.getByRole("slider", { name: "The rope" })
    const shows = (text: RegExp) =>
      expect(rope).toHaveAttribute("aria-valuetext", expect.stringMatching(text))
    rope.getBoundingClientRect = () => new DOMRect(0, 0, 420, 112)
    const point = (type: string, clientX: number) =>
      fireEvent(rope, new MouseEvent(type, { bubbles: true, clientX }))
    const haul = (way: number) => {
      point("pointerdown", 200)
      point("pointermove", 200 + way / 2)
      point("pointermove", 200 + way)
      point("pointermove", 200 + 2 * way)
      point("pointerup", 200 + 2 * way)
    }
    haul(200)
    shows(/spaces are winning by 2$/)
    haul(200)
    shows(/spaces are winning by 4$/)
    haul(200)
    shows(/tabs in the mud/)
    rope.focus()
    await user.keyboard("{ArrowLeft>6/}")
    shows(/spaces in the mud/)
    await user.keyboard("{ArrowRight>6/}")
    shows(/broken rope/)
    await user.keyboard("{ArrowRight}")
    shows(/spaces are winning by 1/)
  })

  it("takes a press for a tug at the nearer end, and three short drags for a fall", () => {
    visit(<Discord />, { ...options, calm: true, query: "line=0" })
    const rope = screen.getByRole("slider", { name: "The rope" })
    // Its size on a screen of 1280 by 800.
    rope.getBoundingClientRect = () => new DOMRect(0, 0, 1100, 208)
    const point = (type: string, clientX: number) =>
      fireEvent(rope, new MouseEvent(type, { bubbles: true, clientX }))
    const drag = (from: number, to: number) => {
      point("pointerdown", from)
      point("pointermove", to)
      point("pointerup", to)
    }
    const shows = (text: RegExp) =>
      expect(rope).toHaveAttribute("aria-valuetext", expect.stringMatching(text))
    drag(300, 302)
    shows(/tabs are winning by 2$/)
    drag(800, 800)
    drag(800, 800)
    shows(/stands still/)
    for (let i = 0; i < 3; i++) drag(550, 730)
    shows(/tabs in the mud/)
    expect(screen.getByText("Tab and Legacy are in the mud. The rope creaks.")).toBeInTheDocument()
    for (let i = 0; i < 3; i++) drag(730, 540)
    shows(/spaces in the mud/)
    expect(screen.getByText(/hangs by a thread/)).toBeInTheDocument()
  })

  it("is not won by the first pull, however near a side is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1 - winDistance, max: winDistance - 1 }),
        fc.boolean(),
        (knot, toTabs) => {
          const by = toTabs ? maxPull : -maxPull
          let tug = pull(begin, by, knot)
          expect(tug.mud).toBe(0)
          tug = pull(pull(tug, by, knot, true), by, knot)
          expect(tug.mud).toBe(0)
          for (let i = 0; i < 4 && tug.mud === 0; i++) tug = pull(tug, by, knot)
          expect(tug.mud).toBe(toTabs ? -1 : 1)
        },
      ),
    )
  })

  it("has the rope snap by the fifth fall", () => {
    let tug = begin
    for (let i = 0; tug.falls < 5 && !/snapped/.test(ropeText(0, tug)); i++) {
      expect(i).toBeLessThan(15)
      tug = pull(tug, maxPull, 0)
    }
    expect(ropeText(0, tug)).toMatch(/snapped/)
  })

  it("is won by whoever says spaces often enough", async () => {
    const { user } = visit(<Discord />, { ...options, calm: true })
    for (let i = 0; i < 6; i++) {
      await user.type(screen.getByRole("textbox"), "spaces{Enter}")
      if (/tabs in the mud/.test(screen.getByRole("slider").getAttribute("aria-valuetext") ?? "")) return
    }
    throw new Error("Nobody fell.")
  })

  it("is picked up where a link left it", () => {
    visit(<Discord />, { ...options, calm: true, query: "line=30" })
    expect(log()).toHaveTextContent("I have removed you there.")
  })
})

describe("a guest", () => {
  it("pulls for whoever is losing, and lies with them in the mud", () => {
    expect([-2, 0, 2].map(knot => sideOfGuest(knot, begin))).toEqual([1, -1, -1])
    expect(sideOfGuest(-2, { ...begin, mud: -1 })).toBe(-1)
    expect([againstGuest(2, -1), againstGuest(-2, -1)]).toEqual([1, -2])
  })

  it("is measured by both sides", () => {
    const [first, second] = guestLines({ name: "The tea towel", width: 56 }, 7)
    expect(first?.text).toBe("The tea towel: 7 spaces wide. I have counted. That makes 7 of us.")
    expect(second?.text).toBe("Or one of me.")
  })

  it("makes the pull against the losing side heavier, falls with it, and goes", async () => {
    const { user, container } = visit(<Discord />, {
      path: "/discord",
      data: { discord },
      calm: true,
      query: "line=7",
    })
    const rope = screen.getByRole("slider", { name: "The rope" })
    const before = rope.getAttribute("aria-valuetext")
    await bringGuest()
    expect(screen.getByRole("log")).toHaveTextContent("The tea towel: 7 spaces wide.")
    expect(rope).toHaveAttribute("aria-valuetext", expect.stringMatching(/with the tea towel among/))
    expect(container.querySelectorAll("[data-guest]")).toHaveLength(1)
    rope.focus()
    await user.keyboard("{ArrowLeft>20/}")
    const fell = () => /in the mud, with the tea towel/.test(rope.getAttribute("aria-valuetext") ?? "")
    for (let i = 0; i < 12 && !fell(); i++) await user.keyboard("{ArrowLeft}")
    expect(fell()).toBe(true)
    expect(screen.getByText(/are in the mud\. .* With them: the tea towel\.$/)).toBeInTheDocument()
    expect(read(travels)["/error-418"]?.[0]?.what).toMatch(/because they were losing\. They lost\.$/)
    await user.keyboard("{ArrowRight}")
    await bringGuest(null)
    expect(rope.getAttribute("aria-valuetext")).not.toContain("towel")
    expect(screen.getByRole("log")).not.toHaveTextContent("towel")
    expect(before).not.toContain("towel")
  })
})
