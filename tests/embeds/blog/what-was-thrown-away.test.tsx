import { screen } from "@testing-library/react"
import { joke, sentences } from "../../../src/embeds/blog/what-was-thrown-away/logic"
import Skip from "../../../src/embeds/blog/what-was-thrown-away/Skip"
import { visit } from "../../jest/visit"

it("gets better with every sentence thrown out, until the joke is left", async () => {
  const { user } = visit(<Skip />)
  const press = (name: string) => user.click(screen.getByRole("button", { name }))
  const status = () => screen.getByRole("status")
  expect(screen.getByRole("button", { name: "Climb in and get them back" })).toBeDisabled()
  await press(sentences[joke])
  expect(status()).toHaveTextContent("Not that one. That's the joke.")
  for (const [i, sentence] of sentences.entries()) if (i !== joke) await press(sentence)
  expect(status()).toHaveTextContent("That is the whole post.")
  expect(screen.getByRole("img", { name: "A skip with 6 sentences in it" })).toBeVisible()
  expect(screen.queryByRole("button", { name: sentences[0] })).toBeNull()
  await press("Climb in and get them back")
  expect(screen.getByRole("button", { name: sentences[0] })).toBeVisible()
})
