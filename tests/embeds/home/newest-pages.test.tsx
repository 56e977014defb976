import { render, screen, within } from "@testing-library/react"
import NewestPages from "../../../src/embeds/home/newest-pages/NewestPages"
import { onPage } from "../../jest/visit"

const entry = (code: string, path: string, title: string) => ({
  code,
  path,
  title,
  description: "",
  added: "2025-01-01",
})
const facts = { path: "/" }

describe("the newest pages", () => {
  it("are links with their numbers, in the order of the list", () => {
    const newest = [
      entry("0184", "/how-many-legs-i-have", "How many legs I have"),
      entry("0183", "/a/b", "Another"),
    ]
    render(onPage(<NewestPages />, { ...facts, data: { newest } }))
    const rows = screen.getAllByRole("listitem")
    expect(rows.map(row => row.textContent?.trim())).toEqual(["0184 How many legs I have", "0183 Another"])
    expect(rows.map(row => within(row).getByRole("link").getAttribute("href"))).toEqual([
      "/how-many-legs-i-have",
      "/a/b",
    ])
  })
})
