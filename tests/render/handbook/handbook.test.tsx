import { act, screen, within } from "@testing-library/react"
import type { HandbookEntry } from "../../../src/lib/content/handbook"
import { Handbook } from "../../../src/render/handbook/Handbook"
import { matching } from "../../../src/render/handbook/logic"
import { visit } from "../../jest/visit"

jest.mock("../../../src/render/registry", () => ({
  eager: new Map([["Tea", ({ name }: { name: string }) => <p>A cup of {name}</p>]]),
  loadEmbed: jest.fn(),
  arrivedEmbed: () => undefined,
}))

const entry = (name: string, more: Partial<HandbookEntry> = {}): HandbookEntry => ({
  name,
  doc: `${name} is a thing.`,
  file: `src/embeds/${name}.tsx`,
  props: [],
  lists: [],
  example: { text: `<${name} />`, made: false },
  front: null,
  feed: "<p>Words.</p>",
  pages: [],
  ...more,
})

const entries = [
  entry("Coffee", { doc: "As strong as tea is weak." }),
  entry("Tea", {
    props: [{ name: "minutes", kind: "a number", optional: true, usual: "3", doc: "How long it takes." }],
    lists: ["teas"],
    pages: [{ path: "/tools/tea", title: "Tea time" }],
  }),
]

const live = {
  path: "/tools/tea",
  title: "Tea time",
  siteName: "juhq.fi",
  siteUrl: "https://juhq.fi",
  data: {},
  tree: [{ type: "Tea", props: { name: "rooibos" } }],
}

const answers: Record<string, unknown> = { "/handbook.json": entries, "/handbook/Tea.json": live }

const { fetch: before } = globalThis
beforeEach(() => {
  globalThis.fetch = jest.fn(async (url: string) => ({
    ok: url in answers,
    status: url in answers ? 200 : 404,
    json: async () => answers[url],
  })) as never
})
afterEach(() => {
  globalThis.fetch = before
  window.location.hash = ""
})

describe("the search", () => {
  const names = (words: string) => matching(entries, words).map(({ name }) => name)

  it("finds by name first, then by sentence, prop and list, with every word", () => {
    expect(names("")).toEqual(["Coffee", "Tea"])
    expect(names("tea")).toEqual(["Tea", "Coffee"])
    expect(names("minutes")).toEqual(["Tea"])
    expect(names("TEAS long")).toEqual(["Tea"])
    expect(names("cocoa")).toEqual([])
  })
})

it("lists all components, and those that a search finds", async () => {
  const { user } = visit(<Handbook />)
  expect(await screen.findByText("2 of 2")).toBeInTheDocument()
  await user.type(screen.getByLabelText("Search"), "takes")
  expect(screen.getByText("1 of 2")).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Tea" })).toHaveAttribute("href", "#Tea")
  expect(screen.queryByRole("link", { name: "Coffee" })).toBeNull()
})

it("shows the one that the address names: props, list, example, live, feed and pages", async () => {
  visit(<Handbook />)
  await screen.findByText("2 of 2")
  act(() => {
    window.location.hash = "#Tea"
    window.dispatchEvent(new HashChangeEvent("hashchange"))
  })
  const section = screen.getByRole("region", { name: "Tea" })
  expect(
    within(section).getByRole("row", { name: "minutes a number no 3 How long it takes." }),
  ).toBeInTheDocument()
  expect(within(section).getByText("teas")).toBeInTheDocument()
  expect(within(section).getByText("<Tea />")).toBeInTheDocument()
  expect(within(section).getByRole("button", { name: "Copy the example" })).toBeInTheDocument()
  expect(await within(section).findByText("A cup of rooibos")).toBeInTheDocument()
  expect(within(section).getByText("Words.")).toBeInTheDocument()
  expect(within(section).getByRole("link", { name: "Tea time" })).toHaveAttribute("href", "/tools/tea")
})

it("says so where the address names none", async () => {
  window.location.hash = "#Cocoa"
  visit(<Handbook />, { again: true })
  expect(await screen.findByText("There is no component Cocoa.")).toBeInTheDocument()
})

it("can be asked for once more where it did not come", async () => {
  const { "/handbook.json": kept } = answers
  delete answers["/handbook.json"]
  const { user } = visit(<Handbook />)
  const retry = await screen.findByRole("button", { name: "Retry" })
  answers["/handbook.json"] = kept
  await user.click(retry)
  expect(await screen.findByText("2 of 2")).toBeInTheDocument()
})
