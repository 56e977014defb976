import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ForgetDays } from "../../../src/components/day-records/ForgetDays"
import { MoonTrip } from "../../../src/components/day-records/MoonTrip"
import { ScreenDensity } from "../../../src/components/day-records/ScreenDensity"
import { read, write } from "../../../src/hooks/storage/useStorage"
import { screenDensity } from "../../../src/hooks/visit/dayRecords"
import { dailyTime } from "../../../src/hooks/visit/visit"

beforeEach(() => localStorage.clear())

describe("ForgetDays", () => {
  const old = { time: 60, year: 2024, month: 5, day: 1 }

  it("has nothing to forget in an empty browser", () => {
    render(<ForgetDays entry={dailyTime} measure="time" />)
    expect(screen.getByRole("button", { name: "Forget all days" })).toBeDisabled()
  })

  it("forgets, and undo brings the days back without losing what has come since", async () => {
    const user = userEvent.setup()
    write(dailyTime, [old, { ...old, day: 2 }])
    render(<ForgetDays entry={dailyTime} measure="time" />)
    await user.click(screen.getByRole("button", { name: "Forget all days" }))
    expect(read(dailyTime)).toEqual([])
    expect(screen.getByRole("status")).toHaveTextContent("Forgot 2 days.")
    act(() => write(dailyTime, [{ ...old, day: 2, time: 5 }]))
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(read(dailyTime)).toEqual([old, { ...old, day: 2, time: 65 }])
    expect(screen.getByRole("status")).toHaveTextContent("Remembered 2 days again.")
    expect(screen.getByRole("button", { name: "Forget all days" })).toBeEnabled()
  })
})

describe("MoonTrip", () => {
  it("tells the share of the way and the years at today's rate", () => {
    render(<MoonTrip travelled={3_844_000} speed={12.0595} />)
    expect(
      screen.getByText(
        "3,844 km of 384,400 km: 1% of the way to the Moon. At today's rate you arrive in 1 year, without sleep.",
      ),
    ).toBeInTheDocument()
  })

  it("doesn't promise an arrival to somebody who stands still, nor a journey to somebody who is there", () => {
    const { rerender } = render(<MoonTrip travelled={0} speed={0} />)
    expect(
      screen.getByText(/0% of the way to the Moon\. At today's rate, which is none, you never arrive\.$/),
    ).toBeInTheDocument
    rerender(<MoonTrip travelled={384_400_000} speed={0} />)
    expect(screen.getByText(/100% of the way to the Moon\. You are there\./)).toBeInTheDocument()
    rerender(<MoonTrip travelled={null} speed={0} />)
    expect(screen.getByText("Asking the way...")).toBeInTheDocument()
  })
})

describe("ScreenDensity", () => {
  it("says what it counts with, and remembers what the visitor has measured", async () => {
    render(<ScreenDensity />)
    const summary = screen.getByText("A metre here is counted at 96 pixels an inch, as CSS has it")
    await userEvent.click(summary)
    expect(screen.getByRole("button", { name: "Back to 96" })).toBeDisabled()
    fireEvent.change(screen.getByRole("slider", { name: "Pixels an inch" }), { target: { value: "160" } })
    expect(read(screenDensity)).toBe(160)
    expect(summary).toHaveTextContent("A metre here is counted at 160 pixels an inch")
    expect(Number.parseFloat(screen.getByText("1 €").style.width)).toBeCloseTo(146.46, 1)
    await userEvent.click(screen.getByRole("button", { name: "Back to 96" }))
    expect(read(screenDensity)).toBe(96)
  })

  it("takes no nonsense from the storage", () => {
    localStorage.setItem("juhq:screen-density", '{"v":1,"data":0}')
    render(<ScreenDensity />)
    expect(screen.getByText(/counted at 96 pixels/)).toBeInTheDocument()
  })
})
