import { existsSync } from "node:fs"
import { act, screen, within } from "@testing-library/react"
import fc from "fast-check"
import Best from "../../src/embeds/best/Best"
import {
  announce,
  type Bout,
  champions,
  circle,
  famous,
  fighters,
  hits,
  leaderOf,
  nextPair,
  reportOf,
  winsInARow,
} from "../../src/embeds/best/logic"
import { hitBy, refereeText } from "../../src/embeds/best/referee"
import { visitedPages } from "../../src/hooks/page/visited"
import { travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, visit } from "../jest/visit"

const page = (path: string, i: number) => ({
  path,
  title: path.slice(1),
  description: "",
  code: String(i).padStart(4, "0"),
  added: "2024-01-01",
  icon: "default",
})
const paths = ["/", "/best", "/a", "/b", "/c", "/d", "/e", ...famous]
const pages = paths.map(page)
const codes = (...names: string[]) => pages.filter(({ path }) => names.includes(path)).map(({ code }) => code)
const won = (winner: string, ...losers: string[]): Bout[] => losers.map(loser => [winner, loser])
const named = (path: string) => path

describe("the fighters", () => {
  it("are the pages that a visitor has seen, and famous ones while those are few", () => {
    expect(fighters(paths, new Set(["/", "/a", "/b", "/c", "/d"]))).toEqual(["/a", "/b", "/c", "/d"])
    expect(fighters(paths, new Set(["/best", "/a"]))).toEqual(["/best", "/a", ...famous])
  })

  it("of fame exist", () => {
    for (const path of famous) expect(existsSync(`content/pages${path}.mdx`)).toBe(true)
  })

  it("are two different ones, whatever has happened, and the same for the same bouts", () => {
    const pool = ["/a", "/b", "/c", "/d"]
    fc.assert(
      fc.property(fc.array(fc.nat(1), { maxLength: 30 }), results => {
        let bouts: Bout[] = []
        for (const result of results) {
          const [stays, challenger] = nextPair(pool, bouts)
          expect(stays).not.toBe(challenger)
          expect(nextPair(pool, bouts)).toEqual([stays, challenger])
          const leader = leaderOf(bouts)
          if (leader) expect(stays).toBe(leader.path)
          bouts = [...bouts, result ? [stays, challenger] : [challenger, stays]]
        }
      }),
    )
  })
})

describe("the bouts", () => {
  it("make a champion of four wins in a row", () => {
    const four = won("/a", "/b", "/c", "/d", "/e")
    expect(leaderOf(four.slice(0, 3))).toEqual({ path: "/a", wins: 3 })
    expect(winsInARow(four)).toBe(4)
    expect(champions(four)).toEqual(["/a"])
    expect(leaderOf(four)).toBeNull()
    expect(announce(four, named, () => true)).toBe("/a has won 4 times and goes to the sauna.")
  })

  it("are told about by what they are", () => {
    const told = (winner: string, loser: string) =>
      reportOf([winner, loser], path => path.split("/").at(-1) ?? "")
    expect(told("/games/memory", "/games/bingo")).toBe(
      "memory and bingo were each a game. There was room for one.",
    )
    expect(told("/weird", "/games/bingo")).toBe("bingo is out. It was only a game.")
    expect(told("/weird", "/time/is-it-friday")).toBe("is-it-friday is out. It got its answer.")
    expect(told("/panda", "/pertti")).toBe("panda wanted the letter P for itself. pertti is out.")
    expect(told("/weird", "/codebase-size-history")).toMatch(/^codebase-size-history had the longer name\./)
    expect(told("/weird", "/panda")).toMatch(/^weird had nothing against panda\./)
  })

  it("go in circles", () => {
    const round: Bout[] = [
      ["/b", "/c"],
      ["/c", "/a"],
      ["/a", "/b"],
    ]
    expect(circle(round)).toEqual(["/a", "/b", "/c"])
    expect(announce(round, named, () => true)).toBe(
      "/a beats /b beats /c beats /a. The jury asks for a break.",
    )
    expect(
      circle([
        ["/a", "/b"],
        ["/b", "/a"],
      ]),
    ).toBeNull()
  })

  it("end when one window is pushed onto the other", () => {
    expect(hits({ x: 100, y: 0 }, 400, 200, 0)).toBe(false)
    expect(hits({ x: 300, y: 10 }, 400, 200, 0)).toBe(true)
    expect(hits({ x: -300, y: 10 }, 400, 200, 1)).toBe(true)
    expect(hits({ x: 300, y: 10 }, 400, 200, 1)).toBe(false)
  })
})

