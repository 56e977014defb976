import { captionFault } from "../../src/engine/caption"
import { readProse } from "../../src/engine/prose"
import { maxCaptionLength } from "../../src/lib/content/windows"

describe("readProse and captionFault", () => {
  const front = '---\ntitle: Tea\ndescription: "Tea, in a sentence."\nadded: 2025-08-03\n---\n'
  const read = (body: string) => readProse({ file: "content/pages/tea.mdx", text: front + body, digest: "" })

  it("tells the caption, the toy and the README apart, with their lines", () => {
    const { blocks, caption, readme } = read("Press **it**.\n\n<Tea />\n\n## Why\n\n- One {1 + 1}\n- Two\n")
    expect(caption).toEqual({ kind: "paragraph", text: "Press it.", line: 6 })
    expect(readme.map(({ kind, text, line }) => [kind, text, line])).toEqual([
      ["heading", "Why", 10],
      ["item", "One 0", 12],
      ["item", "Two", 13],
    ])
    expect(blocks).toHaveLength(5)
  })

  it("takes the words between a toy's tags, and those of its own language alone", () => {
    expect(read("<Tea>\n\nHot.\n\n</Tea>\n").readme.map(({ text }) => text)).toEqual(["Hot."])
    const both =
      '<InLanguage lang="fi">\n\nKuuma.\n\n</InLanguage>\n\n<InLanguage lang="en">\n\nHot.\n\n</InLanguage>\n'
    expect(read(both).readme.map(({ text }) => text)).toEqual(["Hot."])
  })

  it("has no caption where two paragraphs stand before the toy", () => {
    expect(read("One.\n\nTwo.\n\n<Tea />\n").caption).toBeNull()
    expect(read("<Tea />\n\nOne.\n").caption).toBeNull()
  })

  it.each([
    ["Press it, at 13:37.", null],
    ["Why not?", null],
    ["Pull a drawer. Mind your fingers.", null],
    ["One two three four five six seven eight nine ten eleven twelve.", null],
    ["One two three four five six seven eight nine ten eleven twelve thirteen.", "has 13 words"],
    ["Scroll: Pertti runs.", "has a colon or semicolon"],
    ["Press it; then wait.", "has a colon or semicolon"],
    ["A word", "is no sentence"],
    [`${"a".repeat(maxCaptionLength - 1)}.`, null],
    [`${"a".repeat(maxCaptionLength)}.`, `has ${maxCaptionLength + 1} characters`],
  ])("judges the caption %j", (text, fault) => {
    expect(captionFault(text)).toBe(fault)
  })
})
