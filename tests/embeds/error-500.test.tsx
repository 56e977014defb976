import { readFileSync } from "node:fs"
import { act, screen, waitFor, within } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import { apologyFor, apologyWithout, blames, bothForgave } from "../../src/embeds/error-500/blame"
import Error500 from "../../src/embeds/error-500/Error500"
import { fileOf, floodAt, moodAt, nextError, refusal, traceOf } from "../../src/embeds/error-500/logic"
import { schema } from "../../src/embeds/error-500/schema"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, visit } from "../jest/visit"

const apologies = parse(schema, parseYaml(readFileSync("content/data/apologies.yaml", "utf8")))
const page = (path: string, code: string, to: string[]) => ({
  path,
  title: path.slice(1),
  code,
  to,
  from: [],
  description: "",
  added: "2021-06-02",
  icon: "sheet",
})
const pages = [
  page("/error-500", "0043", ["/error-418", "/backlog"]),
  page("/error-418", "0044", ["/error-500", "/jokes", "/backlog"]),
  page("/backlog", "0012", ["/jokes"]),
  page("/jokes", "0100", ["/gone", "/backlog"]),
]

describe("the stack trace", () => {
  it("goes along links: every page in it links to the one above it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), error => {
        const { frames } = traceOf(pages, "/error-500", error)
        expect(frames.at(-1)?.path).toBe("/error-500")
        frames.slice(1).forEach(({ path }, i) => {
          expect(pages.find(each => each.path === path)?.to).toContain(frames[i]?.path)
        })
        expect(new Set(frames.map(({ path }) => path)).size).toBe(frames.length)
      }),
    )
  })

  it("is the same for the same number, and has something to say on a page without links", () => {
    expect(traceOf(pages, "/error-500", 7)).toEqual(traceOf(pages, "/error-500", 7))
    expect(traceOf(pages, "/nowhere", 7).frames).toEqual([])
    expect(traceOf(pages, "/nowhere", 7).message).toContain("A page")
  })

  it("knows in which file a page is", () => {
    expect(["/", "/tools/consonants", "/blog/tea", "/playlist/sauna", "/blog"].map(fileOf)).toEqual([
      "content/pages/index.mdx",
      "content/pages/tools/consonants.mdx",
      "content/blog/tea.mdx",
      "content/playlists/sauna.yaml",
      "content/pages/blog.mdx",
    ])
  })

  it("has a number of which none comes twice before all have come", () => {
    let error = 500
    const seen = new Set<number>()
    for (let i = 0; i < 9999; i++) {
      seen.add(error)
      error = nextError(error)
    }
    expect(seen.size).toBe(9999)
    expect([Math.min(...seen), Math.max(...seen), error]).toEqual([1, 9999, 500])
  })
})

describe("the drawing", () => {
  it("has a dry floor while it is official, and water to the ceiling when it means it", () => {
    expect([moodAt(2), moodAt(20), moodAt(48), moodAt(100)]).toEqual(["official", "uneasy", "sad", "crying"])
    expect([floodAt(2), floodAt(55), floodAt(100)]).toEqual([0, 0, 1])
    expect(floodAt(75)).toBeGreaterThan(floodAt(69))
    expect(refusal(1)).not.toBe(refusal(2))
  })
})

describe("Error500", () => {
  const data = { apologies, "link-graph": pages }

  it("is sorrier at each press, and a link brings it back as sorry as it was", async () => {
    const { user, address } = visit(<Error500 />, { path: "/error-500", data })
    expect(screen.getByRole("status")).toHaveTextContent("any inconvenience")
    await user.click(screen.getByRole("button", { name: "Apologise again" }))
    expect(screen.getByRole("progressbar", { name: "Sincerity" })).toHaveAttribute("value", "15")
    expect(address()).toBe("/error-500?sorry=2")
  })

  it("takes no forgiveness before it has finished, and is in error again after it", async () => {
    const { user, address } = visit(<Error500 />, { path: "/error-500", query: "sorry=7", data })
    const forgive = screen.getByRole("button", { name: "I forgive you" })
    const again = screen.getByRole("button", { name: "Apologise again" })
    await user.click(forgive)
    expect(screen.getByRole("status")).toHaveTextContent(refusal(7))
    await user.click(again)
    expect(screen.getByRole("status")).toHaveTextContent(/^Sorry\.$/)
    await user.click(again)
    expect(screen.getByRole("status")).toHaveTextContent("That was all of it. It is your turn.")
    expect(address()).toBe("/error-500?sorry=8")
    expect(screen.getByRole("img", { name: /water over 100 percent/ })).toBeInTheDocument()
    await user.click(forgive)
    expect(screen.getByRole("status")).toHaveTextContent("200 OK")
    expect(screen.getByRole("img", { name: /looks happy/ })).toBeInTheDocument()
    await user.click(again)
    expect(address()).toBe("/error-500?error=4887")
    expect(screen.getByRole("status")).toHaveTextContent("The relief was not caught.")
    expect(hasThing("/error-500")).toBe(true)
  })

  it("links to the pages of its trace", () => {
    visit(<Error500 />, { path: "/error-500", data })
    const trace = within(screen.getByRole("region", { name: "Stack trace" }))
    expect(trace.getByRole("link", { name: "error-500" })).toHaveAttribute("href", "/error-500")
    expect(trace.getByText(/content\/pages\/error-500\.mdx:0043/)).toBeInTheDocument()
  })
})

