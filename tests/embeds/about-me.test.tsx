import { readdirSync, readFileSync } from "node:fs"
import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse } from "yaml"
import config from "../../gatsby-config"
import BuildFacts from "../../src/embeds/about-me/BuildFacts"
import HostsAsked from "../../src/embeds/about-me/HostsAsked"
import { hostsOf, verdict } from "../../src/embeds/about-me/logic"
import {
  anotherMaker,
  describeMaker,
  readMaker,
  spinFrame,
  spinTurns,
  turnPart,
  writeMaker,
} from "../../src/embeds/about-me/maker"
import { drawings } from "../../src/embeds/about-me/parts/drawings"
import WhoMadeThis from "../../src/embeds/about-me/WhoMadeThis"
import type { Kept } from "../../src/embeds/app-storage/schema"
import { seeded } from "../../src/lib/game/random"

const kept = parse(readFileSync("content/data/kept.yaml", "utf8")) as Kept

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .filter(file => file.endsWith(ending))

describe("what is said to be kept", () => {
  const keys = filesIn("src", ".ts")
    .concat(filesIn("src", ".tsx"))
    .flatMap(file => [
      ...readFileSync(`src/${file}`, "utf8").matchAll(/\bstorageEntry(?:<[^(]*>)?\(\s*["`]([^"`]+)["`]/g),
    ])
    .map(found => found[1] ?? "")
  const pages = filesIn("content/pages", ".mdx").map(file => file.replace(/\.mdx$/, ""))
  const ofPage = (key: string) =>
    pages.some(page => key.startsWith(page) && /^($|[/-])/.test(key.slice(page.length)))

  it("is all that the code keeps: a key begins with its page's path, or has a line in content/data/kept.yaml", () => {
    const untold = keys.filter(key => !ofPage(key) && !kept.some(line => line.key === key))
    expect(keys.length).toBeGreaterThan(10)
    expect(untold).toEqual([])
  })

  it("is no more than the code keeps", () => {
    expect(kept.map(({ key }) => key).filter(key => !keys.includes(key))).toEqual([])
  })
})

describe("what is said to be sent", () => {
  it("is nothing, as the settings have it", () => {
    expect(config.siteMetadata).toMatchObject({ analyticsId: "", errorReportsDsn: "" })
    expect(process.env.GATSBY_GIPHY_KEY ?? "").toBe(config.siteMetadata?.giphyKey)
    expect(readFileSync("content/pages/about-me.mdx", "utf8")).toContain("here none is")
  })
})

describe("whom the browser has asked", () => {
  it("is counted by host, the site's own first", () => {
    const urls = [
      "https://b.example/1",
      "https://juhq.fi/x",
      "https://a.example/",
      "https://b.example/2",
      "data:,x",
    ]
    expect(hostsOf(urls, "juhq.fi")).toEqual([
      { host: "juhq.fi", count: 1, own: true },
      { host: "b.example", count: 2, own: false },
      { host: "a.example", count: 1, own: false },
    ])
    expect(verdict(hostsOf(urls, "juhq.fi"))).toBe("Others were asked too: b.example (2), a.example (1).")
    expect(verdict(hostsOf(["blob:https://x.example/1"], "juhq.fi"))).toBe(
      "No other site was asked for anything.",
    )
  })

  it("counts every address once, whatever the order", () => {
    const url = fc.constantFrom("https://a.example/", "https://b.example/", "https://juhq.fi/")
    fc.assert(
      fc.property(fc.array(url), urls => {
        const hosts = hostsOf(urls, "juhq.fi")
        expect(hosts.reduce((sum, { count }) => sum + count, 0)).toBe(urls.length)
        expect(hosts).toEqual(hostsOf([...urls].reverse(), "juhq.fi"))
      }),
    )
  })

  it("is told live, by the browser's own account", () => {
    let tell: (...names: string[]) => void = () => {}
    class Observer {
      static supportedEntryTypes = ["resource"]
      constructor(callback: (list: { getEntries: () => { name: string }[] }) => void) {
        tell = (...names) => callback({ getEntries: () => names.map(name => ({ name })) })
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { PerformanceObserver: Observer })
    expect(renderToString(<HostsAsked />)).toContain("once it has told this page")
    render(<HostsAsked />)
    expect(screen.getByText(/asked localhost for 0 things\. No other site/)).toBeVisible()
    act(() => tell("http://localhost/a.js", "http://localhost/b.js"))
    expect(screen.getByText(/asked localhost for 2 things\. No other site/)).toBeVisible()
    act(() => tell("https://www.youtube.com/iframe_api"))
    expect(screen.getByText(/Others were asked too: www\.youtube\.com \(1\)\./)).toBeVisible()
    Reflect.deleteProperty(window, "PerformanceObserver")
  })

  it("is not guessed where the browser doesn't tell", () => {
    render(<HostsAsked />)
    expect(screen.getByText(/once it has told this page/)).toBeVisible()
  })
})

describe("the colophon", () => {
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, "fetch")
  })

  it("says what was built, and when", async () => {
    jest.useFakeTimers({ now: new Date("2025-08-05T10:00:00Z") })
    const build = {
      version: "2025.8.3",
      firstCommit: "2021-06-02",
      commits: 42,
      builtAt: "2025-08-03T10:00:00.000Z",
    }
    expect(renderToString(<BuildFacts />)).not.toMatch(/\d/)
    globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => build })) as unknown as typeof fetch
    render(<BuildFacts />)
    expect(
      await screen.findByText(
        "Version 2025.8.3. 42 commits since 2 June 2021. Built 2025-08-03 10:00 UTC, 2 days ago.",
      ),
    ).toBeVisible()
  })
})

