import { readFileSync } from "node:fs"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import figlet from "figlet"
import AsciiJuhq from "../../src/embeds/ascii-juhq/AsciiJuhq"
import { asComment, type Language, languages, ways } from "../../src/embeds/ascii-juhq/comments"
import { fontOf, fonts } from "../../src/embeds/ascii-juhq/fonts"
import { aligns, banner, draws, first, maxLetters, remarks } from "../../src/embeds/ascii-juhq/logic"
import {
  cellsOf,
  climbCells,
  climbSeconds,
  isStill,
  knockBanner,
  renderCells,
  rotateStroke,
  type Sign,
  stepPhysics,
} from "../../src/embeds/ascii-juhq/tumble"
import { seeded } from "../../src/lib/game/random"
import { askForCalm } from "../jest/visit"

// The importable fonts are published as modules only; the same letters lie beside them as files.
jest.mock("../../src/embeds/ascii-juhq/fonts", () => {
  const real = jest.requireActual("../../src/embeds/ascii-juhq/fonts")
  for (const font of real.fonts) font.load = () => mockLoad(font.name)
  return real
})
const mockLoad = jest.fn(async (name: string) => ({ default: fontFile(name) }))

function fontFile(name: string): string {
  const source = readFileSync(`node_modules/figlet/importable-fonts/${name}.js`, "utf8")
  // The file is one template text: evaluated as such, and nothing else.
  return new Function(source.replace(/^export default/, "return"))()
}

beforeAll(() => {
  for (const { name } of fonts) figlet.parseFont(name, fontFile(name))
})
beforeEach(() => window.history.replaceState(null, "", "/"))

/** Functions that remove a language's comments as the language itself would. */
const readers: Record<Language, (code: string) => string> = {
  javascript: code => block(code, "/*", "*/"),
  css: code => block(code, "/*", "*/"),
  lua: code => block(code, "--[[", "]]"),
  html: code => code.replace(/<!--(?!>|->)[\s\S]*?(?:-->|--!>)/, ""),
  python: code => code.replace(/^#.*$/gm, ""),
  sql: code => code.replace(/^--.*$/gm, ""),
  basic: code => code.replace(/^\d+ REM.*$/gm, ""),
  cpp: code => code.replace(/\\[ \t]*\n/g, "").replace(/\/\/.*$/gm, ""),
  haskell: code => {
    let depth = 0
    let left = ""
    for (let i = 0; i < code.length; i++) {
      const two = code.slice(i, i + 2)
      if (two === "{-" || two === "-}") {
        depth += two === "{-" ? 1 : -1
        i++
      } else if (depth === 0) left += code[i]
    }
    return depth === 0 ? left : "never closed"
  },
}

function block(code: string, open: string, close: string): string {
  const begin = code.indexOf(open)
  const end = code.indexOf(close, begin + open.length)
  return code.slice(0, begin) + code.slice(end + close.length)
}

const nasty = fc
  .array(
    fc.constantFrom(
      "*/",
      "/*",
      "-->",
      "--!>",
      "<!--",
      "->",
      ">",
      "-}",
      "{-",
      "]]",
      "]",
      "\\",
      "\n",
      "\r",
      "-",
      "*",
      "/",
      " ",
      "a",
      "\u2028",
      "}",
    ),
  )
  .map(parts => parts.join(""))

describe("the comments", () => {
  it("are of nine languages", () => {
    expect(languages).toHaveLength(9)
  })

  it.each(languages)("hold any art in %s, with nothing left outside and every line there", language => {
    fc.assert(
      fc.property(nasty, art => {
        const { text } = asComment(art, language)
        expect(readers[language](`${text}\n`).trim()).toBe("")
        const around = ("open" in ways[language] ? 1 : 0) + ("close" in ways[language] ? 1 : 0)
        expect(text.split("\n")).toHaveLength(art.split(/\r\n|[\n\r\u2028]/).length + around)
      }),
      { numRuns: 500 },
    )
  })

  it.each(languages)("go round code in %s without taking it in", language => {
    const { text } = asComment("\\\n*/ --> -} ]]\n\\", language)
    expect(readers[language](`${text}\nx = 1`).trim()).toBe("x = 1")
  })

  it("bend a sign where the comment would end, keep the width, and count the lines", () => {
    expect(asComment("a*/b\nc", "css")).toEqual({ text: "/*\n * a+/b\n * c\n */", bent: 1 })
    expect(asComment("--> x", "html")).toEqual({ text: "<!--\n  --) x\n-->", bent: 1 })
    expect(asComment("]]", "lua").text).toBe("--[[\n  )]\n]]")
    expect(asComment("{- -}", "haskell").bent).toBe(1)
    expect(asComment("a\\", "cpp")).toEqual({ text: "// a\\ .", bent: 1 })
    expect(asComment("a\nb", "basic").text).toBe("10 REM a\n20 REM b")
    expect(asComment("*/ --> a\\", "python")).toEqual({ text: "# */ --> a\\", bent: 0 })
  })
})

describe("the banner", () => {
  it("has the start of the page ready before any font has come", () => {
    expect(banner(figlet, "Standard", "juhq", 80, "left").art).toBe(first)
  })

  it.each(fonts.map(({ name }) => name))("writes juhq and hyvää yötä in %s", name => {
    expect(banner(figlet, name, "juhq", 200, "left").art.split("\n").length).toBeGreaterThan(1)
    const { art, missing } = banner(figlet, name, "hyvää yötä, Åbo", 200, "left")
    expect(art).not.toBe("")
    // Each of the Finnish letters is either drawn or told of.
    for (const letter of "äöÅ") {
      const told = missing.find(each => each.letter === letter)
      expect(draws(figlet, name, letter)).toBe(told === undefined)
      if (told) expect(told.instead).not.toBe("")
    }
  })

  it("says what a font lacks and what stands in", () => {
    const made = banner(figlet, "Sub-Zero", "yö 🐹", 80, "left")
    expect(made.missing).toEqual([
      { letter: "ö", instead: "o" },
      { letter: "🐹", instead: "" },
    ])
    expect(made.art).toBe(banner(figlet, "Sub-Zero", "yo ", 80, "left").art)
    expect(remarks(made, "Sub-Zero", 80)).toBe("The font Sub-Zero has no ö (drawn as o), 🐹.")
    expect(remarks(banner(figlet, "Standard", "ä", 80, "left"), "Standard", 80)).toBe("")
  })

  it("keeps to the width, and puts every line where it is wanted", () => {
    const margin = (art: string) => Math.min(...art.split("\n").map(line => line.search(/\S/)))
    const at = (align: (typeof aligns)[number]) => banner(figlet, "Standard", "juhq", 80, align)
    expect(at("right").columns).toBe(80)
    expect(margin(at("left").art)).toBe(1)
    expect(margin(at("centre").art)).toBe(1 + Math.floor((80 - at("left").columns) / 2))
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.constantFrom(...aligns), (text, align) => {
        expect(banner(figlet, "Standard", text, 40, align).columns).toBeLessThanOrEqual(40)
      }),
      { numRuns: 60 },
    )
  })

  it("draws only the beginning of a novel, and counts the rest", () => {
    const made = banner(figlet, "Mini", "a".repeat(1_000_000), 80, "left")
    expect(made.cut).toBe(1_000_000 - maxLetters)
    expect(remarks(made, "Mini", 80)).toMatch(/999,880 were left out/)
  })
})

