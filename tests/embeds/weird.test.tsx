import { fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import {
  messages,
  shyMove,
  statusText,
  swapVowels,
  switches,
  switchList,
  weirdness,
} from "../../src/embeds/weird/logic"
import oneDegree from "../../src/embeds/weird/trace"
import Weird from "../../src/embeds/weird/Weird"
import { LooseButton } from "../../src/shell/things/LooseButton"
import { hasThing, visit } from "../jest/visit"

/** The switches on a page with words around them. */
const page = (
  <main>
    <div className="window" data-testid="program">
      <h1>Weird</h1>
      <Weird />
    </div>
    <div className="window" data-testid="readme">
      <p>Plain words</p>
    </div>
  </main>
)

describe("the vowels", () => {
  it("are themselves again after five swaps, and all else never changes", () => {
    fc.assert(
      fc.property(fc.string(), text => {
        let swapped = text
        for (let i = 0; i < 5; i++) swapped = swapVowels(swapped)
        expect(swapped).toBe(text)
        expect(swapVowels(text).replace(/[aeiou]/gi, "")).toBe(text.replace(/[aeiou]/gi, ""))
      }),
    )
    expect(swapVowels("Read Under the Oak")).toBe("Ried Andir thi Uek")
  })
})

describe("shy text", () => {
  const box = { left: 100, top: 100, right: 300, bottom: 140 }

  it("steps away from the cursor, never farther than it has to", () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 900 }), fc.integer({ min: -500, max: 900 }), (x, y) => {
        const move = shyMove(box, x, y)
        const length = Math.hypot(move.x, move.y)
        expect(length).toBeLessThanOrEqual(70.001)
        // Never towards the cursor.
        expect(move.x * (200 - x) + move.y * (120 - y)).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(shyMove(box, 500, 500)).toEqual({ x: 0, y: 0 })
    expect(shyMove(box, 200, 120)).toEqual({ x: 0, y: 70 })
  })
})

describe("the switches", () => {
  it("stand in a link in any combination", () => {
    fc.assert(
      fc.property(fc.subarray([...switches]), on => {
        expect(switchList.parse(switchList.format(on) ?? "")).toEqual(on)
      }),
    )
    expect(switchList.parse("nothing")).toBeUndefined()
  })

  it("count without the normal one", () => {
    expect(weirdness(["tilt", "normal"])).toBe(1)
    expect(statusText([...switches], "shy")).toBe(messages.all)
    expect(statusText([], "tilt")).toBe(messages.off)
    expect(statusText(["normal"], "normal")).not.toBe(statusText([], "normal"))
  })
})

describe("Weird", () => {
  it("arrives one degree off, and turns the words round the box", async () => {
    const { user, address } = visit(page, { path: "/weird" })
    const readme = screen.getByTestId("readme")
    expect(readme.style.getPropertyValue("rotate")).toBe("1deg")
    await user.click(screen.getByRole("switch", { name: "Upside down" }))
    expect(readme.style.getPropertyValue("rotate")).toBe("181deg")
    expect(address()).toBe("/weird?on=tilt.upside")
    await user.click(screen.getByRole("switch", { name: "Upside down" }))
    await user.click(screen.getByRole("switch", { name: "Tilt" }))
    expect(readme.style.getPropertyValue("rotate")).toBe("")
    expect(screen.getByRole("status")).toHaveTextContent(messages.off)
  })

  it("swaps vowels outside of the box, and all is as before when everything is turned off by a key", () => {
    visit(page, { path: "/weird", query: "on=vowels.gravity.mirror" })
    expect(screen.getByText("Pleon wurds")).toBeInTheDocument()
    expect(screen.getByRole("switch", { name: "Upside down" })).toBeInTheDocument()
    expect(screen.getByTestId("readme").style.getPropertyValue("scale")).toBe("-1 1")
    expect(screen.getByRole("heading").style.getPropertyValue("translate")).not.toBe("")
    fireEvent.keyDown(document.body, { key: "Escape" })
    expect(screen.getByText("Plain words")).toBeInTheDocument()
    expect(screen.getByRole("heading").getAttribute("style") ?? "").toBe("")
    expect(screen.getByTestId("readme").getAttribute("style") ?? "").toBe("")
  })

  it("does nothing when it is made normal", async () => {
    const { user } = visit(page, { path: "/weird", query: "on=none" })
    const before = screen.getByTestId("readme").outerHTML
    await user.click(screen.getByRole("switch", { name: "Normal" }))
    expect(screen.getByTestId("readme").outerHTML).toBe(before)
    expect(screen.getByRole("img", { name: /shows 0 of 6/ })).toBeInTheDocument()
  })

  it("leaves the page as it was", () => {
    const { unmount, container } = visit(
      <main>
        <p>Plain words</p>
        <Weird />
      </main>,
      { path: "/weird", query: "on=vowels.shy" },
    )
    const words = container.querySelector("main > p")
    expect(words).toHaveTextContent("Pleon wurds")
    unmount()
    expect(words).toHaveTextContent("Plain words")
    expect(words?.getAttribute("style") ?? "").toBe("")
  })

  it("gives a degree for three switches at once, which hangs on other pages until it is pressed", async () => {
    const { user, unmount } = visit(page, { path: "/weird" })
    await user.click(screen.getByRole("switch", { name: "Mirror" }))
    expect(hasThing("/weird")).toBe(false)
    await user.click(screen.getByRole("switch", { name: "Upside down" }))
    expect(hasThing("/weird")).toBe(true)
    unmount()
    const putAway = jest.fn()
    const next = render(
      <div data-desktop="">
        <LooseButton trace={oneDegree} from="/weird" page="/" putAway={putAway} />
      </div>,
    )
    expect(next.container.firstChild).toHaveClass("askew")
    await user.click(screen.getByRole("button", { name: /^The spare degree/ }))
    expect(putAway).toHaveBeenCalledTimes(1)
  })
})
