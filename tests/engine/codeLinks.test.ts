import { linksOfCode, linksOfStatic } from "../../src/engine/codeLinks"
import { formatProblem } from "../../src/engine/problems"
import { readSite } from "../../src/engine/site"
import { facts, smallSite, write } from "./smallSite"

const inCode = (text: string) =>
  linksOfCode("src/a.tsx", text).map(({ line, column, href }) => `${line}:${column} ${href}`)
const inStatic = (text: string, file = "static/frameset/menu.html") =>
  linksOfStatic(file, text).map(({ line, column, href }) => `${line}:${column} ${href}`)

describe("the links of code", () => {
  it.each([
    ['<PageLink to="/radio">', "1:15 /radio"],
    ['<a href="/todo#done?a=b">', "1:10 /todo#done?a=b"],
    ['const doors = [{ to: "/chat-gpt/pizza" }]', "1:23 /chat-gpt/pizza"],
    ['<img src="/pictures/pertti.png" />', "1:11 /pictures/pertti.png"],
    ['const film = "/film/pertti.webm"', "1:15 /film/pertti.webm"],
    ['const best = {\n  "/pertti": 4,\n}', "2:4 /pertti"],
    ['fetch(withPrefix("/pages.json"))', "1:19 /pages.json"],
  ])("are found in %s", (text, link) => {
    expect(inCode(text)).toEqual([link])
  })

  it("are both of those that one place may have", () => {
    expect(inCode('<img src={calm ? "/a.png" : `/a.gif`} />')).toEqual(["1:19 /a.png", "1:30 /a.gif"])
  })

  it.each([
    'path.startsWith("/app")',
    'const v = "/v/"',
    'request("/pot-0")',
    `<a href={\`/games/\${name}\`}>`,
    'const type = "image/png"',
    '<a href="https://example.org/a.png">',
    'const link = { tooltip: "/ means or" }',
  ])("are not in %s", text => {
    expect(inCode(text)).toEqual([])
  })
})

describe("the links of static files", () => {
  it.each([
    ['<a href="/time">', "1:10 /time"],
    ['<frame src="what.html">', "1:13 /frameset/what.html"],
    ["<p>\n<body background='x' background=\"../pictures/a.gif\">", "2:34 /pictures/a.gif"],
  ])("are found in %s", (text, link) => {
    expect(inStatic(text)).toEqual([link])
  })

  it.each(['<a href="https://example.org">', '<a href="#top">', '<a href="">', '<a href="mailto:a@b.fi">'])(
    "are not in %s",
    text => expect(inStatic(text)).toEqual([]),
  )

  it("are those of pictures in a style sheet", () => {
    expect(
      inStatic("a { background: url('a.gif') }\nb { src: url(/b.woff2) }", "static/x/style.css"),
    ).toEqual(["1:22 /x/a.gif", "2:14 /b.woff2"])
  })
})

describe("the check", () => {
  const problemsOf = (files: Record<string, string>, more: object = {}) => {
    const root = smallSite()
    for (const [file, text] of Object.entries(files)) write(root, file, text)
    return readSite(root, { ...facts, ...more }, { today: "2021-08-01" }).problems.map(formatProblem)
  }

  it("tells of links in code and in static files that lead nowhere, with their places", () => {
    expect(
      problemsOf({
        "src/shell/Radio.tsx": 'export const radio = <a href="/radoi">Radio</a>\n',
        "static/popup.html": '<a href="/garden">G</a>\n<a href="/gardne">G</a>\n',
        "static/popup.css": "a { background: url(/gone.png) }\n",
      }),
    ).toEqual([
      expect.stringMatching(/^src\/shell\/Radio\.tsx:1:31: The link \/radoi leads nowhere\. /),
      expect.stringMatching(/^static\/popup\.css:1:21: The link \/gone\.png leads nowhere\. /),
      "static/popup.html:2:10: The link /gardne leads nowhere. Did you mean /garden?",
    ])
  })

  it("does not tell of links in a toy that no page has", () => {
    const toy = (name: string) => ({
      [`src/embeds/${name.toLowerCase()}/parts/Way.tsx`]: 'export const way = <a href="/nowhere">N</a>\n',
      [`src/embeds/${name.toLowerCase()}/${name}.tsx`]:
        "/**\n * A toy.\n *\n * @feed A toy.\n */\nexport default function " +
        `${name}() {\n  return null\n}\n`,
    })
    const page = "---\ntitle: Drum\ndescription: A drum for tests.\nadded: 2021-07-01\n---\n\n<Drum />\n"
    expect(problemsOf({ ...toy("Drum"), ...toy("Flute"), "content/pages/drum.mdx": page })).toEqual([
      expect.stringMatching(/^src\/embeds\/drum\/parts\/Way\.tsx:1:29: The link \/nowhere leads nowhere\. /),
    ])
  })

  it("tells of each of them that leads to a page that is switched off", () => {
    const page =
      "---\ntitle: Plan\ndescription: A plan of the site.\nadded: 2021-07-01\nflag: internalLinks\n---\n\nIt is here.\n"
    const files = {
      "content/pages/plan.mdx": page,
      "src/shell/Plan.tsx": 'export const plan = <a href="/plan">Plan</a>\n',
      "static/popup.html": '<a href="/plan">P</a>\n',
    }
    expect(problemsOf(files)).toEqual([])
    expect(problemsOf(files, { internalLinks: false })).toEqual(
      ["src/shell/Plan.tsx:1:30", "static/popup.html:1:10"].map(
        place =>
          `${place}: The link /plan leads to a page that is switched off. Take the link out, or write "internalLinks: true" in gatsby-config.ts.`,
      ),
    )
  })
})
