import fc from "fast-check"
import { mayHoldAddresses } from "../../src/engine/mdx/gfm"
import { parseMarkdown } from "../../src/engine/mdx/parse"
import { readSources } from "../../src/engine/read"

const shape = (text: string, addresses: boolean) => {
  try {
    return JSON.stringify(parseMarkdown(text, addresses))
  } catch (error) {
    return String(error)
  }
}

const pieces = [
  ..."aB7é.-_+:/\\[]()<>{}`~*|#!\"'&;, \t\n",
  "| - | -: |\n",
  "\n\n",
  "- [x] ",
  "[^1]",
  "[^1]: ",
  "~~",
  "**",
  "w.",
  "http:",
  "ftp://",
  "<Box />",
  "    ",
]

describe("a text without addresses", () => {
  it("has the same tree when nobody looks for any", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), parts => {
        const text = parts.join("")
        fc.pre(!mayHoldAddresses(text))
        expect(shape(text, false)).toBe(shape(text, true))
      }),
      { numRuns: 500 },
    )
  })

  it("is what most pages of the site are, each the same either way", () => {
    const texts = ["pages", "blog"].flatMap(folder => readSources(process.cwd(), `content/${folder}`, ".mdx"))
    const without = texts
      .map(({ text }) => text.replace(/^---\n[\s\S]*?\n---\n/, ""))
      .filter(text => !mayHoldAddresses(text))
    expect(without.length).toBeGreaterThan(texts.length / 2)
    for (const text of without) expect(shape(text, false)).toBe(shape(text, true))
  })
})

describe("a text with a bare address", () => {
  it.each([
    ["www.example.org", "http://www.example.org"],
    ["WWW.example.org", "http://WWW.example.org"],
    ["https://example.org/a", "https://example.org/a"],
    ["HTTP://example.org", "HTTP://example.org"],
    ["somebody@example.org", "mailto:somebody@example.org"],
  ])("links %s", (text, url) => {
    expect(JSON.stringify(parseMarkdown(`Look at ${text} today.`))).toContain(`"url":"${url}"`)
  })
})
