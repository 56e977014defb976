import { screen } from "@testing-library/react"
import HamsterBill from "../../../src/embeds/blog/what-a-hamster-costs/HamsterBill"
import { bill, maxRefusals, printed, sum } from "../../../src/embeds/blog/what-a-hamster-costs/logic"
import { visit } from "../../jest/visit"

const ask = async () => {
  const { user, wait } = visit(<HamsterBill />, { at: 0, calm: true })
  const press = async (name: string) => {
    await user.click(screen.getByRole("button", { name }))
    wait(10)
  }
  await press("Ask what he costs")
  return press
}

it("adds up, and grows with every refusal", () => {
  expect(sum(bill)).toBe("27.17")
  expect(sum(printed(1))).toBe("32.17")
  expect(sum(printed(2))).toBe("49.92")
})

it("is printed and paid in seeds", async () => {
  const press = await ask()
  expect(screen.getByRole("region", { name: "The bill" })).toHaveTextContent("Wheel, squeak 1.10")
  expect(screen.getByRole("region", { name: "The bill" })).toHaveTextContent("27.17 €")
  await press("Pay in seeds")
  expect(screen.getByRole("status")).toHaveTextContent("He has eaten the receipt.")
  await press("Open the next envelope")
  expect(screen.getByRole("region", { name: "The bill" })).toHaveTextContent("Receipt, eaten 4.00")
  await press("Pay in seeds")
  await press("Open the next envelope")
  expect(screen.getByRole("region", { name: "The bill" })).toHaveTextContent("TO PAY 0.00 €")
  await press("Pay in seeds")
  await press("Let him sleep")
  expect(screen.getByRole("button", { name: "Ask what he costs" })).toBeVisible()
})

it("ends in the dark for those who don't pay", async () => {
  const press = await ask()
  for (let refused = 0; refused < maxRefusals; refused++) await press("Don't pay")
  expect(screen.getByRole("status")).toHaveTextContent("They have cut him off. He hasn't noticed.")
  expect(screen.getByRole("img", { name: "A hamster asleep in the dark" })).toBeVisible()
})
