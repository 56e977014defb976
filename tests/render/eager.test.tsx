import { render, screen, within } from "@testing-library/react"
import BigLinks from "../../src/render/eager/BigLinks"
import Column from "../../src/render/eager/Column"
import Columns from "../../src/render/eager/Columns"
import Plate from "../../src/render/eager/Plate"
import Window from "../../src/render/eager/Window"

describe("the layout of a page with windows", () => {
  it("names each window by the heading in its title bar", () => {
    render(
      <>
        <Window title="Radio" tone="silver">
          music
        </Window>
        <Window title="Welcome">words</Window>
      </>,
    )
    const radio = screen.getByRole("region", { name: "Radio" })
    expect(within(radio).getByRole("heading", { level: 2, name: "Radio" })).toBeInTheDocument()
    expect(radio).toHaveTextContent("music")
    expect(screen.getByRole("region", { name: "Welcome" })).toHaveTextContent("words")
  })

  it("leaves columns in the order in which they are written, for reading and focus", () => {
    render(
      <Columns>
        <Column side="aside">
          <a href="/a">first</a>
        </Column>
        <Column side="main">
          <a href="/b">second</a>
        </Column>
      </Columns>,
    )
    expect(screen.getAllByRole("link").map(link => link.textContent)).toEqual(["first", "second"])
  })

  it("puts a sign on a plate only where one is asked for, and keeps it from being read", () => {
    const { container, rerender } = render(<Plate>words</Plate>)
    expect(container.querySelector("svg")).not.toBeInTheDocument()
    rerender(<Plate sign="warning">words</Plate>)
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true")
    expect(container).toHaveTextContent(/^words$/)
  })

  it("calls big links by the names that are seen", () => {
    render(
      <BigLinks>
        <p>
          <a href="/games">
            <span aria-hidden="true">🎲</span> Games
          </a>
        </p>
      </BigLinks>,
    )
    expect(screen.getByRole("link", { name: "Games" })).toHaveAttribute("href", "/games")
  })
})
