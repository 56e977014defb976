/** The pages that stand where a report would be: each a small toy of its own, without a script. */
import { readFileSync } from "node:fs"

const files = [
  "coverage/index.html",
  "coverage/junit.html",
  "coverage/jest_html_reporters.html",
  "coverage/bundle-tree.html",
  "storybook/index.html",
]
const draw = (file: string) =>
  new DOMParser().parseFromString(readFileSync(`static/${file}`, "utf8"), "text/html")

describe.each(files)("static/%s", file => {
  let made = draw(file)
  beforeEach(() => {
    made = draw(file)
  })

  it("has a way home before all else, and knows where it is", () => {
    const links = [...made.querySelectorAll("a")]
    expect(links[0]?.getAttribute("href")).toBe("/")
    const here = `/${file.replace("/index.html", "")}`
    expect(made.querySelector("[aria-current=page]")?.getAttribute("href")).toBe(here)
    expect(links.map(link => link.getAttribute("href"))).toHaveLength(files.length + 1)
  })

  it("is something to press, and needs no script", () => {
    expect(made.querySelectorAll("script")).toHaveLength(0)
    expect(made.querySelectorAll("main :is(input, summary)").length).toBeGreaterThan(3)
    for (const field of made.querySelectorAll("main input")) expect(field.closest("label")).not.toBeNull()
  })

  it("says in words that are seen where the real report comes from", () => {
    for (const unseen of made.querySelectorAll("style, [hidden], details, .sheet")) unseen.remove()
    expect(made.querySelector("main")?.textContent).toMatch(/ here with npm run reports\.\s*$/)
  })

  it("is called as no other", () => {
    const titles = files.map(other => draw(other).title)
    expect(titles.filter(title => title === made.title)).toHaveLength(1)
  })
})

it("covers all of the hamster and no more", () => {
  const style = draw("coverage/index.html").querySelector("style")?.textContent ?? ""
  const parts = [...style.matchAll(/covered (\d+);/g)]
    .map(([, part]) => Number(part))
    .filter(part => part > 0)
  expect(parts.reduce((all, part) => all + part, 0)).toBe(100)
})

it("asks for the bytes that spell the name, and for nothing else", () => {
  const made = draw("coverage/junit.html")
  const bytes = [...made.querySelectorAll(".grid label")]
    .map(label => label.textContent?.trim() ?? "")
    .filter(text => /^[01]{8}$/.test(text))
  expect(String.fromCharCode(...bytes.map(byte => Number.parseInt(byte, 2)))).toBe("juhq")
})
