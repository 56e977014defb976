import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { checkSite } from "../../src/engine/checkSite"
import { formatProblem } from "../../src/engine/problems"
import { emptyBuildCache, readSite } from "../../src/engine/site"
import { syncGenerated } from "../../src/engine/syncGenerated"
import { facts, smallSite, write } from "./smallSite"

/** Shared: the pages and lists of the small site are the same in each of its copies. */
const cache = emptyBuildCache()

/** Returns the problems of a small site with these files added; a new page lacks its number, which is reported last. */
async function reportedProblems(files: Record<string, string>): Promise<string[]> {
  const root = smallSite()
  for (const [file, text] of Object.entries(files)) write(root, file, text)
  const site = await checkSite(readSite(root, facts, { cache }), cache)
  const problems = syncGenerated(site, false)
  rmSync(join(root, "content"), { recursive: true })
  return problems.map(formatProblem).filter(line => !/The line of "[^"]*" is missing/.test(line))
}

const front = "title: Tea\ndescription: A page of the tests.\nadded: 2021-07-01"

/** A page whose text begins on line 7. */
const tea = (body: string, keys = front) => ({ "content/pages/tea.mdx": `---\n${keys}\n---\n\n${body}\n` })

const at = (place: string, start: string) => new RegExp(`^content/pages/tea\\.mdx:${place}: ${start}`)

