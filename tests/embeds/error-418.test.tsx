import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  duration,
  heatOf,
  judge,
  limits,
  maxHeat,
  readOrder,
  refusal,
  steeped,
  writeOrder,
} from "../../src/embeds/error-418/logic"
import { askForTeas, startBrewing, stopBrewing } from "../../src/embeds/error-418/protocol"
import Teapot from "../../src/embeds/error-418/Teapot"
import { additions, schema, type Tea } from "../../src/lib/lists/teas"
import { onPage } from "../jest/visit"

const teas = parse(schema, parseYaml(readFileSync("content/data/teas.yaml", "utf8")))
const named = (slug: string) => teas.find(tea => tea.slug === slug) as Tea

const order = fc.record({
  leaves: fc.constantFrom("coffee", ...teas.map(({ slug }) => slug)),
  temperature: fc.integer({ min: 0, max: 12 }).map(step => 40 + 5 * step),
  seconds: fc.integer({ min: 0, max: 29 }).map(step => 30 + 30 * step),
  additions: fc.subarray([...additions]),
})

describe("the verdict on a cup", () => {
  it("knows green tea from black", () => {
    expect(judge(named("green"), 75, 120).kind).toBe("right")
    expect(judge(named("green"), 100, 120).kind).toBe("bitter")
    expect(judge(named("black"), 100, 240).kind).toBe("right")
    expect(judge(named("black"), 100, 600).kind).toBe("bitter")
    expect(judge(named("black"), 70, 600).kind).toBe("weak")
    expect(judge(named("black"), 100, 30).kind).toBe("weak")
  })

  it("never calls rooibos bitter, however long it is forgotten", () => {
    expect(judge(named("rooibos"), 100, 900).kind).toBe("strong")
  })

  it("can be right with every tea, by what the form offers", () => {
    for (const tea of teas) {
      const cups = []
      for (let c = limits.temperature.min; c <= limits.temperature.max; c += limits.temperature.step)
        for (let s = limits.seconds.min; s <= limits.seconds.max; s += limits.seconds.step)
          cups.push(judge(tea, c, s).kind)
      expect(cups).toContain("right")
      expect(cups).toContain("weak")
      expect(cups).toContain(tea.overdone)
    }
  })
})

describe("an order", () => {
  it("comes back from a link as it was", () => {
    fc.assert(
      fc.property(order, made => {
        const back = readOrder(writeOrder(made), teas)
        expect(back).toEqual({
          ...made,
          additions: additions.filter(addition => made.additions.includes(addition)),
        })
      }),
    )
  })

  it("is not believed where the form could not have made it", () => {
    for (const text of [
      null,
      "",
      "green",
      "beer.80.120",
      "green.81.120",
      "green.80.100000",
      "green.x.y",
      "green.-40.60",
    ])
      expect(readOrder(text, teas)).toBeNull()
  })

  it("takes ten seconds of tea from each second, and no more than was ordered", () => {
    const made = { leaves: "green", temperature: 75, seconds: 120, additions: [] }
    expect(steeped(1000, 4000, made)).toBe(30)
    expect(steeped(1000, 60_000, made)).toBe(120)
    expect(steeped(1000, 0, made)).toBe(0)
    expect(duration(150)).toBe("2 min 30 s")
    expect(duration(0)).toBe("0 s")
  })
})

describe("the anger", () => {
  it("grows with each coffee in a row, and goes with anything else", () => {
    expect(heatOf([])).toBe(0)
    expect(heatOf([418, 418, 200, 418])).toBe(2)
    expect(heatOf([300, 418, 418])).toBe(0)
    expect(heatOf(Array(12).fill(418))).toBe(maxHeat)
    expect(new Set([1, 2, 3, 4].map(refusal)).size).toBe(4)
  })
})

