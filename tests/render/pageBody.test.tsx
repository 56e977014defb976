import { act, render, screen } from "@testing-library/react"
import { type Heading, useHeading } from "../../src/hooks/page/heading"
import { PageBody, type PageNode } from "../../src/render/PageBody"

function MockToy() {
  useHeading(mockHeading.now)
  return null
}
const mockHeading: { now: Heading | null } = { now: null }
jest.mock("../../src/render/registry", () => ({
  eager: new Map([["Toy", MockToy]]),
  loadEmbed: jest.fn(),
  getLoadedEmbed: () => undefined,
}))

const page: PageNode = {
  path: "/kahvi",
  title: "Kahvi",
  description: "",
  code: "0001",
  lang: "fi",
  background: "none",
  window: "document",
  icon: "default",
  added: "2024-01-01",
  embeds: [],
  tree: [{ type: "Toy" }],
  data: {},
  images: [],
}
const site = { siteMetadata: { name: "juhq.fi", siteUrl: "https://juhq.fi" } }

describe("the heading of a page", () => {
  it("is its title, unless a toy on the page says it in another language", () => {
    const { rerender } = render(<PageBody page={page} site={site} />)
    const heading = screen.getByRole("heading", { level: 1 })
    expect(heading).toHaveTextContent(/^Kahvi$/)
    expect(heading).not.toHaveAttribute("lang")
    mockHeading.now = { text: "Coffee", lang: "en" }
    act(() => rerender(<PageBody page={{ ...page, tree: [{ type: "Toy" }] }} site={site} />))
    expect(heading).toHaveTextContent(/^Coffee$/)
    expect(heading).toHaveAttribute("lang", "en")
    rerender(<PageBody page={{ ...page, path: "/tee", title: "Tee", tree: [] }} site={site} />)
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Tee$/)
  })
})
