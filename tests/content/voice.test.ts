import {
  endsWithHamster,
  faultOfCaption,
  opening,
  sentences,
  wornPhrases,
} from "../../src/engine/voice/phrases"
import { type Prose, readAllProse, readProse } from "../../src/engine/voice/prose"
import { isProgram, longestReadme, wordsOfReadme } from "../../src/engine/voice/rules"

const pages = readAllProse(process.cwd(), "content/pages")
const programs = pages.filter(isProgram)

/** Pages that are about the hamster, and may end with him. */
const aboutHim = ["age", "birthdayboy", "pertti", "timeline"].map(path => `content/pages/${path}.mdx`)

const words = ({ blocks }: Prose) => blocks.filter(({ kind }) => kind !== "toy").map(({ text }) => text)
const filesOf = (some: readonly Prose[]) => some.map(({ file }) => file)

describe("the voice of content/pages", () => {
  it("says one short sentence over every toy", () => {
    const faults = programs.flatMap(({ file, caption }) => {
      const fault = caption
        ? faultOfCaption(caption.text)
        : "has no caption, or more than one paragraph before its toy"
      return fault ? [`${file}: ${fault}`] : []
    })
    expect(faults).toEqual([])
  })

  it("keeps a README to a screen", () => {
    const long = programs.filter(page => wordsOfReadme(page) > longestReadme)
    expect(long.map(page => `${page.file}: ${wordsOfReadme(page)} words`)).toEqual([])
  })

  it("has Nobody on one page in ten at most", () => {
    const some = pages.filter(page => words(page).some(text => /\bnobody\b/i.test(text)))
    expect(some.length <= pages.length / 10 ? [] : filesOf(some)).toEqual([])
  })

  it("has the hamster in its last sentence on one page in ten at most, besides his own", () => {
    const some = pages.filter(page => !aboutHim.includes(page.file) && endsWithHamster(words(page)))
    expect(some.length <= pages.length / 10 ? [] : filesOf(some)).toEqual([])
  })

  it("opens no first or last sentence with the same two words on more than three pages", () => {
    const found = new Map<string, string[]>()
    for (const page of pages) {
      const texts = words(page)
      const first = sentences(texts[0] ?? "")[0] ?? ""
      const last = sentences(texts.at(-1) ?? "").at(-1) ?? ""
      for (const two of new Set([opening(first), opening(last)])) {
        if (two.includes(" ")) found.set(two, [...(found.get(two) ?? []), page.file])
      }
    }
    expect([...found].filter(([, files]) => files.length > 3)).toEqual([])
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
    [`${"a".repeat(110)}.`, "has 111 characters"],
  ])("judges the caption %j", (text, fault) => {
    expect(faultOfCaption(text)).toBe(fault)
  })

  it("hears what comes back in more than three files, and not what comes back in three", () => {
    const texts = (many: number, text: string) =>
      Array.from({ length: many }, (_, i) => ({ file: `${i}.mdx`, line: 1, text }))
    expect(wornPhrases(texts(3, "Nobody came. It rained."))).toEqual([])
    expect(wornPhrases(texts(4, "Nobody came. It rained.")).map(({ phrase }) => phrase)).toEqual([
      'begins "nobody came"',
      'ends "it rained ..."',
      'has "Nobody"',
    ])
    expect(wornPhrases(texts(9, "0 is left."))).toEqual([])
  })

  it("knows the hamster by name and by kind, in the last sentence alone", () => {
    expect(endsWithHamster(["It rains. Pertti sleeps."])).toBe(true)
    expect(endsWithHamster(["A hamster sleeps. It rains."])).toBe(false)
  })
})
