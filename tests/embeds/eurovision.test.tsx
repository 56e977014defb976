import { readFileSync } from "node:fs"
import { act, fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Eurovision from "../../src/embeds/eurovision/Eurovision"
import { lateCalls, lateText, replacedAct, songless } from "../../src/embeds/eurovision/guest"
import {
  countFates,
  fateOf,
  finlandText,
  ordinal,
  televisionOf,
  waitingYears,
  winnerText,
} from "../../src/embeds/eurovision/logic"
import { type Contest, schema } from "../../src/embeds/eurovision/schema"
import {
  board,
  callsOf,
  emptyDraft,
  fillDraft,
  givePoints,
  nextPlace,
  points,
  readActs,
  readBallots,
  writeBallots,
} from "../../src/embeds/eurovision/votes"
import { loadTrace, registerTraces } from "../../src/hooks/page/traces"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { gotThings } from "../../src/hooks/storage/things"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { bringGuest, visit } from "../jest/visit"

jest.mock("../../src/effects/fireworks", () => ({ fireworks: async () => {} }))

const data = parse(schema, parseYaml(readFileSync("content/data/eurovision.yaml", "utf8")))
const { contests, votes } = data
const of = (year: number) => contests.find(contest => contest.year === year) as Contest

describe("the contests", () => {
  it("are one a year since 1956, each on a day of its year in spring", () => {
    expect(contests.map(({ year }) => year)).toEqual(contests.map((_, i) => 1956 + i))
    for (const { year, date, cancelled } of contests) {
      if (cancelled) expect(date).toBeUndefined()
      else expect(date).toMatch(new RegExp(`^${year}-0[345]-\\d\\d$`))
    }
  })

  it("have one winner, but for the four of 1969 and the year without", () => {
    const odd = contests.filter(({ winners }) => winners.length !== 1)
    expect(odd.map(({ year, winners }) => [year, winners.length])).toEqual([
      [1969, 4],
      [2020, 0],
    ])
    expect(new Set(of(1969).winners.map(({ points }) => points))).toEqual(new Set([18]))
  })

  it.each([
    [1956, "Switzerland", "Lys Assia", undefined],
    [1974, "Sweden", "ABBA", 24],
    [1988, "Switzerland", "Céline Dion", 137],
    [2006, "Finland", "Lordi", 292],
    [2009, "Norway", "Alexander Rybak", 387],
    [2017, "Portugal", "Salvador Sobral", 758],
    [2024, "Switzerland", "Nemo", 591],
    [2025, "Austria", "JJ", 436],
    [2026, "Bulgaria", "Dara", 516],
  ])("of %i was won by %s", (year, country, artist, points) => {
    expect(of(year).winners[0]).toMatchObject({ country, artist })
    expect(of(year).winners[0]?.points).toBe(points)
  })

  it("have Finland in them from 1961, out in six years and once without a contest", () => {
    const away = contests.filter(({ year, finland }) => year > 1960 && "away" in finland)
    expect(away.map(({ year }) => year)).toEqual([1970, 1995, 1997, 1999, 2001, 2003, 2020])
    for (const { year, finland, songs } of contests)
      if ("place" in finland) {
        expect(finland.place).toBeLessThanOrEqual(finland.of)
        expect([year, finland.of]).toEqual([year, songs])
      }
  })

  it("gave Finland nothing three times, and everything once", () => {
    const years = (fate: string) =>
      contests.filter(({ finland }) => fateOf(finland) === fate).map(({ year }) => year)
    expect(years("nul")).toEqual([1963, 1965, 1982])
    expect(years("won")).toEqual([2006])
    expect(years("semi")).toEqual([2004, 2005, 2010, 2012, 2015, 2016, 2017, 2019])
    expect(years("last")).toEqual(expect.arrayContaining([1968, 1980, 1990, 1992, 1996, 2009]))
    expect(Object.values(countFates(contests)).reduce((a, b) => a + b)).toBe(contests.length)
    expect(waitingYears(contests, 2026)).toEqual({ before: 45, since: 20 })
  })
})

describe("what is told", () => {
  it("is told of winners and of Finland", () => {
    expect(winnerText(of(2006))).toBe("Finland: Lordi, “Hard Rock Hallelujah” (292 points).")
    expect(winnerText(of(1956))).toBe("Switzerland: Lys Assia, “Refrain”.")
    expect(winnerText(of(1969))).toMatch(/Salomé.*Lulu.*\(18 points each\)\.$/)
    expect(finlandText(of(1982).finland)).toBe("Kojo, “Nuku pommiin”: 18th of 18, nul points.")
    expect(finlandText(of(2009).finland)).toMatch(/25th of 25, 22 points, and the last one home\.$/)
    expect([1, 2, 3, 11, 12, 13, 21, 112].map(ordinal).join(" ")).toBe(
      "1st 2nd 3rd 11th 12th 13th 21st 112th",
    )
    expect([1961, 1985, 2020].map(televisionOf)).toEqual(["wood", "box", "flat"])
  })
})

describe("a voting of one's own", () => {
  const ballot = fc.record({
    name: fc.constantFrom("Aino", "Å & Ö", "the 3rd floor"),
    order: fc.shuffledSubarray([...Array(12).keys()], { minLength: 10, maxLength: 10 }),
  })
  it("goes into a link and comes back from it", () => {
    fc.assert(
      fc.property(fc.array(ballot, { maxLength: 12 }), ballots => {
        expect(readBallots(writeBallots(ballots), 12)).toEqual(ballots)
      }),
    )
  })

  it("believes no link that gives points twice, or to what is not there", () => {
    expect(readBallots("A.aabcdefghi~B.abcdefghiz~.abcdefghij~C.abc~D", 12)).toEqual([])
    fc.assert(fc.property(fc.string(), text => void readBallots(text, 12)))
  })

  it("gives 58 points a jury, whoever says what", () => {
    fc.assert(
      fc.property(fc.array(ballot, { maxLength: 5 }), ballots => {
        const rows = board(callsOf(ballots, votes.acts, votes), votes.acts.length)
        expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(58 * ballots.length)
        for (const [i, row] of rows.entries())
          expect(row.points).toBeLessThanOrEqual(rows[i - 1]?.points ?? 1e9)
      }),
    )
  })

  it("calls the low points first and the twelve last, as it has always been", () => {
    const calls = callsOf(votes.juries.slice(0, 1), votes.acts, votes)
    const order = calls.flatMap(({ gives }) => gives.map(([, given]) => given))
    expect(order).toEqual([...points].reverse())
  })

  it("takes points back from an act that gets others", () => {
    const draft = givePoints(givePoints(emptyDraft, 0, 4), 2, 4)
    expect(draft.slice(0, 3)).toEqual([null, null, 4])
    expect(nextPlace(draft)).toBe(0)
    expect(new Set(fillDraft(draft, 12)).size).toBe(10)
    expect(nextPlace(fillDraft(draft, 12))).toBeNull()
  })

  it("reads acts line by line, each once, without what parts a link", () => {
    expect(readActs(" Pea soup \n\nPea soup\r\nFish. Soup~Beet")).toEqual(["Pea soup", "Fish Soup", "Beet"])
  })

  it("has made-up acts and juries that fit each other", () => {
    expect(readActs(votes.acts.join("\n"))).toEqual(votes.acts)
    for (const { order } of votes.juries) expect(Math.max(...order)).toBeLessThan(votes.acts.length)
  })
})

describe("the page", () => {
  const come = (query = "", calm = true) =>
    visit(<Eurovision />, { path: "/eurovision", query, calm, data: { eurovision: data } })

  it("shows Finland's year first, and any other when its brick is pressed", async () => {
    const { user, address } = come("view=wall")
    expect(screen.getByRole("img", { name: /television: finland\. The viewer is arms/ })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "1982, Nul points" }))
    expect(screen.getByRole("heading", { name: "1982, Harrogate" })).toBeVisible()
    expect(screen.getByText(/nul points/)).toBeVisible()
    expect(address()).toBe("/eurovision?view=wall&year=1982")
    await user.click(screen.getByRole("button", { name: "1953, not invented yet" }))
    expect(screen.getByText(/Not invented yet/)).toBeVisible()
  })

  it("shows the years to those who come by a link to one", () => {
    come("year=1982")
    expect(screen.getByRole("heading", { name: "1982, Harrogate" })).toBeVisible()
  })

  it("lets the years pass until it is stopped", () => {
    jest.useFakeTimers()
    come("view=wall", false)
    jest.useRealTimers()
    expect(screen.getByRole("button", { name: "Stop" })).toBeVisible()
    fireEvent.click(screen.getByRole("button", { name: "Stop" }))
    expect(screen.getByRole("button", { name: "Run the years" })).toBeVisible()
  })

  it("lets a friend vote, seals it in the address, and makes one listen to it", async () => {
    const { user, address } = come()
    await user.click(screen.getByRole("button", { name: "Vote yourself" }))
    const acts = within(screen.getByRole("list", { name: "Acts" }))
    await user.click(acts.getByRole("button", { name: /^Hamster Wheel/ }))
    expect(acts.getByRole("button", { name: /^Hamster Wheel.*12 points$/ })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Fill in the rest blindly" }))
    await user.type(screen.getByLabelText("Whose votes are these?"), "Aino")
    await user.click(screen.getByRole("button", { name: "Hand it in" }))
    expect(address()).toContain("votes=Aino.gabcdefhij")
    const first = () => within(screen.getByRole("list", { name: "Board" })).getAllByRole("listitem")[0]
    for (let i = 0; i < 6; i++) await user.click(screen.getByRole("button", { name: "Thank you, go on" }))
    expect(first()).toHaveTextContent("Hamster Wheel: Still Running+1212")
    expect(screen.getByRole("status")).toHaveTextContent("The winner of the evening: Hamster Wheel")
  })
})

