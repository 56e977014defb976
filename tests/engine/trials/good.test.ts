import { reportedProblems } from "./reportedProblems"

const front = "title: Tea\ndescription: A page about tea and what it does to a day.\nadded: 2021-07-01"
const words =
  "Tea is a drink that is made of leaves and water, and it is drunk by people who have the time for it, every day at five or so, with a biscuit, in a room."
const page = (body: string, keys = front) => `---\n${keys}\n---\n\n${words}\n\n${body}\n`

const texts = [
  "Plain words.",
  "*Italic*, **bold**, ***both***, ~~gone~~ and `code`.",
  "A [link](/garden), [another](/garden#broad-beans) and [Yle](https://yle.fi/a(b)).",
  "[Home](/), [Yle](http://yle.fi:8080/?a=b&c=d#e) and [mail](mailto:me@example.com?subject=Tea).",
  "[Call](tel:+358401234567)",
  "Bare https://yle.fi and www.yle.fi and me@example.com.",
  "![Beans](./beans.png)",
  '![Beans](./beans.png "With a caption.")',
  '<img src="./beans.png" alt="Beans" width="32" height="32" />',
  '<img src="./beans.png" alt="" role="presentation" />',
  "[![Beans](./beans.png)](/garden)",
  "## Two\n\n### Three\n\n## Two again",
  "Title\n-----\n\nWords.",
  "One\n\n---\n\nTwo",
  "- one\n- two\n  - three",
  "1. one\n2. two",
  "- [ ] milk\n- [x] tea",
  "> Quoted.\n>\n> > Twice.",
  "```js\nlet a = { b: 1 } // <x>\n```",
  "    let a = { b: <c> }",
  "~~~text\n```\n~~~",
  "| a | b |\n|:--|--:|\n| 1 | 2 \\| 3 |",
  "Note[^1] and[^tea].\n\n[^1]: One.\n\n[^tea]: Two.",
  "A [ref][r] and [r].\n\n[r]: /garden",
  "Line one\\\nline two<br />line three",
  "5 < 6, 7 > 6 and 1 \\<3.",
  "A \\{ brace \\} and \\* a star \\*.",
  "{1998 + 23} and {site.name} and {'a'.toUpperCase()}",
  "{[1, 2, 3].map(n => n * n).join(', ')}",
  "{[1, 2].map(n => <b key={n}>{n}</b>)}",
  "{true && 'yes'}{false && 'no'}{null}",
  "{/* a note */}",
  "{Math.round(Math.PI * 100) / 100}",
  '{JSON.stringify({a: "b"})}',
  "{`a ${1 + 1} b`}",
  "<Note>Words.</Note>",
  '<Note tone="loud">\n\nWords.\n\n**More**.\n\n</Note>',
  '<Marbles colours={3} start="blue" names={["Ann", "Ben"]} label="x" />',
  "<Marbles colours={1 + 2} />",
  "<Note><Marbles colours={3} /></Note>",
  '<span style={{ color: "teal" }}>x</span>',
  '<span className="x" lang="fi" title="y" data-x="1" aria-hidden="true">x</span>',
  "<details>\n<summary>More</summary>\n\nWords.\n\n</details>",
  '<kbd>Ctrl</kbd>, H<sub>2</sub>O, <mark>x</mark>, <abbr title="x">y</abbr>',
  "<p>One line.</p>",
  "<div>\n\nWords.\n\n</div>",
  "<table>\n<tbody>\n<tr><td colSpan={2}>x</td></tr>\n</tbody>\n</table>",
  "<ul><li>one</li><li>two</li></ul>",
  '<a href="/garden">x</a>',
  "<hr />",
  "naïve café, ääni, 日本語, العربية, 👩‍👩‍👧, ½ €, “quotes”, ‘x’ – and … so on",
  "Tea & milk, AT&T, &amp;, &copy; and &#8364;.",
  "It is 12:30; a:b, 3/4, 50 %, C#, C++, #1, @home, x_y_z, ^_^, ¯\\\\_(ツ)_/¯",
  "A price of $5 and $6, 100% sure, ~5, a^b.",
  "US$ and A$, $HOME and $PATH, 2^3^2, ^_^, C++ and D++, `$x$`, {`$${1}$`}.",
  "```md\n:::note\n{#a} {{< b >}} {% c %} $x$ → ✓ ⌘ ★\n:::\n```",
  "In code `→ ✓` and <kbd>⌘</kbd>.",
  "A word that may be so\u00ADft.",
  "## So\u00ADft\n\n[x](#soft)",
  "{'{'} and {\"}\"}",
  "snake_case and 2 * 3 * 4 and 2**3",
  "What [sic] he wrote, array[0] and (see above).",
  "A tick ✅ and a star ⭐ are emoji.",
  "\u00A0A space that does not break.",
  "&nbsp;",
  "Tea = milk + water == drink",
  "From 10~20 degrees to 15~25, in ~/.config, ~50% or ~60% of it.",
  "| a |\n|---|\n| `x \\| y` |",
  "**Note:** bold, **“bold”** and (**bold**).",
  "5. five\n6. six",
  "In 1986. Or so.",
  "2 * 3 * 4, *3*, a*b*c",
  "Words:\n1. one\n2. two",
  "R&D, AT&T, [x](https://yle.fi/?a=b&copy=c).",
  "## Beans[^1]\n\n[x](#beans)\n\n[^1]: A note.",
  "{[1, 2, 3].length} and {(1, Math.PI) > 3 ? 'yes' : 'no'}",
]

describe("what is right is told of by nobody", () => {
  it.each(texts)("%j", async text => {
    // The words over a toy are longer than a caption may be.
    const lines = await reportedProblems({
      "content/pages/tea.mdx": page(text, `${front}\nwindow: document`),
    })
    expect(lines).toEqual([])
  })

  it.each([
    'title: "Tea: hot"',
    "title: It's tea & milk, 5 < 6",
    "title: 10x",
    'title: "1998"',
    "title: snake_case * 2",
    "title: <3",
    "title: Tea #1",
  ])("%s", async title => {
    const keys = front.replace("title: Tea", title)
    const lines = await reportedProblems({ "content/pages/tea.mdx": page("x", keys) })
    // A "#" after a space begins a comment: that is told of.
    expect(lines).toHaveLength(title.includes(" #") ? 1 : 0)
  })
})

describe("a description", () => {
  it("may be folded over several lines", async () => {
    const keys = front.replace("description: ", "description: >\n  ")
    expect(await reportedProblems({ "content/pages/tea.mdx": page("x", keys) })).toEqual([])
  })
})
