import { join } from "node:path"
import { HtmlValidate } from "html-validate"
import { createElement, Fragment, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { readEmbeds } from "../../src/engine/embeds"
import { feedHtml } from "../../src/engine/feed/html"
import { evaluateMdx } from "../../src/engine/mdx/evaluate"
import { isComponent, type Tree, type TreeNode } from "../../src/lib/content/tree"

const { byName: embeds } = readEmbeds(join(__dirname, "../fixtures/base"))
const evaluate = (text: string) => evaluateMdx("content/pages/x.mdx", text, embeds, { data: {}, site: {} })
const mistakes = (text: string) =>
  evaluate(text).problems.map(({ line, column, what }) => `${line}:${column} ${what}`)

/** The tree as render draws it, as far as tags go. */
function draw(node: TreeNode, key: number): ReactNode {
  if (typeof node === "string") return createElement(Fragment, { key }, node)
  const { type, props: { title, ...props } = {}, children } = node
  const inside = children?.map(draw)
  if (isComponent(type)) return createElement("div", { key }, inside)
  if (type === "img" && title)
    return createElement(
      "figure",
      { key },
      createElement("img", props),
      createElement("figcaption", null, String(title)),
    )
  if (type === "p" && children?.length === 1 && typeof children[0] === "object" && children[0].type === "img")
    return inside
  return createElement(type, { ...props, key }, inside)
}

/** The tree's HTML; React puts a link for each picture before it, which belongs into the head. */
const html = (tree: Tree) => renderToStaticMarkup(tree.map(draw)).replace(/<link rel="preload"[^>]*>/g, "")

const validator = new HtmlValidate({
  root: true,
  rules: { "element-permitted-content": "error", "close-order": "error", "no-implicit-close": "error" },
})

/** The HTML of a text that has no mistakes; it has to be valid, and so has that of the feed. */
async function valid(text: string): Promise<string> {
  const { tree, problems } = evaluate(text)
  expect(problems).toEqual([])
  const feed = feedHtml(tree, {
    embeds,
    siteUrl: "https://example.org",
    path: "/x",
    picture: src => ({ src }),
  })
  for (const output of [html(tree), feed]) {
    const { results } = await validator.validateString(output)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  }
  return html(tree)
}

const figure = (src = "./beans.png", caption = "caption") =>
  `<figure><img src="${src}" alt="a"/><figcaption>${caption}</figcaption></figure>`

describe("a block in a paragraph of Markdown", () => {
  it.each([
    ["Words <div>x</div> words.", "<p>Words</p><div>x</div><p>words.</p>"],
    ["Words <ul><li>x</li></ul> words.", "<p>Words</p><ul><li>x</li></ul><p>words.</p>"],
    ["Words <blockquote>x</blockquote> words.", "<p>Words</p><blockquote>x</blockquote><p>words.</p>"],
    [
      "Words <table><tbody><tr><td>x</td></tr></tbody></table> words.",
      "<p>Words</p><table><tbody><tr><td>x</td></tr></tbody></table><p>words.</p>",
    ],
    [
      "Words <details><summary>s</summary>x</details> words.",
      "<p>Words</p><details><summary>s</summary>x</details><p>words.</p>",
    ],
    ["Words <hr /> words.", "<p>Words</p><hr/><p>words.</p>"],
    [
      "<details>\n<summary>More</summary>\nText on\nthe next lines.\n</details>",
      "<details><summary>More</summary><p>Text on\nthe next lines.</p></details>",
    ],
    [
      "<section>\n<h2>Title</h2>\nText *here*.\n</section>",
      '<section><h2 id="title">Title</h2><p>Text <em>here</em>.</p></section>',
    ],
    ["<figure>\n![a](./beans.png)\n<figcaption>caption</figcaption>\n</figure>", figure()],
    ['Words ![a](./beans.png "caption") more', `<p>Words</p>${figure()}<p>more</p>`],
    [
      '![a](./beans.png "one")\n![a](./beans.png "two")',
      figure("./beans.png", "one") + figure("./beans.png", "two"),
    ],
    ['[![a](./beans.png "caption")](/garden)', `<a href="/garden">${figure()}</a>`],
    ['- ![a](./beans.png "caption")\n- words', `<ul>\n<li>${figure()}</li>\n<li>words</li>\n</ul>`],
    ["Words <Note>x</Note> words.", "<p>Words</p><div>x</div><p>words.</p>"],
    ["*One* <div>x</div>, **two**", "<p><em>One</em></p><div>x</div><p>, <strong>two</strong></p>"],
    [
      "Words {[1, 2].map(n => <div key={n}>{n}</div>)} words.",
      "<p>Words</p><div>1</div><div>2</div><p>words.</p>",
    ],
    ["> Words <div>x</div>", "<blockquote>\n<p>Words</p><div>x</div>\n</blockquote>"],
    [
      "- one\n\n- two <div>x</div>",
      "<ul>\n<li>\n<p>one</p>\n</li>\n<li>\n<p>two</p><div>x</div>\n</li>\n</ul>",
    ],
    ["Words <del><div>x</div></del> words.", "<p>Words</p><del><div>x</div></del><p>words.</p>"],
    ["<h2>\nTitle\n</h2>", '<h2 id="title">Title</h2>'],
    [
      "<details>\n<summary>\nMore\n</summary>\n\nText\n</details>",
      "<details><summary>More</summary><p>Text</p></details>",
    ],
  ])("stands for itself: %s", async (text, wanted) => {
    const output = await valid(text)
    expect(output.replaceAll("\n", "")).toBe(wanted.replaceAll("\n", ""))
  })
})

describe("what can't stand where it is written", () => {
  it.each([
    ['<a href="/garden"><Note>[x](/)</Note></a>', "1:25 A <a> stands inside another."],
    [
      "<details>text<summary>late</summary></details>",
      "1:1 <summary> stands after other things in <details>.",
    ],
    ["<details>x</details>", "1:1 <details> has no <summary>: browsers show a word of their own."],
    [
      "<fieldset><div>x</div><legend>y</legend></fieldset>",
      "1:1 <legend> stands after other things in <fieldset>.",
    ],
    ["<dt>x</dt>", "1:1 <dt> stands outside <dl>, <div>."],
    ["<figcaption>x</figcaption>", "1:1 <figcaption> stands outside <figure>."],
    ["<main>x</main>", "1:1 A page stands in <main> already, and has one."],
    ["{[1, 2].map(n => <li key={n}>{n}</li>)}", "1:1 <li> stands outside <ul>, <ol>, <menu>."],
    ["[a [b](/garden) c](/)", "1:16 The link to / has no words: a link can't stand in another."],
    ['Words *and ![a](./beans.png "caption")* more', "1:12 <em> can't hold a picture with a caption."],
    ["Words <span>and <div>x</div></span> more", "1:17 <span> can't hold <div>."],
    ["## Words <div>x</div>", "1:10 <h2> can't hold <div>."],
    ["## Words <Note>x</Note>", "1:10 <h2> can't hold <Note>."],
    ["**Words <Note>x</Note>**", "1:9 <strong> can't hold <Note>."],
    ['<a href="/garden">Words <a href="/">x</a></a>', "1:1 A <a> stands inside another."],
    ['[Words <a href="/">x</a>](/garden)', "1:8 A <a> stands inside another."],
    ["[Words *and <button>x</button>*](/garden)", "1:13 <a> can't hold <button>."],
    ["<span>\n\n- one\n\n</span>", "3:1 <span> can't hold <ul>."],
    ["<em>\n\nOne\n\nTwo\n\n</em>", "3:1 <em> can't hold <p>."],
    ["<dl><p>x</p></dl>", "1:5 <dl> can't hold <p>."],
    ["<ruby>x<div>y</div></ruby>", "1:8 <ruby> can't hold <div>."],
    ["<label>x<h2>y</h2></label>", "1:9 <label> can't hold <h2>."],
    ["{<b><div>x</div></b>}", "1:1 <b> can't hold <div>."],
  ])("is told of with its place: %s", (text, mistake) => {
    expect(mistakes(text)).toEqual([mistake])
  })
})
