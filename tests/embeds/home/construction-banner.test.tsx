import { act, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import ConstructionBanner from "../../../src/embeds/home/construction-banner/ConstructionBanner"
import { askForCalm } from "../../jest/visit"

/** Draws the banner with chance loaded: 0 is the first, almost 1 the last. */
function drawn(chance: number) {
  jest.spyOn(Math, "random").mockReturnValue(chance)
  render(<ConstructionBanner />)
  return screen.getByRole("img", { name: "Under construction" })
}

describe("the construction banner", () => {
  afterEach(() => jest.restoreAllMocks())

  it.each([
    [0, "/pictures/construction/01.gif"],
    [0.55, "/pictures/construction/06.gif"],
    [0.999, "/pictures/construction/10.gif"],
  ])("is picked at random: %d is %s", (chance, src) => {
    const banner = drawn(chance)
    expect(banner).toHaveAttribute("src", src)
    expect(banner).toHaveAttribute("width", "468")
    expect(banner).toHaveAttribute("height", "60")
  })

  it("stands still where motion is unwelcome", () => {
    askForCalm(true)
    expect(drawn(0)).toHaveAttribute("src", "/pictures/construction/01.png")
  })

  it("has a rest after half a minute, until the pointer is on it", () => {
    jest.useFakeTimers()
    const banner = drawn(0)
    act(() => jest.advanceTimersByTime(30_000))
    expect(banner).toHaveAttribute("src", "/pictures/construction/01.png")
    fireEvent.pointerEnter(banner)
    expect(banner).toHaveAttribute("src", "/pictures/construction/01.gif")
    jest.useRealTimers()
  })

  it("says the same in words before it has been picked, and when the picture is lost", () => {
    const html = renderToString(<ConstructionBanner />)
    expect(html).toContain("Under construction")
    expect(html).not.toContain("<img")
    fireEvent.error(drawn(0))
    expect(screen.queryByRole("img")).not.toBeInTheDocument()
    expect(screen.getByText("Under construction")).toBeInTheDocument()
  })
})
