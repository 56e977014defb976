import { act, fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import {
  type Digit,
  digits,
  holeAngle,
  isDialled,
  stopAngle,
  turnOf,
  turnWith,
} from "../../../src/embeds/blog/why-pages-have-numbers/logic"
import RotaryDial from "../../../src/embeds/blog/why-pages-have-numbers/RotaryDial"
import { visit } from "../../jest/visit"

describe("the dial", () => {
  it("turns the least for 1 and the most for 0, always to the stop", () => {
    expect(digits.map(turnOf)).toEqual([60, 90, 120, 150, 180, 210, 240, 270, 300, 330])
    for (const digit of digits) expect(holeAngle(digit) + turnOf(digit)).toBe(stopAngle)
  })

  it("follows a finger over the seam of the circle, and stops at both ends", () => {
    expect(turnWith(0, 170, -170, 0)).toBe(20)
    expect(turnWith(20, -170, 170, 0)).toBe(0)
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -180, max: 180 })),
        fc.constantFrom(...digits),
        (angles, digit) => {
          let turn = 0
          for (const [i, to] of angles.entries()) turn = turnWith(turn, angles[i - 1] ?? 0, to, digit)
          expect(turn).toBeGreaterThanOrEqual(0)
          expect(turn).toBeLessThanOrEqual(turnOf(digit))
        },
      ),
    )
  })

  it("dials near the stop alone", () => {
    expect(digits.map(digit => isDialled(turnOf(digit), digit))).not.toContain(false)
    expect(isDialled(100, 3)).toBe(false)
    expect(isDialled(110, 3)).toBe(true)
  })
})

describe("RotaryDial", () => {
  beforeEach(() => {
    global.fetch = jest.fn(async () => ({
      ok: true,
      json: async () => [{ path: "/antarctica", title: "Antarctica", code: "0087" }],
    })) as unknown as typeof fetch
  })
  const options = { path: "/blog/why-pages-have-numbers", at: new Date("2026-06-02T12:00:00") }
  const dialled = () => screen.getByText("Dialled:").parentElement as HTMLElement
  const dial = (user: { click: (target: Element) => Promise<void> }, ...number: Digit[]) =>
    number.reduce(
      (before, digit) => before.then(() => user.click(screen.getByRole("button", { name: `Dial ${digit}` }))),
      Promise.resolve(),
    )

  it("rings up the page of four digits", async () => {
    const { user } = visit(<RotaryDial />, options)
    await dial(user, 0, 0, 8)
    expect(screen.getByRole("status")).toHaveTextContent("1 to go.")
    await dial(user, 7)
    expect(screen.getByRole("status")).toHaveTextContent("Rrring. Rrring.")
    await act(() => jest.advanceTimersByTimeAsync(1500))
    expect(screen.getByRole("status")).toHaveTextContent("“Antarctica, good evening.”")
    expect(screen.getByRole("link", { name: "Go to Antarctica" })).toHaveAttribute("href", "/antarctica")
    await user.click(screen.getByRole("button", { name: "Hang up" }))
    expect(dialled()).toHaveTextContent("Dialled: ____")
  })

  it("says so where nobody has the number", async () => {
    const { user } = visit(<RotaryDial />, options)
    await dial(user, 9, 9, 9, 9)
    await act(() => jest.advanceTimersByTimeAsync(1500))
    expect(screen.getByText("“The number you have dialled is a hamster.”")).toBeVisible()
  })

  it("takes digits from the keyboard, and slips when it is let go early", async () => {
    const { user } = visit(<RotaryDial />, options)
    act(() => screen.getByRole("button", { name: "Dial 5" }).focus())
    await user.keyboard("3")
    expect(dialled()).toHaveTextContent("Dialled: 3___")
    const hole = screen.getByRole("button", { name: "Dial 9" })
    jest
      .spyOn(SVGElement.prototype, "getBoundingClientRect")
      .mockReturnValue({ left: 0, top: 0, width: 300, height: 300 } as DOMRect)
    const point = (type: string, clientX: number, clientY: number) =>
      fireEvent(hole, new MouseEvent(type, { bubbles: true, clientX, clientY }))
    point("pointerdown", 250, 150)
    point("pointermove", 220, 220)
    point("pointerup", 220, 220)
    expect(screen.getByRole("status")).toHaveTextContent("It slipped.")
    expect(dialled()).toHaveTextContent("Dialled: 3___")
    // From the right of the dial, once round to the right again: all the way to the stop.
    point("pointerdown", 250, 150)
    for (const [x, y] of [
      [150, 250],
      [50, 150],
      [150, 50],
      [250, 150],
    ] as const)
      point("pointermove", x, y)
    point("pointerup", 250, 150)
    expect(dialled()).toHaveTextContent("Dialled: 39__")
  })
})
