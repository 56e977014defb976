import { readFileSync } from "node:fs"
import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import Links from "../../src/embeds/links/Links"
import { cardsOf, coolSite, isNew, maxDepth } from "../../src/embeds/links/logic"
import { type Drawer, drawers, schema } from "../../src/embeds/links/schema"
import { dayAt, dayOf } from "../../src/lib/calendar/calendarDay"
import { visit } from "../jest/visit"

const links = parse(schema, parseYaml(readFileSync("content/data/links.yaml", "utf8")))

describe("the cards", () => {
  it("are forty or more, with an address, a source and a day on which the site was there", () => {
    expect(links.length).toBeGreaterThanOrEqual(40)
    for (const { to, source, added } of links) {
      expect(() => new URL(to)).not.toThrow()
      expect(() => new URL(source)).not.toThrow()
      expect(added >= "2021-06-02").toBe(true)
    }
  })

  it("stand in no drawer twice, and leave none empty", () => {
    expect(safeParse(schema, [...links, links[0]]).success).toBe(false)
    expect(
      safeParse(
        schema,
        links.filter(({ drawer }) => drawer !== "sky"),
      ).success,
    ).toBe(false)
    for (const drawer of Object.keys(drawers) as Drawer[])
      expect(cardsOf(links, drawer).length).toBeGreaterThanOrEqual(4)
  })

  it("are new for thirty days before a build, and not before they came", () => {
    expect(isNew("2026-11-01", "2026-11-01T00:00:00.000Z")).toBe(true)
    expect(isNew("2026-11-01", "2026-12-01T00:00:00.000Z")).toBe(true)
    expect(isNew("2026-11-01", "2026-12-01T00:00:01.000Z")).toBe(false)
    expect(isNew("2026-11-02", "2026-11-01T23:59:59.000Z")).toBe(false)
  })
})

describe("the cool site", () => {
  it("is the same all day, and another one until every site has had its day", () => {
    const count = links.filter(({ drawer }) => drawer !== "adults").length
    const days = Array.from({ length: count }, (_, i) => coolSite(links, dayAt(20_000 + i))?.to)
    expect(new Set(days).size).toBe(count)
    expect(coolSite([], dayAt(3))).toBeUndefined()
  })

  it("is never one for adults", () => {
    fc.assert(
      fc.property(fc.nat(60_000), day => {
        expect(coolSite(links, dayAt(day))?.drawer).not.toBe("adults")
      }),
    )
  })
})

describe("Links", () => {
  const options = { path: "/links", data: { links } }
  const tray = () => screen.getByRole("region")

  it("pulls a drawer, with an old copy beside each site, and keeps it in the link", async () => {
    const page = visit(<Links />, options)
    expect(within(tray()).getByRole("link", { name: /^The first web site/ })).toBeInTheDocument()
    await page.user.click(screen.getByRole("button", { name: "The sky" }))
    expect(page.address()).toBe("/links?drawer=sky")
    expect(within(tray()).getByRole("link", { name: /^Astronomy Picture/ })).toHaveAttribute(
      "href",
      "https://apod.nasa.gov/apod/astropix.html",
    )
    expect(within(tray()).getAllByRole("link", { name: /^archived copy/ })).toHaveLength(5)
  })

  it("asks for one's age, and shows the tax administration to those who have it", async () => {
    const { user } = visit(<Links />, { ...options, query: "drawer=adults" })
    expect(screen.queryByRole("link", { name: /^Finnish Tax/ })).toBeNull()
    await user.click(screen.getByRole("button", { name: "No" }))
    expect(screen.getByText(/^Good for you/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "It is my birthday" }))
    expect(screen.getByRole("link", { name: /^Finnish Tax/ })).toBeInTheDocument()
  })

  it("keeps what is for adults out of a search, until one is", async () => {
    const { user } = visit(<Links />, options)
    await user.type(screen.getByRole("searchbox"), "deductions")
    expect(await screen.findByText(/^Every drawer was pulled/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Put the cards back" }))
    await user.type(screen.getByRole("searchbox"), "pigeon")
    expect(await within(tray()).findByRole("link", { name: /^RFC 1149/ })).toBeInTheDocument()
  })

  it("goes seven cabinets deep and no further, and comes out again", async () => {
    const { user, address } = visit(<Links />, { ...options, query: "drawer=also&deep=6" })
    await user.click(screen.getByRole("button", { name: "Look into it" }))
    expect(address()).toBe(`/links?drawer=also&deep=${maxDepth}`)
    expect(screen.getByRole("img", { name: /^Fourteen sunflower seeds/ })).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Look into it" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Close all 7" }))
    expect(address()).toBe("/links?drawer=also")
  })

  it("gives the day's medal once it knows the day", async () => {
    visit(<Links />, options)
    const cool = coolSite(links, dayOf(new Date()))
    expect((await screen.findAllByText(cool?.about ?? "none")).length).toBeGreaterThan(0)
  })
})
