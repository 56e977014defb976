import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import {
  bought,
  goods,
  isLocked,
  isWorkingTime,
  minutesOf,
  money,
  monthlyHours,
  newMeeting,
  paidSeconds,
  peopleIn,
  rate,
  readSalary,
  sleepersAfter,
  turned,
} from "../../src/embeds/salary/logic"
import Salary from "../../src/embeds/salary/Salary"
import { hasThing, visit } from "../jest/visit"

describe("a salary", () => {
  it.each([
    ["3000", 3000],
    ["3 000 €", 3000],
    ["2750.50", 2750.5],
    ["2750,5", 2750.5],
    ["3.000", 3000],
    ["3,000", null],
    ["3,000.50", 3000.5],
    ["3.000,50 €", 3000.5],
    ["3 000,50", 3000.5],
    ["2750.505", null],
    ["1,234,567", null],
    ["12 eur", 12],
    ["0", null],
    ["", null],
    ["-5", null],
    ["much", null],
    ["1e9", null],
    ["3e3", 3000],
    ["+3000", 3000],
    ["3000.", 3000],
    ["\u202a3000\u202c", 3000],
    ["1,234,56", null],
    ["\u20135", null],
  ])("written as %s is %s", (text, euros) => {
    const read = readSalary(text)
    expect("euros" in read ? read.euros : null).toBe(euros)
  })

  it("of 3,000 is asked about", () => {
    expect(readSalary("3,000 €")).toEqual({
      problem: "In London 3,000 is 3000; in Helsinki it is 3.000. Write it as one of these.",
    })
  })

  it("is paid out whole in its hours", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e6, noNaN: true }), salary => {
        expect(rate(salary) * 3600 * monthlyHours).toBeCloseTo(salary, 4)
      }),
    )
    expect(monthlyHours).toBe(162.5)
  })

  it("buys the dearest thing it can, from a shop in order of price", () => {
    expect(goods.map(good => good.euros)).toEqual(goods.map(good => good.euros).sort((a, b) => a - b))
    expect(bought(0).has).toBeNull()
    expect(bought(0.05).has?.name).toBe("a sugar lump")
    expect(bought(1e9).next).toBeNull()
    expect([money(1.2345), money(1234.5)]).toEqual(["1.235 €", "1,234.50 €"])
  })
})

describe("a meeting", () => {
  it("is of fifteen, and paid by the second for those who are in it", () => {
    const meeting = newMeeting(0)
    expect(peopleIn(meeting)).toBe(15)
    expect(paidSeconds(meeting, 10_000)).toBe(150)
    const fewer = turned(meeting, 3, 10_000)
    expect(paidSeconds(fewer, 20_000)).toBe(150 + 140)
    expect(turned(fewer, 0, 20_000)).toBe(fewer)
    expect(isLocked(fewer)).toBe(false)
  })

  it("sends them to sleep one by one", () => {
    expect([0, 19, 20, 32].map(sleepersAfter)).toEqual([[], [], [5], [5, 11]])
    expect(sleepersAfter(1e6)).toHaveLength(14)
  })

  it("has minutes", () => {
    expect(minutesOf(15, 60, 4.6)).toBe(
      "15 people met for 1 min 00 s. It cost 4.60 €, or two buns and someone to share them with. Decided: to meet again on Thursday.",
    )
  })

  it.each([
    ["2025-08-01T09:00:00", true],
    ["2025-08-01T07:59:00", false],
    ["2025-08-01T16:00:00", false],
    ["2025-08-02T00:31:00", false],
  ])("is in working hours at %s: %s", (at, works) => {
    expect(isWorkingTime(new Date(at))).toBe(works)
  })
})

describe("the page", () => {
  const at = "2025-08-03T12:00:00Z"
  const earned = () => screen.getByLabelText("Cost").textContent

  it("costs fifteen salaries from the first second, and less for each who is sent home", () => {
    const page = visit(<Salary />, { path: "/salary", at })
    page.wait(60_010)
    expect(earned()).toBe("4.616 €")
    expect(screen.getByText(/^So far that is two buns/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Send home Leena" }))
    expect(screen.getByText("“Call me if it gets interesting. Don't call me.”")).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Invite Leena" })).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "You" }))
    expect(screen.getByText("You stay. It is your meeting.")).toBeInTheDocument()
  })

  it("has a third person who takes the key home, and nobody leaves until they are back", () => {
    visit(<Salary />, { path: "/salary", at })
    const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
    for (const name of ["Aino", "Kari", "Helmi"]) press(`Send home ${name}`)
    expect(screen.getByText(/so I have the key.” Helmi locks the door from outside/)).toBeInTheDocument()
    // Each of those who stay has a line of their own.
    const said = new Set<string>()
    const staying = screen.getAllByRole("button", { name: /^Send home / })
    for (const person of staying) {
      fireEvent.click(person)
      said.add(screen.getByText(/^Helmi has the key\. “.+”$/).textContent ?? "")
    }
    expect(said.size).toBe(staying.length)
    expect(screen.getByRole("button", { name: "Send home Tuula" })).toBeInTheDocument()
    press("Invite Helmi")
    expect(screen.getByText(/Helmi has unlocked the door/)).toBeInTheDocument()
    press("Send home Tuula")
    press("Send home Helmi")
    press("End the meeting")
    expect(screen.getByText(/Left by the window/)).toBeInTheDocument()
  })

  it("ends with minutes, and begins again", () => {
    const page = visit(<Salary />, { path: "/salary", at })
    page.wait(30_000)
    fireEvent.click(screen.getByRole("button", { name: "End the meeting" }))
    const cost = earned()
    expect(screen.getByText(/^15 people met for 30 s\. .* Decided: to meet again/)).toBeInTheDocument()
    page.wait(30_000)
    expect(earned()).toBe(cost)
    fireEvent.click(screen.getByRole("button", { name: "Call another" }))
    expect(earned()).toBe("0.000 €")
    expect(hasThing("/salary")).toBe(true)
  })

  it("stores nothing of what is typed, in the browser or in the address, until it is asked to", () => {
    const page = visit(<Salary />, { path: "/salary", at })
    const field = screen.getByRole("textbox")
    fireEvent.change(field, { target: { value: "4321" } })
    expect(JSON.stringify({ ...localStorage })).not.toContain("4321")
    expect(page.address()).toBe("/salary")
    const box = screen.getByRole("checkbox", { name: /^Remember/ })
    fireEvent.click(box)
    expect(JSON.stringify({ ...localStorage })).toContain("4321")
    fireEvent.click(box)
    expect(JSON.stringify({ ...localStorage })).not.toContain("4321")
    expect(field).toHaveValue("4321")
  })

  it("takes the sum of a link, and says what is wrong with one it can't read", () => {
    visit(<Salary />, { path: "/salary", query: "salary=9999", at })
    expect(screen.getByRole("textbox")).toHaveValue("9999")
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "lots" } })
    expect(screen.getByRole("alert")).toHaveTextContent("Payroll can't read that")
    expect(earned()).toBe("0.000 €")
  })

  it("has the sum in the shared link only where the box for it is ticked", async () => {
    const { user } = visit(<Salary />, { path: "/salary", query: "salary=9999", at })
    const shared = async () => {
      await user.click(screen.getByRole("button", { name: "Share" }))
      const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Address of this page" })
      const link = field.value
      await user.click(screen.getByRole("button", { name: "Close" }))
      return new URL(link).search
    }
    expect(await shared()).toBe("")
    await user.click(screen.getByRole("checkbox", { name: "Put it in the link" }))
    expect(await shared()).toBe("?salary=9999")
  })
})
