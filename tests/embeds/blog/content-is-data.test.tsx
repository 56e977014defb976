import { screen } from "@testing-library/react"
import HamsterTree from "../../../src/embeds/blog/content-is-data/HamsterTree"
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
