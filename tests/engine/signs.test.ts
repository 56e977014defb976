import { existsSync } from "node:fs"
import { join } from "node:path"
import { fontHas, missingSigns } from "../../src/engine/signs"

const root = join(__dirname, "../..")
const has = fontHas(root)
const front =
  "---\ntitle: Tea\ndescription: A page about tea and what it does to a day.\nadded: 2021-07-01\n---\n\n"
const problemsOf = (body: string, hasSign = (_: string) => false) =>
  missingSigns("content/pages/tea.mdx", front + body, hasSign).map(({ line, column }) => `${line}:${column}`)

describe("signs that fonts lack", () => {
  it("are none where the site's own font has them", () => {
    expect([..."→←↑↓✓✗⌘★☆■●▶♥♪☀"].filter(sign => !has(sign))).toEqual([])
    expect(problemsOf("On → off, ✓, ⌘ and ★.", has)).toEqual([])
    expect(existsSync(join(root, "src/styles/signs.woff2"))).toBe(true)
  })

  it("are told in words, titles and props, once a line", () => {
    expect([..."⏔⭍✀"].filter(has)).toEqual([])
    expect(problemsOf("A ⏔ and ⏔.\n\nB ⏔", has)).toEqual(["7:3", "9:3"])
    expect(problemsOf('<Note title="⏔">x</Note>', has)).toEqual(["7:14"])
    expect(problemsOf("On → off.")).toEqual(["7:4"])
  })

  it.each([
    "`→`",
    "``a ` →``",
    "```js\n→\n```",
    "~~~\n→\n~~~",
    "    →",
    "- a\n\n  ```js\n  →\n  ```",
    "> ```js\n> →\n> ```",
    "<kbd>⌘</kbd>",
    "<pre>\n→\n</pre>",
    "<code>→</code>",
    "<samp>a<b>→</b></samp>",
  ])("are fine in code: %j", text => {
    expect(problemsOf(text)).toEqual([])
  })

  it.each([
    ["<Note>→</Note> `</Note>`", "7:7"],
    ["\\`→\\`", "7:3"],
    ["{'`'} → {'`'}", "7:7"],
    ["<codex>→</codex>", "7:8"],
  ])("are words where only the text looks like code: %s", (text, place) => {
    expect(problemsOf(text)).toEqual([place])
  })
})
