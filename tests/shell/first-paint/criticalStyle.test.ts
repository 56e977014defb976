import { criticalStyle, namesIn, namesOf } from "../../../src/shell/first-paint/criticalStyle"

const page =
  '<main id="main" class="room wide"><input type="text"><p data-open="">a &lt;b class="not"&gt;</p><img src="/a.png"/></main>'

/** Returns the critical CSS of the page above. */
const critical = (css: string) => criticalStyle(css, namesIn(page))

describe("the names in an HTML text", () => {
  it("are its tags, classes, ids and attributes", () => {
    const names = [...namesIn(page)]
    for (const name of ["main", "p", "img", ".room", ".wide", "#main", "[data-open", "[src", "html", "body"])
      expect(names).toContain(name)
    for (const name of ["b", ".not", "[open"]) expect(names).not.toContain(name)
  })

  it.each([
    ["a.b#c[d]", ["a", ".b", "#c", "[d"]],
    ["main>p:not(.closed)", ["main", "p"]],
    [".x:is(.y,.z) LI::before", [".x", "li"]],
    ['button[aria-label="a.b > c"]', ["button", "[aria-label"]],
    ["*", []],
    ["[data-x~=y]:focus-visible", ["[data-x"]],
    ["[data-x=y]", ["[data-x"]],
    ['input[type="radio"]+[role=tab]', ["input", "[type=radio", "[role=tab"]],
    ["input[type^=radio]", ["input", "[type"]],
    ["button:disabled:not(:disabled)", ["button", "[disabled"]],
    ["ul li:nth-child(2n + 1)", ["ul", "li"]],
  ])("that %s asks for are %j", (selector, names) => {
    expect(namesOf(selector)).toEqual(names)
  })
})

describe("the critical style", () => {
  it.each([
    ["p{color:red}"],
    [".room.wide>p[data-open]{color:red}"],
    ["main :where(p,b){color:red}"],
    ["*{margin:0}"],
    [":root{--ink:#000}"],
    ["@media (max-width:480px){p{color:red}}"],
    ["@supports (gap:1px){@media (min-width:1px){main{gap:1px}}}"],
    ["p:checked{color:red}"],
    ["input[type=text]{color:red}"],
    ['p::before{content:"};{"}'],
  ])("keeps %s", css => {
    expect(critical(css)).toBe(css)
  })

  it.each([
    [".never{color:red}"],
    ["b p{color:red}"],
    [".room .never{color:red}"],
    ["p[hidden]{color:red}"],
    ["p:hover{color:red}"],
    ["p:active{color:red}"],
    ["img:disabled{color:red}"],
    ["input[type=radio]{color:red}"],
    ["p::-webkit-scrollbar-thumb{color:red}"],
    ["@media print{p{color:red}}"],
    ["@media (max-width:480px){b{color:red}}"],
    ['@font-face{font-family:X;src:url("x.woff2")}'],
  ])("leaves out %s", css => {
    expect(critical(css)).toBe("")
  })

  it("keeps only the matching selectors of a list, and the order of rules", () => {
    expect(critical("p{a:b}b,p{c:d}.never{e:f}main{g:h}")).toBe("p{a:b}p{c:d}main{g:h}")
  })

  it("keeps the keyframes of the kept rules", () => {
    const spin = "@keyframes spin{to{rotate:1turn}}"
    expect(critical(`p{animation:spin 1s}${spin}@keyframes other{to{rotate:0turn}}`)).toBe(
      `${spin}p{animation:spin 1s}`,
    )
    expect(critical(`b{animation:spin 1s}${spin}`)).toBe("")
  })
})