describe("who made this", () => {
  const who = [
    { name: ["Dev", "elo", "per"], says: ["Semicolons.", "A jumper.", "Wool."] },
    { name: ["Per", "tt", "i"], says: ["Seeds.", "Two paws.", "Runs."] },
    { name: ["19", "9", "8"], says: ["Memory.", "Grey.", "A ball."] },
    { name: ["Y", "o", "u"], says: ["Looks.", "A window.", "Sits."] },
  ]
  beforeEach(() => window.history.replaceState(null, "", "/about-me"))

  it("has a name of three pieces, and a line for each part", () => {
    expect(describeMaker([1, 2, 3], who)).toEqual({
      name: "Per9u",
      says: ["Seeds.", "Grey.", "Sits."],
      whole: false,
    })
    expect(describeMaker([0, 0, 0], who)).toMatchObject({ name: "Developer", whole: true })
  })

  it("goes round at both ends, and is never the same twice in a row", () => {
    expect(turnPart([0, 1, 2], 0, -1, 4)).toEqual([3, 1, 2])
    expect(turnPart([0, 1, 3], 2, 1, 4)).toEqual([0, 1, 0])
    const aMaker = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3))
    fc.assert(
      fc.property(aMaker, fc.integer(), (maker, seed) => {
        const other = anotherMaker(maker, 4, seeded(seed))
        expect(other.filter((one, part) => one === maker[part])).toEqual([])
        expect(Math.min(...other)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...other)).toBeLessThan(4)
        expect(spinFrame(maker, other, spinTurns, 4)).toEqual(other)
        expect(readMaker(writeMaker(maker), 4)).toEqual(maker)
      }),
    )
    for (const text of [null, "", "12", "004x", "-12", "114", "1111"]) expect(readMaker(text, 4)).toBeNull()
  })

  it("turns all leaves at first, and they stop one after the other, from the top", () => {
    const seen = Array.from({ length: spinTurns }, (_, i) => spinFrame([0, 0, 0], [3, 2, 1], i + 1, 4))
    expect(seen.map(writeMaker)).toEqual(["111", "222", "333", "300", "311", "322", "323", "320", "321"])
  })

  it("has a drawing for every part of everybody, and no two alike", () => {
    const labels = drawings.flatMap(parts => parts.map(({ label }) => label))
    expect(labels).toHaveLength(12)
    expect(new Set(labels).size).toBe(12)
    expect(readFileSync("content/pages/about-me.mdx", "utf8").match(/name: \[/g)).toHaveLength(
      drawings.length,
    )
  })

  it("is put together by turning the leaves, and the link brings it back", async () => {
    const user = userEvent.setup()
    const { unmount } = render(<WhoMadeThis who={who} />)
    await user.click(screen.getByRole("button", { name: "Another head" }))
    const next = window.location.search
    expect(next).toMatch(/^\?maker=[0-3]{3}$/)
    await user.click(screen.getByRole("button", { name: "The head before" }))
    expect(window.location.search).not.toBe(next)
    await user.click(screen.getByRole("button", { name: "Somebody else" }))
    expect(screen.getByRole("button", { name: "Somebody else" })).toHaveFocus()
    unmount()
    window.history.replaceState(null, "", "/about-me?maker=111")
    render(<WhoMadeThis who={who} />)
    expect(screen.getByText("Pertti")).toBeVisible()
    expect(screen.getByText(/All of one piece/)).toHaveTextContent("one in 16")
    expect(screen.getByRole("img", { name: "the head of a hamster" })).toBeVisible()
  })
})
