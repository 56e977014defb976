import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { DeletedPagePanel } from "../../../src/shell/mistakes/DeletedPagePanel"
import { MistakesPanel } from "../../../src/shell/mistakes/MistakesPanel"

const mistake = (file: string, what: string) => ({ file, line: 3, column: 5, what, todo: "Mend it." })

const mistakes = [
  mistake("content/data/books.yaml", "A book is wrong."),
  mistake("content/pages/tools/tea.mdx", "The tea is wrong."),
]

describe("the mistakes over a page of develop", () => {
  it("render nothing if there are none", () => {
    const { container } = render(<MistakesPanel mistakes={[]} path="/" onOpen={() => {}} />)
    expect(container).toBeEmptyDOMElement()
  })

  it("start with those of the page, and each opens in the editor", async () => {
    const opened: string[] = []
    const open = ({ file, line }: { file: string; line: number }) => opened.push(`${file} ${line}`)
    render(<MistakesPanel mistakes={mistakes} path="/tools/tea/" onOpen={open} />)
    const panel = screen.getByRole("region", { name: "2 mistakes in the content" })
    const texts = within(panel).getAllByRole("listitem")
    expect(texts[0]).toHaveTextContent("The tea is wrong. Mend it.")
    expect(
      within(panel)
        .getAllByRole("heading")
        .map(head => head.textContent),
    ).toEqual(["On this page", "Elsewhere"])
    await userEvent.click(
      screen.getByRole("button", { name: "Open content/pages/tools/tea.mdx:3:5 in the editor" }),
    )
    expect(opened).toEqual(["content/pages/tools/tea.mdx 3"])
  })

  it.each([
    ["content/pages/index.mdx", "/"],
    ["content/pages/games/index.mdx", "/games"],
    ["content/blog/tea.mdx", "/blog/tea"],
    ["content/playlists/sauna.yaml", "/playlist/sauna"],
  ])("know that %s is the file of %s", (file, path) => {
    render(<MistakesPanel mistakes={[mistake(file, "It is wrong.")]} path={path} onOpen={() => {}} />)
    expect(screen.getByRole("heading")).toHaveTextContent("On this page")
  })

  it("can be hidden and shown again", async () => {
    render(<MistakesPanel mistakes={mistakes} path="/" onOpen={() => {}} />)
    await userEvent.click(screen.getByRole("button", { name: "Hide" }))
    expect(screen.queryByText(/A book is wrong/)).not.toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: "Show" }))
    expect(screen.getByText(/A book is wrong/)).toBeVisible()
  })
})

describe("a page of develop whose file was deleted", () => {
  it("is reported, with a link to the front page", () => {
    render(<DeletedPagePanel path="/tools/tea" />)
    const panel = screen.getByRole("alert", { name: "/tools/tea is gone" })
    expect(within(panel).getByRole("link", { name: "To the front page" })).toHaveAttribute("href", "/")
  })
})
