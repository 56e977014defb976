import { fireEvent, screen } from "@testing-library/react"
import { angle, pitch } from "../../scripts/toy/logic"
import Toy from "../../scripts/toy/Toy"
import { giveSound, takeSound } from "../jest/sound"
import { visit } from "../jest/visit"

describe("a bell on a string", () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
  })
  afterEach(takeSound)

  it("swings with the period of its length", () => {
    expect(angle(2 * Math.PI * Math.sqrt(100 / 981), 100)).toBeCloseTo(angle(0, 100), 9)
  })

  it("rings an octave higher on half the string", async () => {
    const sounds = giveSound()
    const { user, address } = visit(<Toy />, { calm: true })
    await user.click(screen.getByRole("button", { name: "Ring" }))
    fireEvent.change(screen.getByRole("slider", { name: "String: 100 cm" }), { target: { value: "50" } })
    expect(address()).toMatch(/\?length=50$/)
    await user.click(screen.getByRole("img", { name: "A bell on a string" }))
    expect(sounds[0]?.tones.map(({ frequency }) => frequency)).toEqual([pitch(100), 2 * pitch(100)])
  })

  it("swings by itself except in calm mode, and can be reset", async () => {
    const { user } = visit(<Toy />, { query: "length=20", calm: true })
    expect(screen.getByRole("button", { name: "Play anyway" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.getByRole("slider", { name: "String: 100 cm" })).toBeInTheDocument()
  })
})
