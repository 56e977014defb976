import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { maxAlerts, rings, state, withAlert } from "../../src/embeds/dogecoin-price/alerts"
import {
  heightOf,
  magnified,
  maxZoom,
  ranges,
  scale,
  startOf,
  ticks,
  wakes,
} from "../../src/embeds/dogecoin-price/chart"
import DogecoinPrice from "../../src/embeds/dogecoin-price/DogecoinPrice"
import {
  convert,
  daysUnchanged,
  koinu,
  priceAt,
  readAmount,
  written,
} from "../../src/embeds/dogecoin-price/logic"

const anyDay = fc.date({ min: new Date(2013, 11, 7), max: new Date(2100, 0, 1), noInvalidDate: true })

describe("the price", () => {
  it("is one dogecoin at any time", () => {
    fc.assert(
      fc.property(anyDay, at => {
        expect(written(priceAt(at))).toBe("1")
      }),
    )
  })

  it("makes every amount worth itself, to the koinu", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), anyDay, (amount, at) => {
        expect(convert(amount, at)).toBe(amount)
        expect(readAmount(written(amount))).toEqual({ koinu: amount })
      }),
    )
  })

  it("has not changed since 6 December 2013", () => {
    expect(daysUnchanged(new Date(2013, 11, 6, 23, 59))).toBe(0)
    expect(daysUnchanged(new Date(2014, 11, 6))).toBe(365)
    expect(daysUnchanged(new Date(2024, 11, 6))).toBe(4018)
    expect(daysUnchanged(new Date(1998, 0, 1))).toBe(0)
  })

  it("is for amounts that are amounts", () => {
    const what = (text: string) => {
      const amount = readAmount(text)
      return "what" in amount ? amount.what : amount
    }
    expect(readAmount(" 1 000.5 doge ")).toEqual({ koinu: 100_050_000_000n })
    expect(readAmount(".00000001")).toEqual({ koinu: 1n })
    expect(what("")).toMatch(/how many/)
    expect(readAmount("0,5")).toEqual({ koinu: 50_000_000n })
    expect(readAmount("1,000.5")).toEqual({ koinu: 100_050_000_000n })
    expect(what("1,000")).toMatch(/^Much comma\. In London 1,000 is 1000; in Helsinki it is 1\.000\./)
    expect(readAmount("1e3")).toEqual({ koinu: 100_000_000_000n })
    expect(readAmount("1e-8")).toEqual({ koinu: 1n })
    expect(readAmount("+5")).toEqual({ koinu: 500_000_000n })
    expect(what("-1")).toMatch(/Such minus/)
    expect(what("\u20131")).toMatch(/Such minus/)
    expect(what("1e99")).toMatch(/Very letters/)
    expect(what("hamster")).toMatch(/Very letters/)
    expect(what("1.2.3")).toMatch(/Very letters/)
    expect(what("0.000000001")).toMatch(/So decimals/)
    expect(what("1".repeat(13))).toMatch(/Wow/)
  })
})

describe("the chart", () => {
  it("has round times between its ends, in order", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...ranges), (now, range) => {
        fc.pre(range !== "all" || now.getFullYear() > 2015)
        const marks = ticks(range, now)
        expect(marks.length).toBeGreaterThan(0)
        expect(marks.every(({ at }, i) => at > (marks[i - 1]?.at ?? 0) && at <= 1)).toBe(true)
      }),
    )
  })

  it("shows the time of the visitor's clock", () => {
    const now = new Date(2024, 4, 31, 12, 0, 30)
    expect(ticks("minute", now).map(({ label }) => label)).toEqual(["11:59:40", "12:00:00", "12:00:20"])
    expect(ticks("hour", now).map(({ label }) => label)).toEqual(["11:15", "11:30", "11:45", "12:00"])
    expect(ticks("day", now).map(({ label }) => label)).toEqual(["18:00", "00:00", "06:00", "12:00"])
    expect(ticks("year", now).map(({ label }) => label)).toEqual(["Jul", "Oct", "Jan", "Apr"])
    expect(ticks("all", now).map(({ label }) => label)).toEqual(["2015", "2018", "2021", "2024"])
    expect(startOf("year", now)).toEqual(new Date(2023, 4, 31, 12, 0, 30))
  })

  it("can be magnified until one koinu fills it", () => {
    expect(scale(0)).toEqual(["2", "1", "0"])
    expect(scale(2)).toEqual(["1.01", "1", "0.99"])
    expect(scale(8)).toEqual(["1.00000001", "1", "0.99999999"])
    expect(scale(maxZoom)).toEqual(scale(8))
    expect(magnified(3)).toBe("Magnified 1,000 times")
    expect(magnified(maxZoom)).toBe("Magnified 100,000,000 times, and once more")
  })

  it("has a line that grows into a dog, whose ear goes up when it is looked at too closely", () => {
    const heights = Array.from({ length: maxZoom + 1 }, (_, zoom) => heightOf(zoom))
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(heights[8]).toBe(1)
    expect([0, 7, 8, 9].map(zoom => wakes(zoom, 0))).toEqual([false, false, false, true])
    expect([0, 5, 8].map(zoom => wakes(zoom, 1))).toEqual([false, false, true])
  })
})

