import { updatedCodes } from "../../src/engine/codeHistory"
import { type CodeRequest, feedId, formatLine, type Line } from "../../src/engine/codeLines"
import { assignCodes } from "../../src/engine/codes"

const authority = "example.org,2021"

function claim(path: string, was: string[] = []): CodeRequest {
  const file = `content/pages/${path}.mdx`
  return { path, file, was: was.map((old, i) => ({ path: old, file, line: 5 + i, column: 8 })) }
}

function line(number: number, path: string, marks: Partial<Line> = {}): Line {
  const code = String(number).padStart(4, "0")
  return { code, path, id: feedId(authority, code, path), ...marks }
}

const registry = (...lines: Line[]) => `${lines.map(each => `${formatLine(each)}\n`).join("")}`

const committed = registry(line(0, "a"), line(1, "b"))

/** The registry after a check, and what the check said. */
function checked(text: string, claims: CodeRequest[], before: string | undefined = committed) {
  const codes = assignCodes(text, claims, authority, before)
  return { said: codes.problems.map(({ what }) => what), text: updatedCodes(text, codes) }
}

const pages = [claim("a"), claim("b")]

describe("a page that was never committed", () => {
  const tried = registry(line(0, "a"), line(1, "b"), line(2, "tea"), line(3, "milk"))

  it("gives its number back when it is deleted, and those after it move up", () => {
    expect(checked(tried, [...pages, claim("milk")])).toEqual({
      said: [],
      text: registry(line(0, "a"), line(1, "b"), line(2, "milk")),
    })
    expect(checked(tried, pages)).toEqual({ said: [], text: committed })
  })

  it("has its number under another name when it is renamed, with nothing said of the old one", () => {
    expect(checked(tried, [...pages, claim("coffee"), claim("milk")])).toEqual({
      said: [],
      text: registry(line(0, "a"), line(1, "b"), line(2, "milk"), line(3, "coffee")),
    })
  })

  it("may have its line deleted, doubled, or kept from both sides of a merge", () => {
    const all = [...pages, claim("tea"), claim("milk")]
    expect(checked(registry(line(0, "a"), line(1, "b"), line(3, "milk")), all).text).toBe(
      registry(line(0, "a"), line(1, "b"), line(2, "milk"), line(3, "tea")),
    )
    const both = registry(line(0, "a"), line(1, "b"), line(2, "tea"), line(2, "milk"), line(2, "tea"))
    expect(checked(both, all)).toEqual({ said: [], text: tried })
  })
})

describe("a page that was committed", () => {
  it("keeps its number: its going is told", () => {
    expect(checked(committed, [claim("a")]).said).toEqual(['The page "b" is gone.'])
    expect(checked(registry(line(0, "a")), pages).said).toEqual(['The number 0001 of "b" is gone.'])
  })

  it("may be given a new address and another one before either is committed, and its first one again", () => {
    const moved = registry(line(0, "a"), line(1, "b", { now: "tea" }))
    expect(checked(moved, [claim("a"), claim("milk", ["b"])])).toEqual({
      said: [],
      text: registry(line(0, "a"), line(1, "b", { now: "milk" })),
    })
    expect(checked(moved, pages)).toEqual({ said: [], text: committed })
  })

  it("has to speak for an address that was committed", () => {
    const moved = registry(line(0, "a"), line(1, "b", { now: "tea" }))
    expect(checked(moved, [claim("a"), claim("milk", ["b"])], moved).said).toEqual([
      'The page "tea" is gone.',
    ])
  })
})

it("gives no number back where it is not known what was committed", () => {
  const codes = assignCodes(registry(line(0, "a"), line(1, "b")), [claim("a")], authority)
  expect(codes.problems.map(({ what }) => what)).toEqual(['The page "b" is gone.'])
})