/** An author's text, with the place of its problem and how the message begins. */
const texts: [written: string, place: string, what: string][] = [
  ["{(() => { while (true) {} })()}", "7:1", "The expressions of this page take more than a second"],
  ["{Array(5e6).fill('x')}", "7:1", "An expression makes more than a page can hold"],
  ["{'x'.repeat(3e7)}", "7:1", "An expression makes more than a page can hold"],
  ["<Note\n\nx\n\n</Note>", "7:1", "The tag <Note has no end"],
  ['import Tea from "./tea"\n\n<Tea />', "7:1", "A page can't import"],
  ["{site.nmae}", "7:1", "\\{site\\.nmae\\} comes to nothing\\. Did you mean name\\?"],
  ["so $x^{2}$", "7:4", "\\$x\\^\\{2\\}\\$ stays as it is: formulas are not set here"],
  ["a[^1] b", "7:2", "The footnote \\[\\^1\\] has no text"],
  ["a\n\n[^1]: b", "9:1", "Nothing in the text leads to the footnote \\[\\^1\\]"],
  ["| a | b |\n|---|\n| 1 | 2 |", "8:1", "The table has 2 columns, and its line of dashes 1"],
  ["| a | b |\n|---|---|\n| 1 | 2 | 3 |", "9:1", "This row of the table has 3 cells, and its head 2"],
  ["##NoSpace", "7:1", '"##" is no heading without a space'],
  ["a\n\n##\n\nb", "9:1", "The heading has no words"],
  ["# Big", "7:1", "A page has one title"],
  ["## A\n\n#### B", "9:1", "The heading skips a level"],
  ["[x(/garden)", "7:1", "\\[x\\(/garden\\) is no link"],
  ["[](/garden)", "7:1", "The link has no words"],
  ["Two:\n-one\n-two", "8:1", "These lines are no list"],
  ["a &nbps; b", "7:3", "There is no sign &nbps; in HTML"],
  ["| a | b |\n| 1 | 2 |", "7:1", "The table has no line of dashes"],
  ["| a | b |\n| - |\n| 1 | 2 |", "8:1", "The table has 2 columns, and its line of dashes 1"],
  ["####### Deep", "7:1", "A heading has six signs # at most"],
  ["[x](me@example.com)", "7:1", "The link me@example.com has no mailto:"],
  ["[x](“/garden”)", "7:1", "The address stands in the quotes of a book"],
  ["[Beans](./beans.png)", "7:1", "The link \\./beans\\.png leads to a picture"],
  ["[x](garden.mdx)", "7:1", "The link garden\\.mdx is not a whole path.*/garden\\.$"],
  ["[x](C:\\x.txt)", "7:1", "The link C:.* leads to a file of your own machine"],
  ["[x]()", "7:1", "The link has no address"],
  ["[x](/gar den)", "7:1", "The address of the link has a space in it"],
  ["[x](https://yle.fi/a b)", "7:1", "This link is not seen as one"],
  ["![x](./my room.jpg)", "7:1", "The address of the picture has a space in it"],
  [
    "(x)[/garden]",
    "7:1",
    "\\(x\\)\\[/garden\\] has its brackets the wrong way round\\. Write \\[x\\]\\(/garden\\)",
  ],
  ["[x] (/garden)", "7:1", ".* is no link: there is a space between its brackets"],
  ["[x][nope]", "7:1", "The link \\[x\\] has no address"],
  ["[x](http://localhost:8000/garden)", "7:1", ".* is of your own machine.* Write /garden\\."],
  ["[x](https://example.org/nowhere)", "7:1", "The link https://example\\.org/nowhere leads nowhere"],
  ["[x](https://example.org/garden)", "7:1", ".* leads to this site itself\\. Write /garden\\."],
  ["[x](www.yle.fi)", "7:1", ".* Write https://www\\.yle\\.fi\\."],
  ["[x](https//yle.fi)", "7:1", ".* Write https://yle\\.fi\\."],
  ["[x](https:/yle.fi)", "7:1", "The address https:/yle\\.fi is not whole"],
  ["[x](mailto:)", "7:1", "The link mailto: names no mailbox"],
  [
    "see <https://yle.fi> x",
    "7:5",
    "An address can't be written as <https://yle\\.fi>\\. Write \\[words\\]\\(https://yle\\.fi\\)",
  ],
  ["see <a@b.fi>", "7:5", ".* Write \\[words\\]\\(mailto:a@b\\.fi\\)"],
  ["a <b and more", "7:3", 'There is a stray "<"'],
  ["<Note /\nText", "7:1", "The tag <Note has no end"],
  ["a<br>b", "7:2", "<br> is not closed\\. Write <br />\\."],
  [
    "<details><summary>More</summary>\n\ntext\n\n</details>",
    "7:1",
    "<details> is not closed\\. Put <details> and </details> each on a line",
  ],
  ["<Note>\n<Note>\n\nx\n\n</Note>", "7:1", "<Note> is not closed"],
  ["<Marbles name=“x” />", "7:15", "The value of an attribute stands in the quotes of a book"],
  ["a **b c", "7:3", "The sign \\*\\* stands in the text as it is"],
  ["a `b c", "7:3", "The sign ` stands in the text as it is"],
  ["```js\nlet a", "7:1", "The block of code has no end"],
  ["x :moai: y", "7:3", ":moai: stays as it is"],
  ["pÃ¤ivÃ¤", "7:2", '"Ã¤" is a letter that was read in the wrong encoding'],
  ["p\uFFFDiv", "7:2", "A letter was lost here"],
  ["yo\u0308", "7:2", ".* is written as a letter and a sign over it\\. Write the one letter"],
  ["a\u200Bb", "7:2", "The text has the invisible character U\\+200B"],
  ["<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other", "7:1", "Lines 7 to 11 are an unresolved merge"],
]

