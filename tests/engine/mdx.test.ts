import { join } from "node:path"
import fc from "fast-check"
import { readEmbeds } from "../../src/engine/embeds"
import { evaluateMdx } from "../../src/engine/mdx/evaluate"
import type { Evaluated } from "../../src/engine/mdx/findings"
import type { Json, Tree } from "../../src/lib/content/tree"

const { byName: embeds } = readEmbeds(join(__dirname, "../fixtures/base"))

const data: Record<string, Json> = {
  books: [
    { title: "Dirt", year: 1998 },
    { title: "More dirt", year: 2001 },
  ],
}

const evaluate = (text: string): Evaluated =>
  evaluateMdx("content/pages/x.mdx", text, embeds, { data, site: { name: "example.org" } })

/** The tree of a text that has no mistakes. */
function tree(text: string): Tree {
  const { tree: result, problems } = evaluate(text)
  expect(problems).toEqual([])
  return result
}

const mistakes = (text: string) =>
  evaluate(text).problems.map(({ line, column, what }) => `${line}:${column} ${what}`)
const p = (...children: Tree) => ({ type: "p", children })

describe("NotInFeed", () => {
  const words = [{ ...p("Press ", { type: "em", children: ["it"] }, "."), feed: false }]

  it("marks whole paragraphs, and is no part of the page", () => {
    expect(tree("<NotInFeed>\nPress *it*.\n</NotInFeed>")).toEqual(words)
    expect(tree("<NotInFeed>Press *it*.</NotInFeed>")).toEqual(words)
    expect(evaluate("<NotInFeed>Press *it*.</NotInFeed>").embeds).toEqual([])
    expect(
      tree("{data.books.map(book => <NotInFeed key={book.year}><p>{book.title}</p></NotInFeed>)}"),
    ).toEqual([
      { ...p("Dirt"), feed: false },
      { ...p("More dirt"), feed: false },
    ])
  })

  it("is told of within a paragraph, and with nothing in it", () => {
    expect(mistakes("Words. <NotInFeed>Press it.</NotInFeed> More.")).toEqual([
      "1:8 <NotInFeed> stands within a paragraph.",
    ])
    expect(mistakes("Words. <NotInFeed>*Press it.*</NotInFeed> More.")).toEqual([
      "1:8 <NotInFeed> stands within a paragraph.",
    ])
    expect(mistakes("- one <NotInFeed>`two`</NotInFeed>")).toEqual([
      "1:7 <NotInFeed> stands within a paragraph.",
    ])
    expect(mistakes("<NotInFeed />")).toEqual(["1:1 <NotInFeed> has nothing inside it."])
  })
})

