import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { DayChart } from "../../../src/kits/chart/DayChart"
import { dayAt } from "../../../src/lib/calendar/calendarDay"
import { type DayValue, maxBars } from "../../../src/lib/calendar/dayRecords"

const chart = (days: DayValue[] | null) => (
  <DayChart label="Steps by day" days={days} format={value => `${value} steps`} empty="Nobody has walked." />
)
const days = (...values: number[]): DayValue[] => values.map((value, i) => ({ ...dayAt(19_840 + i), value }))

describe("DayChart", () => {
  it("has a bar for every day, says in words what they show, and has them as a table", async () => {
    const user = userEvent.setup()
    const { container } = render(chart(days(5, 0, 20, 10)))
    const figure = screen.getByRole("figure", { name: "Steps by day" })
    expect(
      within(figure).getByRole("img", {
        name: "Bar chart of 4 days, 3 of them measured. The most is 20 steps, on 29 April 2024.",
      }),
    ).toBeInTheDocument()
    const bars = [...container.querySelectorAll("rect")]
    expect(bars.map(bar => Math.round(Number(bar.getAttribute("height"))))).toEqual([25, 0, 98, 49])
    expect(bars.map(bar => bar.getAttribute("class"))).toEqual(["bar", "bar", "bar", "marked"])
    await user.click(screen.getByText("The days as a table"))
    const rows = screen.getAllByRole("row").map(row => row.textContent)
    expect(rows).toEqual([
      "DayAmount",
      "30 April 202410 steps",
      "29 April 202420 steps",
      "27 April 20245 steps",
    ])
  })

  it("says so when there is nothing to show, or only nothings", () => {
    const { rerender } = render(chart([]))
    expect(screen.getByText("Nobody has walked.")).toBeInTheDocument()
    rerender(chart(days(0, 0)))
    expect(screen.getByText("Nobody has walked.")).toBeInTheDocument()
    expect(screen.queryByRole("img")).toBeNull()
  })

  it("shows a single day, however little it is", () => {
    const { container } = render(chart(days(0.01)))
    expect(screen.getByRole("img", { name: /^Bar chart of 1 day, 1 of them measured\./ })).toBeInTheDocument()
    expect(container.querySelectorAll("rect")).toHaveLength(1)
  })

  it("never hides a small day beside a large day", () => {
    const { container } = render(chart(days(1, 1_000_000)))
    expect(Number(container.querySelector("rect")?.getAttribute("height"))).toBe(2)
  })

  it("says when there are more days than it shows", () => {
    render(chart(days(...Array.from({ length: maxBars }, () => 1))))
    expect(screen.getByText(`The chart shows the last ${maxBars} days.`)).toBeInTheDocument()
  })

  it("claims nothing before the browser has been asked", () => {
    expect(renderToString(chart(null))).not.toContain("Nobody has walked.")
  })
})
