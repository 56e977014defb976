/** A page with a list, made of one YAML and one MDX file as an author would, and the mistakes that one makes in them. */
import { readFileSync } from "node:fs"
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import List from "../../src/embeds/list/List"
import { formatProblem } from "../../src/engine/problems"
import { readSite } from "../../src/engine/site"
import { PageContext } from "../../src/hooks/page/page"
import { elements } from "../../src/lib/content/tree"
import { facts, page, smallSite, write } from "./smallSite"

const mdxFile = "content/pages/saunas.mdx"
const yamlFile = "content/data/saunas.yaml"

const columns = [
  '{key: "name", head: "Sauna", type: "text"}',
  '{key: "town", head: "Town", type: "text"}',
  '{key: "built", head: "Built", type: "year"}',
  '{key: "seats", head: "Seats", type: "number", unit: "people", sum: true}',
  '{key: "smoke", head: "Smoke", type: "check"}',
  '{key: "heated", head: "Last heated", type: "date", optional: true}',
  '{key: "more", head: "More", type: "page", optional: true}',
]
const towns = ["Tampere", "Kuopio", "Äänekoski", "Inari"]
const row = (i: number, more = "") =>
  `- {name: Sauna ${i}, town: ${towns[i % 4]}, built: ${1900 + ((i * 37) % 100)}, seats: ${4 + i}, smoke: ${i % 3 === 0}${more}}`
const rows = Array.from({ length: 40 }, (_, i) =>
  row(i + 1, i === 6 ? ", heated: 2024-06-21, more: {text: Its beans, to: /garden#broad-beans}" : ""),
)
const element = (props: string, of: readonly string[] = columns) =>
  `<List data="saunas" columns={[\n  ${of.join(",\n  ")},\n]} ${props} />`

type Files = { yaml?: readonly string[]; list?: string; front?: string }

/** The small site with the list page. */
function site({
  yaml = rows,
  list = element('search order="-built" group="town"'),
  front = "data: saunas\n",
}: Files = {}) {
  const root = smallSite()
  write(root, "src/embeds/list/List.tsx", readFileSync("src/embeds/list/List.tsx", "utf8"))
  write(root, yamlFile, `${yaml.join("\n")}\n`)
  write(root, mdxFile, page("Saunas", list, front))
  return readSite(root, facts)
}

const mistakes = (files: Files) => site(files).problems.map(formatProblem)

/** Draws the list of the page as the site's renderer would. */
function show() {
  const { byPath, lists } = site()
  const found = [...elements(byPath.get("/saunas")?.tree ?? [])].find(({ type }) => type === "List")
  const data = { saunas: lists.get("saunas") ?? null }
  const context = { path: "/saunas", title: "Saunas", siteName: "", siteUrl: "", params: {}, data }
  render(
    <PageContext value={context}>
      <List {...(found?.props as Parameters<typeof List>[0])} />
    </PageContext>,
  )
}

describe("a new list page of one YAML and one MDX file", () => {
  beforeEach(() => window.history.replaceState(null, "", "/saunas"))

  const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent)
  const groups = () => names().filter(name => /\(\d+\)$/.test(name ?? ""))

  it("has no mistake, and needs no schema", () => {
    expect(mistakes({})).toEqual([])
  })

  it("shows every row in its group, ordered as it says, groups as in a Finnish dictionary", () => {
    show()
    expect(screen.getByRole("status")).toHaveTextContent("All 40 saunas.")
    expect(screen.getByText("Seats: 980 people together, 24.5 on average.")).toBeInTheDocument()
    expect(groups()).toEqual(["Inari (10)", "Kuopio (10)", "Tampere (10)", "Äänekoski (10)"])
    const cells = within(screen.getAllByRole("row")[2] as HTMLElement).getAllByRole("cell")
    expect(cells.map(({ textContent }) => textContent)).toEqual(["Inari", "1999", "31 people", "yes", "", ""])
    expect(screen.getByRole("columnheader", { name: "Built" })).toHaveAttribute("aria-sort", "descending")
    expect(screen.getByRole("link", { name: "Its beans" })).toHaveAttribute("href", "/garden#broad-beans")
    expect(screen.getByText("21 June 2024")).toHaveAttribute("datetime", "2024-06-21")
  })

  it("is searched, ordered by its heads, and whole again at one press, and the address keeps it", async () => {
    const user = userEvent.setup()
    show()
    await user.type(screen.getByLabelText("Search"), "197 aanekoski")
    expect(screen.getByRole("status")).toHaveTextContent("2 of 40 saunas.")
    expect(names()).toEqual(["Äänekoski (2)", "Sauna 2", "Sauna 10"])
    await user.click(screen.getByRole("button", { name: "Built" }))
    expect(names()).toEqual(["Äänekoski (2)", "Sauna 10", "Sauna 2"])
    expect(window.location.search).toBe("?q=197+aanekoski&sort=built")
    await user.type(screen.getByLabelText("Search"), "xyzzy")
    expect(screen.queryByRole("table")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Show them all" }))
    expect(screen.getByRole("status")).toHaveTextContent("All 40 saunas.")
    expect(screen.getByLabelText("Search")).toHaveFocus()
    expect(window.location.search).toBe("?sort=built")
  })

  it("puts rows that lack what it is ordered by last, either way", async () => {
    const user = userEvent.setup()
    show()
    for (const way of ["ascending", "descending"]) {
      await user.click(screen.getByRole("button", { name: "Last heated" }))
      expect(screen.getByRole("columnheader", { name: "Last heated" })).toHaveAttribute("aria-sort", way)
      expect(names().slice(0, 2)).toEqual(["Inari (10)", "Sauna 7"])
    }
  })
})