/** Pages with several mistakes, whose text begins on line 7: all of them are told in one run, and nothing else. */
const waves: [keys: string, text: string, places: string[]][] = [
  [
    "title: Tea\ndescription: A page of the tests.\nadded: 3.8.2025",
    "[x](/nowhere) {1 +}",
    ["4:8", "7:1", "7:19"],
  ],
  [
    `title: "Tea\ndescription: A page of the tests.\nadded: 2021-07-01`,
    "[x](/nowhere) {data.books.length}",
    ["2:8", "7:1"],
  ],
  [front, "{1 +} [x](/nowhere) <Marbles colours={1 +} />", ["7:5", "7:7", "7:42"]],
  [front, "<Foo>x\n\n[x](/nowhere) and <Note>y", ["7:1", "9:1", "9:19"]],
  [front, "<Note tone=loud>x</Note> [x](/nowhere)\n\n<br> y", ["7:12", "7:26", "9:1"]],
  [front, "<b>x <i>y</b> z</i> {0 / 0}", ["7:10", "7:21"]],
  [front, "$$ a^2 $$ and [x](/nowhere)", ["7:1", "7:15"]],
  [front, "a <b <= 5", ["7:3", "7:6"]],
  [front, "### A\n\n#### B\n\n### C", ["7:1", "9:1", "11:1"]],
]

const keys: [written: string, place: string, what: string][] = [
  ['title: "  "\ndescription: A page of the tests.\nadded: 2021-07-01', "2:8", "The title is empty"],
  ['title: Tea\ndescription: "  "\nadded: 2021-07-01', "3:14", '"description" has a value'],
  ["title: &tea is hot\ndescription: A page.\nadded: 2021-07-01", "2:8", '.*"&tea" is taken for a name'],
  [
    "title: C # and tea\ndescription: A page.\nadded: 2021-07-01",
    "2:10",
    'Everything after "C" is a comment',
  ],
  ["title: Tea\ndescription: A page.\nadded: 0025-08-03", "4:8", ".* Write the year with all its digits"],
  [
    "title: Tea\ndescription: A page.\ndate: 2021-07-01",
    "4:1",
    'There is no key "date" here\\. Did you mean added\\?',
  ],
  [
    "Title: Tea\ndescription: A page.\nadded: 2021-07-01",
    "2:1",
    'There is no key "Title" here\\. Did you mean title\\?',
  ],
  ["title: #1 tea\ndescription: A page.\nadded: 2021-07-01", "2:8", '"#1 tea" is a comment'],
  ["title:Tea\ndescription: A page.\nadded: 2021-07-01", "2:1", 'There is no space after "title:"'],
  [`${front}\nslug: tea`, "5:1", 'There is no key "slug" here\\. The keys are'],
  [`${front}\ndata: teas.yaml`, "5:7", ".* Write the name of the list without \\.yaml"],
  [`${front}\ndata: teas, books`, "5:7", ".* Write several lists in brackets"],
  [`${front}\nwas: [tools/old.mdx]`, "5:7", ".* without the ending of a file"],
  [
    "<<<<<<< HEAD\ntitle: Tea\n=======\ntitle: Coffee\n>>>>>>> other\nadded: 2021-07-01",
    "2:1",
    "Lines 2 to 6 are an unresolved merge",
  ],
]

const whole = `---\n${front}\n---\n\nx\n`

const fronts: [written: string, place: string, what: string][] = [
  [`\n${whole}`, "1:1", "The front matter is not seen: there is an empty line before it"],
  [` ${whole}`, "1:1", "The front matter is not seen: there are spaces before it"],
  [whole.replace("---", "----"), "1:1", 'The front matter begins with "----"'],
  [whole.replace("---\n", ""), "1:1", 'The front matter has no line "---" before it'],
  [whole.replace("01\n---", "01"), "5:1", "The front matter has no end"],
  ["", "1:1", "The file is empty"],
]

