import { readFileSync } from "node:fs"
import { join } from "node:path"
import { guideFile } from "../../src/engine/guide"
import { formatProblem } from "../../src/engine/problems"
import { readSite } from "../../src/engine/site"
import { syncGuide } from "../../src/engine/syncGenerated"
import { facts, smallSite, write } from "./smallSite"

const guide = (table: string) =>
  `# How to write\n\n<!-- components: begin -->\n${table}<!-- components: end -->\n\nMore.\n`

const head = "| Name | Props | What it is |\n|---|---|---|\n"
const rows = [
  "| `BookShelf` | none | The books on gardens. Needs `data: books`. |\n",
  '| `Marbles` | `colours`: a number; `start`: "red" or "blue" (optional); `names`: a list, each a text (optional); `label`: a text (optional) | A game of marbles. |\n',
  "| `NotInFeed` | text between its tags | Whole paragraphs that feeds leave out. |\n",
  '| `Note` | `tone`: "calm" or "loud" (optional); text between its tags | A note in the margin. |\n',
]

/** Returns the updated guide of the small site, and its problems. */
function settled(text: string, mayWrite: boolean) {
  const root = smallSite()
  write(root, guideFile, text)
  const problems = syncGuide(readSite(root, facts), mayWrite).map(formatProblem)
  return { problems, text: readFileSync(join(root, guideFile), "utf8") }
}

describe("the table of components in the authors' guide", () => {
  it("is written from what the components say of themselves, and nothing round it is touched", () => {
    const { problems, text } = settled(guide(""), true)
    expect(problems).toEqual([])
    expect(text).toBe(guide(head + rows.join("")))
    expect(settled(text, true)).toEqual({ problems: [], text })
  })

  it("is told and not written where nobody would commit it, with the first line that would change", () => {
    const old = guide(head + rows.join("").replace("The books", "Some books"))
    const { problems, text } = settled(old, false)
    expect(problems).toEqual([
      'content/README.md:6:1: The table of components is not what the components say of themselves. Run "npm run check", and commit the file.',
    ])
    expect(text).toBe(old)
    expect(settled(guide(head + rows.join("")), false).problems).toEqual([])
  })

  it("is left alone in a guide that has no place for it, and where there is no guide", () => {
    expect(settled("# No table\n", false)).toEqual({ problems: [], text: "# No table\n" })
    expect(syncGuide(readSite(smallSite(), facts), false)).toEqual([])
  })
})
