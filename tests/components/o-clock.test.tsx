import { render, screen, within } from "@testing-library/react"
import { MinuteList } from "../../src/components/o-clock/MinuteList"
import { OClock } from "../../src/components/o-clock/OClock"
import { leetMinutes, oClockAt, palindromes } from "../../src/lib/calendar/oClock"

const at = Date.parse("2026-08-03T12:21:30Z")
const state = oClockAt(at, "UTC", palindromes)

describe("OClock", () => {
  it("says yes for how long, and what was and comes", () => {
    render(<OClock state={state} at={at} />)
    expect(screen.getByRole("status")).toHaveTextContent(/^Yes$/)
    expect(screen.getByRole("timer", { name: "The time" })).toHaveTextContent("12:21:30")
    expect(screen.getByRole("timer", { name: "The wait" })).toHaveTextContent(
      "It is 12:21, for another 30 s.",
    )
    expect(
      screen.getByText("The last was 11:11, 1 h 10 min ago; the next is 13:31, in 1 h 10 min."),
    ).toBeInTheDocument()
  })

  it("has no noughts in the time from one day to the next", () => {
    const leet = Date.parse("2026-08-03T13:37:30Z")
    render(<OClock state={oClockAt(leet, "UTC", leetMinutes)} at={leet} />)
    expect(
      screen.getByText("The last was 13:37, 1 day ago; the next is again 13:37, in 1 day."),
    ).toBeInTheDocument()
  })

  it("reads its answer as it is, however that is written", () => {
    render(<OClock state={state} at={at} spell={() => "Y35"} />)
    expect(screen.getByRole("status")).toHaveTextContent(/^Yes$/)
    expect(screen.getByRole("status").firstElementChild).toHaveAttribute("data-spelt", "Y35")
  })

  it("says no, and how long until the next", () => {
    const later = at + 60_000
    render(<OClock state={oClockAt(later, "UTC", palindromes)} at={later} />)
    expect(screen.getByRole("status")).toHaveTextContent(/^No$/)
    expect(screen.getByRole("timer", { name: "The wait" })).toHaveTextContent(
      "The next is 13:31, in 1 h 8 min 30 s.",
    )
    expect(screen.getByText("The last was 12:21, 1 min ago.")).toBeInTheDocument()
  })

  it("shows no answer before mount", () => {
    render(<OClock state={null} at={null} />)
    expect(screen.getByRole("status")).toHaveTextContent(/^\.\.\.$/)
    expect(screen.getByText("Asking your clock...")).toBeInTheDocument()
  })
})

describe("MinuteList", () => {
  it("marks the present minute and the next in words", () => {
    render(<MinuteList label="All" minutes={palindromes} state={state} />)
    const items = within(screen.getByRole("list", { name: "All" })).getAllByRole("listitem")
    expect(items.filter(item => /now/.test(item.textContent ?? "")).map(item => item.textContent)).toEqual([
      "12:21 now",
    ])
    expect(items.filter(item => /next/.test(item.textContent ?? "")).map(item => item.textContent)).toEqual([
      "13:31 next",
    ])
    expect(items.find(item => item.getAttribute("aria-current") === "time")).toHaveTextContent("12:21")
  })

  it("marks no minute before mount", () => {
    render(<MinuteList label="All" minutes={palindromes} state={null} />)
    expect(screen.getByRole("list")).not.toHaveTextContent(/now|next/)
  })
})
