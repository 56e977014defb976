import { screen } from "@testing-library/react"
import { levels, limit, loudness, next, notes } from "../../src/embeds/ohmy/logic"
import OhMy from "../../src/embeds/ohmy/OhMy"
import { pullPx } from "../../src/embeds/ohmy/usePull"
import { giveSound, takeSound } from "../jest/sound"
import { visit } from "../jest/visit"

describe("the scale", () => {
  it("goes up to its limit by one, and from there to the beginning", () => {
    const way = [0]
    while (way.length < limit + 2) way.push(next(way.at(-1) ?? 0))
    expect(way).toEqual([...levels.keys(), 0])
  })

  it("gets louder and higher until the limit, never more than a fifth of full scale, and is nearly silent there", () => {
    for (let level = 1; level < limit; level++) {
      expect(loudness(level)).toBeGreaterThan(loudness(level - 1))
      expect(notes(level)[1]).toBeGreaterThan(notes(level - 1)[1])
    }
    expect(loudness(limit - 1)).toBeLessThanOrEqual(0.2)
    expect(loudness(limit)).toBeLessThan(loudness(0))
  })
})

describe("the page", () => {
  afterEach(takeSound)

  it("makes a sound at a press alone, and none when it is not to be said aloud", async () => {
    const opened = giveSound()
    const page = visit(<OhMy />, { path: "/ohmy" })
    await page.user.click(screen.getByRole("checkbox", { name: "Aloud" }))
    await page.user.click(screen.getByRole("button", { name: "Oh my!" }))
    expect(opened).toHaveLength(0)
    await page.user.click(screen.getByRole("checkbox", { name: "Aloud" }))
    await page.user.click(screen.getByRole("button", { name: "Oh my!" }))
    expect(opened).toHaveLength(1)
  })

  it("says it more strongly at each press, and reaches the limit", async () => {
    const page = visit(<OhMy />, { path: "/ohmy" })
    expect(screen.getByRole("status")).toHaveTextContent("oh my He has read something")
    await page.user.click(screen.getByRole("button", { name: "Oh my!" }))
    expect(screen.getByRole("status")).toHaveTextContent("An eyebrow goes up.")
    expect(page.address()).toBe("/ohmy?level=1")
    for (let level = 2; level <= limit; level++)
      await page.user.click(screen.getByRole("button", { name: "Oh my!" }))
    expect(screen.getByRole("img", { name: "A gentleman who says: my" })).toBeInTheDocument()
    await page.user.click(screen.getByRole("button", { name: "Oh" }))
    expect(page.address()).toBe("/ohmy")
  })

  it("lets the gentleman himself be pressed and pulled", async () => {
    const page = visit(<OhMy />, { path: "/ohmy" })
    const he = screen.getByRole("img", { name: /^A gentleman/ })
    await page.user.pointer([{ keys: "[MouseLeft>]", target: he, coords: { clientX: 0, clientY: 0 } }])
    expect(page.address()).toBe("/ohmy?level=1")
    await page.user.pointer([{ target: he, coords: { clientX: 2 * pullPx, clientY: 0 } }])
    expect(page.address()).toBe("/ohmy?level=2")
    await page.user.pointer("[/MouseLeft]")
    expect(page.address()).toBe("/ohmy?level=2")
  })
})
