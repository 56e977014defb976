import { inFrontMatter, inLists, inNames, inPlaylists, inText } from "./mistakes"
import { ownFile, reportedProblems } from "./reportedProblems"

const front = "title: Tea\ndescription: A page about tea and what it does to a day.\nadded: 2021-07-01"
const words =
  "Tea is a drink that is made of leaves and water, and it is drunk by people who have the time for it, every day at five or so, with a biscuit, in a room."

const page = (keys: string, body: string) => `---\n${keys}\n---\n\n${words}\n\n${body}\n`

/** Returns the faults of a report: it should be one message, at its place, with what is wrong and what to do. */
function amiss(lines: readonly string[], file: string, place: string): string | null {
  const [line = ""] = lines
  if (lines.length !== 1)
    return lines.length === 0 ? "nothing is told" : `${lines.length} are told: ${lines.join(" | ")}`
  if (!line.startsWith(`${file}:${place}:`)) return `told elsewhere: ${line}`
  return /: [^:].*[.!?] [A-Z"'`].*[.!?`:]$/.test(line) ? null : `not two sentences: ${line}`
}

const each = (trials: readonly (readonly [string, string])[]) =>
  trials.map(([written, place]) => ({ written, place }))

describe("each mistake is told once, at its place, with what to do", () => {
  describe.each(Object.entries(inText))("in text, %s", (_, trials) => {
    it.each(each(trials))("$written", async ({ written, place }) => {
      const lines = await reportedProblems({ "content/pages/tea.mdx": page(front, written) })
      expect(amiss(lines, "content/pages/tea.mdx", place)).toBeNull()
    })
  })

  it.each(each(inFrontMatter))("in front matter: $written", async ({ written, place }) => {
    const lines = await reportedProblems({ "content/pages/tea.mdx": page(written, "x") })
    expect(amiss(lines, "content/pages/tea.mdx", place)).toBeNull()
  })

  it.each(each(inPlaylists))("in a playlist: $written", async ({ written, place }) => {
    const file = "content/playlists/sauna.yaml"
    expect(amiss(await reportedProblems({ [file]: written }), file, place)).toBeNull()
  })

  it.each(each(inLists))("in a list: $written", async ({ written, place }) => {
    const file = "content/data/books.yaml"
    expect(amiss(await reportedProblems({ [file]: written }), file, place)).toBeNull()
  })

  it.each(inNames)("in the name of a file: %s", async file => {
    const text = file.endsWith(".mdx") ? page(front, "x") : ownFile("content/data/books.yaml")
    expect(amiss(await reportedProblems({ [file]: text }), file, "1:1")).toBeNull()
  })
})
