import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import JuhqWeb from "../../src/embeds/juhqweb/JuhqWeb"
import { go, goAhead, goBack, maxDepth, placeOf, type Trip } from "../../src/embeds/juhqweb/logic"
import { withoutScripts } from "../../src/embeds/juhqweb/pageText"
import { schema } from "../../src/embeds/juhqweb/schema"
import { visit } from "../jest/visit"

const juhqweb = parse(schema, parseYaml(readFileSync("content/data/juhqweb.yaml", "utf8")))
const known = {
  paths: new Set(["/", "/links", "/juhqweb", "/tools/consonants"]),
  own: "/juhqweb",
  hosts: ["juhq.fi"],
  reasons: juhqweb.reasons,
}
const kindOf = (address: string) => placeOf(address, known).kind

describe("an address", () => {
  it("leads to a page of this site, however it is typed", () => {
    for (const typed of [
      "/links",
      "links",
      "juhq.fi/links",
      "http://juhq.fi/links/",
      "HTTPS://www.juhq.fi/links?a=1#b",
    ])
      expect(placeOf(typed, known)).toEqual({ kind: "page", path: "/links" })
    expect(placeOf(" ", known)).toEqual({ kind: "page", path: "/" })
    expect(placeOf("juhq.fi", known)).toEqual({ kind: "page", path: "/" })
    expect(placeOf("tools/consonants", known)).toEqual({ kind: "page", path: "/tools/consonants" })
  })

  it("leads to itself, to nothing, or elsewhere with a reason", () => {
    expect([
      kindOf("/juhqweb"),
      kindOf("/nothing"),
      kindOf("nothing"),
      kindOf("https://example.com/"),
    ]).toEqual(["self", "missing", "missing", "elsewhere"])
    expect(placeOf("https://shop.example.com/x", known)).toMatchObject({
      host: "shop.example.com",
      title: "They only want to sell us something",
    })
    expect(placeOf("javascript:alert(1)", known).kind).not.toBe("page")
    expect(placeOf("data:text/html,hi", known).kind).not.toBe("page")
  })

  it("is a page only where it is one of ours", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), typed => {
        const place = placeOf(typed, known)
        if (place.kind === "page") expect(known.paths.has(place.path)).toBe(true)
      }),
    )
  })
})

describe("a trip", () => {
  it("goes back the way it came, and forward again", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("/a", "/b", "/c"), { maxLength: 30 }), steps => {
        const all: Trip = steps.reduce(go, { back: [], at: "/", ahead: [] })
        let now = all
        while (now.back.length > 0) now = goBack(now)
        expect(now.at).toBe("/")
        while (now.ahead.length > 0) now = goAhead(now)
        expect(now).toEqual(all)
      }),
    )
  })
})

describe("a page behind the glass", () => {
  it("has nothing in it that acts", () => {
    const html = withoutScripts(
      `<html lang="fi"><head><link rel="preload" href="/a.js"><link rel="stylesheet" href="/a.css"><style>p{}</style></head><body onload="x()"><main><p onclick="x()">Hei</p><script>x()</script><iframe src="/"></iframe><a href="/b">b</a><button>Go</button></main></body></html>`,
    )
    const page = new DOMParser().parseFromString(html, "text/html")
    expect(page.querySelectorAll("script, iframe, [onclick], [onload], link[rel=preload]")).toHaveLength(0)
    expect(page.querySelector("p")?.textContent).toBe("Hei")
    expect(page.querySelector("link")?.getAttribute("href")).toBe("/a.css")
    expect(page.querySelector("button")?.disabled).toBe(true)
    expect(page.documentElement.lang).toBe("fi")
  })
})

describe("JuhqWeb", () => {
  const options = { path: "/juhqweb", data: { juhqweb }, calm: true }
  beforeEach(() => {
    global.fetch = jest.fn(async (address: string) => ({
      ok: true,
      json: async () => [...known.paths].map(path => ({ path, title: path })),
      text: async () => `<main><h1>${address}</h1></main>`,
    })) as unknown as typeof fetch
  })

  it("shows a page, goes to another by its bookmarks, and back", async () => {
    const { user, address } = visit(<JuhqWeb />, options)
    expect(await screen.findByTitle("juhqweb shows /")).toHaveAttribute(
      "sandbox",
      expect.not.stringContaining("allow-scripts"),
    )
    await user.click(screen.getByRole("button", { name: "Links" }))
    const frame = await screen.findByTitle<HTMLIFrameElement>("juhqweb shows /links")
    expect(frame.srcdoc).toContain("<h1>/links/</h1>")
    expect(address()).toBe("/juhqweb?go=%2Flinks")
    await user.click(screen.getByRole("button", { name: "Back" }))
    expect(await screen.findByTitle("juhqweb shows /")).toBeInTheDocument()
  })

  it("says why it doesn't go elsewhere, and keeps a bookmark of it", async () => {
    const { user } = visit(<JuhqWeb />, options)
    await screen.findByTitle("juhqweb shows /")
    await user.clear(screen.getByRole("textbox"))
    await user.type(screen.getByRole("textbox"), "https://www.example.gov/{Enter}")
    expect(screen.getByRole("heading", { name: "They know already" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Add bookmark" }))
    expect(localStorage.getItem("juhq:juhqweb")).toContain("example.gov")
    await user.click(screen.getByRole("button", { name: "Back to where it is warm" }))
    expect(await screen.findByTitle("juhqweb shows /")).toBeInTheDocument()
  })

  it("shows itself in itself, four deep and no frame", async () => {
    visit(<JuhqWeb />, { ...options, query: "go=/juhqweb" })
    expect(await screen.findByText("Close the door, there is a draught.")).toBeInTheDocument()
    expect(screen.getAllByText(/^juhqweb in juhqweb/)).toHaveLength(maxDepth)
    expect(document.querySelector("iframe")).toBeNull()
  })
})

it("has one reason for the rest, and it is the last", () => {
  expect(safeParse(schema, { ...juhqweb, reasons: [...juhqweb.reasons].reverse() }).success).toBe(false)
})
