import { readFileSync } from "node:fs"
import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  blotted,
  lastPage,
  lockedFrom,
  observations,
  pages,
  tracesOf,
} from "../../src/embeds/personal-links/logic"
import PersonalLinks from "../../src/embeds/personal-links/PersonalLinks"
import { schema } from "../../src/embeds/personal-links/schema"
import { visit } from "../jest/visit"

const links = parse(schema, parseYaml(readFileSync("content/data/personal-links.yaml", "utf8")))

type Code = { path: string; planned?: boolean; retired?: boolean }
const codes = parseYaml(readFileSync("content/codes.yaml", "utf8")) as Code[]

describe("the diary's links", () => {
  it("all lead to pages of this site that are there", () => {
    const there = new Set(
      codes.filter(({ planned, retired }) => !planned && !retired).map(({ path }) => `/${path}`),
    )
    expect(links.filter(({ to }) => !there.has(to))).toEqual([])
    expect(links.length).toBeGreaterThan(20)
    expect(safeParse(schema, [{ ...links[0], to: "https://example.com/" }]).success).toBe(false)
  })

  it("have an icon each to be photographed", () => {
    for (const { to } of links)
      expect(readFileSync(`static/pictures/icons${to}.png`).length).toBeGreaterThan(90)
  })

  it("get more personal, page by page, and leave the last to the visitor", () => {
    expect(links.map(({ page }) => page)).toEqual(links.map(({ page }) => page).sort((a, b) => a - b))
    expect(pages).toHaveLength(lastPage)
    expect(Math.max(...links.map(({ page }) => page))).toBe(lastPage - 1)
  })
})

describe("a secret", () => {
  it("leaves nothing but the lengths of its words", () => {
    expect(blotted("  I ate\nit all ")).toEqual([1, 3, 2, 3])
    expect(blotted(" \n ")).toEqual([])
    fc.assert(
      fc.property(fc.string(), secret => {
        const lengths = blotted(secret)
        expect(lengths.length).toBeLessThanOrEqual(40)
        expect(lengths.every(length => length >= 1 && length <= 14)).toBe(true)
      }),
    )
  })
})

describe("the observations", () => {
  it("count the words, the letters crossed out and the pages turned back", () => {
    expect(observations({ lengths: [1, 3, 9], erased: 4 }, 2)).toEqual([
      "Your secret has 3 words. The longest has 9 letters, and I have a guess.",
      "You crossed out 4 letters on the way.",
      "You turned back 2 times.",
    ])
    expect(observations({ lengths: [1], erased: 0 }, 0)).toEqual([
      "Your secret is one word of 1 letter. I have a guess.",
      "You crossed nothing out. You have told it before.",
      "You never once turned back.",
    ])
  })
})

describe("the traces", () => {
  const all = [
    { path: "/", title: "Home" },
    { path: "/games", title: "Games" },
    { path: "/games/10x", title: "10x" },
    { path: "/todo", title: "Todo" },
  ]
  it("are those of the nearest page, the longest first, and none of the site's own", () => {
    const entries = [
      { key: "todo", raw: "1234" },
      { key: "games/10x", raw: "12345" },
      { key: "games/10x/best", raw: "1" },
      { key: "calm", raw: "true" },
    ]
    expect(tracesOf(entries, all)).toEqual([
      { path: "/games/10x", title: "10x", letters: 6 },
      { path: "/todo", title: "Todo", letters: 4 },
    ])
  })
})

describe("PersonalLinks", () => {
  const options = { path: "/personal-links", data: { "personal-links": links } }

  it("turns to what is more personal, and keeps the page in the link", async () => {
    const { user, address } = visit(<PersonalLinks />, options)
    expect(screen.getByRole("link", { name: "Week number" })).toHaveAttribute("href", "/week")
    await user.click(screen.getByRole("button", { name: "More personal" }))
    expect(screen.getByRole("heading", { name: "Small talk" })).toBeInTheDocument()
    expect(address()).toBe("/personal-links?page=2")
    await user.click(screen.getByRole("button", { name: "Less personal" }))
    await user.click(screen.getByRole("button", { name: "Less personal" }))
    expect(screen.getByRole("heading", { name: "By the lift" })).toBeInTheDocument()
  })

  it("asks for a secret at the lock, shows it blotted, and keeps none of it", async () => {
    const { user } = visit(<PersonalLinks />, { ...options, query: `page=${lockedFrom}` })
    expect(screen.queryByRole("link", { name: "PhD" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Give it" }))
    expect(screen.getByText(/^An empty page/)).toBeInTheDocument()
    await user.type(screen.getByRole("textbox", { name: "A secret of yours" }), "<b>sesame</b> twice{Enter}")
    expect(screen.getByRole("link", { name: "PhD" })).toBeInTheDocument()
    expect(screen.getByText(/blotted out: 2 words/)).toBeInTheDocument()
    expect(document.body.textContent).not.toContain("sesame")
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("sesame")
  })

  it("lets nobody past the lock, by the button or by a link", async () => {
    const { user } = visit(<PersonalLinks />, { ...options, query: "page=9" })
    expect(screen.getByRole("heading", { name: "Regrets" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "More personal" }))
    expect(screen.getByText("It doesn't budge.")).toBeInTheDocument()
    expect(screen.getByRole("heading", { name: "Regrets" })).toBeInTheDocument()
  })

  it("ends with the visitor", async () => {
    localStorage.setItem("juhq:todo", '{"v":1,"data":[]}')
    global.fetch = jest.fn(async () => ({
      ok: true,
      json: async () => [{ path: "/todo", title: "Todo list" }],
    })) as unknown as typeof fetch
    const { user } = visit(<PersonalLinks />, { ...options, query: "page=10", again: true })
    await user.type(screen.getByRole("textbox"), "no{Backspace}{Enter}")
    expect(await screen.findByText("You crossed out 1 letter on the way.")).toBeInTheDocument()
    const found = await screen.findByRole("link", { name: "Todo list" })
    expect(within(found.parentElement as HTMLElement).getByText(/left 17 letters/)).toBeInTheDocument()
  })
})