const files: [file: string, what: string][] = [
  ["content/pages/tea.md", "Nothing reads this file: pages end in \\.mdx\\. Name it tea\\.mdx"],
  ["content/pages/tea.mdx.txt", ".* Name it tea\\.mdx"],
  ["content/pages/tea", ".* Name it tea\\.mdx"],
  ["content/playlists/sauna.yml", ".* Name it sauna\\.yaml"],
  ["content/playlists/tea.mdx", ".* Move it to content/pages"],
  ["content/data/tea.mdx", ".* Move it to content/pages"],
  ["content/pages/tea.yaml", ".* Move it to content/playlists"],
  ["content/posts/tea.mdx", ".* it lies in no folder .* The folders are pages, blog, playlists or data"],
  ["content/page/tea.mdx", ".* Did you mean pages\\?"],
  ["content/tea.mdx", ".* Move it to the folder where it belongs"],
  ["content/pages/a.HEIC", "No page can show this file: its ending is \\.HEIC"],
  ["content/pages/Tea.mdx", ".* Name it tea\\.mdx"],
  ["content/pages/my tea.mdx", ".* Name it my-tea\\.mdx"],
  [
    "content/pages/garden copy.mdx",
    ".* Remove it, or rename it: content/pages/garden\\.mdx is there already",
  ],
  ["content/pages/garden (1).mdx", ".* is there already"],
  ["content/pages/what?.mdx", ".* Name it what\\.mdx"],
  ["content/pages/c#.mdx", ".* Name it c\\.mdx"],
  ["content/pages/100%.mdx", ".* Name it 100\\.mdx"],
  ["content/pages/rss.xml.mdx", ".* Name it rss-xml\\.mdx"],
  ["content/pages/yo\u0308.mdx", ".* Name it yö\\.mdx"],
  ["content/pages/static/tea.mdx", "The address /static is taken by files that the build makes"],
  ["content/pages/bea?ns.png", "The name of this picture has signs in it .* Name it bea-ns\\.png"],
]

