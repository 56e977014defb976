import { readFileSync } from "node:fs"
import { act, fireEvent, screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  begin,
  hasSaidWhen,
  initial,
  isOver,
  maxHeat,
  move,
  orderOf,
  picture,
  pourPortion,
  type State,
  spoutOf,
  step,
} from "../../src/embeds/error-418/logic"
import Teapot from "../../src/embeds/error-418/Teapot"
import { guestSays, refusal, result, steepedText, verdict } from "../../src/embeds/error-418/words"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { gotThings } from "../../src/hooks/storage/things"
import { travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { schema } from "../../src/lib/lists/teas"
import { bringGuest, hasThing, visit } from "../jest/visit"

const teas = parse(schema, parseYaml(readFileSync("content/data/teas.yaml", "utf8")))

/** Lets some seconds pass in frames of a sixtieth. */
function pass(state: State, seconds: number, isHeld: boolean): State {
  let now = state
  for (let i = 0; i < seconds * 60; i++) now = step(now, 1 / 60, isHeld)
  return now
}

/** Carries the pot to where its stream falls into the vessel. */
const overVessel = (state: State): State => ({ ...state, x: picture.vessel - 86, y: 180 })

/** Pours until the guest says when. */
function pourUntilWhen(start: State): State {
  let now = start
  for (let i = 0; i < 2000 && !hasSaidWhen(now); i++) now = step(now, 1 / 60, true)
  return now
}

describe("the pot", () => {
  it("refuses coffee as soon as it is touched, and stands up again", () => {
    const refused = begin(initial)
    expect([refused.answer, refused.heat]).toEqual(["refused", 1])
    expect(verdict(refused, "green")).toBe("418. I'm a teapot.")
    const later = pass(refused, 2.5, false)
    expect(orderOf(later)).toEqual({ wants: "tea", vessel: "cup" })
    expect(new Set([1, 2, 3, 4].map(heat => refusal(heat))).size).toBe(maxHeat)
  })

  it("makes a right cup when it is let go at “When.”, and goes on pouring for a while", () => {
    const when = pourUntilWhen(overVessel({ ...initial, round: 1 }))
    const after = pass(when, 0.6, false)
    expect(after.level).toBeGreaterThan(when.level)
    expect([after.answer, after.right, after.spilt]).toEqual(["right", 1, 0])
  })

  it("pours too much when it is held, and on the table when it is elsewhere", () => {
    const full = pass(overVessel({ ...initial, round: 1 }), 6, true)
    expect(full.spiltInAll).toBeGreaterThan(0)
    const beside = pass({ ...initial, round: 1 }, 1, true)
    expect([beside.level, beside.puddles.length]).toEqual([0, 1])
    expect(Math.abs(spoutOf(beside).x - picture.vessel)).toBeGreaterThan(42)
  })

  it("doesn't fill a bath", () => {
    const bath = pass(overVessel({ ...initial, round: 5 }), 5, true)
    expect([bath.answer, bath.left]).toEqual(["empty", 0])
    expect(bath.level).toBeLessThan(0.2)
  })

  it("stays in the picture", () => {
    const { x, y } = move(initial, 9999, -9999)
    expect([x < picture.width, y > 0]).toEqual([true, true])
  })

  it("boils over at the fourth coffee, which ends the visit", () => {
    let state = overVessel(initial)
    for (let i = 0; i < 40 && !isOver(state); i++) state = pourPortion(state)
    expect([isOver(state), state.heat]).toEqual([true, maxHeat])
    expect(result(state)).toBe("One cup was right, and 9 decilitres went on the table.")
  })
})

describe("the teapot", () => {
  const handle = () => screen.getByRole("button", { name: /^The teapot/ })
  const status = () => screen.getByRole("status", { name: "Verdict" })

  it("answers the first press with 418", () => {
    visit(<Teapot />, { path: "/error-418", data: { teas } })
    expect(screen.getByRole("img", { name: /The guest says: Coffee, please\./ })).toBeInTheDocument()
    fireEvent.pointerDown(handle())
    expect(status()).toHaveTextContent("418. I'm a teapot.")
  })

  it("is poured from by Enter, portion by portion in calm mode, moved by arrows, and mopped up", async () => {
    const { user } = visit(<Teapot />, { path: "/error-418", data: { teas }, calm: true })
    handle().focus()
    await user.keyboard("{Enter}")
    expect(status()).toHaveTextContent("418. I'm a teapot.")
    await user.keyboard("{Enter}".concat("{ArrowRight}".repeat(6)))
    expect(status()).toHaveTextContent(/^The guest says: .*, then\./)
    await user.keyboard("{Enter}{Enter}")
    expect(status()).toHaveTextContent(/^Right\./)
    for (let i = 0; i < 12 && !screen.queryByRole("button", { name: "Mop up" }); i++)
      await user.keyboard("{Enter}")
    expect(status()).toHaveTextContent(/^It has boiled over\. One cup was right/)
    await user.click(screen.getByRole("button", { name: "Mop up" }))
    expect(status()).toHaveTextContent("The guest says: Coffee, please.")
    expect(hasThing("/error-418")).toBe(true)
  })
})

describe("a thing in the pot", () => {
  it("is what the tea tastes of", () => {
    const right: State = { ...initial, round: 1, answer: "right" }
    expect(guestSays(right, "red pen", "the red pen")).toBe("Notes of red pen.")
    expect(verdict(right, "red pen", "the red pen")).toMatch(/^Right\. It tasted of the red pen/)
    expect([1, 2].map(heat => refusal(heat, "the horse"))).toEqual([
      "I'm a teapot and the horse.",
      "Still a teapot.",
    ])
    expect(steepedText(initial)).toBeNull()
  })

  it("is the tea of the day, and lands in the cup", async () => {
    const { user } = visit(<Teapot />, { path: "/error-418", data: { teas }, calm: true })
    const status = () => screen.getByRole("status", { name: "Verdict" })
    await bringGuest("The red pen")
    // The tea towel is this page's own.
    expect(document.querySelector("[data-guest]")).toBeNull()
    act(() => {
      write(gotThings, [{ path: "/thesis", at: 0 }])
      write(looseThing, "/thesis")
    })
    expect(
      await screen.findByRole("img", { name: /^A teapot with the red pen in it, a table/ }),
    ).toBeVisible()
    screen.getByRole("button", { name: /^The teapot/ }).focus()
    await user.keyboard("{Enter}")
    expect(status()).toHaveTextContent("418. I'm a teapot and the red pen.")
    await user.keyboard("{Enter}".concat("{ArrowRight}".repeat(6)))
    expect(status()).toHaveTextContent("The guest says: Red pen, then.")
    await user.keyboard("{Enter}{Enter}")
    expect(read(travels)["/thesis"]?.[0]?.what).toBe("Was made into tea. There were no complaints.")
    for (let i = 0; i < 12 && !screen.queryByRole("button", { name: "Mop up" }); i++)
      await user.keyboard("{Enter}")
    expect(status()).toHaveTextContent(/^The red pen landed in his cup\. One cup was right/)
    expect(read(travels)["/thesis"]?.[0]?.what).toBe("Boiled over in a teapot, and landed in the cup.")
    await bringGuest(null)
    expect(status()).toHaveTextContent(/^It has boiled over\./)
  })
})