describe("a guest", () => {
  const singer = { name: "The tears", words: { song: "500 Tears" } }
  const usual = callsOf(votes.juries, votes.acts, votes)
  const late = replacedAct(usual, votes.acts.length)
  const calls = lateCalls(usual, late, singer)

  it("leads after every twelve but the last, and has nothing in the end", () => {
    expect(board(calls.slice(0, 7), votes.acts.length)[0]?.act).toBe(late)
    expect(board(calls.slice(0, -1), votes.acts.length)[0]?.act).toBe(late)
    const end = board(calls, votes.acts.length)
    expect(end.find(({ act }) => act === late)?.points).toBe(0)
    expect(end[0]?.act).not.toBe(board(usual, votes.acts.length)[0]?.act)
    expect(lateText(singer, "Soup: Hot")).toBe(
      " “Soup: Hot” withdrew. The tears came instead, with “500 Tears”.",
    )
  })

  it("is a late entry of the example evening, until somebody asks for the song", async () => {
    const { user } = visit(<Eurovision />, { path: "/eurovision", data: { eurovision: data } })
    await bringGuest()
    expect(screen.getByRole("img", { name: /^A spokesman, and the tea towel in front of/ })).toBeVisible()
    expect(screen.getByText(/withdrew\. The tea towel came instead, with “Hung Out”\./)).toBeVisible()
    const go = () => user.click(screen.getByRole("button", { name: "Thank you, go on" }))
    const rows = () => within(screen.getByRole("list", { name: "Board" })).getAllByRole("listitem")
    await go()
    await go()
    expect(rows()[0]).toHaveTextContent(/^The tea towel\+1215$/)
    while (screen.queryByRole("button", { name: "Thank you, go on" })) await go()
    expect(
      screen.getByText(/to hear “Hung Out”\. Nul points\. The winner of the evening: (?!The tea)/),
    ).toBeVisible()
    expect(rows().at(-1)).toHaveTextContent(/^The tea towel−\d+0$/)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(songless)
  })

  /** Lets another thing loose than the tea towel, which the visitor keeps. */
  const bringMagnet = async () => {
    const towel = await loadTrace("/error-418")
    registerTraces(async path => ({
      default: path === "/magnet" ? { ...towel, name: "The fridge magnet" } : towel,
    }))
    await act(async () => {
      write(gotThings, [
        { path: "/error-418", at: 0 },
        { path: "/magnet", at: 0 },
      ])
      write(looseThing, "/magnet")
    })
  }
  const putAway = () => act(async () => write(looseThing, null))
  const rows = () => within(screen.getByRole("list", { name: "Board" })).getAllByRole("listitem")

  it("stays in the show that it has entered, whatever is put away or brought, until the next", async () => {
    const { user } = visit(<Eurovision />, { path: "/eurovision", data: { eurovision: data } })
    await bringGuest()
    const go = () => user.click(screen.getByRole("button", { name: "Thank you, go on" }))
    await go()
    await go()
    const read12 = rows().map(row => row.textContent)
    expect(rows()[0]).toHaveTextContent(/^The tea towel\+1215$/)
    await putAway()
    expect(rows().map(row => row.textContent)).toEqual(read12)
    await bringMagnet()
    expect(rows().map(row => row.textContent)).toEqual(read12)
    expect(document.querySelector("[data-guest]")).toBeNull()
    while (screen.queryByRole("button", { name: "Thank you, go on" })) await go()
    expect(rows().at(-1)).toHaveTextContent(/^The tea towel−\d+0$/)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(songless)
    expect(read(travels)["/magnet"]).toBeUndefined()
    await user.click(screen.getByRole("button", { name: "Hear it all again" }))
    expect(
      await screen.findByText(/withdrew\. The fridge magnet came instead, with “Hung Out”\.$/),
    ).toBeVisible()
    await go()
    expect(screen.getByText(/Last year's nul points went to the tea towel\.$/)).toBeVisible()
  })

  it("does not rewrite votes that were read before it came", async () => {
    const { user } = visit(<Eurovision />, { path: "/eurovision", data: { eurovision: data } })
    await user.click(screen.getByRole("button", { name: "Thank you, go on" }))
    await user.click(screen.getByRole("button", { name: "Thank you, go on" }))
    const before = rows().map(row => row.textContent)
    await bringGuest()
    expect(rows().map(row => row.textContent)).toEqual(before)
    expect(screen.getByRole("img", { name: /^A spokesman in front of/ })).toBeVisible()
  })

  it("is named as last year's nul points on a later visit, and not in the votes of friends", async () => {
    const facts = { path: "/eurovision", data: { eurovision: data } }
    visit(<Eurovision />, facts).unmount()
    await bringGuest()
    act(() => {
      addTravel("/error-418", { on: "/eurovision", what: songless })
      write(looseThing, null)
    })
    const { user, unmount } = visit(<Eurovision />, { ...facts, again: true })
    const line = /Last year's nul points went to the tea towel\./
    expect(await screen.findByText(line)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Thank you, go on" }))
    expect(screen.queryByText(line)).toBeNull()
    unmount()
    const query = `votes=${writeBallots([{ name: "Aino", order: [...Array(10).keys()] }])}`
    visit(<Eurovision />, { ...facts, again: true, query })
    await act(async () => {})
    expect(screen.queryByText(line)).toBeNull()
  })

  it("stays out of the votes of friends", async () => {
    const order = [...Array(10).keys()]
    visit(<Eurovision />, {
      path: "/eurovision",
      data: { eurovision: data },
      query: `votes=${writeBallots([{ name: "Aino", order }])}`,
    })
    await bringGuest()
    expect(screen.queryByText(/tea towel/)).toBeNull()
    await bringGuest(null)
  })
})