describe("each mistake is told once, where it stands", () => {
  it.each(waves)("in one run: %j, %j", async (written, text, places) => {
    const lines = await reportedProblems(tea(text, written))
    expect(lines.map(line => /^content\/pages\/tea\.mdx:(\d+:\d+): /.exec(line)?.[1])).toEqual(places)
  })

  it.each(texts)("in a text: %j", async (written, place, what) => {
    const lines = await reportedProblems(tea(written))
    expect(lines).toEqual([expect.stringMatching(at(place, what))])
  })

  it.each(keys)("in front matter: %j", async (written, place, what) => {
    expect(await reportedProblems(tea("x", written))).toEqual([expect.stringMatching(at(place, what))])
  })

  it.each(fronts)("in where the front matter stands: %j", async (written, place, what) => {
    expect(await reportedProblems({ "content/pages/tea.mdx": written })).toEqual([
      expect.stringMatching(at(place, what)),
    ])
  })

  it.each(files)("in the name of a file: %s", async (file, what) => {
    const lines = await reportedProblems({ [file]: file.endsWith("yaml") ? "- a\n" : whole })
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${file.replace(/[.*+?()[\]]/g, "\\$&")}:1:1: ${what}`)),
    ])
  })

  it("in lists: a dash that was forgotten, an unresolved merge, and a comment that eats a text", async () => {
    const books = "- {title: A, year: 1}\n  {title: B, year: 2}\n- {title: C, year: 3}\n"
    expect(
      (await reportedProblems({ "content/data/books.yaml": books })).filter(line =>
        line.includes("books.yaml"),
      ),
    ).toEqual([
      'content/data/books.yaml:2:1: This line of a list has no dash, or stands too far to the left or right. Begin it as the line above begins: "- ".',
    ])
    const merge = "- {title: A}\n<<<<<<< HEAD\n- {title: B}\n=======\n- {title: C}\n>>>>>>> other\n"
    expect(
      (await reportedProblems({ "content/data/books.yaml": merge })).filter(line =>
        line.includes("books.yaml"),
      ),
    ).toEqual([
      expect.stringMatching(/^content\/data\/books\.yaml:2:1: Lines 2 to 6 are an unresolved merge/),
    ])
  })

  it("in a playlist: a song that stands twice", async () => {
    const list =
      'name: Sauna\ndescription: Two songs.\nadded: 2021-07-01\nsongs:\n  - title: "A - B"\n  - title: "A - B"\n'
    expect(await reportedProblems({ "content/playlists/sauna.yaml": list })).toEqual([
      'content/playlists/sauna.yaml:6:5: "A - B" stands here twice: it is song 1 too. Remove one of the two.',
    ])
  })

  it("in two pages whose names differ in capitals alone, on a disk that knows capitals", async () => {
    expect(
      await reportedProblems({
        "content/playlists/Rain.yaml":
          "name: Rain\ndescription: Songs for a wet day.\nadded: 2021-07-01\nsongs:\n  - title: A\n",
      }),
    ).toEqual([
      expect.stringMatching(
        /^content\/playlists\/rain\.yaml:1:1: Its name differs from content\/playlists\/Rain\.yaml in capitals alone/,
      ),
    ])
  })
})

describe("a picture that a page shows is opened and measured", () => {
  const square = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: "red" } })

  it.each<[string, string, () => Promise<Buffer> | Buffer, string]>([
    ["that is text", "a.png", () => Buffer.from("text"), "can't be read"],
    ["that is empty", "a.png", () => Buffer.from(""), "can't be read"],
    [
      "that is cut off",
      "a.webp",
      async () => (await square(200).webp().toBuffer()).subarray(0, 30),
      "can't be read",
    ],
    [
      "whose ending is another's",
      "a.jpg",
      () => square(8).png().toBuffer(),
      "is a PNG by what is in it\\. Give it the ending \\.png",
    ],
    [
      "that is larger than any screen",
      "a.png",
      () => square(8000).png({ compressionLevel: 1 }).toBuffer(),
      "has 64 megapixels",
    ],
  ])("one %s", async (_, name, made, what) => {
    const root = smallSite()
    write(root, "content/pages/tea.mdx", tea(`![x](./${name})`)["content/pages/tea.mdx"])
    writeFileSync(join(root, "content/pages", name), await made())
    const cache = emptyBuildCache()
    const { problems } = await checkSite(readSite(root, facts, { cache }), cache)
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(
        new RegExp(`^content/pages/tea\\.mdx:7:1: The picture content/pages/${name} ${what}`),
      ),
    ])
  })

  it("and one that no page shows is told of", async () => {
    const root = smallSite()
    writeFileSync(join(root, "content/pages/lost.gif"), "GIF89a")
    const { problems } = await checkSite(readSite(root, facts))
    expect(problems.map(formatProblem)).toEqual([
      "content/pages/lost.gif:1:1: No page shows this picture. Show it, or remove it.",
    ])
  })
})

describe("what is right is not told of", () => {
  it.each([
    "A [link](/garden), an address https://yle.fi and 2 * 3 * 4, `a **b`, \\*\\* and 1 < 2.",
    "Words. {/* a comment */}\n\n{undefined}\n\n{false}",
    "```md\n## x\n<Note>\n```\n\n````\n```\n````",
    "| a | b |\n|---|:-:|\n| 1 | 2 |\n| 1 |",
    "Text[^1].\n\n[^1]: A note.",
    "[a]: /garden\n\nA [b][a].",
    "## A\n\n### B\n\n## A",
    "At 12:30: tea. a:b:c",
    "naïve café, ääni, 日本語, 👩‍👩‍👧, ﷺ",
    "x^2, a_b, snake_case_name and __init__.py in `code`",
  ])("%j", async text => {
    expect(await reportedProblems(tea(text))).toEqual([])
  })

  it("with lines that end in two ways is told of", async () => {
    const text = whole.replaceAll("\n", "\n\r")
    expect(await reportedProblems({ "content/pages/tea.mdx": text })).toEqual([
      expect.stringMatching(/^content\/pages\/tea\.mdx:2:1: Some lines end with the sign CR alone/),
    ])
  })

  it.each(["\r\n", "\r"])(
    "with line ends %j, or a mark of the order of bytes at its beginning",
    async end => {
      expect(
        await reportedProblems({ "content/pages/tea.mdx": `\uFEFF${whole.replaceAll("\n", end)}` }),
      ).toEqual([])
    },
  )
})
