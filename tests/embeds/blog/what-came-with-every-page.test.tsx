import { screen } from "@testing-library/react"
import { load } from "../../../src/embeds/blog/what-came-with-every-page/logic"
import RemovalVan from "../../../src/embeds/blog/what-came-with-every-page/RemovalVan"
import { visit } from "../../jest/visit"

it("unloads everything but the letter first, and takes everything but the letter back", async () => {
  const { user, wait } = visit(<RemovalVan />, { at: 0 })
  const press = (name: string) => user.click(screen.getByRole("button", { name }))
  expect(screen.getByRole("status")).toHaveTextContent("A delivery for you. One letter.")
  await press("Open the van")
  for (const { message } of load) {
    wait(800)
    expect(screen.getByRole("status")).toHaveTextContent(message)
  }
  await press("Send the rest back")
  expect(screen.getByRole("status")).toHaveTextContent("Except the letter.")
  await press("Order another letter")
  expect(screen.getByRole("button", { name: "Open the van" })).toBeVisible()
})

it("is opened by a press on the van, and shaken for the next thing", async () => {
  const { user } = visit(<RemovalVan />, { at: 0 })
  const van = screen.getByTestId("van")
  await user.click(van)
  expect(screen.getByRole("status")).toHaveTextContent("It opens.")
  await user.click(van)
  expect(screen.getByRole("status")).toHaveTextContent(load[0]?.message ?? "")
})
