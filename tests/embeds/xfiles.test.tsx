import { fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { alongTheWay, around, maxNeighbours, wander } from "../../src/embeds/xfiles/layout"
import { graphOf, neighbours, proof, reachable, routeBetween, stringOf } from "../../src/embeds/xfiles/logic"
import { counted, evidence, examples, lettersIn, pageFor } from "../../src/embeds/xfiles/words"
import XFiles from "../../src/embeds/xfiles/XFiles"
import type { LinkedEntry } from "../../src/lib/content/derivedLists"
import { hasThing, visit } from "../jest/visit"

/** Pages by their paths and what they mention. */
function site(links: Record<string, string[]>): LinkedEntry[] {
  const paths = Object.keys(links)
  return paths.map((path, i) => ({
    path,
    title: path.slice(1),
    description: "",
    code: String(i * 7 + 3).padStart(4, "0"),
    added: "2021-06-02",
    icon: "default",
    to: links[path] ?? [],
    from: paths.filter(other => links[other]?.includes(path)),
  }))
}
const pages = site({
  "/pertti": ["/ufo", "/blog"],
  "/ufo": ["/pertti"],
  "/blog": ["/tea"],
  "/tea": [],
  "/alone": [],
})
const graph = graphOf(pages)
const names = (list: readonly LinkedEntry[]) => list.map(({ path }) => path)

const aSite = fc.array(fc.array(fc.nat(11), { maxLength: 3 }), { minLength: 2, maxLength: 12 }).map(all => {
  const path = (i: number) => `/p${i % all.length}`
  return site(
    Object.fromEntries(
      all.map((to, i) => [path(i), [...new Set(to.map(path))].filter(each => each !== path(i))]),
    ),
  )
})

describe("the strings", () => {
  it("tie a page to those that it mentions and those that mention it, both ways first", () => {
    expect(names(neighbours(graph, "/pertti"))).toEqual(["/ufo", "/blog"])
    expect(names(neighbours(graph, "/tea"))).toEqual(["/blog"])
    expect(neighbours(graph, "/alone")).toEqual([])
    expect(neighbours(graph, "/nowhere")).toEqual([])
    expect([
      stringOf(graph, "/pertti", "/ufo"),
      stringOf(graph, "/blog", "/tea"),
      stringOf(graph, "/tea", "/blog"),
    ]).toEqual(["and", "mentions", "is mentioned by"])
  })

  it("lead from a page to another by the shortest way, and nowhere from one that is alone", () => {
    expect(routeBetween(graph, "/ufo", "/tea")).toEqual(["/ufo", "/pertti", "/blog", "/tea"])
    expect(routeBetween(graph, "/tea", "/tea")).toEqual(["/tea"])
    expect(routeBetween(graph, "/ufo", "/alone")).toBeNull()
    expect(routeBetween(graph, "/ufo", "/nowhere")).toBeNull()
  })

  it("are all real, and as many one way as the other, in any site", () => {
    fc.assert(
      fc.property(aSite, fc.nat(11), fc.nat(11), (all, a, b) => {
        const known = graphOf(all)
        const [from, to] = [all[a % all.length]?.path ?? "", all[b % all.length]?.path ?? ""]
        const way = routeBetween(known, from, to)
        expect(routeBetween(known, to, from)?.length).toBe(way?.length)
        for (const [i, path] of (way ?? []).slice(1).entries())
          expect(names(neighbours(known, way?.[i] ?? ""))).toContain(path)
      }),
    )
  })
})

/** Evaluates a sum in its printed signs. */
function worth(sum: string): number {
  return sum
    .replace(/ − /g, " + -")
    .split(" + ")
    .reduce(
      (total, term) => total + term.split(" × ").reduce((product, part) => product * Number(part), 1),
      0,
    )
}

describe("the proof", () => {
  it("keeps the digits in their order and comes to 23, or says that there is none", () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(9999), (a, b) => {
        const codes = [a, b].map(code => String(code).padStart(4, "0")).join("")
        const sum = proof(codes)
        if (sum === null) return
        expect(sum.replace(/\D/g, "")).toBe(codes)
        expect(worth(sum)).toBe(23)
      }),
    )
  })

  it("is short where a short one is to be had, and absent where there is nothing to add", () => {
    expect(proof("23")).toBe("23")
    expect(proof("2003")).toBe("20 + 0 + 3")
    expect(proof("0000 0001")).toBeNull()
  })
})

describe("any two words", () => {
  it("come to 23 by their letters", () => {
    evidence.forEach((what, i) => {
      expect(lettersIn(what)).toBe(i + 1)
    })
    expect(counted("Nokia", "the moon").map(({ number }) => number)).toEqual([5, 7, 11])
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(counted(one, other).reduce((sum, { number }) => sum + number, 0)).toBe(23)
      }),
    )
  })

  it("are tied to the page of that name, to one with the same initial, or to any", () => {
    expect(pageFor("UFO", pages)).toMatchObject({ page: { path: "/ufo" }, tie: "is" })
    expect(pageFor("umbrella", pages)).toMatchObject({ page: { path: "/ufo" }, tie: "begins like" })
    expect(pageFor("xylophone", pages)?.tie).toBe("is mentioned nowhere in")
    expect(pageFor("umbrella", pages, pages[1])?.tie).toBe("is mentioned nowhere in")
    expect(pageFor("a", [])).toBeNull()
    expect(names(reachable(graph, "/tea"))).toEqual(["/pertti", "/ufo", "/blog", "/tea"])
  })
})

