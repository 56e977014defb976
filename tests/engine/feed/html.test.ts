import { join } from "node:path"
import { readEmbeds } from "../../../src/engine/embeds"
import { feedHtml, playlistHtml } from "../../../src/engine/feed/html"
import { evaluateMdx } from "../../../src/engine/mdx/evaluate"
import type { Tree } from "../../../src/lib/content/tree"

const { byName: embeds } = readEmbeds(join(__dirname, "../../fixtures/base"))
const site = { embeds, siteUrl: "https://example.org" }
const pictures = new Map([
  ["./beans.png", { src: "https://example.org/static/abc/beans.png", width: 64, height: 48 }],
  ["/mark.svg", { src: "https://example.org/mark.svg" }],
])
const picture = (name: string) => pictures.get(name)

const html = (tree: Tree, path = "/garden") => feedHtml(tree, { ...site, path, picture })

/** The feed's HTML of a page's text. */
function read(text: string, path?: string): string {
  const { tree, problems } = evaluateMdx("content/pages/garden.mdx", text, embeds, { data: {}, site: {} })
  expect(problems).toEqual([])
  return html(tree, path)
}

describe("the HTML of a page in the feed", () => {
  it("has the page's text as it is, without anchors and classes", () => {
    expect(read('## Beans & peas\n\nSome *text*, "quoted", 1 &lt; 2.\n\n<p className="big">Big.</p>')).toBe(
      '<h2>Beans &#x26; peas</h2><p>Some <em>text</em>, "quoted", 1 &#x3C; 2.</p><p>Big.</p>',
    )
  })

  it("has footnotes that readers open in place, by links and ids that begin with fn", () => {
    const text = read("Beans.[^1] Peas.[^b]\n\n[^1]: Broad ones.\n[^b]: Sweet ones.")
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual(["fnref-1", "fnref-b", "fn-1", "fn-b"])
    expect([...text.matchAll(/<sup><a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "https://example.org/garden#fn-1",
      "https://example.org/garden#fn-b",
    ])
    expect(text).toContain('<a href="https://example.org/garden#fnref-1">')
  })

  it("keeps what an abbreviation stands for, and no other title", () => {
    expect(read('<abbr title="World Wide Web">WWW</abbr> and <em title="x">that</em>.')).toBe(
      '<p><abbr title="World Wide Web">WWW</abbr> and <em>that</em>.</p>',
    )
  })

  it("is empty where there is nothing for a feed, and has a picture alone", () => {
    expect(read("<NotInFeed>Press it.</NotInFeed>")).toBe("")
    expect(read("![Beans](./beans.png)")).toContain("<img")
  })

  it.each([
    "The tabloid press wrote about it.",
    "Wikipedia, when you point at a link to it, or come to it with the keyboard.",
    "Press a picture to see it large. Drag the ground, or the scale. See the table below.",
    "Specificity is three numbers; nothing on the right ever adds up to one on the left.",
    "Aseta väli ja paina Aloita.",
  ])("keeps every sentence beside a toy: %s", sentence => {
    expect(read(`${sentence}\n\n- ${sentence}\n\n<Marbles colours={3} />`)).toBe(
      `<p>${sentence}</p><ul><li>${sentence}</li></ul><p>A game with 3 colours of marbles.</p>` +
        '<p><a href="https://example.org/garden">example.org/garden</a></p>',
    )
  })

  it.each([
    ["a paragraph", "<NotInFeed>\nPress *it*, [there](/garden).\n</NotInFeed>"],
    ["a paragraph in one line", "<NotInFeed>Press *it*, [there](/garden).</NotInFeed>"],
    [
      "paragraphs, a heading and a list",
      "<NotInFeed>\n## How\n\nPress it.\n\n- Here.\n\nOr there.\n</NotInFeed>",
    ],
    ["a component", "<NotInFeed>\n<Note>Press it.</Note>\n</NotInFeed>"],
    ["the only entry of a list", "- <NotInFeed>Press it.</NotInFeed>"],
  ])("leaves out %s that the author keeps out of feeds", (_, text) => {
    expect(read(`One.\n\n${text}\n\nTwo.`)).toBe("<p>One.</p><p>Two.</p>")
  })

  it("keeps the boxes of tasks, and how the cells of a table are aligned", () => {
    expect(read("- [ ] milk\n- [x] tea")).toBe("<ul><li>[ ] milk</li><li>[x] tea</li></ul>")
    expect(read("| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | 4 |")).toBe(
      '<table><thead><tr><th>a</th><th align="left">b</th><th align="center">c</th><th align="right">d</th></tr></thead>' +
        '<tbody><tr><td>1</td><td align="left">2</td><td align="center">3</td><td align="right">4</td></tr></tbody></table>',
    )
  })

  it("has whole addresses alone", () => {
    expect(
      read("[a](/a?b=1#c) [b](#beans) [c](?d=1) [d](https://example.com) [e](mailto:a@example.com)"),
    ).toBe(
      '<p><a href="https://example.org/a?b=1#c">a</a> ' +
        '<a href="https://example.org/garden#beans">b</a> ' +
        '<a href="https://example.org/garden?d=1">c</a> ' +
        '<a href="https://example.com">d</a> ' +
        '<a href="mailto:a@example.com">e</a></p>',
    )
    expect(read("[home](/) and [here](#x)", "/")).toBe(
      '<p><a href="https://example.org/">home</a> and <a href="https://example.org/#x">here</a></p>',
    )
  })

  it("shows a picture where it is published, and else says what it shows", () => {
    expect(read("![Beans](./beans.png) ![The mark](/mark.svg) ![A &lt;lost> one](./lost.png)")).toBe(
      '<p><img src="https://example.org/static/abc/beans.png" alt="Beans" width="64" height="48"> ' +
        '<img src="https://example.org/mark.svg" alt="The mark"> A &#x3C;lost> one</p>',
    )
  })

  it("tells of a component in its own sentence, with the values of its props, and once where all of it is", () => {
    expect(read("<Marbles colours={3} />\n\n<Marbles colours={4} />")).toBe(
      "<p>A game with 3 colours of marbles.</p><p>A game with 4 colours of marbles.</p>" +
        '<p><a href="https://example.org/garden">example.org/garden</a></p>',
    )
    expect(read("Beans alone.")).not.toContain("example.org")
  })

  it("puts no paragraph into a paragraph", () => {
    expect(read("Play <Marbles colours={3} /> now.")).toContain(
      "<p>Play</p><p>A game with 3 colours of marbles.</p><p>now.</p>",
    )
  })

  it("has the words under a picture under it, and not in an attribute that readers don't show", () => {
    expect(read('![Beans](./beans.png "My beans.")')).toBe(
      '<figure><img src="https://example.org/static/abc/beans.png" alt="Beans" width="64" height="48">' +
        "<figcaption>My beans.</figcaption></figure>",
    )
    expect(read('See ![Beans](./beans.png "My beans.") there.')).toMatch(
      /^<p>See<\/p><figure><img [^>]*><figcaption>My beans\.<\/figcaption><\/figure><p>there\.<\/p>$/,
    )
    expect(read('![Beans](./lost.png "My beans.")')).toBe(
      "<figure>Beans<figcaption>My beans.</figcaption></figure>",
    )
  })

  it("has no script, form or frame, and of attributes only those that a reader understands", () => {
    const tree: Tree = [
      { type: "script", children: ["alert(1)"] },
      { type: "iframe", props: { src: "https://example.com" } },
      {
        type: "p",
        props: { id: "a", onclick: "b()", style: "c", "data-d": "e", lang: "fi" },
        children: ["F"],
      },
      {
        type: "ul",
        children: [
          { type: "li", children: [{ type: "input", props: { type: "checkbox", checked: true } }, " Done"] },
        ],
      },
    ]
    expect(html(tree)).toBe('<p lang="fi">F</p><ul><li>[x] Done</li></ul>')
  })

  it("has no character that XML can't hold, wherever it came from", () => {
    const output = html([{ type: "Marbles", props: { colours: "\u0007\u000b" } }, "a\uFFFFb"])
    expect([..."\u0007\u000b\uFFFF"].filter(stray => output.includes(stray))).toEqual([])
  })

  it("says in which language a component's text is", () => {
    expect(
      html([{ type: "Note", props: { lang: "fi" }, children: [{ type: "p", children: ["Kahvi."] }] }]),
    ).toBe('<div lang="fi"><p>Kahvi.</p></div>')
  })

  it("escapes what a prop says", () => {
    expect(html([{ type: "Marbles", props: { colours: "<script>&" } }])).toContain(
      "A game with &#x3C;script>&#x26; colours",
    )
  })

  it("has what stands inside a component that says {children}, and after it what else it says", () => {
    expect(read('<Note tone="loud">\n\nWater *nothing*: [why](/why).\n\n</Note>')).toBe(
      '<p>Water <em>nothing</em>: <a href="https://example.org/why">why</a>.</p>',
    )
    const withOwnEmbeds = new Map(embeds)
    const note = embeds.get("Note")
    if (note) withOwnEmbeds.set("Note", { ...note, feed: "{children} A note." })
    const tree: Tree = [{ type: "Note", children: [{ type: "p", children: ["Water."] }] }]
    expect(feedHtml(tree, { ...site, embeds: withOwnEmbeds, path: "/garden", picture })).toBe(
      '<p>Water.</p><p>A note.</p><p><a href="https://example.org/garden">example.org/garden</a></p>',
    )
  })

  it("leaves no component and no style anywhere, however deep", () => {
    const text =
      '<div style={{ color: "red" }}>\n\n<Note>\n\n- <Note><Marbles colours={1} /></Note>\n\n</Note>\n\n</div>'
    const output = read(text)
    expect(output).not.toMatch(/<[A-Z]|style|tone/)
    expect(output).toContain("A game with 1 colours of marbles.")
  })

  it("has a playlist's songs, linked where there is a video", () => {
    const songs = [{ id: "iv8GW1GaoIc", title: "A & B" }, { title: "C" }]
    const rain = { name: "Rain", description: "Wet.", added: "2021-06-14", songs }
    expect(playlistHtml(rain, "https://example.org/playlist/rain")).toBe(
      '<p>Wet.</p><ol><li><a href="https://www.youtube.com/watch?v=iv8GW1GaoIc">A &#x26; B</a></li><li>C</li></ol>' +
        '<p><a href="https://example.org/playlist/rain">example.org/playlist/rain</a></p>',
    )
  })
})
