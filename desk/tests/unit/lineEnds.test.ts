import { readFileSync } from "node:fs"
import fc from "fast-check"
import { filesIn } from "../../../src/engine/read"
import { restoreLineEnds, splitLineEnds } from "../../shared/lineEnds"

const same = (line: number) => line

describe("line ends", () => {
  it("come back as they were, in any text", () => {
    const text = fc.array(fc.constantFrom("a", "Yö", " ", "\n", "\r\n", "\r", "\t"), { maxLength: 12 })
    fc.assert(
      fc.property(fc.boolean(), text, (mark, parts) => {
        const file = (mark ? "\uFEFF" : "") + parts.join("")
        expect(restoreLineEnds(splitLineEnds(file).text, splitLineEnds(file), same)).toBe(file)
      }),
    )
  })

  it("come back in every file of the site", () => {
    const files = filesIn(process.cwd(), "content", "").filter(file => /\.(mdx|yaml)$/.test(file))
    const changed = files.filter(file => {
      const bytes = readFileSync(file, "utf8")
      return restoreLineEnds(splitLineEnds(bytes).text, splitLineEnds(bytes), same) !== bytes
    })
    expect(changed).toEqual([])
  })

  it("are those of most lines where a line is new", () => {
    const windows = splitLineEnds("a\r\nb\r\n")
    expect(restoreLineEnds("a\nnew\nb\n", windows, () => undefined)).toBe("a\r\nnew\r\nb\r\n")
    const mixed = splitLineEnds("a\r\nb\nc\n")
    expect(restoreLineEnds("a\nb\nnew\nc\n", mixed, line => [0, 1, undefined, 2][line])).toBe(
      "a\r\nb\nnew\nc\n",
    )
  })
})
