import { screen } from "@testing-library/react"
import AllGames from "../../../src/embeds/blog/every-game-of-tic-tac-toe/AllGames"
import { allGames, games, noScore, playOn } from "../../../src/embeds/blog/every-game-of-tic-tac-toe/logic"
import { visit } from "../../jest/visit"

it("knows how many games there are, and how they end", () => {
  const { score, last } = playOn(games(), noScore, allGames + 1, 12)
  expect(score).toEqual({ X: 131_184, O: 77_904, draws: 46_080 })
  expect(last).toHaveLength(12)
})

it("plays all of them at a press", async () => {
  const { user, wait } = visit(<AllGames />, { at: 0, calm: true })
  await user.click(screen.getByRole("button", { name: "Play every game" }))
  expect(screen.getByRole("status")).toHaveTextContent("Playing.")
  wait(100)
  expect(screen.getByRole("status")).toHaveTextContent("That was all of them.")
  expect(screen.getByText("X 131,184 · O 77,904 · draws 46,080")).toBeVisible()
  expect(screen.getByRole("img", { name: "Boards, and one says CROSS WINS" })).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Play them all again" }))
  wait(100)
  expect(screen.getByRole("status")).toHaveTextContent("The same again. I had hoped.")
})