describe("the ring", () => {
  const options = { path: "/best", data: { pages } }
  const corner = (side: number) =>
    screen.getAllByRole("button", { name: /knocks out the other one$/ })[side] as HTMLElement

  it("knocks the other one out at a press, and gives the winner a belt", async () => {
    const { user } = visit(<Best />, options)
    const loser = corner(1).textContent?.split(" knocks")[0]
    await user.click(corner(0))
    expect(screen.getByRole("status")).toHaveTextContent(new RegExp(`^${loser} is out`))
    expect(corner(0)).toHaveTextContent("1 of 4")
    await user.click(screen.getByRole("button", { name: "Stand it up again" }))
    expect(corner(0)).not.toHaveTextContent("1 of 4")
  })

  it("knows the arrow keys", async () => {
    const { user } = visit(<Best />, options)
    await user.keyboard("{ArrowLeft}")
    expect(corner(1)).toHaveTextContent("1 of 4")
  })

  it("sends a page to the sauna after four wins, and the champion to a friend", async () => {
    const { user } = visit(<Best />, options)
    for (let i = 0; i < 4; i++) await user.click(corner(0))
    const sauna = screen.getByRole("list", { name: "In the sauna" })
    const [champion] = within(sauna).getAllByRole("listitem")
    expect(screen.getByRole("status")).toHaveTextContent(`${champion?.textContent} has won 4 times`)
    expect(hasThing("/best")).toBe(true)
  })

  it("asks to see first what has not been seen", () => {
    visit(<Best />, options)
    expect(screen.getAllByRole("link", { name: /^See it first/ })).toHaveLength(2)
  })

  it("has only seen pages in it for a visitor who has seen four", () => {
    visit(<Best />, options)
    act(() => write(visitedPages, codes("/a", "/b", "/c", "/d")))
    expect(screen.getAllByRole("link", { name: /^Look again.*[abcd]$/ })).toHaveLength(2)
  })

  it("shows the champion of a link, who can be beaten", async () => {
    const { user, address } = visit(<Best />, { ...options, query: "champion=e" })
    expect(screen.getByRole("status")).toHaveTextContent("A friend sends you e.")
    expect(corner(0)).toHaveTextContent("3 of 4")
    await user.click(corner(1))
    expect(address()).toBe("/best")
    expect(screen.getByRole("status")).toHaveTextContent(/^e is out/)
  })

  it("sends the champion of a link to the sauna if it wins once more", async () => {
    const { user } = visit(<Best />, { ...options, query: "champion=e" })
    await user.click(corner(0))
    expect(screen.getByRole("status")).toHaveTextContent("e has won 4 times")
  })

  it("has a guest for a referee, who takes the first blow and can be stood up again", async () => {
    const { user, container } = visit(<Best />, options)
    await bringGuest()
    expect(screen.getByRole("status")).toHaveTextContent("Two pages, one ring. Referee: the tea towel.")
    const standUp = screen.getByRole("button", { name: "Stand it up again" })
    const title = corner(1).querySelector("span")?.textContent ?? ""
    await user.click(corner(1))
    expect(screen.getByRole("status")).toHaveTextContent(
      `${title} has hit the referee. The tea towel went down`,
    )
    expect(screen.queryByText("1 of 4")).toBeNull()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(hitBy(title))
    await user.click(standUp)
    expect(screen.getByRole("status")).toHaveTextContent("Referee: the tea towel.")
    await user.click(corner(1))
    await user.click(corner(1))
    expect(corner(1)).toHaveTextContent("1 of 4")
    await bringGuest(null)
    expect(container.querySelector("[data-guest]")).toBeNull()
    await user.click(standUp)
    expect(screen.getByRole("status")).toHaveTextContent(
      /^Two pages, one ring\. No referee: the tea towel is still counting\.$/,
    )
  })
})

describe("a referee", () => {
  it("remembers who struck, unless the name is too long", () => {
    expect(refereeText({ name: "The tears" })).toBe("Two pages, one ring. Referee: the tears.")
    expect(refereeText({ name: "The horse" }, { name: "The tears" })).toBe(
      "Referee: the horse. Still counting in the corner: the tears.",
    )
    expect(hitBy("Weird")).toBe("Refereed a boxing match, and was hit by Weird.")
    expect(hitBy("Red text on a green background")).toBe("Refereed a boxing match, and was hit by a page.")
  })
})
