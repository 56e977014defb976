import { readFileSync } from "node:fs"
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import HallOfFame from "../../../src/embeds/excuse/hall-of-fame/HallOfFame"
import {
  type Guess,
  hallSpec,
  isRight,
  judgeText,
  putBack,
  recordText,
} from "../../../src/embeds/excuse/hall-of-fame/logic"
import { schema } from "../../../src/embeds/excuse/hall-of-fame/schema"
import { type Favourite, favouriteExcuses } from "../../../src/hooks/storage/excuses"
import { read, write } from "../../../src/hooks/storage/useStorage"
import { filterItems, readSort, sortItems } from "../../../src/kits/list/logic"
import { onPage } from "../../jest/visit"

const famous = parse(schema, parseYaml(readFileSync("content/data/hall-of-fame.yaml", "utf8")))

const kept = (text: string, more: Partial<Favourite> = {}): Favourite => ({
  text,
  whom: "the boss",
  percent: 7,
  kept: "2025-08-03",
  outcome: "untried",
  ...more,
})
const moon = kept("I am sorry that I am late for work. The Moon has adopted me. I enclose a feather.")
const bus = kept("I know that I am late. The bus has been cancelled.", { percent: 93, kept: "2025-08-02" })

const page = { path: "/excuse/hall-of-fame" }
const Page = () => onPage(<HallOfFame />, { ...page, data: { "hall-of-fame": famous } })
const wing = (name: string) => within(screen.getByRole("region", { name }))
const plaques = (name: string) => wing(name).queryAllByRole("listitem")

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, "", "/excuse/hall-of-fame")
})

/** The plaques as the hall shows them for a link with this word. */
const shownExcuses = (list: typeof famous, worked: string) =>
  filterItems(sortItems(list, readSort(null, hallSpec), hallSpec), { worked }, hallSpec)

describe("the famous excuses", () => {
  it("are at least twenty, each given once, oldest first, and of both wings", () => {
    expect(famous.length).toBeGreaterThanOrEqual(20)
    expect(new Set(famous.map(({ excuse }) => excuse)).size).toBe(famous.length)
    const all = shownExcuses([...famous].reverse(), "all")
    const known = all.findIndex(({ worked }) => worked === "unknown")
    expect(all.slice(known).every(({ worked }) => worked === "unknown")).toBe(true)
    const years = all.slice(0, known).map(({ year }) => year)
    expect(years).toEqual([...years].sort((a, b) => a - b))
    expect(new Set(famous.map(({ from }) => from))).toEqual(new Set(["history", "house"]))
  })

  it("say the year that they are sorted by", () => {
    for (const { when, year } of famous) expect(when).toContain(`${Math.abs(year)}`)
  })

  it("either worked or did not quite, and none does both", () => {
    const worked = shownExcuses(famous, "yes")
    const did = shownExcuses(famous, "no")
    expect(worked.length + did.length).toBe(famous.length)
    expect(worked.every(one => one.worked === "yes")).toBe(true)
    expect(did.some(one => one.worked === "yes")).toBe(false)
    expect(shownExcuses(famous, "maybe")).toHaveLength(famous.length)
  })
})

describe("the record", () => {
  it("counts what was tried, and is kind about it", () => {
    const outcomes = (...list: Favourite["outcome"][]) => list.map((outcome, i) => kept(`${i}.`, { outcome }))
    expect(recordText(outcomes("untried"))).toBe("")
    expect(recordText(outcomes("failed", "untried"))).toBe("0 of 1 worked. Keep trying.")
    expect(recordText(outcomes("worked", "worked", "worked"))).toMatch(/^3 of 3 worked\. They know/)
    expect(recordText(outcomes("worked", "worked", "failed"))).toMatch(/^2 of 3 worked, a better/)
    expect(recordText(outcomes("failed", "worked", "failed"))).toMatch(/^1 of 3 worked\. Try being on time/)
  })
})

describe("putting back", () => {
  it("brings back whatever was taken down, in its place, and keeps what was changed since", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.func(fc.boolean()), (numbers, stays) => {
        const before = numbers.map(n => kept(`${n}.`))
        const left = before.filter(stays).map(one => ({ ...one, outcome: "worked" as const }))
        const back = putBack([moon, ...left], before)
        expect(back[0]).toBe(moon)
        expect(back.slice(1).map(({ text }) => text)).toEqual(before.map(({ text }) => text))
        for (const one of left) expect(back).toContain(one)
      }),
    )
  })
})

