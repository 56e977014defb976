import { existsSync, readdirSync, readFileSync } from "node:fs"
import sharp from "sharp"
import { siteWindow } from "../../src/components/popup-link/PopupLink"
import { all, everything, read, words } from "./html4"

const transitional =
  '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">'
const frameset =
  '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Frameset//EN" "http://www.w3.org/TR/html4/frameset.dtd">'
const parts = readdirSync("static/frameset").filter(name => name.endsWith(".html"))
const files = ["popup.html", "frameset.html", ...parts.map(name => `frameset/${name}`)]
const page = (file: string) => read(readFileSync(`static/${file}`, "utf8"))

/** Returns whether the site has an address: a page of content, or a file of static. */
const isThere = (address: string) =>
  address === "/" ||
  existsSync(`content/pages${address}.mdx`) ||
  (/\.\w+$/.test(address) && existsSync(`static${address}`))

const lightness = (colour: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [lightness(a), lightness(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(files)("static/%s", file => {
  const made = page(file)
  const links = all(made, "a")

  it("is valid for its document type", () => {
    expect(made.doctype).toBe(file === "frameset.html" ? frameset : transitional)
    expect(made.mistakes).toEqual([])
    expect(all(made, "frameset").length > 0).toBe(file === "frameset.html")
  })

  it("says its character set before its title, its language, and a title of its own", () => {
    const head =
      all(made, "head")[0]?.children.map(({ tag, attributes }) => attributes["http-equiv"] ?? tag) ?? []
    expect(head[0]).toBe("Content-Type")
    expect(all(made, "html")[0]?.attributes.lang).toBe("en")
    const others = files
      .filter(other => other !== file)
      .flatMap(other => all(page(other), "title").map(words))
    const [title] = all(made, "title").map(words)
    expect(title).toMatch(/\w/)
    expect(others).not.toContain(title)
  })

  it("leads only to what is there, and names every link", () => {
    const sources = everything(made.root).flatMap(({ tag, attributes: { href, src } }) =>
      tag === "" ? [] : [href, src].flatMap(at => at ?? []),
    )
    expect(sources.length).toBeGreaterThan(1)
    expect(sources.filter(at => !isThere(at))).toEqual([])
    expect(links.filter(link => !words(link))).toEqual([])
  })

  it("opens its links where they belong", () => {
    const inNoFrames = all(made, "noframes").flatMap(everything)
    for (const link of links) {
      const { href = "", target } = link.attributes
      if (inNoFrames.includes(link)) expect(target).toBeUndefined()
      else if (file === "popup.html") expect(target).toBe(siteWindow)
      else expect([href, target]).toEqual([href, href.startsWith("/frameset/") ? "content" : "_top"])
    }
  })

  it("shows pictures in their own proportions", async () => {
    for (const { attributes } of all(made, "img")) {
      const { width = 0, height = 0 } = await sharp(`static${attributes.src}`).metadata()
      expect(Number(attributes.width) / Number(attributes.height)).toBeCloseTo(width / height, 2)
    }
    expect(all(made, "img").filter(({ attributes }) => attributes.src?.endsWith(".gif"))).toEqual([])
  })

  it("can be read: its colours differ enough, and every colour is named where one is", () => {
    for (const { attributes } of all(made, "body").filter(({ attributes }) => "bgcolor" in attributes)) {
      const { bgcolor = "", text = "", link = "", vlink = "" } = attributes
      for (const colour of [text, link, vlink]) expect(contrast(colour, bgcolor)).toBeGreaterThanOrEqual(4.5)
    }
    expect(all(made, "h1").length).toBeLessThanOrEqual(1)
  })
})

describe("the frameset", () => {
  const made = page("frameset.html")
  const frames = all(made, "frame").map(({ attributes }) => attributes)

  it("has a frame for the menu and one for the content, each with a name and a title", () => {
    expect(frames.map(({ name }) => name)).toEqual(["menu", "content", "status"])
    expect(new Set(frames.map(({ title }) => title)).size).toBe(3)
  })

  it("shows every one of its pages, in a frame or by the menu", () => {
    const menu = all(page("frameset/menu.html"), "a").map(({ attributes }) => attributes.href)
    const shown = [...frames.map(({ src }) => src), ...menu]
    expect(parts.map(name => `/frameset/${name}`).filter(at => !shown.includes(at))).toEqual([])
  })

  it("gives the same links to a browser that shows no frames", () => {
    const without = all(made, "a").map(({ attributes }) => attributes.href)
    const contents = parts.map(name => `/frameset/${name}`).filter(at => at !== "/frameset/status.html")
    expect(contents.filter(at => !without.includes(at))).toEqual([])
    expect(without).toContain("/")
  })
})

describe("the reader of HTML 4.01", () => {
  const around = (body: string) =>
    `${transitional}\n<html lang="en"><head><title>T</title></head><body>${body}</body></html>`

  it("has nothing to say against a good page", () => {
    expect(read(around("<p>Fish &amp; chips</p>")).mistakes).toEqual([])
  })

  it.each([
    ["<p>One<p>Two</p>", "<p> can't be in <p>."],
    ["<ul><p>One</p></ul>", "<ul> needs <li>."],
    ["<marquee>Hello</marquee>", "<marquee> is not an element of HTML 4.01 that is used here."],
    ['<p onclick="go()">Hello</p>', "<p> can't have onclick."],
    ["<p class=small>Hello</p>", '<p> has "class=small", which is not name="value".'],
    ['<img src="/a.png">', "<img> needs alt."],
    ["<b><i>Hello</b></i>", "</b> closes <i>."],
    ['<a href="/">One <a href="/">two</a></a>', "<a> can't be in <a>."],
    ['<a href="/" target="_new">One</a>', '<a> can\'t have target="_new".'],
    ["Fish & chips", '"Fish & chips" has a bare &.'],
    ["<table><tr>One</tr></table>", "<tr> can't have words of its own."],
    ['<p id="a"></p><p id="a"></p>', "An id is there twice."],
  ])("finds what is wrong with %s", (body, mistake) => {
    expect(read(around(body)).mistakes).toContain(mistake)
  })
})
