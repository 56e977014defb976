import fc from "fast-check"
import { updatedCodes } from "../../src/engine/codeHistory"
import { type CodeRequest, type Codes, feedId, formatLine, type Line } from "../../src/engine/codeLines"
import { assignCodes } from "../../src/engine/codes"

const authority = "example.org,2021"

function claim(path: string, was: string[] = [], more: Partial<CodeRequest> = {}): CodeRequest {
  const file = `content/pages/${path}.mdx`
  return { path, file, was: was.map((old, i) => ({ path: old, file, line: 5 + i, column: 8 })), ...more }
}

function line(number: number, path: string, marks: Partial<Line> = {}): Line {
  const code = String(number).padStart(4, "0")
  return { code, path, id: feedId(authority, code, path), ...marks }
}

const registry = (...lines: Line[]) =>
  `# The registry.\n${lines.map(each => `${formatLine(each)}\n`).join("")}`

/** Returns the problems of a registry: "line: what". */
function problemTexts({ problems }: Codes): string[] {
  return problems.map(problem => `${problem.line}: ${problem.what}`)
}

const problemsOf = (text: string, claims: CodeRequest[], before?: string) =>
  problemTexts(assignCodes(text, claims, authority, before))

const start = registry(line(0, "a"), line(1, "b"), line(2, "c"))
const all = [claim("a"), claim("b"), claim("c")]

