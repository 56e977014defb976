import { join } from "node:path"
import { readEmbeds } from "../../src/engine/embeds"
import { feedHtml, playlistHtml } from "../../src/engine/feed/html"
import { evaluateMdx } from "../../src/engine/mdx/evaluate"
import type { Tree } from "../../src/lib/content/tree"

const { byName: embeds } = readEmbeds(join(__dirname, "../fixtures/base"))
const site = { embeds, siteUrl: "https://example.org", siteName: "example.org" }
const images = new Map([["./beans.png", "https://example.org/static/abc/beans.png"]])

const html = (tree: Tree, path = "/garden") => feedHtml(tree, { ...site, path, images })

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
      '<p><img src="https://example.org/static/abc/beans.png" alt="Beans"> ' +
        '<img src="https://example.org/mark.svg" alt="The mark"> A &#x3C;lost> one</p>',
    )
  })

  it("tells of a component in its own sentence, with the values of its props, and where it is", () => {
    expect(read("<Marbles colours={3} />")).toBe(
      '<p>A game with 3 colours of marbles. <a href="https://example.org/garden">It is at example.org</a>.</p>',
    )
    expect(html([{ type: "Marbles" }], "/")).toBe(
      '<p>A game with  colours of marbles. <a href="https://example.org/">It is at example.org</a>.</p>',
    )
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
    const told = new Map(embeds)
    const note = embeds.get("Note")
    if (note) told.set("Note", { ...note, feed: "{children} A note." })
    const tree: Tree = [{ type: "Note", children: [{ type: "p", children: ["Water."] }] }]
    expect(feedHtml(tree, { ...site, embeds: told, path: "/garden", images })).toBe(
      '<p>Water.</p><p> A note. <a href="https://example.org/garden">It is at example.org</a>.</p>',
    )
  })

  it("leaves no component and no style anywhere, however deep", () => {
    const text =
      '<div style={{ color: "red" }}>\n\n<Note>\n\n- <Note><Marbles colours={1} /></Note>\n\n</Note>\n\n</div>'
    const made = read(text)
    expect(made).not.toMatch(/<[A-Z]|style|tone/)
    expect(made).toContain("A game with 1 colours of marbles.")
  })

  it("has a playlist's songs, linked where there is a video", () => {
    const songs = [{ id: "iv8GW1GaoIc", title: "A & B" }, { title: "C" }]
    const rain = { name: "Rain", description: "Wet.", added: "2021-06-14", songs }
    expect(playlistHtml(rain, "https://example.org/playlist/rain")).toBe(
      '<p>Wet.</p><ol><li><a href="https://www.youtube.com/watch?v=iv8GW1GaoIc">A &#x26; B</a></li><li>C</li></ol>' +
        '<p><a href="https://example.org/playlist/rain">Play the list</a></p>',
    )
  })
})
