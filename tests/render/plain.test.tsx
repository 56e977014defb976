import { render, screen, within } from "@testing-library/react"
import BigLinks from "../../src/render/plain/BigLinks"
import Column from "../../src/render/plain/Column"
import Columns from "../../src/render/plain/Columns"
import Plate from "../../src/render/plain/Plate"
import Window from "../../src/render/plain/Window"

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

  it("keeps the names of big links", () => {
    render(
      <BigLinks>
        <p>
          <a href="/games">
            <span role="img" aria-label="Games">
              🎲
            </span>
          </a>
        </p>
      </BigLinks>,
    )
    expect(screen.getByRole("link", { name: "Games" })).toHaveAttribute("href", "/games")
  })
})
