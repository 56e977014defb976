import { readFileSync } from "node:fs"
import postcss, { type Plugin, type Rule } from "postcss"
import { nightPicture, schemeSheetText } from "../../src/engine/gatsby/schemes"
import { contrast } from "../../src/lib/colour/contrast"
import { parseColour } from "../../src/lib/colour/rgb"
import { darkSchemes, type Scheme, schemes } from "../../src/shell/desktop/look"

const { plugins } = require("../../postcss.config.js") as { plugins: Plugin[] }

/** The values of the colour tokens of a rule, by name; those of other tokens are resolved. */
function coloursOf(rules: Rule[], inherited: ReadonlyMap<string, string> = new Map()): Map<string, string> {
  const all = new Map(inherited)
  for (const rule of rules) rule.walkDecls(/^--/, ({ prop, value }) => void all.set(prop, value))
  const resolve = (value: string): string =>
    value.replace(/^var\((--[\w-]+)\)$/, (_, name: string) => resolve(all.get(name) ?? ""))
  return new Map(
    [...all].map(([name, value]) => [name, resolve(value)] as const).filter(([, value]) => /#/.test(value)),
  )
}

const rulesOf = (file: string, selector: string) => {
  const found: Rule[] = []
  postcss.parse(readFileSync(file, "utf8")).walkRules(rule => {
    if (rule.selector === selector) found.push(rule)
  })
  return found
}

const standard = coloursOf(rulesOf("src/styles/tokens.css", ":root"))

/** The colours of a scheme, by day or, where it has two, by night. */
function schemeColours(scheme: Scheme, side: "light" | "dark"): Map<string, string> {
  const chosen = `[data-scheme="${scheme}"]`
  const own = coloursOf(
    rulesOf(
      "src/shell/desktop/schemes.css",
      darkSchemes.includes(scheme) ? `:root:has(> body${chosen})` : chosen,
    ),
    new Map([...standardTokens()]),
  )
  const pick = (value: string) =>
    value.replace(/light-dark\((\S+), (\S+)\)/, (_, light, dark) => (side === "light" ? light : dark))
  return new Map([...own].map(([name, value]) => [name, pick(value)]))
}

function standardTokens(): Map<string, string> {
  const all = new Map<string, string>()
  for (const rule of rulesOf("src/styles/tokens.css", ":root"))
    rule.walkDecls(/^--/, ({ prop, value }) => void all.set(prop, value))
  return all
}

it.each(schemes.filter(scheme => scheme !== "standard"))("has colours of its own for %s", scheme => {
  expect(
    [...schemeColours(scheme, "light")].filter(([name, value]) => standard.get(name) !== value),
  ).not.toEqual([])
})

it("leaves the dark schemes out of the rule for light ones", () => {
  const selector = `[data-scheme]${darkSchemes.map(scheme => `:not([data-scheme="${scheme}"])`).join("")}`
  expect(rulesOf("src/shell/desktop/schemes.css", selector)).toHaveLength(1)
})

const surfaces = ["--paper", "--surface", "--note", "--tip", "--warning", "--pressed"]

/**
 * Pairs of text and background colours with their minimum contrast (https://www.w3.org/TR/WCAG22/#contrast-minimum).
 */
const pairs: (readonly [ink: string, ground: string, min: number])[] = [
  ...surfaces.map(ground => ["--ink", ground, 4.5] as const),
  ...["--ink-soft", "--link", "--visited", "--good", "--bad", "--accent", "--disabled"].map(
    ink => [ink, "--paper", 4.5] as const,
  ),
  ...["--surface-link", "--surface-good", "--surface-bad", "--ink-soft"].map(
    ink => [ink, "--surface", 4.5] as const,
  ),
  ...["#ffffff"].flatMap(white =>
    ["--desktop", "--title-bar", "--label-ground"].map(ground => [white, ground, 4.5] as const),
  ),
  ...["--paper", "--surface"].map(ground => ["--focus", ground, 3] as const),
  ["--warning-edge", "--warning", 3],
]

describe.each(schemes)("the scheme called %s", scheme => {
  it.each(darkSchemes.includes(scheme) ? (["light", "dark"] as const) : (["light"] as const))(
    "has AA in all pairs, %s",
    side => {
      const colours = schemeColours(scheme, side)
      const of = (name: string) => parseColour(name.startsWith("#") ? name : (colours.get(name) ?? name))
      const weak = pairs
        .map(([ink, ground, min]) => ({ ink, ground, min, ratio: contrast(of(ink), of(ground)) }))
        .filter(({ ratio, min }) => ratio < min)
      expect(weak).toEqual([])
    },
  )
})

describe("the scheme called night", () => {
  it("has every colour of the standard scheme, and that one where an element asks for light", () => {
    const light = schemeColours("night", "light")
    const dark = schemeColours("night", "dark")
    for (const [name, value] of standard) {
      expect([name, light.get(name)]).toEqual([name, value])
      expect([name, dark.get(name)]).not.toEqual([name, value])
    }
  })

  it("is dark itself: its grounds are below a tenth of white's luminance", () => {
    const dark = schemeColours("night", "dark")
    for (const ground of [...surfaces, "--desktop"])
      expect(contrast(parseColour(dark.get(ground) ?? ""), [255, 255, 255])).toBeGreaterThan(7)
  })

  it("gives light glyphs to the pictures of 98.css, and keeps their frames dark", () => {
    expect(nightPicture("<path fill='%23000' d='M0 0'/>")).toBe("<path fill='%23e6edf2' d='M0 0'/>")
    expect(nightPicture("<path fill='%23000'/><path fill='silver'/><path fill='%23000'/>")).toBe(
      "<path fill='%230b1218'/><path fill='%232d3d4b'/><path fill='%23e6edf2'/>",
    )
  })

  it("keeps embeds with colours of their own light, and lets those of tokens alone follow", () => {
    const text = schemeSheetText(process.cwd())
    expect(text).toContain("[data-embed=List]")
    expect(text).not.toContain("[data-embed=RedTextGreenBackground]")
    expect(text).not.toContain("own-paint")
    expect(text).toMatch(/--98-0:url\(.*--98-0:initial/s)
  })
})

describe("98.css", () => {
  const file = "node_modules/98.css/dist/98.css"
  const css = readFileSync(file, "utf8").replace(/\/\*#.*/, "")
  const painted = postcss(plugins).process(css, { from: file, map: false }).css

  it("is painted as before in the standard scheme, with tokens for its colours", () => {
    const names = { silver: "#c0c0c0", grey: "#808080", navy: "#000080" }
    const plain = (text: string) =>
      text.replace(/\b(?:silver|grey|navy)\b/g, name => names[name as keyof typeof names])
    const pictures = painted.replace(/var\(--98-\d+, (url\("[^"]*"\))\)/g, "$1")
    const resolved = pictures.replace(/var\((--[\w-]+)\)/g, (_, name: string) => standard.get(name) ?? name)
    expect(plain(resolved) === plain(css)).toBe(true)
    expect(painted.match(/var\(--(?!98)/g)?.length).toBeGreaterThan(100)
  })

  it("leaves other style sheets alone", () => {
    const from = "/src/styles/global.css"
    expect(postcss(plugins).process("a{background:silver}", { from }).css).toBe("a{background:silver}")
  })
})
