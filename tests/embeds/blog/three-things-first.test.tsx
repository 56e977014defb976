import { screen } from "@testing-library/react"
import BreakIt from "../../../src/embeds/blog/three-things-first/BreakIt"
import { visit } from "../../jest/visit"

it("breaks in three presses, says how fast, and is mended with tape", async () => {
  const { user, wait } = visit(<BreakIt />, { at: 0 })
  const press = (name: string) => user.click(screen.getByRole("button", { name }))
  const status = () => screen.getByRole("status")
  expect(status()).toHaveTextContent("All tests pass.")
  await press("Turn the dial")
  expect(status()).toHaveTextContent("The dial has come off in your hand.")
  await press("Turn the dial")
  await press("Type a %")
  expect(screen.getByRole("img", { name: "A radio with no dial, no address" })).toBeVisible()
  wait(4000)
  await press("Look inside")
  expect(status()).toHaveTextContent("You broke it in 4 seconds. The tests had a year.")
  await press("Mend it")
  expect(status()).toHaveTextContent("The tape is part of the design.")
  // The parts of the picture can be pressed as well, and break in another way each time.
  await user.click(document.querySelector(".dial") as Element)
  expect(status()).toHaveTextContent("The dial has come off again. It knew the way.")
})
