import { fireEvent, screen } from "@testing-library/react"
import HoldBreath from "../../../src/embeds/blog/why-nothing-moves/HoldBreath"
import { maxSeconds, stageAt, verdictOn } from "../../../src/embeds/blog/why-nothing-moves/logic"
import { visit } from "../../jest/visit"

const button = () => screen.getByRole("button")
const status = () => screen.getByRole("status")

it("knows the stages of a breath", () => {
  expect([0, 2.9, 3, 60].map(seconds => stageAt(seconds).from)).toEqual([0, 0, 3, 15])
  expect([1, 5, 12].map(verdictOn)).toEqual([
    "That was a sniff.",
    "5 seconds. He can do more.",
    "12 seconds. He had seen his grandmother.",
  ])
})

it("is held while the button is pressed", () => {
  const { wait } = visit(<HoldBreath />, { at: 0 })
  fireEvent.pointerDown(button())
  expect(status()).toHaveTextContent("He has taken a breath.")
  wait(6500)
  expect(status()).toHaveTextContent("He says he is fine.")
  fireEvent.pointerUp(button())
  expect(status()).toHaveTextContent(/seconds\. He can do more\./)
})

it("is held with a key, and let go of in time", () => {
  const { wait } = visit(<HoldBreath />, { at: 0 })
  fireEvent.keyDown(button(), { key: " " })
  fireEvent.keyDown(button(), { key: " ", repeat: true })
  wait(maxSeconds * 1000)
  expect(status()).toHaveTextContent("Phew. He let go.")
  fireEvent.keyUp(button(), { key: " " })
  expect(status()).toHaveTextContent("Phew. He let go.")
})