describe("a guest", () => {
  const remembered = () =>
    read(travels)["/error-418"]?.flatMap(({ on, what }) => (on === "/error-500" ? [what] : []))

  it("is blamed at the second apology only", () => {
    expect([1, 2, 3, 8].map(blames)).toEqual([false, true, false, false])
    expect([1, 4, 8].map(sorry => apologyFor(sorry, "the horse"))).toEqual([null, null, null])
    expect([2, 3].map(sorry => apologyFor(sorry, "the horse", "the chick"))).toEqual([
      "It was the horse. Last time I said the chick, and was wrong.",
      "No. It was me. First the chick, now the horse. I meet so few people.",
    ])
    for (const text of [apologyFor(3, "the fridge magnet"), bothForgave("The fridge magnet")])
      expect(text?.length).toBeLessThanOrEqual(100)
  })

  it("is blamed, apologised to, and forgives", async () => {
    const data = { apologies, "link-graph": pages }
    const { user } = visit(<Error500 />, { path: "/error-500", data })
    const press = (name: string) => user.click(screen.getByRole("button", { name }))
    const trace = () => screen.getByRole("region", { name: "Stack trace" })
    act(() => addTravel("/error-418", { on: "/panda", what: "Was eaten by a panda." }))
    await bringGuest()
    expect(trace()).not.toHaveTextContent("panda")
    expect(screen.getByRole("img", { name: /Beside it on the floor: the tea towel$/ })).toBeVisible()
    expect(remembered()).toEqual([])
    await press("Apologise again")
    expect(screen.getByRole("status")).toHaveTextContent("It was the tea towel. I saw everything.")
    expect(screen.getByText("did it")).toBeVisible()
    expect(trace()).toHaveTextContent("NotMeError: the tea towel was not defined")
    expect(trace()).toHaveTextContent("at Was eaten by a panda (/panda:1)")
    await press("I forgive you")
    expect(screen.getByRole("status")).toHaveTextContent("Not me. Forgive the tea towel.")
    expect(remembered()).toEqual(["Was blamed for a server error."])
    await press("Apologise again")
    expect(screen.getByRole("status")).toHaveTextContent(/^No\. It was me\. I said the tea towel/)
    expect(remembered()).toEqual(["Was blamed for a server error, and apologised to."])
    expect(trace()).not.toHaveTextContent("NotMeError")
    for (let i = 0; i < 5; i++) await press("Apologise again")
    await press("I forgive you")
    expect(screen.getByRole("status")).toHaveTextContent("200 OK. The tea towel forgave me first.")
    expect(remembered()).toEqual(["Was blamed for a server error, and has forgiven it."])
    await bringGuest(null)
    expect(screen.getByRole("status")).toHaveTextContent("200 OK. Thank you.")
    expect(document.querySelector("[data-guest]")).toBeNull()
  })

  it("is not forgotten, and blamed in its absence", () => {
    expect(apologyWithout(1, "Sorry.", "the horse")).toBe("Sorry. I still think of the horse.")
    expect(apologyWithout(2, "Sorry.", "the horse")).toBe("It was the horse. It isn't here to say otherwise.")
    expect(apologyWithout(3, "Sorry.", "the horse")).toBe(
      "No. It was me. I said the horse because nobody was here to object.",
    )
    expect(apologyWithout(4, "Sorry.", "the horse")).toBe("Sorry.")
  })

  it("is blamed again in its absence by a server that has taken that back before", async () => {
    const data = { apologies, "link-graph": pages }
    const { user, ...first } = visit(<Error500 />, { path: "/error-500", data })
    const press = () => user.click(screen.getByRole("button", { name: "Apologise again" }))
    await bringGuest()
    await press()
    await press()
    expect(remembered()).toEqual(["Was blamed for a server error, and apologised to."])
    act(() => write(looseThing, null))
    expect(screen.getByRole("status")).toHaveTextContent("because nobody else was standing here.")
    first.unmount()
    visit(<Error500 />, { path: "/error-500", data, query: "sorry=2", again: true })
    const known = "It was the tea towel. I know what I said."
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(known))
  })
})
