import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import List from "../../src/embeds/list/List"
import { PageContext } from "../../src/hooks/page/page"
import type { Json } from "../../src/lib/content/tree"

const rows: Json[] = [
  { name: "Löyly", seats: 1400, smoke: true, heated: "2024-06-21", site: "https://www.loyly.example/" },
  { name: "Kiuas", seats: 3, smoke: false, page: { text: "Its teapot", to: "/error-418" } },
  { name: "Vihta", seats: 12, smoke: false, view: { src: "/pictures/cow.png", alt: "A cow in a sauna" } },
]
const columns: Parameters<typeof List>[0]["columns"] = [
  { key: "name", head: "Sauna", type: "text" },
  { key: "seats", head: "Seats", type: "number", unit: "people" },
  { key: "smoke", head: "Smoke", type: "check" },
  { key: "heated", head: "Heated", type: "date", optional: true },
  { key: "site", head: "Site", type: "link", optional: true },
  { key: "page", head: "More", type: "page", optional: true },
  { key: "view", head: "View", type: "picture", optional: true },
]

function Page(props: Partial<Parameters<typeof List>[0]>) {
  const page = {
    path: "/saunas",
    title: "",
    siteName: "",
    siteUrl: "",
    params: {},
    data: { "our-saunas": rows },
  }
  return (
    <PageContext value={page}>
      <List data="our-saunas" columns={columns} {...props} />
    </PageContext>
  )
}

const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent)
beforeEach(() => window.history.replaceState(null, "", "/saunas"))

describe("<List>", () => {
  it("draws each cell as what it is, in the order of the YAML", () => {
    render(<Page />)
    expect(names()).toEqual(["Löyly", "Kiuas", "Vihta"])
    expect(screen.getByText("All 3 our saunas.")).toBeInTheDocument()
    const [, loyly, kiuas] = screen.getAllByRole("row") as HTMLElement[]
    expect(within(loyly as HTMLElement).getByText("21 June 2024")).toHaveAttribute("datetime", "2024-06-21")
    const site = within(loyly as HTMLElement).getByRole("link", { name: /^loyly\.example/ })
    expect(site).toHaveAttribute("href", "https://www.loyly.example/")
    expect(within(loyly as HTMLElement).getByRole("cell", { name: "yes" })).toBeInTheDocument()
    expect(within(kiuas as HTMLElement).getByRole("cell", { name: "no" })).toBeInTheDocument()
    expect(within(kiuas as HTMLElement).getByRole("link", { name: "Its teapot" })).toHaveAttribute(
      "href",
      "/error-418",
    )
    expect(screen.getByRole("img", { name: "A cow in a sauna" })).toHaveAttribute("loading", "lazy")
  })

  it("is a table to those who can't see it, though it is laid out as none", () => {
    render(<Page />)
    const table = screen.getByRole("table", { name: /^our saunas/ })
    expect(within(table).getAllByRole("row")).toHaveLength(4)
    for (const part of ["thead", "tbody", "tr", "th", "td"])
      for (const element of table.querySelectorAll(part)) expect(element).toHaveAttribute("role")
  })

  it("has a head to press for every column but pictures", () => {
    render(<Page />)
    const heads = screen.getAllByRole("columnheader")
    expect(heads.map(head => within(head).queryByRole("button")?.textContent ?? null)).toEqual([
      ...["Sauna", "Seats", "Smoke", "Heated", "Site", "More"],
      null,
    ])
  })

  it("has no search field unless it is asked for", () => {
    render(<Page />)
    expect(screen.queryByRole("searchbox")).toBeNull()
  })

  it("keeps its state under keys of its own where a page has two lists", async () => {
    const user = userEvent.setup()
    render(<Page search order="-seats" address="sauna-" />)
    expect(names()).toEqual(["Löyly", "Vihta", "Kiuas"])
    await user.type(screen.getByRole("searchbox"), "i")
    await user.click(screen.getByRole("button", { name: "Sauna" }))
    expect(names()).toEqual(["Kiuas", "Vihta"])
    expect(window.location.search).toBe("?sauna-q=i&sauna-sort=name")
  })

  it("has every row in the static HTML", () => {
    const html = renderToString(<Page search />)
    for (const name of ["Löyly", "Kiuas", "Vihta"]) expect(html).toContain(name)
  })
})