describe("the protocol", () => {
  const plain = { leaves: "green", temperature: 75, seconds: 120, additions: [] }

  it("starts a brew with BREW and message/teapot", () => {
    const { request, response, status } = startBrewing(
      { ...plain, additions: ["Sugar"] },
      named("green"),
      "juhq.fi",
    )
    expect(request).toBe(
      "BREW /pot-0/green HTCPCP/1.0\nHost: juhq.fi\nContent-Type: message/teapot\nAccept-Additions: Sugar\n\nstart",
    )
    expect(response).toMatch(/^HTCPCP\/1\.0 200 OK\nSafe: if-user-awake\n/)
    expect(status).toBe(200)
  })

  it("refuses coffee with 418 and a body that is short and stout, whatever else was ordered", () => {
    fc.assert(
      fc.property(order, made => {
        const { request, response } = startBrewing({ ...made, leaves: "coffee" }, undefined, "juhq.fi")
        expect(request).toContain("Content-Type: message/coffeepot")
        expect(response).toMatch(/^HTCPCP\/1\.0 418 I'm a teapot\n[\s\S]*\n\nShort and stout\.$/)
      }),
    )
  })

  it("forbids milk in green tea and allows it in black", () => {
    expect(startBrewing({ ...plain, additions: ["Whole-milk"] }, named("green"), "juhq.fi").response).toMatch(
      /403 Forbidden/,
    )
    expect(startBrewing({ ...plain, additions: ["Whole-milk"] }, named("black"), "juhq.fi").status).toBe(200)
  })

  it("lists every tea as an alternate, and brews nothing", () => {
    const { request, response } = askForTeas(teas, "juhq.fi")
    expect(request).toMatch(/^BREW \/ HTCPCP/)
    expect(response).toMatch(
      /^HTCPCP\/1\.0 300 Multiple Options\nAlternates: \{"\/pot-0\/green" \{type message\/teapot\}\},/,
    )
    expect(response.match(/message\/teapot/g)).toHaveLength(teas.length)
  })

  it("ends a brew with stop", () => {
    const cup = judge(named("green"), 75, 120)
    expect(stopBrewing(plain, named("green"), 120, cup, "juhq.fi").request).toMatch(/\n\nstop$/)
  })
})

describe("the teapot", () => {
  const show = () => render(onPage(<Teapot />, { path: "/error-418", data: { teas } }))

  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
    window.history.replaceState(null, "", "/error-418")
  })
  afterEach(() => jest.useRealTimers())
  const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

  it("refuses coffee, and remembers how often", async () => {
    const user = visitor()
    show()
    // It is what is ordered first, as everywhere.
    expect(screen.getByLabelText("Leaves")).toHaveValue("coffee")
    await user.click(screen.getByRole("button", { name: "Brew" }))
    await user.click(screen.getByRole("button", { name: "Brew" }))
    expect(screen.getByRole("status", { name: "Verdict" })).toHaveTextContent("418 Still a teapot.")
    expect(screen.getByRole("button", { name: "Brew" })).toHaveFocus()
    expect(screen.getByText(/Coffees refused: 2\./)).toBeVisible()
    expect(
      within(screen.getByRole("region", { name: "Log" })).getAllByText(/message\/coffeepot/),
    ).toHaveLength(2)
  })

  it("gets hotter with each coffee, boils over at the fourth, and is mopped up", async () => {
    const user = visitor()
    const { container } = show()
    const heat = () => container.querySelector("svg[data-heat]")?.getAttribute("data-heat")
    const verdict = screen.getByRole("status", { name: "Verdict" })
    const said = new Set<string>()
    for (const hot of ["1", "2", "3", "4"]) {
      await user.click(screen.getByRole("button", { name: "Brew" }))
      expect(heat()).toBe(hot)
      said.add(verdict.textContent ?? "")
    }
    expect(said.size).toBe(4)
    const mop = screen.getByRole("button", { name: "Mop up" })
    expect(mop).toHaveFocus()
    await user.click(mop)
    expect(heat()).toBe("0")
    expect(verdict).toHaveTextContent("The pot is warm")
    await user.click(screen.getByRole("button", { name: "Brew" }))
    expect(heat()).toBe("1")
    await user.click(screen.getByRole("button", { name: "Ask what there is" }))
    expect(heat()).toBe("0")
  })

  it("brews what the link orders, in a tenth of the time, and finds it right", async () => {
    window.history.replaceState(null, "", "/error-418?brew=green.75.120.Sugar")
    const user = visitor()
    show()
    expect(screen.getByLabelText("Sugar")).toBeChecked()
    await user.click(screen.getByRole("button", { name: "Brew" }))
    expect(screen.getByRole("status", { name: "Verdict" })).toHaveTextContent(
      "2 min of tea takes 12 s of your time.",
    )
    expect(screen.getByLabelText("Leaves")).toBeDisabled()
    act(() => jest.advanceTimersByTime(11_000))
    expect(screen.getByRole("status", { name: "Verdict" })).toHaveTextContent("Brewing.")
    act(() => jest.advanceTimersByTime(1_500))
    expect(screen.getByRole("status", { name: "Verdict" })).toHaveTextContent(/^Right\./)
    expect(screen.getByText(/Your cups so far: 1, of them right: 1\./)).toBeVisible()
  })

  it("serves a weak cup when it is stopped too early", async () => {
    const user = visitor()
    show()
    await user.selectOptions(screen.getByLabelText("Leaves"), "green")
    fireEvent.change(screen.getByLabelText(/^Water/), { target: { value: "75" } })
    await user.click(screen.getByRole("button", { name: "Brew" }))
    act(() => jest.advanceTimersByTime(2000))
    await user.click(screen.getByRole("button", { name: "Stop and pour" }))
    expect(screen.getByRole("status", { name: "Verdict" })).toHaveTextContent(/^Weak\./)
    act(() => jest.advanceTimersByTime(60_000))
    expect(screen.getByText(/Your cups so far: 1,/)).toBeVisible()
  })

  it("has a teapot on the page, before the order, that brews, pours and refuses", async () => {
    window.history.replaceState(null, "", "/error-418?brew=green.75.30")
    const user = visitor()
    const { container } = show()
    const picture = container.querySelector("svg[data-mood]")
    const mood = () => picture?.getAttribute("data-mood")
    expect(picture?.compareDocumentPosition(screen.getByLabelText("Leaves"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(mood()).toBe("waits")
    expect(screen.getByRole("status", { name: "Verdict" })).toHaveTextContent("The pot is warm")
    await user.click(screen.getByRole("button", { name: "Brew" }))
    expect(mood()).toBe("brews")
    expect(screen.getByRole("button", { name: "Stop and pour" })).toHaveFocus()
    act(() => jest.advanceTimersByTime(5000))
    expect(mood()).toBe("pours")
    await user.click(screen.getByLabelText("Rum"))
    await user.click(screen.getByRole("button", { name: "Brew" }))
    expect(mood()).toBe("frowns")
    await user.selectOptions(screen.getByLabelText("Leaves"), "coffee")
    await user.click(screen.getByRole("button", { name: "Brew" }))
    expect(mood()).toBe("refuses")
  })

  it("keeps the log until it is cleared", async () => {
    const user = visitor()
    show()
    expect(screen.getByText(/small talk/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Ask what there is" }))
    expect(screen.getByText(/300 Multiple Options/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Clear the log" }))
    expect(screen.queryByText(/300 Multiple Options/)).toBeNull()
  })
})