describe("the hall", () => {
  it("is short enough to stand in the static page, with every excuse and nothing of the visitor's", () => {
    write(favouriteExcuses, [moon])
    const html = renderToString(<Page />)
    expect(Buffer.byteLength(html)).toBeLessThan(12_800)
    expect(html).toContain("I was brewing beer.")
    expect(html).toContain("My horoscope warned me")
    expect(html).not.toContain("Moon")
  })

  it("shows every plaque, or those that worked, or the others, and keeps it in the address", async () => {
    const user = userEvent.setup()
    render(<Page />)
    const all = () => plaques("The wing of history").length + plaques("The wing of the house").length
    expect(all()).toBe(famous.length)
    await user.click(screen.getByRole("button", { name: "worked" }))
    expect(all()).toBe(shownExcuses(famous, "yes").length)
    expect(screen.getByRole("button", { name: "worked" })).toHaveAttribute("aria-pressed", "true")
    expect(window.location.search).toBe("?worked=yes")
    expect(screen.getByText(`${all()} of ${famous.length}.`)).toHaveAttribute("role", "status")
    await user.click(screen.getByRole("button", { name: "were given" }))
    expect(all()).toBe(famous.length)
    expect(window.location.search).toBe("")
  })

  const plaqueOf = (text: string) => {
    const found = plaques("The wing of history").find(item => item.textContent?.includes(text))
    if (!found) throw new Error(`No plaque says ${text}`)
    return found
  }

  it("asks whether it worked before it says so, and keeps the answer until the plates are turned back", async () => {
    const user = userEvent.setup()
    const { unmount } = render(<Page />)
    const asked = () => screen.queryAllByRole("group", { name: /^Did it work\?/ }).length
    expect(asked()).toBe(famous.length)
    const vasa = within(screen.getByRole("group", { name: "Did it work? Only God knows." }))
    await user.click(vasa.getByRole("button", { name: "No" }))
    const verdict = within(plaqueOf("Only God knows.")).getByText(/^It worked/)
    expect(verdict).toHaveFocus()
    expect(verdict).toHaveTextContent("ever punished. You said no.")
    expect(plaqueOf("Only God knows.")).toHaveClass("loose")
    expect(screen.getByText(/You were right about 0 of 1\.$/)).toHaveAttribute("role", "status")
    const brewer = within(screen.getByRole("group", { name: "Did it work? I was brewing beer." }))
    await user.click(brewer.getByRole("button", { name: "Yes" }))
    expect(plaqueOf("I was brewing beer.")).not.toHaveClass("loose")
    expect(screen.getByText(/You were right about 0 of 1\.$/)).toBeVisible()
    unmount()

    render(<Page />)
    expect(asked()).toBe(famous.length - 2)
    await user.click(screen.getByRole("button", { name: "Turn them back" }))
    expect(asked()).toBe(famous.length)
    expect(screen.getByRole("button", { name: "were given" })).toHaveFocus()
    await user.click(screen.getByRole("button", { name: "worked" }))
    expect(asked()).toBe(0)
  })

  it("says how one judges, and counts none that nobody could be right about", () => {
    const told = (list: typeof famous, guess: (worked: string) => Guess) =>
      Object.fromEntries(list.map(({ excuse, worked }) => [excuse, guess(worked)]))
    const fair = famous.filter(({ worked }) => isRight(worked, "yes") !== null)
    const good = fair.filter(({ worked }) => worked === "yes")
    expect(judgeText(famous, {})).toBe("")
    expect(judgeText(famous, { "an excuse that is gone": "yes" })).toBe("")
    expect(
      judgeText(
        famous,
        told(fair.slice(0, 3), () => "yes"),
      ),
    ).toMatch(/^You were right about \d of 3\.$/)
    expect(
      judgeText(
        famous,
        told(famous, worked => (worked === "yes" ? "yes" : "no")),
      ),
    ).toBe(`You were right about ${fair.length} of ${fair.length}. You have given some of these yourself.`)
    expect(
      judgeText(
        famous,
        told(famous, () => "yes"),
      ),
    ).toBe(`You were right about ${good.length} of ${fair.length}, and believe anything.`)
    expect(
      judgeText(
        famous,
        told(famous, () => "no"),
      ),
    ).toMatch(/are a boss already\.$/)
    expect(
      judgeText(
        famous,
        told(famous, worked => (worked === "yes" ? "no" : "yes")),
      ),
    ).toMatch(/A coin/)
  })

  it("says on each plaque when, to whom, and whether it worked", () => {
    render(<Page />)
    const vasa = plaqueOf("Only God knows.").cloneNode(true) as HTMLElement
    vasa.querySelector("fieldset")?.remove()
    expect(vasa).toHaveTextContent("1628Only God knows.To the inquest into the warship Vasa. It worked.")
  })

  it("says once whether it worked", () => {
    render(<Page />)
    for (const wing of ["The wing of history", "The wing of the house"]) {
      for (const plaque of plaques(wing)) expect(plaque.textContent?.match(/\bwork(ed)?\b/g)?.length).toBe(1)
    }
  })

  it("shows of the visitor's own those that the choice is about", async () => {
    const user = userEvent.setup()
    write(favouriteExcuses, [moon, { ...bus, outcome: "worked" }])
    render(<Page />)
    await user.click(screen.getByRole("button", { name: "worked" }))
    expect(plaques("Your own wing").map(item => item.querySelector("q")?.textContent)).toEqual([bus.text])
    await user.click(screen.getByRole("button", { name: "did not quite" }))
    expect(plaques("Your own wing").map(item => item.querySelector("q")?.textContent)).toEqual([moon.text])
    await user.selectOptions(
      screen.getByRole("combobox", { name: `Whether it worked: ${moon.text}` }),
      "it worked",
    )
    expect(plaques("Your own wing")).toHaveLength(0)
    expect(screen.getByText("All of yours have worked.")).toBeVisible()
    expect(screen.getByRole("heading", { name: "Your own wing" })).toHaveFocus()
  })

  it("begins with what the link says", () => {
    window.history.replaceState(null, "", "/excuse/hall-of-fame?worked=no")
    render(<Page />)
    expect(screen.getByRole("button", { name: "did not quite" })).toHaveAttribute("aria-pressed", "true")
  })

  it("tells where to get a favourite while there is none", () => {
    render(<Page />)
    expect(wing("Your own wing").getByRole("link", { name: "the excuse machine" })).toHaveAttribute(
      "href",
      "/excuse-generator",
    )
  })

  it("shows the visitor's favourites in their own words, and keeps whether they worked", async () => {
    const user = userEvent.setup()
    write(favouriteExcuses, [moon, bus])
    render(<Page />)
    const [first, second] = plaques("Your own wing")
    expect(first).toHaveTextContent(moon.text)
    expect(first).toHaveTextContent("3 August 2025")
    expect(second).toHaveTextContent("For the boss. 93% believable.")
    await user.selectOptions(
      screen.getByRole("combobox", { name: `Whether it worked: ${moon.text}` }),
      "it worked",
    )
    expect(read(favouriteExcuses).map(({ outcome }) => outcome)).toEqual(["worked", "untried"])
    expect(wing("Your own wing").getByText("1 of 1 worked. Keep trying.")).toBeVisible()
  })

  it("takes one down, or all, and puts back what was taken down last", async () => {
    const user = userEvent.setup()
    write(favouriteExcuses, [moon, bus])
    render(<Page />)
    await user.click(screen.getByRole("button", { name: `Take down: ${moon.text}` }))
    expect(read(favouriteExcuses)).toEqual([bus])
    expect(wing("Your own wing").getByText("Taken down.")).toBeVisible()
    expect(screen.getByRole("heading", { name: "Your own wing" })).toHaveFocus()
    await user.click(screen.getByRole("button", { name: "Put it back up" }))
    expect(read(favouriteExcuses)).toEqual([moon, bus])
    await user.click(screen.getByRole("button", { name: "Take all down" }))
    expect(plaques("Your own wing")).toHaveLength(0)
    await user.click(screen.getByRole("button", { name: "Put it back up" }))
    expect(plaques("Your own wing")).toHaveLength(2)
    expect(screen.queryByRole("button", { name: "Put it back up" })).toBeNull()
  })

  it("forgets what is no favourite, such as one that was kept on a day that there never was", () => {
    for (const broken of [[{ ...moon, kept: "2025-02-31" }], [{ text: "?" }], "moon", 7]) {
      localStorage.setItem("juhq:excuse/hall-of-fame", JSON.stringify({ v: 1, data: broken }))
      const { unmount } = render(<Page />)
      expect(plaques("Your own wing")).toHaveLength(0)
      unmount()
    }
  })
})