describe("the registry of numbers", () => {
  it("gives every page the number of its line", () => {
    const codes = assignCodes(start, all, authority, start)
    expect(problemTexts(codes)).toEqual([])
    expect([...codes.byPath].map(([path, { code }]) => `${code} ${path}`)).toEqual([
      "0000 a",
      "0001 b",
      "0002 c",
    ])
    expect(codes.missing).toEqual([])
    expect(updatedCodes(start, codes)).toBe(start)
  })

  it("appends the next numbers for new pages, in the order of their paths", () => {
    const codes = assignCodes(start, [claim("e"), ...all, claim("d")], authority, start)
    expect(problemTexts(codes)).toEqual([])
    expect(updatedCodes(start, codes)).toBe(
      `${start}- {code: "0003", path: "d", id: "tag:example.org,2021:0003:d"}
- {code: "0004", path: "e", id: "tag:example.org,2021:0004:e"}
`,
    )
    expect(codes.missing.map(codes.at)).toEqual([
      { file: "content/codes.yaml", line: 5, column: 1 },
      { file: "content/codes.yaml", line: 6, column: 1 },
    ])
  })

  it("begins with 0000 where there is no file yet", () => {
    const codes = assignCodes("", [claim("/")], authority)
    expect(updatedCodes("", codes)).toBe('- {code: "0000", path: "/", id: "tag:example.org,2021:0000:/"}\n')
    expect(codes.missing.map(codes.at)).toEqual([{ file: "content/codes.yaml", line: 1, column: 1 }])
  })

  it("keeps the number and the id of a renamed page", () => {
    const codes = assignCodes(start, [claim("a"), claim("new", ["b"]), claim("c")], authority, start)
    expect(problemTexts(codes)).toEqual([])
    expect(codes.byPath.get("new")).toEqual(line(1, "b"))
    expect(updatedCodes(start, codes)).toBe(
      registry(line(0, "a"), line(1, "b", { now: "new" }), line(2, "c")),
    )
  })

  const renamed = registry(line(0, "a"), line(1, "b", { now: "new" }), line(2, "c"))

  it("knows where a renamed page is, and has no more to write", () => {
    const codes = assignCodes(renamed, [claim("a"), claim("new", ["b"]), claim("c")], authority, start)
    expect(problemTexts(codes)).toEqual([])
    expect(updatedCodes(renamed, codes)).toBe(renamed)
  })

  it("does not give a renamed page's number to a new page at its old address", () => {
    const claims = [claim("a"), claim("b"), claim("new"), claim("c")]
    const [problem] = assignCodes(renamed, claims, authority, renamed).problems
    expect(problem).toMatchObject({
      line: 3,
      what: 'The number 0001 belongs to "new", which was "b", and would change its meaning to content/pages/b.mdx.',
      todo: 'Write "was: [b]" in content/pages/new.mdx again, and give the new page another address.',
    })
    // Nor where somebody takes the note of it away.
    expect(problemsOf(start, claims, renamed)).toEqual([
      '3: The number 0001 belonged to "new", and the line does not say so any more.',
    ])
  })

  it("wants every old address of a page that was renamed twice to lead on", () => {
    const [problem] = assignCodes(
      renamed,
      [claim("a"), claim("newer", ["b"]), claim("c")],
      authority,
    ).problems
    expect(problem).toMatchObject({
      line: 3,
      what: 'The page "new" is gone.',
      todo: 'Write "was: [b, new]" in content/pages/newer.mdx, so that the old address leads on; if it was never committed there, remove "now" from this line.',
    })
    // A renaming that was undone before anybody saw it leaves no trace.
    expect(problemsOf(start, all, start)).toEqual([])
    const both = assignCodes(
      renamed,
      [claim("a"), claim("newer", ["b", "new"]), claim("c")],
      authority,
      renamed,
    )
    expect(problemTexts(both)).toEqual([])
    expect(updatedCodes(renamed, both)).toBe(renamed.replace('now: "new"', 'now: "newer"'))
  })

  it("forgets the way when a page takes its first address back", () => {
    const codes = assignCodes(renamed, [claim("a"), claim("b", ["new"]), claim("c")], authority, renamed)
    expect(problemTexts(codes)).toEqual([])
    expect(updatedCodes(renamed, codes)).toBe(start)
    expect(problemsOf(start, [claim("a"), claim("b", ["new"]), claim("c")], renamed)).toEqual([])
  })

  it("calls a renamed page that is gone by the address it had, and keeps both for it when it is retired", () => {
    expect(problemsOf(renamed, [claim("a"), claim("c")])).toEqual(['3: The page "new" is gone.'])
    const retired = registry(line(0, "a"), line(1, "b", { now: "new", retired: true }), line(2, "c"))
    expect(problemsOf(retired, [claim("a"), claim("c")], renamed)).toEqual([])
    expect(problemsOf(retired, [claim("a"), claim("c"), claim("new")], renamed)).toEqual([
      '3: "new" is retired, but content/pages/new.mdx is there.',
    ])
    expect(problemsOf(retired, all, renamed)).toEqual([
      '3: "b" is retired, but content/pages/b.mdx is there.',
    ])
  })

  it("keeps them when the page is renamed again, and when it takes its old name back", () => {
    const twice = assignCodes(start, [claim("a"), claim("newer", ["b", "new"]), claim("c")], authority, start)
    expect(problemTexts(twice)).toEqual([])
    expect(twice.byPath.get("newer")?.code).toBe("0001")
    const back = assignCodes(start, [claim("a"), claim("b", ["new"]), claim("c")], authority, start)
    expect(problemTexts(back)).toEqual([])
    expect(back.byPath.get("b")?.code).toBe("0001")
  })

  it("wants a line for a page that is gone: retired, or the page it has become", () => {
    expect(problemsOf(start, [claim("a"), claim("c")])).toEqual(['3: The page "b" is gone.'])
    const retired = registry(line(0, "a"), line(1, "b", { retired: true }), line(2, "c"))
    const codes = assignCodes(retired, [claim("a"), claim("c"), claim("d")], authority, start)
    expect(problemTexts(codes)).toEqual([])
    expect(codes.missing.map(({ code }) => code)).toEqual(["0003"])
    expect(problemsOf(retired, all)).toEqual(['3: "b" is retired, but content/pages/b.mdx is there.'])
  })

  it("proposes the page that a lost one may have become", () => {
    const advice = (...claims: CodeRequest[]) =>
      assignCodes(start, claims, authority).problems.map(({ todo }) => todo)
    const write = (name: string) =>
      `If it is "${name}" now, write "was: [b]" in content/pages/${name}.mdx; else add "retired: true" to this line.`
    expect(advice(claim("a"), claim("c"), claim("new"))).toEqual([write("new")])
    expect(advice(claim("a"), claim("c"), claim("new"), claim("bb"))).toEqual([write("bb")])
    expect(advice(claim("a"), claim("c"), claim("new"), claim("newer"))).toEqual([
      'Add "retired: true" to this line, or "was: [...]" to the front matter of the page it has become.',
    ])
    expect(advice(claim("a"), claim("c"), claim("secret", [], { hidden: true }))).toEqual([
      'Add "retired: true" to this line, or "was: [...]" to the front matter of the page it has become.',
    ])
  })

  it("waits for a planned page, and takes the mark away when it comes", () => {
    const planned = registry(line(0, "a"), line(1, "b", { planned: true }), line(2, "c"))
    const before = assignCodes(planned, [claim("a"), claim("c")], authority, planned)
    expect(problemTexts(before)).toEqual([])
    expect(before.arrived).toEqual([])
    const after = assignCodes(planned, all, authority, planned)
    expect(problemTexts(after)).toEqual([])
    expect(after.arrived.map(({ path }) => path)).toEqual(["b"])
    expect(updatedCodes(planned, after)).toBe(start)
    expect(after.arrived.map(after.at)).toEqual([{ file: "content/codes.yaml", line: 3, column: 3 }])
  })

  it("gives hidden pages no number, and lets no page that has one be hidden", () => {
    const secret = claim("secret", [], { hidden: true })
    const codes = assignCodes(start, [...all, secret], authority, start)
    expect(problemTexts(codes)).toEqual([])
    expect(codes.missing).toEqual([])
    expect(codes.byPath.has("secret")).toBe(false)
    expect(problemsOf(start, [claim("a"), claim("b", [], { hidden: true }), claim("c")])).toEqual([
      '3: "b" has the number 0001, but content/pages/b.mdx is hidden.',
    ])
    expect(problemsOf(start, [claim("a"), claim("x", ["b"], { hidden: true }), claim("c")])).toEqual([
      '3: "b" has the number 0001, but content/pages/x.mdx is hidden.',
    ])
  })

  it("refuses a line that is moved, taken out, doubled or given to another page", () => {
    const [a, b, c] = [line(0, "a"), line(1, "b"), line(2, "c")]
    expect(problemsOf(registry(a, c, b), all)).toEqual(["3: The number 0002 stands where 0001 belongs."])
    expect(problemsOf(registry(a, c), all)).toEqual(["3: The number 0002 stands where 0001 belongs."])
    expect(problemsOf(registry(a, b, c, line(3, "a")), all)).toEqual([
      '5: "a" has two numbers, 0000 and 0003.',
    ])
    expect(problemsOf(registry(a, { ...b, path: "d" }, c), all)).toEqual([
      '3: The number 0001 belongs to "b" and would change its meaning to "d".',
    ])
    expect(problemsOf(registry(a, { ...b, code: "1" }, c), all)).toEqual([
      '3: "1.code" has a value that does not fit: "1".',
    ])
  })

  it("refuses what differs from the registry as it was committed", () => {
    const [a, b, c] = [line(0, "a"), line(1, "b"), line(2, "c")]
    expect(problemsOf(registry(a, line(1, "c"), line(2, "b")), all, start)).toEqual([
      '3: The number 0001 meant "b" and would mean "c". Another mistake follows.',
    ])
    expect(problemsOf(registry(a, b), [claim("a"), claim("b")], start)).toEqual([
      '3: The number 0002 of "c" is gone.',
    ])
    expect(problemsOf("", all, start)).toEqual([
      "1: The registry of numbers is empty, and the last commit had lines in it.",
    ])
    const planned = registry(a, b, { ...c, planned: true })
    expect(problemsOf(planned, [claim("a"), claim("b")], start)).toEqual([
      '4: The page "c" has been here, and can\'t be planned again.',
    ])
    expect(problemsOf(registry(a, b, { ...c, retired: true }), [claim("a"), claim("b")], start)).toEqual([])
  })

  it("refuses an old address that is another page's, claimed twice, the page's own or has a number beside its own", () => {
    expect(problemsOf(start, [...all, claim("d", ["b"])])).toEqual([
      '5: "b" in "was" is the address of content/pages/b.mdx.',
    ])
    expect(problemsOf(start, [...all, claim("d", ["d"])])).toEqual([
      '5: "d" in "was" is the page\'s own address.',
    ])
    expect(problemsOf(start, [claim("a"), claim("c"), claim("d", ["b"]), claim("e", ["x", "b"])])).toEqual([
      '6: "b" in "was" is claimed by content/pages/d.mdx too.',
    ])
    const both = 'The number 0001 belongs to "b", and "c" has 0002: it would change its meaning.'
    expect(problemsOf(start, [claim("a"), claim("c", ["b"])])).toEqual([`5: ${both}`])
  })
})

