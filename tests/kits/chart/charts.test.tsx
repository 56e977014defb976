import { render, screen } from "@testing-library/react"
import { BarChart } from "../../../src/kits/chart/BarChart"
import { LineChart } from "../../../src/kits/chart/LineChart"

const attributes = (name: string, elements: Iterable<Element>) =>
  [...elements].map(element => element.getAttribute(name))

describe("BarChart", () => {
  it("has its bars at the right, as wide as there is room, and the most above them", () => {
    const bars = [1, 2].map(value => ({ key: `${value}`, value }))
    const { container } = render(
      <BarChart name="Wheels" bars={bars} format={n => `${n} m`} ends={["then", "now"]} slots={4} />,
    )
    expect(screen.getByRole("img", { name: "Wheels" })).toBeVisible()
    expect(screen.getByText("2 m")).toBeVisible()
    expect(screen.getByText("now")).toBeVisible()
    const rects = container.querySelectorAll("rect")
    expect(attributes("x", rects)).toEqual(["52.5", "77.5"])
    expect(attributes("width", rects)).toEqual(["20", "20"])
    expect(attributes("height", rects)).toEqual(["49", "98"])
  })
})

describe("LineChart", () => {
  it("draws its line between the ends of its axes, with round values beside it", () => {
    const points = [
      [0, 10],
      [5, 20],
      [10, 30],
    ] as const
    const { container } = render(<LineChart name="Weight" points={points} x={[0, 10]} y={[10, 30]} />)
    expect(screen.getByRole("img", { name: "Weight" })).toBeVisible()
    expect(attributes("d", container.querySelectorAll("path.line"))).toEqual(["M0 100L50 50L100 0"])
    expect(attributes("d", container.querySelectorAll("path.grid"))).toEqual([
      "M0 75H100",
      "M0 50H100",
      "M0 25H100",
      ...[20, 40, 60, 80].map(x => `M${x} 0V100`),
    ])
    expect([...container.querySelectorAll(".label")].map(label => label.textContent)).toEqual([
      "10",
      "15",
      "20",
      "25",
      "30",
    ])
  })

  it("puts a label above the line that would run through it, and hides those that would stick out", () => {
    render(
      <LineChart
        name="Price"
        points={[
          [0, 0],
          [1, 0],
        ]}
        x={[0, 1]}
        y={[-1, 1]}
        xTicks={[
          { at: 0.01, label: "00:00" },
          { at: 0.5, label: "12:00" },
        ]}
        yTicks={[{ at: 1, label: "2" }, { at: 0.5 }, { at: 0, label: "1" }]}
      />,
    )
    expect(screen.getByText("1")).toHaveAttribute("data-on-line")
    expect(screen.getByText("2")).not.toHaveAttribute("data-on-line")
    expect(screen.getByText("00:00")).not.toBeVisible()
    expect(screen.getByText("12:00")).toBeVisible()
  })
})
