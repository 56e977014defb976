import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import JuhqInBinary from "../../src/embeds/juhq-in-binary/JuhqInBinary"
import {
  bitsText,
  characterOf,
  fingers,
  gestureOf,
  lettersDone,
  nextByte,
  timeText,
  typed,
  typedText,
} from "../../src/embeds/juhq-in-binary/logic"
import { hasThing, visit } from "../jest/visit"

describe("eight fingers", () => {
  it("are the bits of a byte, from the left", () => {
    expect(fingers.map(({ bit }) => bit)).toEqual([128, 64, 32, 16, 8, 4, 2, 1])
    expect(bitsText(0x6a)).toBe("0110 1010")
  })

  it("type what the byte stands for, and take back with 8", () => {
    expect(typed("ju", 0x68)).toBe("juh")
    expect(typed("ju", 8)).toBe("j")
    expect(characterOf(32)).toBe("_")
    expect(characterOf(7)).toBe("·")
    expect(characterOf(0xe4)).toBe("ä")
    fc.assert(
      fc.property(fc.array(fc.nat(255)), bytes => {
        expect([...bytes.reduce(typed, "")].length).toBeLessThanOrEqual(14)
      }),
    )
  })

  it("count the letters of juhq at the paper's end", () => {
    expect(lettersDone("")).toBe(0)
    expect(lettersDone("xju")).toBe(2)
    expect(lettersDone("jux")).toBe(0)
    expect(lettersDone("jj")).toBe(1)
    expect(lettersDone("ajuhq")).toBe(4)
    expect([0, 1, 2, 3, 4].map(nextByte)).toEqual([0x6a, 0x75, 0x68, 0x71, 0])
  })

  it("make gestures, the same with either hand", () => {
    expect(gestureOf(32)?.says).toBe(gestureOf(4)?.says)
    expect(gestureOf(32)?.prop).toBe("bar")
    expect(gestureOf(0b10010000)?.says).toBe("Rock.")
    expect(gestureOf(0b10000001)?.says).toBe("Tea for two.")
    expect(gestureOf(0x6a)).toBeNull()
    expect(gestureOf(0)).toBeNull()
  })

  it("hear what they did", () => {
    expect(typedText(0x6a, "j")).toBe("j!")
    expect(typedText(0x6b, "jk")).toBe("That was k. You meant j.")
    expect(typedText(7, "·")).toMatch(/bell/)
    expect(typedText(200, "È")).toBe("Too many fingers for English.")
    expect(timeText(12.34)).toMatch(/^juhq by hand in 12\.3 seconds\./)
  })
})

describe("JuhqInBinary", () => {
  const finger = (name: string) => screen.getByRole("button", { name })
  const chord = (byte: number) => {
    for (const { bit, name } of fingers) if (byte & bit) fireEvent.click(finger(name))
    fireEvent.click(screen.getByRole("button", { name: "Let go" }))
  }

  it("says at the first finger what it means", async () => {
    const { user } = visit(<JuhqInBinary />, { path: "/juhq-in-binary" })
    await user.click(finger("Left middle finger"))
    expect(finger("Left middle finger")).toHaveAttribute("aria-pressed", "true")
    expect(screen.getByRole("status", { name: "Gesture" })).toHaveTextContent(
      "That is a gesture in nine countries.",
    )
    await user.click(finger("Left middle finger"))
    expect(finger("Left middle finger")).toHaveAttribute("aria-pressed", "false")
  })

  it("spells juhq, and the link tells the time", () => {
    const { address, wait } = visit(<JuhqInBinary />, { path: "/juhq-in-binary", at: "2026-03-03T12:00:00Z" })
    for (const letter of "juh") chord(letter.charCodeAt(0))
    wait(5000)
    chord("q".charCodeAt(0))
    expect(screen.getByRole("img", { name: "4 of 4 letters of juhq" })).toBeVisible()
    expect(screen.getByText(/^juhq by hand in 5\.0 seconds\./)).toBeVisible()
    expect(address()).toBe("/juhq-in-binary?time=50")
    chord("x".charCodeAt(0))
    expect(screen.getByRole("img", { name: "0 of 4 letters of juhq" })).toBeVisible()
    expect(hasThing("/juhq-in-binary")).toBe(true)
  })

  it("is played with eight keys, of which the last to be lifted types", () => {
    visit(<JuhqInBinary />, { path: "/juhq-in-binary" })
    Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 100, height: 100 }) as DOMRect
    const keys = [
      { key: "s", code: "KeyS" },
      { key: "d", code: "KeyD" },
      { key: "j", code: "KeyJ" },
      { key: "l", code: "KeyL" },
    ]
    for (const key of keys) fireEvent.keyDown(document.body, key)
    expect(screen.getByRole("img", { name: "Two hands: 0110 1010, which is j" })).toBeVisible()
    for (const key of keys.slice(1)) fireEvent.keyUp(document.body, key)
    expect(screen.getByLabelText("The paper")).toHaveTextContent(/^$/)
    fireEvent.keyUp(document.body, keys[0] ?? {})
    expect(screen.getByLabelText("The paper")).toHaveTextContent("j")
  })

  it("is played with several touches at once", () => {
    visit(<JuhqInBinary />, { path: "/juhq-in-binary" })
    const [one, two] = [finger("Left ring finger"), finger("Right little finger")]
    fireEvent.pointerDown(one, { button: 0 })
    fireEvent.pointerDown(two, { button: 0 })
    fireEvent.pointerUp(one)
    fireEvent.pointerUp(two)
    expect(screen.getByLabelText("The paper")).toHaveTextContent("A")
    expect(one).toHaveAttribute("aria-pressed", "false")
  })

  it("dares with a friend's time", () => {
    visit(<JuhqInBinary />, { path: "/juhq-in-binary", query: "time=93" })
    expect(screen.getByText("A friend did it in 9.3 seconds. Your hands, please.")).toBeVisible()
  })
})
