import { act, screen } from "@testing-library/react"
import fc from "fast-check"
import Loghouse from "../../src/embeds/loghouse/Loghouse"
import {
  formatLogs,
  hasFallen,
  lean,
  mostLogs,
  parseLine,
  parseLogs,
  placeOf,
  verdict,
  wholeHouse,
} from "../../src/embeds/loghouse/logic"
import { visit } from "../jest/visit"

describe("a line of the console", () => {
  it("is a log with what stands in it, a whole house, or a plot", () => {
    expect(parseLine('console.log("hi")')).toEqual({ do: "add", log: { wood: "log", text: "hi" } })
    expect(parseLine("warn( 'draught' );")).toEqual({ do: "add", log: { wood: "warn", text: "draught" } })
    expect(parseLine("log.house()")).toEqual({ do: "house" })
    expect(parseLine("console.clear()")).toEqual({ do: "clear" })
  })

  it("has several values, brackets and marks in quotes", () => {
    expect(parseLine("log('a', \"b)\", c)")).toEqual({ do: "add", log: { wood: "log", text: "a b) c" } })
    expect(parseLine("info('it\\'s');")).toEqual({ do: "add", log: { wood: "info", text: "it's" } })
    expect(parseLine("log()")).toEqual({ do: "add", log: { wood: "log", text: "" } })
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
        if (command?.do === "add") expect(command.log.text.length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

describe("the house", () => {
  it("comes back from its link, of any letters", () => {
    expect(formatLogs(parseLogs("liwe"))).toBe("liwe")
    fc.assert(
      fc.property(fc.string(), text => {
        const logs = parseLogs(text)
        expect(logs.length).toBeLessThanOrEqual(mostLogs)
        expect(parseLogs(formatLogs(logs))).toEqual(logs)
      }),
    )
  })

  it("leans by its errors, more by the low ones, and falls where every second one is one", () => {
    expect(lean(parseLogs("llll"))).toBe(0)
    expect(lean(parseLogs("elll"))).toBeGreaterThan(lean(parseLogs("llle")))
    expect(lean(parseLogs("e".repeat(40)))).toBe(12)
    expect(["lee", "elel", "elll"].map(text => hasFallen(parseLogs(text)))).toEqual([false, true, false])
  })

  it("is judged", () => {
    expect(verdict([])).toMatch(/moss/)
    expect(verdict(parseLogs("llll"))).toBe("6 logs to the roof. Plumb.")
    expect(verdict(parseLogs(`${"l".repeat(11)}w`))).toBe(
      "4 logs to the ridge. There is a draught from one log.",
    )
    expect(verdict(parseLogs("l".repeat(wholeHouse)))).toBe("A house. Plumb.")
    expect(verdict(parseLogs("l".repeat(18)))).toBe("A house, and 2 for the fire. Plumb.")
    expect(verdict(parseLogs("elle"))).toBe("Uncaught House: 2 of 4 logs were errors. See the stack trace.")
  })

  it("has shorter logs the nearer the ridge they lie", () => {
    const roof = Array.from({ length: 6 }, (_, i) => placeOf(10 + i).length)
    expect([...roof].sort((a, b) => b - a)).toEqual(roof)
    expect(roof.at(-1)).toBeGreaterThan(0)
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
})