describe("Markdown", () => {
  it("becomes a tree of elements and texts", () => {
    expect(tree("Some *text* with **words**, `code` and a  \nbreak.\n\n---")).toEqual([
      p(
        "Some ",
        { type: "em", children: ["text"] },
        " with ",
        { type: "strong", children: ["words"] },
        ", ",
        { type: "code", children: ["code"] },
        " and a",
        { type: "br" },
        "break.",
      ),
      { type: "hr" },
    ])
  })

  it("gives every heading an anchor of its own", () => {
    const { tree: result, anchors } = evaluate(
      '# Hello, *World*!\n\n## Hyvää yötä\n\n### Hello, World\n\n<h2 id="own">Mine</h2>',
    )
    expect(anchors).toEqual(["hello-world", "hyvää-yötä", "hello-world-1", "own"])
    expect(result[0]).toEqual({
      type: "h1",
      props: { id: "hello-world" },
      children: ["Hello, ", { type: "em", children: ["World"] }, "!"],
    })
  })

  it("has tables, with the alignment of their columns", () => {
    const cell = (type: string, text: string, align?: string) => ({
      type,
      ...(align && { props: { style: { textAlign: align } } }),
      children: [text],
    })
    expect(tree("| Word | Number |\n| --- | ---: |\n| one | 1 |")).toEqual([
      {
        type: "table",
        children: [
          {
            type: "thead",
            children: [{ type: "tr", children: [cell("th", "Word"), cell("th", "Number", "right")] }],
          },
          {
            type: "tbody",
            children: [{ type: "tr", children: [cell("td", "one"), cell("td", "1", "right")] }],
          },
        ],
      },
    ])
  })

  it("has lists of tasks, struck words, footnotes and bare addresses", () => {
    const text = JSON.stringify(
      tree("- [x] done\n\n~~old~~ https://example.com and a note.[^1]\n\n[^1]: The note."),
    )
    expect(text).toContain(
      '{"type":"input","props":{"type":"checkbox","checked":true,"disabled":true,"aria-label":"Done"}}," done"',
    )
    expect(text).toContain('{"type":"del","children":["old"]}')
    expect(text).toContain('"props":{"href":"https://example.com"}')
    const { links, anchors } = evaluate("A note.[^1]\n\n[^1]: The note.")
    expect(links).toHaveLength(2)
    for (const { href } of links) expect(anchors).toContain(href.slice(1))
  })

  it("keeps a blank between a task's box and its words, in a list with empty lines too", () => {
    const props = { type: "checkbox", checked: false, disabled: true, "aria-label": "Not done" }
    const box = { type: "input", props }
    const item = { type: "li", props: { className: "task-list-item" } }
    const list = { type: "ul", props: { className: "contains-task-list" } }
    expect(tree("- [ ] tea")).toEqual([{ ...list, children: [{ ...item, children: [box, " tea"] }] }])
    const [loose] = tree("- [ ] *tea*\n\n- [ ] milk")
    expect(loose).toEqual({
      ...list,
      children: [
        { ...item, children: [p(box, " ", { type: "em", children: ["tea"] })] },
        { ...item, children: [p(box, " milk")] },
      ],
    })
  })

  it("has its own words in the page's language", () => {
    const inFinnish = (lang: string) =>
      JSON.stringify(
        evaluateMdx("content/pages/x.mdx", "- [x] a[^1]\n\n[^1]: b", embeds, { data, site: {} }, lang).tree,
      )
    for (const lang of ["fi", "fi-FI"]) {
      expect(inFinnish(lang)).toContain('"children":["Alaviitteet"]')
      expect(inFinnish(lang)).toContain('"aria-label":"Takaisin tekstiin"')
      expect(inFinnish(lang)).toContain('"aria-label":"Tehty"')
    }
    expect(inFinnish("sv")).toContain('"children":["Footnotes"]')
  })

  it("leaves code as it is, braces, signs and all", () => {
    expect(tree("`{data.books} <b>`\n\n```js\nconst a = { b: <c /> }\n```")).toEqual([
      p({ type: "code", children: ["{data.books} <b>"] }),
      {
        type: "pre",
        children: [
          { type: "code", props: { className: "language-js" }, children: ["const a = { b: <c /> }\n"] },
        ],
      },
    ])
  })

  it("leaves code that is indented as it is, but not what is indented inside a tag", () => {
    const block = (text: string) => ({ type: "pre", children: [{ type: "code", children: [text] }] })
    expect(tree("    let a = { b: <c> }\n\n    let d\n\nWords.\n\n\tif (a)")).toEqual([
      block("let a = { b: <c> }\n\nlet d\n"),
      p("Words."),
      block("if (a)\n"),
    ])
    expect(tree("<Note>\n    Words.\n\n    <b>More</b> words.\n</Note>\n\n    code")).toEqual([
      { type: "Note", children: [p("Words."), p({ type: "b", children: ["More"] }, " words.")] },
      block("code\n"),
    ])
    expect(tree("Words,\n    and more.")).toEqual([p("Words,\nand more.")])
  })

  it("draws the title of a block of code, and passes over other words after its fence", () => {
    const block = (language: string) => ({
      type: "pre",
      children: [{ type: "code", props: { className: `language-${language}` }, children: ["a\n"] }],
    })
    const titled = (title: string) => ({
      type: "figure",
      children: [{ type: "figcaption", children: [title] }, block("js")],
    })
    const fenced = (info: string) => tree(`\`\`\`${info}\na\n\`\`\``)
    expect(fenced('js title="my file.js" {1,3-4}')).toEqual([titled("my file.js")])
    expect(fenced("js {2} title='x'")).toEqual([titled("x")])
    expect(fenced("js filename=a.js")).toEqual([titled("a.js")])
    expect(fenced("js {1,3-4}")).toEqual([block("js")])
    expect(fenced("js{1,3-4}")).toEqual([block("js")])
    expect(fenced("jsx eval")).toEqual([block("jsx")])
    expect(fenced("lang=css")).toEqual([block("css")])
  })

  it("has signs after a backslash and as entities", () => {
    expect(tree("\\{a\\} &lt;b> \\<c&#125; &auml;")).toEqual([p("{a} <b> <c} ä")])
  })

  it("notes links and pictures with their places", () => {
    const { links, images } = evaluate('See [a](/a) and\n<a href="/b#c">b</a>.\n\n![A hill](./hill.png)')
    const file = "content/pages/x.mdx"
    expect(links).toEqual([
      { file, line: 1, column: 5, href: "/a" },
      { file, line: 2, column: 1, href: "/b#c" },
    ])
    expect(images).toEqual([{ file, line: 4, column: 1, href: "./hill.png" }])
  })
})

