import { readdirSync, readFileSync } from "node:fs"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse } from "yaml"
import config from "../../gatsby-config"
import AboutYou from "../../src/embeds/about-me/AboutYou"
import BuildFacts from "../../src/embeds/about-me/BuildFacts"
import HostsAsked from "../../src/embeds/about-me/HostsAsked"
import { hostsOf, verdict } from "../../src/embeds/about-me/hosts"
import {
  headingFor,
  hourValue,
  maxNotes,
  type Note,
  notesCodec,
  noteText,
  script,
  tradeOf,
  withNote,
} from "../../src/embeds/about-me/notes"
import { drawings } from "../../src/embeds/about-me/parts/drawings"
import { visitorParts } from "../../src/embeds/about-me/parts/visitor"
import type { Kept } from "../../src/embeds/app-storage/schema"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { bringGuest, visit } from "../jest/visit"

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

describe("the detective", () => {
  const case1: Note[] = script.map(about => ({ about, value: "1" }))

  it("draws the wrong conclusions", () => {
    expect(noteText({ about: "hour", value: "1" })).toBe("Came between 1 and 2 at night. A baker, or an owl.")
    expect(noteText({ about: "screen", value: "375x812" })).toMatch(/sandwich/)
    expect(noteText({ about: "press", value: "2" })).toMatch(/at once/)
    expect(noteText({ about: "language", value: "fi" })).toMatch(/^Speaks Finnish/)
    expect(noteText({ about: "language", value: "et" })).toMatch(/^Speaks et/)
  })

  it("knows that Saturday and Sunday have no working hours", () => {
    const said = (at: string) => noteText({ about: "hour", value: hourValue(new Date(at)) })
    expect(said("2026-11-27T11:00:00")).toMatch(/working hours/)
    for (const day of ["2026-11-28", "2026-11-29"])
      for (let hour = 0; hour < 24; hour++)
        expect(said(`${day}T${String(hour).padStart(2, "0")}:00:00`)).not.toMatch(/work/)
    expect(said("2026-11-29T11:00:00")).toMatch(/on a day off/)
    expect(visitorParts([{ about: "hour", value: "23w" }])).toEqual(
      visitorParts([{ about: "hour", value: "23" }]),
    )
  })

  it("notes each thing once, until the case is closed", () => {
    const once = withNote([], { about: "up", value: "" })
    expect(withNote(once, { about: "up", value: "" })).toBe(once)
    expect(case1).toHaveLength(maxNotes)
    expect(withNote(case1, { about: "up", value: "" })).toBe(case1)
  })

  it("turns the heading round letter by letter", () => {
    expect(headingFor(0)).toBe("About")
    expect(headingFor(2)).toBe("About me")
    expect(headingFor(maxNotes)).toBe("About you")
  })

  it("keeps a closed case in a link, and no other text", () => {
    const file = notesCodec.format(case1) ?? ""
    expect(notesCodec.parse(file)).toEqual(case1)
    for (const other of [
      "",
      "press.1",
      `${file}-up.`,
      file.replace("press", "murder"),
      file.replace(".1", ".<b>"),
    ])
      expect(notesCodec.parse(other)).toBeUndefined()
    expect(notesCodec.format([])).toBeNull()
  })

  it("has a drawing for every part of everybody, and no two alike", () => {
    const labels = [...drawings, visitorParts([])].flatMap(parts => parts.map(({ label }) => label))
    expect(new Set(labels).size).toBe(15)
  })
})

describe("AboutYou", () => {
  const part = (name: string) => screen.getByRole("button", { name: new RegExp(`^Turn the ${name}`) })
  const notebook = () => within(screen.getByRole("region", { name: "A detective's notebook" }))

  it("turns the portrait at the first press, and writes it down", () => {
    visit(<AboutYou />, { path: "/about-me", at: "2026-11-28T01:09:00" })
    expect(part("head")).toHaveAccessibleName("Turn the head: the head of a hamster")
    fireEvent.click(part("head"))
    expect(part("head")).toHaveAccessibleName("Turn the head: a monitor of 1998 for a head")
    expect(notebook().getByText(/^Pressed the portrait at once/)).toBeVisible()
  })

  it("notices scrolling back, and becomes the visitor in nine notes", () => {
    const { wait, address } = visit(<AboutYou />, { path: "/about-me", at: "2026-11-28T01:09:00" })
    const press = () => {
      wait(2000)
      fireEvent.click(part("middle"))
    }
    press()
    for (const y of [0, 400, 100]) {
      Object.defineProperty(window, "scrollY", { value: y, configurable: true })
      fireEvent.scroll(window)
    }
    Reflect.deleteProperty(window, "scrollY")
    expect(notebook().getByText("Came up again. Has left something on the stove.")).toBeVisible()
    for (let i = 0; i < maxNotes; i++) press()
    expect(screen.getByText("Case closed")).toBeVisible()
    expect(part("head")).toHaveAccessibleName("Turn the head: your head in a nightcap")
    expect(notebook().getByText(/^You are .*, and you made juhq\.fi\. You start on Monday\.$/)).toBeVisible()
    expect(address()).toMatch(/^\/about-me\?file=press\./)
    fireEvent.click(screen.getByRole("button", { name: "Open a new file" }))
    expect(screen.getByText(`${maxNotes} notes to go`)).toBeVisible()
    expect(address()).toBe("/about-me")
  })

  it("shows the file on a friend", () => {
    const file = script.map(about => ({ about, value: "1" }))
    visit(<AboutYou />, { path: "/about-me", query: `file=${notesCodec.format(file)}` })
    expect(notebook().getByRole("heading", { name: "The file on a friend" })).toBeVisible()
    expect(notebook().getByText(`The suspect is ${tradeOf(file)}. You know each other.`)).toBeVisible()
  })

  it("suspects a guest, and finds that it did it", async () => {
    const { wait } = visit(<AboutYou />, { path: "/about-me", at: "2026-11-28T01:09:00" })
    const remembered = () => read(travels)["/error-418"]?.[0]?.what
    await bringGuest()
    expect(notebook().getByText(/^Three suspects\. The third is the tea towel\./)).toBeVisible()
    expect(part("head")).toHaveAccessibleName("Turn the head: the tea towel for a head")
    fireEvent.click(part("head"))
    expect(part("head")).toHaveAccessibleName("Turn the head: a monitor of 1998 for a head")
    expect(part("middle")).toHaveAccessibleName("Turn the middle: the tea towel for a middle")
    expect(notebook().getByText(/Is covering for the tea towel\.$/)).toBeVisible()
    expect(remembered()).toBe("Was a suspect, and did not confess.")
    for (let i = 0; i < maxNotes; i++) {
      wait(2000)
      fireEvent.click(part("middle"))
    }
    expect(part("head")).toHaveAccessibleName("Turn the head: the tea towel for a head")
    expect(notebook().getByText(/The tea towel made juhq\.fi\. You carried the bag\.$/)).toBeVisible()
    expect(remembered()).toBe("Was found to have made a website.")
    await bringGuest(null)
    expect(part("head")).toHaveAccessibleName("Turn the head: your head in a nightcap")
    expect(document.querySelector("[data-guest]")).toBeNull()
  })
})