describe("what the check says of a list page", () => {
  /** The rows with the twelfth changed; it stands on line 12 of the YAML. */
  const row12 = (from: string | RegExp, to: string): Files => ({
    yaml: rows.map((text, i) => (i === 11 ? text.replace(from, to) : text)),
  })
  /** The columns with the nth of them changed, from 0; it stands on line 9 + `nth` of the MDX. */
  const column = (nth: number, to: string): Files => ({
    list: element(
      "",
      columns.map((text, i) => (i === nth ? to : text)),
    ),
  })
  const props = (text: string): Files => ({ list: element(text) })

  it.each<[string, Files, string[]]>([
    [
      "a row without a key",
      row12(", seats: 16", ""),
      ['yaml:12:3: The key "seats" is missing. Add "seats: ...".'],
    ],
    [
      "a key that is no column",
      row12("seats", "sets: 5, seats"),
      ['yaml:12:48: There is no column for the key "sets". Did you mean seats?'],
    ],
    [
      "a text where a number belongs",
      row12("seats: 16", "seats: many"),
      ['yaml:12:55: "11.seats" has a value that does not fit: "many". Write a number.'],
    ],
    [
      "a number where a text belongs",
      row12("town: Tampere", "town: 12"),
      ['yaml:12:26: "11.town" has a value that does not fit: 12. Write a text; in quotes it is one: "12".'],
    ],
    [
      "half a year",
      row12(/built: \d+/, "built: 1998.5"),
      ['yaml:12:42: "11.built" has a value that does not fit: 1998.5. Write a year, as 1998.'],
    ],
    [
      "a day that is none",
      row12("}", ", heated: 2024-02-30}"),
      [
        'yaml:12:80: "11.heated" has a value that does not fit: "2024-02-30". There is no such day: write one that is in the calendar, as 2024-05-31.',
      ],
    ],
    [
      "a yes that is neither true nor false",
      row12(/smoke: \w+/, "smoke: maybe"),
      ['yaml:12:66: "11.smoke" has a value that does not fit: "maybe". Write true or false.'],
    ],
    [
      "a link that leads nowhere",
      row12("}", ", more: /gardn}"),
      ["yaml:12:78: The link /gardn leads nowhere. Did you mean /garden?"],
    ],
    [
      "a link with words that leads nowhere",
      row12("}", ", more: {text: Beans, to: /garden#bins}}"),
      ["yaml:12:96: The page /garden has no anchor #bins. It has #broad-beans, #books-on-gardens."],
    ],
    [
      "a link that is no page's",
      row12("}", ", more: https://example.org}"),
      [
        'yaml:12:78: "11.more" has a value that does not fit: "https://example.org". Write /tools/consonants, or {text: "Words to press", to: /tools/consonants}.',
      ],
    ],
    [
      "a list that is none",
      { yaml: ["name: Sauna 1", "town: Inari"] },
      [
        'yaml:1:1: The file has a value that does not fit: {"name":"Sauna 1","town":"Inari"}. Write a list: lines that begin with "- ".',
      ],
    ],
    [
      "a column that no row has",
      column(1, '{key: "twon", head: "Town", type: "text"}'),
      ['mdx:10:4: No row of content/data/saunas.yaml has the key "twon". Did you mean town?'],
    ],
    [
      "a column of no type",
      column(2, '{key: "built", head: "Built", type: "yaer"}'),
      [
        'mdx:11:33: "columns.2.type" has a value that does not fit: "yaer". Write text, number, year, date, check, link, page or picture.',
      ],
    ],
    [
      "a column without a head",
      column(2, '{key: "built", type: "year"}'),
      ['mdx:11:3: The key "head" is missing. Add "head: ...".'],
    ],
    [
      "a column with a key too many",
      column(2, '{key: "built", head: "Built", type: "year", wide: true}'),
      ['mdx:11:47: There is no key "wide" here. The keys are key, head, type, optional, align, unit or sum.'],
    ],
    [
      "a column twice",
      column(3, columns[1] ?? ""),
      ['mdx:12:4: The column "town" stands here twice. Keep one of the two.'],
    ],
    [
      "a unit of what is no number",
      column(2, '{key: "built", head: "Built", type: "year", unit: "AD"}'),
      ['mdx:11:47: The column "built" has "unit", and is no number. Remove it, or write type: "number".'],
    ],
    [
      "columns of texts",
      { list: '<List data="saunas" columns={["name", "town"]} />' },
      [
        'mdx:8:31: "columns.0" has a value that does not fit: "name". Write a column: {key: "title", head: "Title", type: "text"}.',
        'mdx:8:39: "columns.1" has a value that does not fit: "town". Write a column: {key: "title", head: "Title", type: "text"}.',
      ],
    ],
    [
      "no columns",
      { list: '<List data="saunas" columns={[]} />' },
      [
        'mdx:8:21: "columns" has a value that does not fit: []. Write a list of columns: [{key: "title", head: "Title", type: "text"}].',
      ],
    ],
    [
      "props that name no column",
      props('order="-biult" group="twn"\n  search={["name", "place"]}'),
      [
        'mdx:16:4: The prop "order" names "biult", which is no column. Did you mean built?',
        'mdx:16:19: The prop "group" names "twn", which is no column. Did you mean town?',
        'mdx:17:3: The prop "search" names "place", which is no column. Write name, town, built, seats, smoke, heated or more.',
      ],
    ],
    [
      "a list that is not there",
      { list: element("").replace('"saunas"', '"sanuas"') },
      ['mdx:8:7: There is no list "sanuas". Did you mean saunas?'],
    ],
    [
      "a list that the front matter doesn't name",
      { front: "" },
      ['mdx:7:7: <List> needs the list "saunas". Write "data: saunas" in the front matter.'],
    ],
    [
      "two lists with the same keys",
      { list: `${element("")}\n\n${element("")}` },
      [
        'mdx:18:1: Two lists of the page have the same keys in the address. Write address="other-" in one of them.',
      ],
    ],
    [
      "pictures that are not there or say nothing",
      {
        list: element("", [...columns, '{key: "view", head: "View", type: "picture", optional: true}']),
        yaml: rows.map((text, i) =>
          text.replace(
            "}",
            [
              ", view: {src: /mark.svg, alt: A mark}}",
              ", view: {src: /marc.svg, alt: A mark}}",
              ", view: {src: /mark.svg}}",
            ][i] ?? "}",
          ),
        ),
      },
      [
        "yaml:2:85: There is no picture static/marc.svg. Put it there.",
        'yaml:3:74: The key "alt" is missing. Add "alt: ...".',
      ],
    ],
    [
      "a made list without what a column wants",
      {
        front: "data: pages\n",
        list: '<List data="pages" columns={[{key: "titel", head: "", type: "text"}, {key: "code", head: "", type: "number"}]} />',
        yaml: ["[]"],
      },
      [
        'mdx:8:31: No row of the list "pages" has the key "titel". Did you mean title?',
        'mdx:8:94: The key "code" of the list "pages" is no number. Write another type.',
      ],
    ],
  ])("has file, line, column and what to do: %s", (_, files, said) => {
    const short = (text: string) => text.replace(`${yamlFile}:`, "yaml:").replace(`${mdxFile}:`, "mdx:")
    expect(mistakes(files).map(short)).toEqual(said)
  })
})