describe("an alert", () => {
  it("rings when its price is reached and not before", () => {
    expect(rings({ kind: "changes", limit: "1" }, koinu)).toBe(false)
    expect(rings({ kind: "changes", limit: "1" }, koinu + 1n)).toBe(true)
    expect(rings({ kind: "above", limit: "1" }, koinu)).toBe(false)
    expect(rings({ kind: "above", limit: "0.99999999" }, koinu)).toBe(true)
    expect(rings({ kind: "below", limit: "1.00000001" }, koinu)).toBe(true)
    expect(rings({ kind: "below", limit: "1" }, koinu)).toBe(false)
    expect(state({ kind: "above", limit: "0.5" }, koinu)).toBe("Ringing: 1 is above 0.5. It always was.")
  })

  it("is set once, and there are ten at most", () => {
    const one = withAlert([], "changes", "")
    expect(one).toEqual([{ kind: "changes", limit: "1" }])
    expect(withAlert([{ kind: "above", limit: "2" }], "above", "2.0")).toHaveProperty("what")
    const ten = Array.from({ length: maxAlerts }, (_, i) => ({ kind: "above" as const, limit: String(i) }))
    expect(withAlert(ten, "below", "1")).toEqual({ what: expect.stringMatching(/Ten alerts/) })
  })
})

describe("the page", () => {
  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/dogecoin-price")
    jest.useFakeTimers({ now: new Date(2024, 4, 31, 12, 0, 30) })
  })
  afterEach(() => jest.useRealTimers())
  const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

  it("tells the price, and how long it has been so", async () => {
    render(<DogecoinPrice />)
    expect(screen.getByText("1 DOGE = 1 DOGE")).toBeVisible()
    expect(screen.getByRole("row", { name: "Unchanged for 3,829 days" })).toBeVisible()
    expect(
      screen.getByRole("img", { name: /over the last minute, from 0 to 2 DOGE. The line is flat/ }),
    ).toBeVisible()
  })

  it("turns out to be a dog at full magnification, which says so", () => {
    window.history.replaceState(null, "", "/dogecoin-price?zoom=7")
    render(<DogecoinPrice />)
    expect(screen.queryByText("such fur")).toBeNull()
    fireEvent.change(screen.getByRole("slider"), { target: { value: "8" } })
    expect(screen.getByRole("img", { name: /at 1\. It is a long dog, asleep\.$/ })).toBeVisible()
    expect(screen.getByText("such fur")).toBeVisible()
  })

  it("has other words when the dog is petted", async () => {
    const user = setup()
    render(<DogecoinPrice />)
    expect(screen.getByText("wow")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Pet the dog" }))
    expect(screen.queryByText("wow")).toBeNull()
    expect(screen.getByText("such flat")).toBeVisible()
  })

  it("goes on by the second while motion is welcome", () => {
    render(<DogecoinPrice />)
    expect(screen.queryByText("12:00:40")).toBeNull()
    act(() => jest.advanceTimersByTime(15_000))
    expect(screen.getByText("12:00:40")).toBeInTheDocument()
  })

  it("keeps the range, the magnification and the amount in the address", async () => {
    const user = setup()
    render(<DogecoinPrice />)
    await user.click(screen.getByLabelText("1 year"))
    await user.clear(screen.getByLabelText("DOGE to DOGE"))
    await user.type(screen.getByLabelText("DOGE to DOGE"), "250.50")
    expect(screen.getByLabelText("In DOGE")).toHaveTextContent("250.5 DOGE")
    expect(window.location.search).toBe("?range=year&amount=250.50")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(window.location.search).toBe("")
    expect(screen.getByLabelText("1 min")).toBeChecked()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByLabelText("DOGE to DOGE")).toHaveValue("250.50")
  })

  it.each([
    ["?range=day&zoom=3", "1 day", "3", "1,000"],
    ["?range=week&zoom=10", "1 min", "0", "1"],
    ["?zoom=-1", "1 min", "0", "1"],
  ])("begins with the link %s as far as it can be read", (query, range, zoom, times) => {
    window.history.replaceState(null, "", `/dogecoin-price${query}`)
    render(<DogecoinPrice />)
    expect(screen.getByLabelText(range)).toBeChecked()
    expect(
      screen.getByRole("slider", { name: times === "1" ? "Not magnified" : `Magnified ${times} times` }),
    ).toHaveValue(zoom)
  })

  it("says at the field what is wrong with an amount", async () => {
    const user = setup()
    render(<DogecoinPrice />)
    await user.type(screen.getByLabelText("DOGE to DOGE"), "1,500")
    expect(screen.getByLabelText("DOGE to DOGE")).toHaveAccessibleDescription(/Much comma/)
    expect(screen.getByLabelText("In DOGE")).toBeEmptyDOMElement()
  })

  it("sets alerts, remembers them, removes one and takes it back", async () => {
    const user = setup()
    const { unmount } = render(<DogecoinPrice />)
    await user.click(screen.getByRole("button", { name: "Set an alert" }))
    await user.selectOptions(screen.getByLabelText("Tell me when the price"), "is above")
    await user.click(screen.getByRole("button", { name: "Set an alert" }))
    expect(screen.getByLabelText("The limit in DOGE")).toHaveAccessibleDescription(/how many/)
    await user.type(screen.getByLabelText("The limit in DOGE"), "0.5{Enter}")
    unmount()
    render(<DogecoinPrice />)
    const list = within(screen.getByRole("region", { name: "Alerts" }))
    expect(list.getByText("Quiet. It was quiet yesterday too.")).toBeVisible()
    expect(list.getByText("Ringing: 1 is above 0.5. It always was.")).toBeVisible()
    await user.click(list.getByRole("button", { name: "Remove: When it changes" }))
    expect(list.getAllByRole("listitem")).toHaveLength(1)
    await user.click(list.getByRole("button", { name: "Undo" }))
    expect(list.getAllByRole("listitem")).toHaveLength(2)
  })
})