/** A site as its author knows it: pages by name, each with what it has been called and who it is for ever. */
type Model = { pages: Map<string, { was: string[]; first: string }>; text: string; taken: Set<string> }

const names = fc.stringMatching(/^[a-z]{1,3}(\/[a-z]{1,3})?$/)
const change = fc.record({ kind: fc.constantFrom("add", "rename", "retire"), name: names, which: fc.nat() })

/** Makes one change; one that an author may not make, such as a name that has been used, is left out. */
function make(model: Model, { kind, name, which }: { kind: string; name: string; which: number }): boolean {
  const { pages, taken } = model
  const chosen = [...pages.keys()][which % Math.max(1, pages.size)]
  if (kind !== "retire" && taken.has(name)) return false
  if (kind === "add") {
    pages.set(name, { was: [], first: name })
    taken.add(name)
    return true
  }
  const page = chosen === undefined ? undefined : pages.get(chosen)
  if (chosen === undefined || !page) return false
  pages.delete(chosen)
  if (kind === "rename") {
    pages.set(name, { was: [...page.was, chosen], first: page.first })
    taken.add(name)
  } else {
    const own = model.text.split("\n").find(each => each.includes(`path: "${page.first}",`)) ?? ""
    model.text = model.text.replace(own, own.replace(/\}$/, ", retired: true}"))
  }
  return true
}