describe("an expression", () => {
  it("sees the page's lists and the site's facts", () => {
    expect(
      tree("{data.books.length} books at {site.name}: {data.books.map(({ title }) => title).join(', ')}."),
    ).toEqual([p("2 books at example.org: Dirt, More dirt.")])
    expect(tree("{Math.max(1, 2)}{JSON.stringify([1])}{String(Number('5') + 1)}")).toEqual(["2[1]6"])
  })

  it("shows what React would show", () => {
    expect(tree("a{null}{undefined}{true}{false}{''}{0}{-0}{1.5}{[1, ['b', null]]}{NaN}")).toEqual([
      p("a001.51bNaN"),
    ])
    expect(tree("{null}")).toEqual([])
    expect(tree("{/* a comment */}")).toEqual([])
    expect(tree("Text {/* a comment */} and more.")).toEqual([p("Text  and more.")])
  })

  it("makes elements and components with JSX", () => {
    const text =
      "<ul>{data.books.map(book => <li key={book.title} id={'y' + book.year}><b>{book.title}</b> {book.year}</li>)}</ul>"
    expect(tree(text)).toEqual([
      {
        type: "ul",
        children: [
          { type: "li", props: { id: "y1998" }, children: [{ type: "b", children: ["Dirt"] }, " 1998"] },
          { type: "li", props: { id: "y2001" }, children: [{ type: "b", children: ["More dirt"] }, " 2001"] },
        ],
      },
    ])
    expect(evaluate(text).anchors).toEqual(["y1998", "y2001"])
    expect(tree("{data.books.length > 1 && <><Note>Two</Note><Marbles colours={2} /></>}")).toEqual([
      { type: "Note", children: ["Two"] },
      { type: "Marbles", props: { colours: 2 } },
    ])
    expect(tree("{1 < 2 ? 'less' : 'more'}")).toEqual(["less"])
  })

  it("knows no clock, no process, no files, and no list that the page does not name", () => {
    const names = ["Date", "process", "require", "globalThis", "window", "fetch", "Promise", "books"]
    for (const name of names) {
      expect(mistakes(`{typeof ${name}.x}`)).toEqual([`1:1 Nothing is called "${name}" here.`])
    }
    expect(mistakes("{data.teas.length} {data.bokks}")).toEqual([
      `1:1 The page's data has no list "teas".`,
      `1:20 The page's data has no list "bokks".`,
    ])
  })

  it("can't change the page's lists, which are other pages' too", () => {
    const before = JSON.stringify(data)
    const change = (source: string) => mistakes(`{data.books.${source}}`)
    for (const source of [
      "sort().length",
      "reverse().length",
      "push(1)",
      "pop().title",
      "splice(0, 1).length",
    ]) {
      expect(change(source)).toEqual(["1:1 An expression changes a list of the page."])
    }
    expect(change("map(book => (book.title = 'x'))")).toEqual([])
    expect(tree("{[...data.books].sort((a, b) => b.year - a.year)[0].year}")).toEqual(["2001"])
    expect(JSON.stringify(data)).toBe(before)
  })

  it("is not run where it would leave work for later, when nothing could stop it", () => {
    const what = "An expression waits: it has async, await or import() in it."
    expect(mistakes("{(async () => { await 0; for (;;) {} })()}")).toEqual([`1:1 ${what}`])
    expect(mistakes('<Marbles colours={(async () => 1)()} {...import("x")} />')).toEqual([
      `1:1 ${what}`,
      `1:1 ${what}`,
    ])
    expect(tree('{"async, await or import()"}')).toEqual(["async, await or import()"])
  })
})

describe("a component", () => {
  it("keeps its name, its props and what stands inside it", () => {
    const text = `<Note tone="loud">

## Rules

Win *all* {data.books.length}.

<Note><Marbles colours={1 + 2} start="blue" names={["a", "b"]} /></Note>

</Note>`
    const result = evaluate(text)
    expect(result.problems).toEqual([])
    expect(result.embeds.map(({ name, place }) => `${name} ${place.line}:${place.column}`)).toEqual([
      "Marbles 7:7",
      "Note 7:1",
    ])
    expect(result.tree).toEqual([
      {
        type: "Note",
        props: { tone: "loud" },
        children: [
          { type: "h2", props: { id: "rules" }, children: ["Rules"] },
          p("Win ", { type: "em", children: ["all"] }, " 2."),
          {
            type: "Note",
            children: [{ type: "Marbles", props: { colours: 3, start: "blue", names: ["a", "b"] } }],
          },
        ],
      },
    ])
  })

  it("takes props from a spread, the later over the earlier", () => {
    expect(tree('<Marbles colours={1} {...{ colours: 5, start: "red" }} start="blue" />')).toEqual([
      { type: "Marbles", props: { colours: 5, start: "blue" } },
    ])
  })

  it("stands for itself where a line has nothing else, and between two paragraphs where it has", () => {
    expect(tree("<Marbles colours={1} /> <Marbles colours={2} />")).toEqual([
      { type: "Marbles", props: { colours: 1 } },
      { type: "Marbles", props: { colours: 2 } },
    ])
    expect(tree("Here: <Marbles colours={1} />")).toEqual([
      p("Here:"),
      { type: "Marbles", props: { colours: 1 } },
    ])
  })

  it("is told of once for each mistake, at its place", () => {
    expect(mistakes("Text\n\n  <Marbles colours='2' />")).toEqual([
      '3:3 The prop "colours" of <Marbles> can\'t be "2".',
    ])
    expect(mistakes("{data.books.map(() => <Nothing />)}").slice(0, 1)).toEqual([
      "1:1 There is no component <Nothing>.",
    ])
  })

  it("has HTML tags beside it, with their classes and styles", () => {
    expect(tree('<div class="wide" style={{ color: "teal" }} data-x="1" hidden>Text</div>')).toEqual([
      {
        type: "div",
        props: { className: "wide", style: { color: "teal" }, "data-x": "1", hidden: true },
        children: ["Text"],
      },
    ])
  })
})

