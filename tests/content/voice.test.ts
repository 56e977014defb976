import { endsWithHamster, faultOfCaption, opening, sentences } from "../../scripts/voice/phrases"
import { type Prose, readAllProse } from "../../scripts/voice/prose"
import { isProgram, longestReadme, wordsOfReadme } from "../../scripts/voice/rules"

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

  it("reads what is there: a caption, a heading, an item, a cell and words inside components", () => {
    const kinds = new Set(pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)))
    expect(kinds).toEqual(new Set(["toy", "heading", "paragraph", "item", "cell"]))
    const wheel = pages.find(({ file }) => file.endsWith("/pertti.mdx"))
    expect(wheel && wordsOfReadme(wheel)).toBeGreaterThan(100)
  })
})
