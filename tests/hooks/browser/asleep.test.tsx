import { act, render, screen } from "@testing-library/react"
import { Activity } from "react"
import { useDrawn } from "../../../src/hooks/browser/drawn"
import { configureTracking } from "../../../src/hooks/outside/track"
import { useTrack } from "../../../src/hooks/outside/useTrack"
import { text } from "../../../src/kits/address/codecs"
import { useAddress } from "../../../src/kits/address/useAddress"

jest.mock("../../../src/hooks/outside/track", () => ({
  ...jest.requireActual("../../../src/hooks/outside/track"),
  track: jest.fn(),
}))
const { track } = jest.requireMock<{ track: jest.Mock }>("../../../src/hooks/outside/track")

/** A program that draws a number, reports it, and keeps a text in the address. */
function Toy({ draw }: { draw: () => number }) {
  const drawn = useDrawn(draw)
  const { values, set } = useAddress({ note: text("") })
  useTrack(drawn === null ? null : String(drawn), label => ({ category: "toy", action: "draw", label }))
  return (
    <button type="button" onClick={() => set({ note: "x".repeat(9000) })}>
      {drawn} {values.note.length}
    </button>
  )
}

describe("a program that has slept", () => {
  const asleep = (isAsleep: boolean, draw: () => number) => (
    <Activity mode={isAsleep ? "hidden" : "visible"}>
      <Toy draw={draw} />
    </Activity>
  )
  beforeEach(() => {
    configureTracking("")
    track.mockClear()
    window.history.replaceState(null, "", "/toy")
  })

  it("keeps what it has drawn, reports it once, and has the text that no address can hold", () => {
    let next = 7
    const draw = () => next++
    const { rerender } = render(asleep(false, draw))
    const button = screen.getByRole("button", { name: "7 0" })
    act(() => button.click())
    expect(button).toHaveTextContent("7 9000")
    rerender(asleep(true, draw))
    window.history.replaceState(null, "", "/other?note=theirs")
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")))
    window.history.replaceState(null, "", "/toy")
    rerender(asleep(false, draw))
    expect(screen.getByRole("button")).toHaveTextContent("7 9000")
    expect(track.mock.calls).toEqual([[{ category: "toy", action: "draw", label: "7" }]])
  })

  it("follows an address that says something else", () => {
    const { rerender } = render(asleep(false, () => 1))
    rerender(asleep(true, () => 1))
    window.history.replaceState(null, "", "/toy?note=four")
    rerender(asleep(false, () => 1))
    expect(screen.getByRole("button")).toHaveTextContent("1 4")
  })
})