describe("any text", () => {
  const word = fc.stringMatching(/^[a-zåäö]{1,6}$/)
  const value = fc.oneof(
    fc.integer().map(String),
    fc.constantFrom(
      "true",
      "null",
      "data.books",
      "data.books.length",
      "site.name",
      "() => 1",
      "[1, {}]",
      "1n",
      "/x/",
    ),
    fc.string().map(text => JSON.stringify(text)),
  )
  const inline = fc.oneof(
    word,
    fc.string({ unit: "binary", maxLength: 8 }),
    word.map(text => `*${text}*`),
    word.map(text => `\`${text}\``),
    fc.tuple(word, fc.webPath()).map(([text, path]) => `[${text}](${path})`),
    fc.tuple(word, word).map(([text, path]) => `![${text}](./${path}.png)`),
    value.map(source => `{${source}}`),
    fc.tuple(word, value).map(([name, source]) => `<Marbles ${name}={${source}} />`),
    fc.tuple(word, word).map(([name, text]) => `<b ${name}="${text}">${text}</b>`),
    fc.constantFrom(
      "<",
      "{",
      "}",
      ">",
      "</b>",
      "<Note>",
      "</Note>",
      "<!--",
      "\\",
      "[^1]",
      "https://a.b",
      "&amp;",
      "|",
    ),
  )
  const block = fc
    .tuple(
      fc.constantFrom(
        "",
        "",
        "# ",
        "## ",
        "- ",
        "1. ",
        "> ",
        "    ",
        "```\n",
        "import ",
        "export ",
        "| a | b |\n|---|---|\n| ",
      ),
      fc.array(inline, { maxLength: 5 }),
    )
    .map(([start, parts]) => start + parts.join(" "))
  const document = fc.array(block, { maxLength: 6 }).map(blocks => blocks.join("\n\n"))

  it("becomes plain JSON or mistakes with places, and never an exception", () => {
    let clean = 0
    fc.assert(
      fc.property(document, text => {
        const result = evaluate(text)
        expect(JSON.parse(JSON.stringify(result.tree))).toEqual(result.tree)
        const lines = text.split(/\r\n|\r|\n/)
        for (const { line, column, what, todo } of result.problems) {
          expect(line).toBeLessThanOrEqual(lines.length)
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
          expect(`${what} ${todo}`).not.toMatch(/undefined\b(?! \(reading)|\[object|\n/)
        }
        if (result.problems.length === 0) clean++
      }),
      { numRuns: 300 },
    )
    expect(clean).toBeGreaterThan(0)
  })

  it("is read the same every time", () => {
    fc.assert(
      fc.property(document, text => expect(evaluate(text)).toEqual(evaluate(text))),
      { numRuns: 50 },
    )
  })
})

describe("a text that is too deep or too long to be read", () => {
  const nested = "More than 100 things stand within one another here."
  it.each([
    ["quotes", "> ".repeat(150), `1:201 ${nested}`],
    ["lists", Array.from({ length: 1000 }, (_, i) => `${"  ".repeat(i)}- x`).join("\n"), `101:1 ${nested}`],
    ["tags", `${"<b>".repeat(1000)}x${"</b>".repeat(1000)}`, `1:301 ${nested}`],
    ["stars", `${"*".repeat(900)}x${"*".repeat(900)}`, null],
    ["a word", "x".repeat(200_000), "1:1 More than 10000 characters stand here without a space."],
  ])("is told of at once: %s", (_, text, told) => {
    const [first = ""] = mistakes(text)
    expect(first).toEqual(told ?? expect.stringContaining(nested))
  })

  it("is not what stands in code, or beside one another", () => {
    const tags = "<div> ".repeat(200)
    expect(
      mistakes(`\`\`\`html\n${tags}\n\`\`\`\n\n${"`<b>` ".repeat(200)}\n\n${"<br />\n".repeat(200)}`),
    ).toEqual([])
  })
})
