import { habits, type PageText } from "../../../src/engine/voice/habits"
import { captionFault, namesHamster } from "../../../src/engine/voice/phrases"
import { readProse } from "../../../src/engine/voice/prose"
import { maxCaptionLength } from "../../../src/lib/content/windows"

describe("the habits of a site", () => {
  const page = (name: string, added: string, ...texts: string[]): PageText => ({
    file: `content/pages/${name}.mdx`,
    subject: name,
    added,
    blocks: texts.map((text, i) => ({ kind: "paragraph", text, line: 6 + i })),
  })
  const days = ["2025-01-01", "2025-01-02", "2025-01-03", "2025-01-04", "2025-01-05"]
  const hintsFor = (pages: readonly PageText[]) =>
    habits(pages).map(({ file, line, what }) => `${file}:${line} ${what}`)
  const sites = (text: (i: number) => string) =>
    days.map((day, i) => page(`p${i}`, day, `One${i} thing${i}.`, text(i)))

  it("tells the newest pages that say Nobody, past the third", () => {
    const spoken = sites(i => `Word${i} word${i}: nobody.`).reverse()
    expect(hintsFor(spoken)).toEqual([
      'content/pages/p3.mdx:7 "Nobody" stands on more than 3 of 5 pages with this one.',
      'content/pages/p4.mdx:7 "Nobody" stands on more than 3 of 5 pages with this one.',
    ])
    expect(hintsFor(spoken.slice(0, 3))).toEqual([])
  })

  it.each(["It rained, which is wet.", "It is not rain."])("tells them of %j as well", text => {
    const [first] = habits(sites(() => text))
    expect(first?.what).toMatch(/^"(, which is|It is not)" stands on more than 3 of 5 pages with this one\.$/)
  })

  it("lets one page in ten have it", () => {
    const calm = Array.from({ length: 40 }, (_, i) => page(`q${i}`, "2025-02-01", `Tea${i} cools${i}.`))
    expect(hintsFor([...calm, ...sites(i => `Word${i} word${i}: nobody.`)].slice(0, 44))).toEqual([])
  })

  it("tells who ends with the hamster, besides those that are about him", () => {
    const spoken = [
      page("pertti", "2025-09-01", "So sleeps Pertti."),
      ...sites(i => `Here${i} sleeps${i} the hamster.`),
    ]
    expect(hintsFor(spoken).map(line => line.split(" ")[0])).toEqual([
      "content/pages/p3.mdx:7",
      "content/pages/p4.mdx:7",
    ])
  })

  it("tells an opening that a fourth page has, and who had it before", () => {
    const spoken = days
      .slice(0, 4)
      .map((day, i) => page(`p${i}`, day, "Press the button.", `End${i} of${i}.`))
    expect(hintsFor(spoken)).toEqual([
      'content/pages/p3.mdx:6 The first or last sentence begins with "press the", as on 3 other pages: ' +
        "content/pages/p0.mdx:6, content/pages/p1.mdx:6, content/pages/p2.mdx:6.",
    ])
  })

  it("counts an opening once on a page of one sentence", () => {
    expect(hintsFor(days.slice(0, 3).map((day, i) => page(`p${i}`, day, "Press the button.")))).toEqual([])
  })
})

describe("the sweep of the voice", () => {
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
    ["Press it. Then wait.", "is 2 sentences"],
    ["A word", "is no sentence"],
    [`${"a".repeat(maxCaptionLength - 1)}.`, null],
    [`${"a".repeat(maxCaptionLength)}.`, `has ${maxCaptionLength + 1} characters`],
  ])("judges the caption %j", (text, fault) => {
    expect(captionFault(text)).toBe(fault)
  })

  it("knows the hamster by name and by kind", () => {
    expect(["Pertti sleeps.", "A hamster!", "It rains."].map(namesHamster)).toEqual([true, true, false])
  })
})