describe("the page", () => {
  it("writes what is typed, with a text alternative", async () => {
    const user = userEvent.setup()
    render(<AsciiJuhq start="juhq" />)
    expect(screen.getByRole("img", { name: "juhq, in the font Standard" }).textContent).toBe(first)
    await user.clear(screen.getByLabelText("Text"))
    expect(await screen.findByText(/Nothing to write/)).toBeInTheDocument()
    await user.type(screen.getByLabelText("Text"), "moi")
    const drawn = await screen.findByRole("img", { name: "moi, in the font Standard" })
    expect(drawn.textContent).toBe(banner(figlet, "Standard", "moi", 80, "left").art)
    expect(window.location.search).toBe("?text=moi")
  })

  it("is as wide as the screen can show, until somebody says otherwise", async () => {
    const user = userEvent.setup()
    for (const [narrowest, width] of [
      [375, "40"],
      [768, "60"],
      [1280, "80"],
    ] as const) {
      jest.spyOn(window, "matchMedia").mockImplementation(
        query =>
          ({
            matches: narrowest <= Number.parseFloat(query.replace(/^\D+/, "")),
            addEventListener() {},
            removeEventListener() {},
          }) as unknown as MediaQueryList,
      )
      const { unmount } = render(<AsciiJuhq start="hello world" />)
      expect(screen.getByLabelText("Width")).toHaveValue(width)
      unmount()
    }
    jest.restoreAllMocks()
    render(<AsciiJuhq start="hello world" />)
    await user.selectOptions(screen.getByLabelText("Width"), "120")
    expect(screen.getByLabelText("Width")).toHaveValue("120")
  })

  it("changes the font, and copies the comment in the language that is chosen", async () => {
    const user = userEvent.setup()
    render(<AsciiJuhq start="juhq" />)
    await user.selectOptions(screen.getByLabelText("Font"), "Sub-Zero")
    await user.selectOptions(screen.getByLabelText("Language"), "Python")
    await screen.findByText(/^# .*\/\\/)
    await user.click(screen.getByRole("button", { name: "Copy the comment" }))
    const { art } = banner(figlet, "Sub-Zero", "juhq", 80, "left")
    expect(await navigator.clipboard.readText()).toBe(asComment(art, "python").text)
    expect(window.location.search).toContain("comment=python")
  })

  it("begins as the link says, starts again, and takes that back", async () => {
    window.history.replaceState(
      null,
      "",
      "/ascii-juhq?text=y%C3%B6&font=mini&width=40&align=right&comment=basic",
    )
    const user = userEvent.setup()
    render(<AsciiJuhq start="juhq" />)
    await screen.findByRole("img", { name: "yö, in the font Mini" })
    expect(screen.getByLabelText("Width")).toHaveValue("40")
    expect(screen.getByLabelText("Language")).toHaveValue("basic")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(await screen.findByRole("img", { name: "juhq, in the font Standard" })).toBeInTheDocument()
    expect(window.location.search).toBe("")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByRole("img", { name: "yö, in the font Mini" })).toBeInTheDocument()
    expect(screen.getByLabelText("Alignment")).toHaveValue("right")
  })

  it("says when a font does not come, and tries again", async () => {
    // Strict mode asks twice.
    for (let i = 0; i < 2; i++) mockLoad.mockRejectedValueOnce(new Error("offline"))
    const user = userEvent.setup()
    render(<AsciiJuhq start="juhq" />)
    expect(await screen.findByText(/The font did not arrive/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Retry" }))
    await user.type(screen.getByLabelText("Text"), "!")
    expect(await screen.findByRole("img", { name: "juhq!, in the font Standard" })).toHaveTextContent("_")
  })

  it("takes an unknown font of a link for the first", () => {
    expect(fontOf("comic-sans").id).toBe("standard")
    expect(new Set(fonts.map(({ id }) => id)).size).toBe(fonts.length)
  })
})

describe("a banner that is knocked over", () => {
  const grid = { columns: 30, rows: 9 }
  const fall = (signs: Sign[]) => {
    let now = signs
    for (let i = 0; i < 400 && !isStill(now); i++) now = stepPhysics(now, 1 / 60, grid)
    return now
  }

  it("turns its strokes as they fly", () => {
    expect([0, 1, 2, 3, 4].map(turns => rotateStroke("|", turns)).join("")).toBe("|/-\\|")
    expect(rotateStroke("#", 3)).toBe("#")
  })

  it("is the same text taken apart and put together", () => {
    expect(renderCells(cellsOf(first), grid).trimEnd()).toBe(first)
  })

  it("ends as a heap: every sign lies, in its own cell, on another or on the floor", () => {
    const heap = fall(knockBanner(cellsOf(first), 12, seeded("heap")))
    expect(isStill(heap)).toBe(true)
    expect(heap).toHaveLength(cellsOf(first).length)
    const cells = new Set(heap.map(({ x, y }) => `${x} ${y}`))
    expect(cells.size).toBe(heap.length)
    for (const { x, y } of heap) {
      expect(y === grid.rows - 1 || cells.has(`${x} ${y + 1}`)).toBe(true)
      expect(x >= 0 && x < grid.columns).toBe(true)
    }
  })

  it("leaves standing what is left of where it begins", () => {
    const heap = fall(knockBanner(cellsOf(first), 20, seeded("part"), 15))
    for (const { x, lies } of heap.filter(({ lies }) => !lies)) expect([x < 15, lies]).toEqual([true, false])
    expect(heap.some(({ lies }) => lies)).toBe(true)
  })

  it("climbs up as another, from more signs or from fewer", () => {
    const heap = fall(knockBanner(cellsOf(first), 0, seeded("climb")))
    for (const font of ["Mini", "Banner3"]) {
      const { art } = banner(figlet, font, "juhq", 80, "left")
      const place = { columns: 80, rows: 12 }
      expect(renderCells(climbCells(heap, cellsOf(art), 0), place)).not.toContain(art.split("\n")[0])
      expect(renderCells(climbCells(heap, cellsOf(art), climbSeconds), place).trimEnd()).toBe(art)
    }
    expect(climbCells([], cellsOf(first), 0)).toEqual(cellsOf(first))
  })

  it("falls at a press, and stands again in another font", async () => {
    const user = userEvent.setup()
    render(<AsciiJuhq start="juhq" />)
    await user.click(screen.getByRole("button", { name: "Knock it over" }))
    const picture = screen.getByRole("img", { name: /^juhq, in the font / })
    await waitFor(() => expect(picture.textContent).not.toBe(first))
    const { value, selectedOptions } = screen.getByLabelText<HTMLSelectElement>("Font")
    expect(value).not.toBe("standard")
    const { art } = banner(figlet, selectedOptions[0]?.textContent ?? "", "juhq", 80, "left")
    await waitFor(() => expect(picture.textContent).toBe(art), { timeout: 4500 })
  })

  it("has another font at once where nothing may move", async () => {
    askForCalm(true)
    render(<AsciiJuhq start="juhq" />)
    await userEvent.click(screen.getByRole("img"))
    const { value, selectedOptions } = screen.getByLabelText<HTMLSelectElement>("Font")
    expect(value).not.toBe("standard")
    const picture = await screen.findByRole("img", {
      name: `juhq, in the font ${selectedOptions[0]?.textContent}`,
    })
    expect(picture.textContent).toBe(
      banner(figlet, selectedOptions[0]?.textContent ?? "", "juhq", 80, "left").art,
    )
  })
})
