import { screen } from "@testing-library/react"
import fc from "fast-check"
import Gone from "../../src/embeds/gone/Gone"
import { answerOf, atTheDoor, panes, windowsOf } from "../../src/embeds/gone/logic"
import { adoptions } from "../../src/hooks/storage/adoptions"
import { write } from "../../src/hooks/storage/useStorage"
import type { PageEntry } from "../../src/lib/content/derivedLists"
import { forget, visit } from "../jest/visit"

const page = (i: number): PageEntry => ({
  path: `/p${i}`,
  title: `Page ${i}`,
  description: "",
  code: "0000",
  added: "2021-06-02",
  icon: "default",
})
const pages = Array.from({ length: 30 }, (_, i) => page(i))

it("has twelve windows whoever lives there, those who were adopted first", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), count => {
      const house = windowsOf(pages.slice(0, count))
      expect(house).toHaveLength(panes)
      const seen = house.map(pane => (pane.kind === "page" ? 1 : pane.kind === "crowd" ? pane.count : 0))
      expect(seen.reduce((sum, one) => sum + one, 0)).toBe(count)
      expect(house.map(answerOf).every(answer => answer.length <= 110)).toBe(true)
    }),
  )
})

it("has one light on, and another at each knock, with an answer", async () => {
  const { user } = visit(<Gone />, { path: "/gone", data: { pages } })
  expect(screen.getByRole("button", { name: "Window 1: 00007", pressed: true })).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Knock on window 2" }))
  expect(screen.getByRole("button", { name: "Window 2: link", pressed: true })).toBeVisible()
  expect(screen.getByRole("status")).toHaveTextContent("A hyperlink, still blue.")
  expect(screen.getByText(/Lights on: 2 of 12/)).toBeVisible()
})

it("opens the door when every light is on", async () => {
  const { user } = visit(<Gone />, { path: "/gone", data: { pages } })
  expect(screen.getByRole("button", { name: "Knock on the door" })).toBeVisible()
  for (let at = 2; at <= panes; at++)
    await user.click(screen.getByRole("button", { name: `Knock on window ${at}` }))
  expect(screen.getByRole("status")).toHaveTextContent(atTheDoor)
  expect(screen.getByText("All the lights are on. Shut the door.")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Shut the door" }))
  expect(screen.getByText(/Lights on: 1 of 12/)).toBeVisible()
})

it("answers at the door, and lights a window at each third knock", async () => {
  const { user } = visit(<Gone />, { path: "/gone", data: { pages } })
  const door = screen.getByRole("button", { name: "Knock on the door" })
  await user.click(door)
  expect(screen.getByRole("status")).toHaveTextContent("Nobody. Something puts a finger to its lips.")
  await user.click(door)
  await user.click(door)
  expect(screen.getByRole("status")).toHaveTextContent("You have woken a window.")
  expect(screen.getByText(/Lights on: 2 of 12/)).toBeVisible()
})

it("is where adopted pages live, unless there is no such page any more", async () => {
  forget()
  write(adoptions, ["/p3", "/was-here"])
  const { user } = visit(<Gone />, { path: "/gone", data: { pages }, again: true })
  await user.click(screen.getByRole("button", { name: "Window 1: Page 3" }))
  expect(screen.getByRole("link", { name: "Go in and see Page 3" })).toHaveAttribute("href", "/p3")
  expect(screen.getByRole("button", { name: "Knock on window 2" })).toBeVisible()
})
