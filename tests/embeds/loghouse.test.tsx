import { act, screen } from "@testing-library/react"
import fc from "fast-check"
import { logoStyle, logoText } from "../../src/effects/logo"
import Loghouse from "../../src/embeds/loghouse/Loghouse"
import {
  build,
  dentIn,
  formatParts,
  guestPlace,
  guestText,
  hasFallen,
  lean,
  maxLogs,
  maxParts,
  parseParts,
  placeOf,
  seatKind,
  traceHeading,
  verdict,
  wholeHouse,
  withPart,
} from "../../src/embeds/loghouse/logic"
import { parseLine, partOf } from "../../src/embeds/loghouse/prompt"
import { timed } from "../../src/embeds/loghouse/timers"
import { type Entry, maxVisitLogs, shortName, visitLogs } from "../../src/embeds/loghouse/visitLogs"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { bringGuest, visit } from "../jest/visit"

describe("a line of the console", () => {
  it("is a log with what stands in it, a whole house, or a plot", () => {
    expect(parseLine('console.log("hi")')).toEqual({ do: "add", part: { kind: "log", text: "hi" } })
    expect(parseLine("warn( 'draught' );")).toEqual({ do: "add", part: { kind: "warn", text: "draught" } })
    expect(parseLine("log.house()")).toEqual({ do: "house", name: "" })
    expect(parseLine("log.house('Villa Pertti')")).toEqual({ do: "house", name: "Villa Pertti" })
    expect(parseLine("console.clear()")).toEqual({ do: "clear" })
  })

  it("has several values, brackets and marks in quotes", () => {
    expect(parseLine("log('a', \"b)\", c)")).toEqual({ do: "add", part: { kind: "log", text: "a b) c" } })
    expect(parseLine("info('it\\'s');")).toEqual({ do: "add", part: { kind: "info", text: "it's" } })
    expect(parseLine("log()")).toEqual({ do: "add", part: { kind: "log", text: "" } })
  })

  it("has what a console would write, and no code for a colour", () => {
    const said = (...values: unknown[]) => partOf("log", values).text
    expect(said("%cHello, %s", "color: red", "Pertti", 42)).toBe("Hello, Pertti 42")
    expect(said("%d logs, %i%%", 7.9, "50")).toBe("7 logs, 50%")
    expect(said("100%")).toBe("100%")
    expect(said("%s")).toBe("%s")
    expect(said(logoText, logoStyle)).toBe("Best viewed with eyes. The webmaster is a hamster.")
  })

  it.each([
    ['log("unclosed', 5, "the quotation mark is never closed"],
    ['log("a"); log("b")', 11, "one log at a time"],
    ["log hi", 4, "a bracket should open here"],
    ["log(hi", 7, "a bracket should close here"],
    ["  hut()", 3, "hut is not a log"],
  ])("that is wrong is told where: %s", (line, column, what) => {
    expect(parseLine(line)).toEqual({ do: "nothing", column, what })
  })

  it("is nothing else, whatever it is", () => {
    for (const line of ["", "log", "alert(1)", "logs(1)", "x.log(1)", "log.hut()", "console.log.house()"])
      expect(parseLine(line)).toHaveProperty("do", "nothing")
    fc.assert(
      fc.property(fc.string(), text => {
        const command = parseLine(`error(${text})`)
        if (command?.do === "add") expect(command.part.text.length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

const house = (text: string) => build(parseParts(text))

describe("an assertion", () => {
  it.each([
    ["true", "assert"],
    ["1 === 1", "assert"],
    ["2 > 1", "assert"],
    ["'here'", "assert"],
    ["", "refused"],
    ["false", "refused"],
    ["1 === 2", "refused"],
    ["3 <= 2", "refused"],
    ["0", "refused"],
  ])("that is assert(%s) is a prop, or a notice: %s", (line, kind) => {
    expect(parseLine(`console.assert(${line}, "so")`)).toEqual({ do: "add", part: { kind, text: "so" } })
  })

  it("of a real value holds as that value does", () => {
    expect(partOf("assert", [[], "a list"])).toEqual({ kind: "assert", text: "a list" })
    expect(partOf("assert", [null])).toEqual({ kind: "refused", text: "" })
  })
})

describe("a timer", () => {
  it("gives a log with the time it took, and a warning where it is begun twice or never", () => {
    const timers = new Map<string, number>()
    const time = { kind: "time", text: "tea" } as const
    const end = { kind: "timeEnd", text: "tea" } as const
    expect(timed(time, timers, 1000)).toEqual([time])
    expect(timed(time, timers, 1500)).toEqual([{ kind: "warn", text: "tea already ticks" }])
    expect(timed(end, timers, 4200)).toEqual([end, { kind: "log", text: "tea: 3200 ms" }])
    expect(timed(end, timers, 5000)).toEqual([end, { kind: "warn", text: "tea: no such timer" }])
  })
})

describe("the house", () => {
  it("comes back from its link, of any letters", () => {
    expect(formatParts(parseParts("liwegutsbafc"))).toBe("liwegutsbafc")
    fc.assert(
      fc.property(fc.string(), text => {
        const parts = parseParts(text)
        expect(parts.length).toBeLessThanOrEqual(maxParts)
        expect(parseParts(formatParts(parts))).toEqual(parts)
      }),
    )
  })

  it("has a wall that hangs over in a group, a clock, tables and a number", () => {
    expect(house("lgliul").logs.map(({ indent }) => indent)).toEqual([0, 1, 1, 0])
    expect(house("gggggl").logs[0]?.indent).toBe(3)
    expect(house("tbbccc")).toMatchObject({ clock: "goes", number: 3, tables: ["", ""] })
    expect(house("ts").clock).toBe("stands")
    expect(house("s").clock).toBe("none")
  })

  it("leans by its errors, more by the low ones, and falls where every second one is one", () => {
    expect(lean(house("llll"))).toBe(0)
    expect(lean(house("elll"))).toBeGreaterThan(lean(house("llle")))
    expect(lean(house("e".repeat(40)))).toBe(12)
    expect(["lee", "elel", "elll"].map(text => hasFallen(house(text)))).toEqual([false, true, false])
  })

  it("is held by what was asserted", () => {
    expect(lean(house("ella"))).toBe(0)
    expect(hasFallen(house("elela"))).toBe(false)
    expect(verdict(house("ella"))).toBe("7 logs to the roof. The props hold.")
  })

  it("burns the oldest spare log where there is one too many, never the foundation", () => {
    const parts = parseParts(`w${"l".repeat(wholeHouse - 1)}e${"i".repeat(maxLogs - wholeHouse - 1)}`)
    const more = formatParts(withPart(parts, { kind: "log", text: "" }))
    expect(more).toBe(`w${"l".repeat(wholeHouse - 1)}${"i".repeat(maxLogs - wholeHouse - 1)}l`)
    expect(withPart(parseParts("c".repeat(maxParts)), { kind: "count", text: "" })).toHaveLength(maxParts)
  })

  it("is judged", () => {
    expect(verdict(house(""))).toMatch(/moss/)
    expect(verdict(house("llll"))).toBe("6 logs to the roof. Plumb.")
    expect(verdict(house(`${"l".repeat(11)}w`))).toBe("4 logs to the ridge. There is a draught from one log.")
    expect(verdict(house("l".repeat(wholeHouse)))).toBe("A house. Plumb.")
    expect(verdict(house("l".repeat(wholeHouse)), "Villa Pertti")).toBe("Villa Pertti is a house. Plumb.")
    expect(verdict(house("l".repeat(18)))).toBe("A house, and 2 for the fire. Plumb.")
    expect(verdict(house("l".repeat(maxLogs)))).toMatch(/the next log heats the stove/)
    expect(verdict(house("llgl"))).toBe("7 logs to the roof. 1 group never ended: it hangs over.")
    expect(verdict(house("llff"))).toMatch(/Assertion failed: 2 notices on the wall/)
    expect(verdict(house("elle"))).toBe("Uncaught House: 2 of 4 logs were errors. See the stack trace.")
  })

  it("has shorter logs the nearer the ridge they lie", () => {
    const roof = Array.from({ length: 6 }, (_, i) => placeOf(10 + i).length)
    expect([...roof].sort((a, b) => b - a)).toEqual(roof)
    expect(roof.at(-1)).toBeGreaterThan(0)
  })
})

describe("a guest", () => {
  const under = (text: string) => build(parseParts(text), "the spare degree")

  it("sits on the top log and makes the house lean, which a prop can hold", () => {
    expect([lean(under("")), lean(under("lll")), lean(under("llla"))]).toEqual([0, 2, 0])
    expect(verdict(under("lll"))).toBe("7 logs to the roof. It leans 2.0 degrees, towards the spare degree.")
    expect([guestPlace(0).row, guestPlace(3).row, guestPlace(99)]).toEqual([
      -1,
      2,
      { row: wholeHouse - 1, aside: 0 },
    ])
  })

  it("is on top of the stack trace when the house has fallen", () => {
    expect(traceHeading("the spare degree")).toBe("Stack trace (SpareDegree on top):")
    expect(["", "llla", "lll", "elel", "l".repeat(wholeHouse)].map(text => guestText(under(text)))).toEqual([
      null,
      null,
      "Made an unfinished log house lean, by sitting on it.",
      "Was at the top of a stack trace.",
      "Made a log house lean, by sitting on it.",
    ])
  })
})

describe("the logs of the visit", () => {
  const file = (name: string, duration = 12, more: Partial<Entry> = {}): Entry => ({
    name: `https://juhq.fi/${name}`,
    entryType: "resource",
    startTime: 1,
    duration,
    ...more,
  })

  it("are named for a log, without the digest of a build", () => {
    expect(shortName("https://juhq.fi/app-61fd7dd7a0.js")).toBe("app.js")
    expect(shortName("https://juhq.fi/page-data/loghouse/page-data.json?x=1")).toBe("page loghouse")
  })

  it("are pine, larch for what was late and driftwood for what was missing, all but the last log", () => {
    const many = Array.from({ length: 30 }, () => file("a.js"))
    const logs = visitLogs([
      ...many,
      file("late.js", 3000, { startTime: 2 }),
      file("no.js", 5, { startTime: 3, responseStatus: 404 }),
    ])
    expect(logs).toHaveLength(maxVisitLogs)
    expect(logs.slice(-3).map(({ kind, text }) => [kind, text])).toEqual([
      ["log", "a.js 12 ms"],
      ["warn", "late.js 3000 ms"],
      ["error", "no.js 404"],
    ])
    expect(visitLogs([file("a.js")])).toEqual([])
  })
})

describe("Loghouse", () => {
  const open = (query = "built=lll") => visit(<Loghouse />, { path: "/loghouse", query, calm: true })
  const said = () => screen.getByRole("status")

  it("is built by buttons and by its prompt, which says what is no log", async () => {
    const { user, address } = open()
    await user.click(screen.getByRole("button", { name: "info()" }))
    expect(address()).toBe("/loghouse?built=llli")
    const prompt = screen.getByRole("textbox", { name: "Console" })
    await user.type(prompt, "alert(1){Enter}")
    expect(screen.getByText("Column 1: alert is not a log.")).toBeInTheDocument()
    await user.clear(prompt)
    await user.type(prompt, "console.warn('<b>draught</b>'){Enter}")
    expect(address()).toBe("/loghouse?built=llliw")
    expect(screen.getByText("<b>draught</b>")).toBeInTheDocument()
  })

  it("is built from the real console, which is given back", async () => {
    const heard = jest.spyOn(console, "warn").mockImplementation(() => {})
    const { unmount, address } = open()
    await act(async () => {
      console.warn("one")
      console.warn("two")
    })
    expect(heard).toHaveBeenCalledTimes(2)
    expect(address()).toBe("/loghouse?built=lllww")
    act(() => void expect(window.log?.house()).toBe("Building. Look at the page."))
    expect(said()).toHaveTextContent("A house. There is a draught from 2 logs.")
    unmount()
    expect(window.log).toBeUndefined()
    expect(console.warn).toBe(heard)
    heard.mockRestore()
  })

  it("hears things that can't be said", async () => {
    const heard = jest.spyOn(console, "log").mockImplementation(() => {})
    const { address } = open()
    await act(async () => console.log(Object.create(null)))
    expect(address()).toBe("/loghouse?built=llll")
    expect(screen.getByText("[a thing]")).toBeInTheDocument()
    heard.mockRestore()
  })

  it.each([true, false])("is built anew where it has fallen, calm or not: %s", async calm => {
    const { user, wait, address } = visit(<Loghouse />, {
      path: "/loghouse",
      query: "built=elel",
      calm,
      at: "2026-05-20T12:00:00",
    })
    await user.click(screen.getByRole("button", { name: "log.house()" }))
    for (let log = 0; log < wholeHouse; log++) wait(300)
    expect(address()).toBe(`/loghouse?built=${"l".repeat(wholeHouse)}`)
  })

  it("can be had back after the plot was cleared", async () => {
    const { user, address } = open("built=lwl")
    await user.type(screen.getByRole("textbox", { name: "Console" }), "clear(){Enter}")
    expect(address()).toBe("/loghouse?built=")
    await user.click(screen.getByRole("button", { name: "Put it back" }))
    expect(address()).toBe("/loghouse?built=lwl")
  })

  it("has a stack trace when it has fallen, and begins anew with the next log", async () => {
    const { user, address } = open("built=elel")
    expect(screen.getByText(/Stack trace/)).toHaveTextContent("at log (plain) row 4")
    await user.click(screen.getByRole("button", { name: "log()" }))
    expect(address()).toBe("/loghouse?built=l")
  })

  it("is named by its builder, kept, and is still there without its link", async () => {
    const { user, unmount, address } = open("")
    await user.type(screen.getByRole("textbox", { name: "Console" }), "log.house('Villa <b>'){Enter}")
    expect(said()).toHaveTextContent("Villa <b> is a house")
    expect(address()).toContain("name=Villa")
    await user.type(screen.getByRole("textbox", { name: "Console" }), "log('mine'){Enter}")
    unmount()
    visit(<Loghouse />, { path: "/loghouse", query: "", calm: true, again: true })
    expect(said()).toHaveTextContent("Villa <b> is a house")
    expect(screen.getByText("mine")).toBeInTheDocument()
  })

  it("stays its builder's when it came by a link, until one moves in", async () => {
    const { user, unmount } = open("")
    await user.click(screen.getByRole("button", { name: "error()" }))
    const mine = said().textContent
    unmount()
    const guest = visit(<Loghouse />, {
      path: "/loghouse",
      query: "built=llll&name=Theirs",
      calm: true,
      again: true,
    })
    await guest.user.click(screen.getByRole("button", { name: "log()" }))
    expect(said()).toHaveTextContent("5 logs to the roof. Plumb.")
    await guest.user.click(screen.getByRole("button", { name: "Go home" }))
    expect(said()).toHaveTextContent(mine ?? "")
    guest.unmount()
    const other = visit(<Loghouse />, { path: "/loghouse", query: "built=llll", calm: true, again: true })
    await other.user.click(screen.getByRole("button", { name: "Move in" }))
    expect(screen.queryByRole("button", { name: "Go home" })).not.toBeInTheDocument()
    other.unmount()
    visit(<Loghouse />, { path: "/loghouse", query: "", calm: true, again: true })
    expect(said()).toHaveTextContent("6 logs to the roof. Plumb.")
  })

  it("has a guest on top, who makes it lean and comes first in the stack trace", async () => {
    const { user } = open("built=lel")
    const before = said().textContent
    await bringGuest()
    expect(said()).toHaveTextContent("It leans 2.5 degrees, towards the tea towel.")
    expect(
      screen.getByRole("img", { name: /^A plot in the forest with 3 logs, and the tea towel on/ }),
    ).toBeVisible()
    await user.click(screen.getByRole("button", { name: "error()" }))
    expect(screen.getByText(/^Stack trace \(TeaTowel on top\):/)).toBeInTheDocument()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was at the top of a stack trace.")
    await bringGuest(null)
    expect(document.querySelector("[data-guest]")).toBeNull()
    expect(screen.getByText(/^Stack trace \(top log first\):/)).toBeInTheDocument()
    expect(before).toContain("It leans 0.5 degrees.")
  })

  it("keeps the dent of a thing that has made it lean, and its name, until it is built anew", async () => {
    const page = visit(<Loghouse />, { path: "/loghouse", query: "", calm: true })
    await bringGuest()
    await page.user.click(screen.getByRole("button", { name: "group()" }))
    await page.user.click(screen.getByRole("button", { name: "log()" }))
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(
      "Made an unfinished log house lean, by sitting on it.",
    )
    page.unmount()
    write(looseThing, null)
    const back = visit(<Loghouse />, { path: "/loghouse", query: "", calm: true, again: true })
    expect(
      await screen.findByRole("img", {
        name: /8 logs\. Log 8 has a dent, made by the tea towel\. 2 logs to/,
      }),
    ).toBeVisible()
    expect(screen.getByText("tea towel")).toBeInTheDocument()
    expect(document.querySelector("[data-guest]")).toBeNull()
    await back.user.click(screen.getByRole("button", { name: "log()" }))
    expect(screen.getByRole("img", { name: /9 logs\. Log 8 has a dent/ })).toBeVisible()
    await back.user.click(screen.getByRole("button", { name: "clear()" }))
    expect(
      screen.getByRole("img", { name: /^A plot in the forest with 0 logs\. A plot of moss/ }),
    ).toBeVisible()
    expect(screen.queryByText("tea towel")).toBeNull()
  })

  it("has no memory of a thing that has only come, and no dent in the house of a link", async () => {
    const page = visit(<Loghouse />, { path: "/loghouse", query: "", calm: true })
    await bringGuest()
    expect(said()).toHaveTextContent("towards the tea towel")
    expect(read(travels)["/error-418"]).toBeUndefined()
    await bringGuest(null)
    await page.user.click(screen.getByRole("button", { name: "log()" }))
    await bringGuest()
    expect(read(travels)["/error-418"]).toBeUndefined()
    await page.user.click(screen.getByRole("button", { name: "log()" }))
    page.unmount()
    const other = visit(<Loghouse />, {
      path: "/loghouse",
      query: "built=llilwllll",
      calm: true,
      again: true,
    })
    await act(async () => {})
    expect(screen.getByRole("img", { name: /Log 9 has a dent/ })).toBeVisible()
    other.unmount()
    visit(<Loghouse />, { path: "/loghouse", query: "built=llilwllllll", calm: true, again: true })
    await act(async () => {})
    expect(screen.getByRole("img", { name: /11 logs/ })).not.toHaveAccessibleName(/dent/)
  })

  it("knows the log of a dent by the parts below it", () => {
    const parts = parseParts("lgltl")
    expect(seatKind(parts)).toBe("lgltl")
    expect(seatKind(parseParts(`${"l".repeat(20)}t`))).toBe("l".repeat(wholeHouse))
    expect(dentIn(parts, "lgl")).toBe(1)
    expect(dentIn(parts, "ll")).toBeNull()
    expect(dentIn(parts, undefined)).toBeNull()
    expect(seatKind([])).toBe("")
  })
})
