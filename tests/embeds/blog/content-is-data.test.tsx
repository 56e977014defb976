import { screen } from "@testing-library/react"
import HamsterTree from "../../../src/embeds/blog/content-is-data/HamsterTree"
import { ground, leafSize, leaves } from "../../../src/embeds/blog/content-is-data/logic"
import { visit } from "../../jest/visit"

it("falls over when the hamster goes for coffee, and holds on nothing but him", async () => {
  const { user } = visit(<HamsterTree />)
  const press = (name: string) => user.click(screen.getByRole("button", { name }))
  expect(screen.getByRole("img", { name: "A tree of words on the head of a hamster" })).toBeVisible()
  await press("Send him for coffee")
  expect(screen.getByRole("status")).toHaveTextContent("Oh no.")
  expect(screen.getByRole("img", { name: /lying on the ground/ })).toBeVisible()
  await press("A broom")
  expect(screen.getByRole("status")).toHaveTextContent("The broom is sweeping.")
  await press("The man from IT")
  expect(screen.getByRole("status")).toHaveTextContent("I'm on holiday")
  await press("Call the hamster back")
  expect(screen.getByRole("status")).toHaveTextContent("Standing. He had a coffee.")
})

it("falls on the ground and not under it, with all its leaves in the picture", () => {
  const [width, height] = leafSize
  for (const { lies } of leaves) {
    const [x, y, turn] = lies
    const angle = Math.abs((turn * Math.PI) / 180)
    expect(y + (width / 2) * Math.sin(angle) + (height / 2) * Math.cos(angle)).toBeLessThanOrEqual(ground)
    expect(x + (width / 2) * Math.cos(angle) + (height / 2) * Math.sin(angle)).toBeLessThanOrEqual(340)
  }
})
