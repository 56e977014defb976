import { screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import TipOfTheDay from "../../../src/embeds/home/tip-of-the-day/TipOfTheDay"
import { onPage, visit } from "../../jest/visit"

const tips = ["First", "Second", "Third"].map(text => ({
  text,
  to: `/${text.toLowerCase()}`,
  label: `See ${text}`,
}))
const data = { tips }

describe("the tip", () => {
  it("is another one at each visit, and round again", () => {
    const shown = ["First", "Second", "Third", "First"].map((text, time) => {
      const { unmount } = visit(<TipOfTheDay />, { data, again: time > 0 })
      const isThere = screen.queryByText(text, { exact: false, selector: "p" }) !== null
      unmount()
      return isThere
    })
    expect(shown).toEqual([true, true, true, true])
  })

  it("leads to its page, and gives way to the next by the button", async () => {
    const { user } = visit(<TipOfTheDay />, { data })
    expect(screen.getByRole("link", { name: "See First" })).toHaveAttribute("href", "/first")
    await user.click(screen.getByRole("button", { name: "Next tip" }))
    expect(screen.getByRole("status")).toHaveTextContent("Second")
    expect(screen.getByRole("link", { name: "See Second" })).toHaveAttribute("href", "/second")
  })

  it("is not told before the page has mounted", () => {
    expect(renderToString(onPage(<TipOfTheDay />, { data }))).not.toContain("First")
  })

  it("begins anew where what was kept is nonsense", () => {
    localStorage.setItem("juhq:tip", '{"v":1,"data":"x"}')
    visit(<TipOfTheDay />, { data, again: true })
    expect(screen.getByRole("status")).toHaveTextContent("First")
  })
})