describe("the board", () => {
  it("holds every photograph, of a way of any length", () => {
    for (let count = 1; count <= 14; count++) {
      for (const { x, y } of [...alongTheWay(count), ...around(Math.min(count, maxNeighbours))]) {
        expect(x).toBeGreaterThanOrEqual(10)
        expect(x).toBeLessThanOrEqual(90)
        expect(y).toBeGreaterThanOrEqual(10)
        expect(y).toBeLessThanOrEqual(90)
      }
      expect(alongTheWay(count)).toHaveLength(count)
    }
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), seconds => {
        const { x, y } = wander(seconds)
        expect(Math.max(Math.abs(x - 50), Math.abs(y - 50))).toBeLessThan(40)
      }),
    )
  })
})

describe("XFiles", () => {
  const data = { "link-graph": pages }

  it("opens the file of a photograph that is pressed, and the middle one leads to its page", async () => {
    const { user, address } = visit(<XFiles />, { path: "/xfiles", data, calm: true })
    expect(screen.getByRole("status")).toHaveTextContent("pertti is tied to 2 pages.")
    expect(screen.getByRole("link", { name: "pertti: go there" })).toHaveAttribute("href", "/pertti")
    await user.click(screen.getByRole("button", { name: "blog" }))
    expect(screen.getByRole("status")).toHaveTextContent("blog is tied to 2 pages.")
    expect(address()).toBe("/xfiles?at=0017")
  })

  it("says how many of a page's neighbours are on the board", async () => {
    const leaves = Array.from({ length: maxNeighbours + 1 }, (_, i) => `/leaf${i}`)
    const many = site({ "/pertti": leaves, ...Object.fromEntries(leaves.map(leaf => [leaf, []])) })
    const { user } = visit(<XFiles />, { path: "/xfiles", data: { "link-graph": many }, calm: true })
    const status = screen.getByRole("status")
    expect(status).toHaveTextContent("pertti is tied to 7 pages, and 6 of them hang here. Press one.")
    await user.click(screen.getByRole("button", { name: "Other suspects" }))
    expect(status).toHaveTextContent("pertti is tied to 7 pages, and 1 of them hangs here. Press one.")
  })

  it("proves a case at the first press, and another at the next", async () => {
    const { user, address } = visit(<XFiles />, { path: "/xfiles", data, calm: true })
    const prove = screen.getByRole("button", { name: "Prove it" })
    await user.click(prove)
    expect(screen.getByRole("status")).toHaveTextContent("5 (Nokia) + 7 (the moon) + 11 (the umbrella) = 23")
    expect(address()).toBe("/xfiles?a=Nokia&b=the+moon")
    await user.click(prove)
    expect(screen.getByRole("textbox", { name: "Connect" })).toHaveValue(examples[1][0])
    expect(hasThing("/xfiles")).toBe(false)
    await user.click(screen.getAllByRole("button", { name: /^(pertti|ufo|blog|tea)$/ })[0] as HTMLElement)
    expect(address()).toMatch(/^\/xfiles(\?at=\d{4})?$/)
  })

  it("closes a case for other suspects", async () => {
    const { user } = visit(<XFiles />, { path: "/xfiles", data, calm: true, query: "a=Nokia&b=the+moon" })
    await user.click(screen.getByRole("button", { name: "Other suspects" }))
    expect(screen.getByRole("status")).toHaveTextContent("pertti is tied to 2 pages.")
  })

  it("ties words of one's own over real links", async () => {
    const { user } = visit(<XFiles />, { path: "/xfiles", data, calm: true })
    await user.type(screen.getByRole("textbox", { name: "Connect" }), "ufo")
    await user.type(screen.getByRole("textbox", { name: "with" }), "toast{Enter}")
    expect(hasThing("/xfiles")).toBe(true)
    expect(screen.getByRole("status")).toHaveTextContent(
      "ufo is in league with pertti, which mentions blog, which mentions tea. So does toast, if you think about it.",
    )
    const board = within(screen.getByRole("list"))
    expect(board.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "ufo",
      "pertti",
      "blog",
      "tea",
      "toast",
    ])
  })

  it("says so where nobody mentions anybody", () => {
    visit(<XFiles />, { path: "/xfiles", data, query: "at=0031" })
    expect(screen.getByRole("status")).toHaveTextContent("alone mentions no page")
  })

  it("has a light that follows the keyboard", async () => {
    const { user } = visit(<XFiles />, { path: "/xfiles", data, calm: true })
    await user.click(screen.getByRole("button", { name: "Lights" }))
    expect(screen.getByRole("button", { name: "Lights" })).toHaveAttribute("aria-pressed", "true")
    const photo = within(screen.getByRole("list")).getAllByRole("button")[0] as HTMLElement
    fireEvent.focus(photo)
    expect(photo.closest("div")?.style.getPropertyValue("--x")).toMatch(/%$/)
  })
})
