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
  expect(screen.getByRole("list", { name: "Boards, and one says CROSS WINS" })).toBeVisible()
  // The board with the verdict goes back to its game at a press.
  await user.click(screen.getByRole("button", { name: "Play board 6" }))
  expect(screen.getByRole("list", { name: "Twelve boards" })).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Play them all again" }))
  wait(100)
  expect(screen.getByRole("status")).toHaveTextContent("The same again. I had hoped.")
})

it("plays one of them at a press on a board, which leaves the others", async () => {
  const { user } = visit(<AllGames />, { at: 0, calm: true })
  await user.click(screen.getByRole("button", { name: "Play board 3" }))
  expect(screen.getByRole("status")).toHaveTextContent("One more done. 255,167 to go.")
  expect(screen.getByText("X 1 · O 0 · draws 0")).toBeVisible()
})
