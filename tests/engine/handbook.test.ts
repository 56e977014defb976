import config from "../../gatsby-config"
import { serveHandbook } from "../../src/engine/gatsby/handbook"
import { createRoutes } from "../../src/engine/gatsby/routes"
import { handbookOf, liveExample, mdxOf, usualValues } from "../../src/engine/handbook"
import { evaluateMdx } from "../../src/engine/mdx/evaluate"
import { readSite } from "../../src/engine/site"
import { facts, page, smallSite, write } from "./smallSite"

const embed = `import type { ReactNode } from "react"

type Props = {
  /** What it is called. */
  name: string
  count?: number
  size?: "small" | "large"
  children?: ReactNode
}

/**
 * A plate with a name on it.
 * @feed A plate with the name {name}.
 */
export default function Plate({ name, count = 3, size = "small", children }: Props) {
  return <p>{name}{count}{size}{children}</p>
}
`

function site(body = "") {
  const root = smallSite()
  write(root, "src/embeds/plates/Plate.tsx", embed)
  if (body) write(root, "content/pages/plates.mdx", page("Plates", body, "data: books\n"))
  const read = readSite(root, facts)
  expect(read.problems).toEqual([])
  return read
}

const entryOf = (name: string, of = site()) => handbookOf(of).find(entry => entry.name === name)

describe("the handbook", () => {
  it("tells of every component, in the order of their names", () => {
    const all = site()
    const names = handbookOf(all).map(({ name }) => name)
    expect(names).toEqual([...all.embeds.keys()].sort())
    expect(names).toContain("Plate")
  })

  it("has the props with their kinds, sentences and what they are where they are left out", () => {
    expect(entryOf("Plate")?.props).toEqual([
      { name: "name", kind: "a text", optional: false, usual: null, doc: "What it is called." },
      { name: "count", kind: "a number", optional: true, usual: "3", doc: "" },
      { name: "size", kind: '"small" or "large"', optional: true, usual: '"small"', doc: "" },
      { name: "children", kind: "what stands between its tags", optional: true, usual: null, doc: "" },
    ])
    expect(usualValues("export default function A() {}")).toEqual(new Map())
    expect(usualValues("export default function A({ b: c = [1] }: Props) {}")).toEqual(
      new Map([["b", "[1]"]]),
    )
  })

  it("takes the example from a page, as it is written there, with the front matter that it needs", () => {
    const entry = entryOf("Plate", site('Words.\n\n<Plate\n  name="Tea"\n  count={4}\n/>\n'))
    expect(entry?.example).toEqual({ text: '<Plate\n  name="Tea"\n  count={4}\n/>', made: false })
    expect(entry?.front).toBe("data: books")
    expect(entry?.pages).toEqual([{ path: "/plates", title: "Plates" }])
  })

  it("writes the example down where an expression makes it", () => {
    const entry = entryOf("Plate", site('{[1].map(count => <Plate name="A" count={count} />)}\n'))
    expect(entry?.example.text).toBe('<Plate name="A" count={1} />')
  })

  it("makes one from the props where no page has it", () => {
    expect(entryOf("Plate")?.example).toEqual({
      text: '<Plate name="words">\nSome words.\n</Plate>',
      made: true,
    })
    expect(entryOf("Plate")?.pages).toEqual([])
  })

  it("says how the example reads in a feed", () => {
    expect(entryOf("Plate", site('<Plate name="Tea" />\n'))?.feed).toContain("A plate with the name Tea.")
  })

  it("has the example with the lists of its page for the live one", () => {
    const all = site('<Plate name="Tea" />\n')
    expect(liveExample("Plate", all)).toEqual({
      path: "/plates",
      title: "Plates",
      siteName: "example.org",
      siteUrl: "https://example.org",
      data: { books: all.lists.get("books") },
      tree: [{ type: "Plate", props: { name: "Tea" } }],
    })
    expect(liveExample("Plates", all)).toBeNull()
  })

  it("writes MDX that reads as what it was", () => {
    const node = {
      type: "Plate",
      props: { name: 'a "b"', list: [1, "<"], on: true },
      children: ["1 < 2 and {", { type: "b", children: ["bold"] }],
    }
    const { tree, problems } = evaluateMdx("a.mdx", mdxOf(node), new Map(), {
      data: {},
      site: {} as never,
      named: [],
    })
    expect(problems.filter(({ what }) => !what.includes("no component"))).toEqual([])
    expect(JSON.stringify(tree)).toContain(JSON.stringify(node.props))
    expect(JSON.stringify(tree)).toContain("1 < 2 and {")
  })
})

it("every example of the site's own components passes the check where it is put on a page", () => {
  const own = readSite(process.cwd(), config.siteMetadata as never)
  const entries = handbookOf(own)
  expect(entries.length).toBe(own.embeds.size)
  const wrong = entries.flatMap(({ name, example, feed, front }) => {
    const named = front ? (liveExample(name, own)?.data ?? {}) : {}
    const scope = { data: named, site: own.facts, named: Object.keys(named) }
    const { problems } = evaluateMdx("content/pages/x.mdx", example.text, own.embeds, scope)
    expect(feed.length).toBeGreaterThan(0)
    return problems.map(({ what }) => `${name}: ${what}`)
  })
  expect(wrong).toEqual([])
}, 60_000)

describe("the handbook's route", () => {
  const routes = (options?: { develop: boolean }, of = site()) => {
    const paths: string[] = []
    createRoutes(of, { createPage: (({ path }: { path: string }) => paths.push(path)) as never }, options)
    return paths
  }

  it("is there in develop alone", () => {
    expect(routes({ develop: true })).toContain("/handbook")
    expect(routes({ develop: false })).not.toContain("/handbook")
    expect(routes()).not.toContain("/handbook")
  })

  it("is the author's where there is a page of that address", () => {
    const root = smallSite()
    write(root, "content/pages/handbook.mdx", page("Mine", "Words."))
    expect(
      routes({ develop: true }, readSite(root, facts)).filter(path => path === "/handbook"),
    ).toHaveLength(1)
  })

  it("has the develop server answer for all components and for each, and not for one that is not there", () => {
    const answers = new Map<string, (request: never, response: never) => void>()
    const all = site('<Plate name="Tea" />\n')
    serveHandbook({ get: (path, answer) => answers.set(path, answer as never) }, () => all)
    const asked = (path: string, name = "") => {
      const said: unknown[] = []
      const response = {
        json: (value: unknown) => said.push(value),
        status: (code: number) => {
          said.push(code)
          return response
        },
      }
      answers.get(path)?.({ params: { name } } as never, response as never)
      return said
    }
    expect(asked("/handbook.json")).toEqual([handbookOf(all)])
    expect(asked("/handbook/:name.json", "Plate")).toEqual([liveExample("Plate", all)])
    expect(asked("/handbook/:name.json", "Plates")[0]).toBe(404)
  })
})