describe("a number", () => {
  it("never changes its meaning, whatever is added, renamed and retired", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), changes => {
        const model: Model = { pages: new Map(), text: "# The registry.\n", taken: new Set() }
        const meaning = new Map<string, string>()
        for (const step of changes) {
          const before = model.text
          if (!make(model, step)) continue
          const claims = [...model.pages].map(([path, { was }]) => claim(path, was))
          const codes = assignCodes(model.text, claims, authority, before)
          expect(problemTexts(codes)).toEqual([])
          model.text = updatedCodes(model.text, codes)
          expect(codes.byPath.size).toBe(model.pages.size)
          for (const [path, { first }] of model.pages) {
            const { code = "", id } = codes.byPath.get(path) ?? {}
            if (!meaning.has(code)) meaning.set(code, first)
            expect([meaning.get(code), id]).toEqual([first, `tag:example.org,2021:${code}:${first}`])
          }
          const remaining = new Set(
            assignCodes(model.text, claims, authority, model.text).lines.map(each => each.code),
          )
          expect([...meaning.keys()].every(code => remaining.has(code))).toBe(true)
          expect(remaining.size).toBe(meaning.size)
        }
      }),
    )
  })

  it("can't be changed by hand: any other order or path of the committed lines is refused", () => {
    const paths = fc.uniqueArray(names, { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(paths, fc.nat(), fc.nat(), (own, i, j) => {
        const from = i % own.length
        const to = j % own.length
        fc.pre(from !== to)
        const before = registry(...own.map((path, number) => line(number, path)))
        const moved = [...own]
        moved.splice(to, 0, ...moved.splice(from, 1))
        const after = registry(...moved.map((path, number) => line(number, path)))
        expect(
          problemsOf(
            after,
            own.map(path => claim(path)),
            before,
          ),
        ).not.toEqual([])
        expect(
          problemsOf(
            before,
            own.map(path => claim(path)),
            before,
          ),
        ).toEqual([])
      }),
    )
  })
})
