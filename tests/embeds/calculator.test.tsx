import { readFileSync } from "node:fs"
import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import Fraction from "fraction.js"
import { parse as check } from "valibot"
import { parse as parseYaml } from "yaml"
import Calculator from "../../src/embeds/calculator/Calculator"
import { formatValue, toInput } from "../../src/embeds/calculator/display"
import { calculate, wholeRoot } from "../../src/embeds/calculator/evaluate"
import { faces, lookOf, pixelPath } from "../../src/embeds/calculator/face"
import { guestWords, memoryText, sumToKeep } from "../../src/embeds/calculator/guestWords"
import { keys, negate } from "../../src/embeds/calculator/keys"
import { maxLength } from "../../src/embeds/calculator/logic"
import { comment, isPrime, moodOf } from "../../src/embeds/calculator/mood"
import { fallOffset, places } from "../../src/embeds/calculator/pieces"
import { moods, schema } from "../../src/embeds/calculator/schema"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, onPage } from "../jest/visit"

const list = check(schema, parseYaml(readFileSync("content/data/calculator-moods.yaml", "utf8")))

function value(sum: string) {
  const result = calculate(sum)
  if (!result || "problem" in result) throw new Error(`${sum}: ${JSON.stringify(result)}`)
  return result
}
const display = (sum: string) => {
  const { text, about } = formatValue(value(sum))
  return about ? `≈ ${text}` : text
}
function wrong(sum: string) {
  const result = calculate(sum)
  if (!result || !("problem" in result)) throw new Error(`${sum} is no mistake`)
  const { from, to, message } = result.problem
  return { at: sum.slice(from, to), message }
}

describe("sums", () => {
  it.each([
    ["1+2×3", "7"],
    ["(1+2)×3", "9"],
    ["8−3−2", "3"],
    ["8÷4÷2", "1"],
    ["-2^2", "−4"],
    ["(−2)^2", "4"],
    ["2^-1", "0.5"],
    ["2^3^2", "512"],
    ["-2^-2", "−0.25"],
    ["3−−2", "5"],
    ["2×−3", "−6"],
    ["0^0", "1"],
    ["(−1)^999999999", "−1"],
    ["0.1+0.2", "0.3"],
    ["0,1 + 0,2", "0.3"],
    ["0,1+0.2", "0.3"],
    ["1 000,5", "1000.5"],
    ["1,234.5 + 0,5", "1235"],
    ["1.234,5 + 1", "1235.5"],
    ["1,000,000 / 4", "250000"],
    ["0,125 * 8", "1"],
    ["1÷3×3", "1"],
    ["1 000 000 + 1", "1000001"],
    ["1'000'000 + 1", "1000001"],
    ["1’000.5 + 1", "1001.5"],
    ["1_000_000 + 1", "1000001"],
    ["1\u2009000 + 1", "1001"],
    ["12,34,567 + 1", "1234568"],
    ["\u202a1000\u202c + 1", "1001"],
    ["3⋅4 + 6∕2", "15"],
    ["10\u20444", "2.5"],
    ["7\u20112 \u2010 1", "4"],
    ["3 + 4 =", "7"],
    ["=3+4", "7"],
    ["1e3+.5", "1000.5"],
    ["50%", "0.5"],
    ["200+10%", "220"],
    ["200−10%", "180"],
    ["200+−10%", "180"],
    ["100-10%-10%", "81"],
    ["200×10%", "20"],
    ["200+(10%)", "200.1"],
    ["200+10%×2", "200.2"],
    ["200+(5+5)%", "220"],
    ["√9", "3"],
    ["√(1÷4)", "0.5"],
    ["√9^2", "9"],
    ["√25%", "0.5"],
    ["-√16", "−4"],
    ["sqrt(16)*2", "8"],
    ["√2", "≈ 1.41421356237"],
    ["√2^2", "≈ 2"],
    ["2÷3", "≈ 0.666666666667"],
    ["10^15", "1e15"],
    ["1÷10^9", "1e−9"],
    ["123456789012×10", "1.23456789012e12"],
    ["1234567890123", "≈ 1.23456789012e12"],
    ["0×−5", "0"],
  ])("%s is %s", (sum, text) => {
    expect(display(sum)).toBe(text)
  })

  type Pair = [n: bigint, d: bigint]
  type Tree =
    | { kind: "number"; text: string; value: Pair }
    | { kind: "−"; a: Tree }
    | { kind: string; a: Tree; b: Tree }
  const rank = (tree: Tree) => ({ "+": 1, "-": 1, "×": 2, "÷": 2, "−": 3, "^": 4 })[tree.kind] ?? 5
  const print = (tree: Tree): string => {
    if ("text" in tree) return tree.text
    const wrap = (part: Tree, least: number) => (rank(part) < least ? `(${print(part)})` : print(part))
    const own = rank(tree)
    if (!("b" in tree)) return `−${wrap(tree.a, own)}`
    return tree.kind === "^"
      ? `${wrap(tree.a, own + 1)}^${wrap(tree.b, own)}`
      : `${wrap(tree.a, own)} ${tree.kind} ${wrap(tree.b, own + 1)}`
  }
  const work = (tree: Tree): Pair | null => {
    if ("text" in tree) return tree.value
    const a = work(tree.a)
    if (!a) return null
    if (!("b" in tree)) return [-a[0], a[1]]
    const b = work(tree.b)
    if (!b) return null
    if (tree.kind === "+") return [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]
    if (tree.kind === "-") return [a[0] * b[1] - b[0] * a[1], a[1] * b[1]]
    if (tree.kind === "×") return [a[0] * b[0], a[1] * b[1]]
    if (tree.kind === "^") return [a[0] ** b[0], a[1] ** b[0]]
    return b[0] === 0n ? null : [a[0] * b[1], a[1] * b[0]]
  }
  const tree = fc.letrec<{ tree: Tree; small: Tree }>(tie => ({
    small: fc
      .integer({ min: 0, max: 3 })
      .map(n => ({ kind: "number" as const, text: String(n), value: [BigInt(n), 1n] as Pair })),
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.integer({ min: 0, max: 9999 }).map(n => ({
        kind: "number" as const,
        text: (n / 100).toFixed(2),
        value: [BigInt(n), 100n] as Pair,
      })),
      fc.record({ kind: fc.constantFrom("+", "-", "×", "÷"), a: tie("tree"), b: tie("tree") }),
      fc.record({ kind: fc.constant("^"), a: tie("tree"), b: tie("small") }),
      tie("tree").map(a => ({ kind: "−" as const, a })),
    ),
  })).tree

  it("are what another evaluator makes of the same tree, with only the brackets that are needed", () => {
    fc.assert(
      fc.property(tree, made => {
        const sum = print(made)
        const expected = work(made)
        const result = calculate(sum)
        if (result === null) throw new Error("nothing was read")
        if (expected === null) return expect(result).toMatchObject({ problem: { kind: "zero-division" } })
        if ("problem" in result) return expect(`${sum}: ${result.problem.kind}`).toBe(`${sum}: limit`)
        const { s, n, d } = result.value
        expect(s * n * expected[1]).toBe(expected[0] * d)
      }),
      { numRuns: 3000 },
    )
  })

  it("are what JavaScript makes of them, as far as that can count", () => {
    const part = fc.constantFrom("1", "2", "30", "4.5", "0.25", "7", "+", "-", "*", "/", "(", ")", "+", "*")
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 9 }), parts => {
        const sum = parts.join(" ")
        const result = calculate(sum)
        // JavaScript parses the same sums, except two minuses in a row, which it reads as one operator.
        if (!result || "problem" in result) return
        const theirs: number = new Function(`return ${sum}`)()
        expect(result.value.valueOf()).toBeCloseTo(theirs, 6)
      }),
      { numRuns: 5000 },
    )
  })

  it("have roots that are right to the last digit that is kept", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), n => {
        const root = wholeRoot(n)
        expect(root * root <= n && (root + 1n) ** 2n > n).toBe(true)
      }),
    )
    const { value: root, exact } = value("√2")
    expect(exact).toBe(false)
    expect(root.mul(root).sub(2).abs().lt("0.00000000000000000000000000000000000001")).toBe(true)
  })

  it("give the same value again from the text that is counted on with", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (n, d) => {
          const result = { value: new Fraction(n, d), exact: true }
          expect(value(toInput(result, "")).value.equals(result.value)).toBe(true)
        },
      ),
    )
    expect(toInput(value("√2"), "√2")).toBe("(√2)")
    expect(toInput(value("1÷3"), "1÷3")).toBe("(1÷3)")
    expect(toInput(value("−4"), "−4")).toBe("(−4)")
  })
})

describe("mistakes", () => {
  it.each([
    ["1÷0", "0", "This is zero, and nothing can be divided by zero."],
    ["1÷(2−2)", "(2−2)", "This is zero, and nothing can be divided by zero."],
    ["0^−1", "−1", "Zero to a negative power divides by zero."],
    ["(1+2", "(", "This bracket is never closed."],
    ["1+2)", ")", "This bracket closes nothing: none is open."],
    ["1+", "+", "A number is missing after the +."],
    ["×2", "×", "A number is missing before this ×."],
    ["2()", "(", "A sign is missing before this. If it is a ×, write it: people have fallen out over less."],
    ["()", "()", "There is nothing in these brackets."],
    [
      "6÷2(1+2)",
      "(",
      "A sign is missing before this. If it is a ×, write it: people have fallen out over less.",
    ],
    ["1 2", "2", "A sign is missing before this. If it is a ×, write it: people have fallen out over less."],
    ["2+hamster", "hamster", "There is no key for “hamster”."],
    ["√(−4)", "(−4)", "A negative number has no root on a pocket calculator."],
    ["4^0.5", "0.5", "The power must be a whole number. For a half there is √."],
    [
      "1+10,000/4",
      "10,000",
      "In London 10,000 is 10000; in Helsinki it is 10.000. Write it as one of these.",
    ],
    ["1,234,56 + 1", "1,234,56", expect.stringContaining("each other's way")],
    ["1'00 + 1", "'", "There is no key for “'”."],
    ["3 = 4", "=", "There is no key for “=”."],
    ["9^9^9", "9^9^9", "That power has more than 1,200 digits."],
    ["1e9999", "1e9999", "The power of ten is at most 1000."],
  ])("in %s are found at their place", (sum, at, message) => {
    expect(wrong(sum)).toEqual({ at, message })
  })

  it("are a sentence about a place, whatever is typed, and never a crash", () => {
    const sign = fc.constantFrom(..."0123456789.,+-×÷^√%() eEx🐹−")
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(sign, { maxLength: 30 }).map(parts => parts.join("")),
        ),
        sum => {
          const result = calculate(sum)
          if (result === null) return expect(sum.replaceAll("=", "").trim()).toBe("")
          if (!("problem" in result)) return
          expect(result.problem.from).toBeLessThan(result.problem.to)
          expect(result.problem.to).toBeLessThanOrEqual(sum.length)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it("of size and depth are refused", () => {
    expect(wrong("(".repeat(2000)).message).toMatch(/deeper/)
    expect(wrong("−".repeat(2000)).message).toMatch(/deeper/)
    expect(wrong("1".repeat(maxLength + 1)).message).toMatch(/at most/)
    expect(display("1+".repeat(1499) + 1)).toBe("1500")
  })
})

describe("moods", () => {
  const mood = (sum: string, before: Fraction | null = null) => {
    const result = calculate(sum)
    return result && moodOf({ sum, result, before })
  }

  it.each([
    ["1÷0", "zero-division"],
    ["9^9^9", "limit"],
    ["1+", "mistake"],
    ["17", "only-a-number"],
    ["80085", "80085"],
    ["0.1+0.2", "floating-point"],
    ["6×7", "42"],
    ["400+4", "404"],
    ["2000−2", "1998"],
    ["5−5", "0"],
    ["4−5", "minus-1"],
    ["355÷113", "nearly-pi"],
    ["√5", "root"],
    ["10^30", "astronomical"],
    ["2^20", "power-of-two"],
    ["700+77", "repdigit"],
    ["1000+221", "palindrome"],
    ["120×6", "factorial"],
    ["70+19", "fibonacci"],
    ["3^3×8", "cube"],
    ["12×12", "fibonacci"],
    ["14×14", "square"],
    ["98−1", "prime"],
    ["60000×2", "round"],
    ["2020+5", "square"],
    ["2020+4", "year"],
    ["123456789×11", "huge"],
    ["3−8", "negative"],
    ["20+6", "even"],
    ["20+15", "odd"],
    ["5÷2", "half"],
    ["5÷4", "quarter"],
    ["5÷3", "third"],
    ["1÷100000", "tiny"],
    ["19.99×2", "money"],
    ["1÷5−1", "negative-part"],
    ["1÷5", "below-one"],
    ["15÷7", "repeating"],
    ["9÷8", "part"],
  ])("after %s is %s", (sum, expected) => {
    expect(mood(sum)).toBe(expected)
  })

  it("notices that the result is the same as before", () => {
    expect(mood("13+13", new Fraction(26))).toBe("same-again")
  })

  it("has more than thirty comments, all different, and one for each result, always the same", () => {
    const all = list.flatMap(({ say }) => say)
    expect(all.length).toBeGreaterThan(60)
    expect(new Set(all).size).toBe(all.length)
    expect(new Set(list.map(({ when }) => when))).toEqual(new Set(moods))
    const said = new Set(
      Array.from({ length: 300 }, (_, i) => {
        const sum = `${i}×7+2`
        const facts = { sum, result: value(sum), before: null }
        expect(comment(facts, list)).toBe(comment(facts, list))
        return comment(facts, list)
      }),
    )
    expect(said.has("")).toBe(false)
    expect(said.size).toBeGreaterThan(15)
  })

  it("says another thing to the same sum asked again", () => {
    const result = calculate("7÷0")
    if (!result) throw new Error("It has no result.")
    const facts = { sum: "7÷0", result, before: null }
    expect(comment(facts, list, 1)).not.toBe(comment(facts, list))
  })

  it("counts its own keys right, and knows its primes", () => {
    expect(list.flatMap(({ say }) => say).join(" ")).toContain("I have twenty-eight keys")
    expect(keys).toHaveLength(28)
    expect([2n, 97n, 7919n, 9_999_999_967n].every(isPrime)).toBe(true)
    expect([0n, 1n, 91n, 7917n, 10n ** 10n].some(isPrime)).toBe(false)
  })
})

describe("the sign key", () => {
  it.each(["5", "2.5", "1+2", "(1÷3)", "√2"])("takes itself back on %s", sum => {
    const once = value(negate(sum)).value
    expect(once.equals(value(sum).value.neg())).toBe(true)
    expect(value(negate(negate(sum))).value.equals(value(sum).value)).toBe(true)
  })
})

describe("the face", () => {
  it("fits its display, and is afraid of a zero before it is written", () => {
    for (const { eyes, mouth } of Object.values(faces)) {
      expect([eyes.length, mouth.length]).toEqual([7, 5])
      for (const row of [...eyes, ...mouth]) expect([0, 16]).toContain(row.length)
    }
    expect(pixelPath([".#"], 3)).toBe("M1 3h1v1h-1z")
    expect(lookOf("7÷", null)).toBe("afraid")
    expect(lookOf("7÷2", "half")).toBe("calm")
    expect(lookOf("6×7", "42")).toBe("awe")
  })
})

describe("the words about a thing from another page", () => {
  it("dare once, and not again", () => {
    const tears = { name: "The tears", path: "/tears" }
    expect(guestWords(tears, false).dare).toBe("Hold my hand, tears. Now ask me:")
    expect(guestWords(tears, true).dare).toBe("Ask me anything. But not this again:")
    expect(guestWords(tears, false).near).toContain("I have the tears with me.")
  })
})

describe("the pieces", () => {
  const onCase = places(keys.map(({ face }) => face))

  it("have their places in six rows of five", () => {
    expect(onCase.slice(23)).toEqual([
      { row: 4, column: 3, rows: 1, columns: 1 },
      { row: 4, column: 4, rows: 2, columns: 1 },
      { row: 5, column: 0, rows: 1, columns: 2 },
      { row: 5, column: 2, rows: 1, columns: 1 },
      { row: 5, column: 3, rows: 1, columns: 1 },
    ])
  })

  it("lie on the last rows of the case, whichever fall it is", () => {
    for (let fall = 1; fall < 30; fall++) {
      onCase.forEach((place, key) => {
        const { x, y } = fallOffset(place, fall, key)
        const [column, row] = [place.column + x * place.columns, place.row + y * place.rows]
        expect(column).toBeGreaterThanOrEqual(0)
        expect(column + place.columns).toBeLessThanOrEqual(5)
        expect(row).toBeGreaterThanOrEqual(3.4)
        expect(row + place.rows).toBeLessThanOrEqual(6)
      })
    }
  })
})

describe("the page", () => {
  const page = () =>
    render(onPage(<Calculator />, { path: "/calculator", data: { "calculator-moods": list } }))
  const sum = () => screen.getByLabelText<HTMLInputElement>("Sum")
  const result = () => screen.getByRole("status", { name: "Result" })
  const says = () => screen.getByRole("status", { name: "What it says" })
  const key = (name: string | RegExp) => screen.getByRole("button", { name })

  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/calculator")
  })

  it("works by its keys, and goes on from a result", async () => {
    const user = userEvent.setup()
    page()
    expect(result()).toHaveTextContent("0")
    for (const name of ["6", "Times", "7"]) await user.click(key(name))
    expect(result()).toHaveTextContent("42")
    await user.click(key("Equals"))
    expect(sum()).toHaveValue("42")
    expect(says()).toHaveTextContent("6×7 is 42")
    expect(says()).toHaveTextContent("I was not told the question either.")
    await user.click(key("Plus"))
    await user.click(key("1"))
    expect(sum()).toHaveValue("42+1")
    await user.click(key("Equals"))
    await user.click(key("9"))
    expect(sum()).toHaveValue("9")
  })

  it("takes digits and signs as soon as it is there, before the site's hot keys, and then its letters too", async () => {
    const user = userEvent.setup()
    page()
    const heard = jest.fn()
    const listen = (event: KeyboardEvent) => event.defaultPrevented || heard(event.key)
    window.addEventListener("keydown", listen)
    expect(document.body).toHaveFocus()
    await user.keyboard("n12*34=m")
    window.removeEventListener("keydown", listen)
    expect(sum()).toHaveValue("408")
    expect(sum()).toHaveFocus()
    expect(screen.getByText("M")).toBeInTheDocument()
    expect(heard.mock.calls).toEqual([["n"]])
  })

  it("speaks in one place, before its keys, which is never empty", async () => {
    const user = userEvent.setup()
    const { container } = page()
    const bubble = container.querySelector("[data-says]")
    expect(bubble).toHaveTextContent("Ask me anything but this:7÷0 =")
    expect(bubble?.compareDocumentPosition(key("7"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.keyboard("6*7=")
    expect(bubble).toHaveTextContent("I was not told the question either.")
    await user.keyboard("/0=")
    const onZero = list.find(({ when }) => when === "zero-division")?.say ?? []
    expect(bubble).toHaveTextContent(/Character \d+: /)
    expect(onZero.filter(text => bubble?.textContent?.includes(text))).toHaveLength(1)
    await user.keyboard("{Escape}b")
    expect(bubble).toHaveTextContent("There is nothing in the memory.")
    await user.click(screen.getByLabelText("It may say what it feels"))
    await user.keyboard("{Escape}")
    await user.click(key("7"))
    await user.click(key("Equals"))
    expect(bubble).toHaveTextContent("No comment.")
  })

  it("begins anew after a sum that has no result, but goes on with one that was not finished", async () => {
    const user = userEvent.setup()
    page()
    await user.click(key("7÷0 ="))
    await user.keyboard("5")
    expect(sum()).toHaveValue("5")
    await user.keyboard("+=")
    await user.keyboard("2")
    expect(sum()).toHaveValue("5+2")
  })

  it("goes to pieces over a division by zero, and is put together key by key or at once", async () => {
    const user = userEvent.setup()
    page()
    const lying = () => screen.queryAllByRole("button", { name: /, on the floor$/ })
    expect(hasThing("/calculator")).toBe(false)
    await user.click(key("7÷0 ="))
    expect(hasThing("/calculator")).toBe(true)
    expect(sum()).toHaveValue("7÷0")
    expect(sum()).toHaveFocus()
    expect(lying()).toHaveLength(28)
    expect(says()).toHaveTextContent("I am not angry. I am undefined.")
    expect(screen.getByRole("img", { name: "A face, gone" })).toBeInTheDocument()
    expect(screen.getByText("Nothing has been worked out yet. Put it together first.")).toBeInTheDocument()
    await user.click(key("5, on the floor"))
    expect(lying()).toHaveLength(27)
    expect(sum()).toHaveValue("7÷0")
    await user.click(key("Put it together"))
    expect(lying()).toHaveLength(0)
    expect(sum()).toHaveValue("")
    await user.keyboard("7/")
    expect(screen.getByRole("img", { name: "A face, afraid" })).toBeInTheDocument()
    await user.keyboard("0")
    expect(lying()).toHaveLength(0)
    await user.keyboard("={Escape}")
    expect(lying()).toHaveLength(0)
  })

  it("is whole again as soon as it has an answer", async () => {
    const user = userEvent.setup()
    page()
    await user.click(key("7÷0 ="))
    await user.clear(sum())
    await user.keyboard("2+2{Enter}")
    expect(sum()).toHaveValue("4")
    expect(screen.queryAllByRole("button", { name: /, on the floor$/ })).toHaveLength(0)
    expect(screen.queryByRole("img", { name: "A face, gone" })).not.toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Put it together" })).not.toBeInTheDocument()
  })

  it("works by keyboard alone, with a caret", async () => {
    const user = userEvent.setup()
    page()
    await user.tab()
    await user.tab()
    expect(sum()).toHaveFocus()
    await user.keyboard("12/4*2@9")
    expect(sum()).toHaveValue("12÷4×2√9")
    expect(screen.getByRole("status", { name: "Mistake" })).toHaveTextContent(
      /Character 7: A sign is missing/,
    )
    await user.keyboard("{ArrowLeft}{ArrowLeft}-")
    expect(sum()).toHaveValue("12÷4×2−√9")
    await user.keyboard("{Enter}")
    expect(sum()).toHaveValue("3")
    await user.keyboard("{Escape}")
    expect(sum()).toHaveValue("")
    await user.keyboard("{Control>}z{/Control}")
    expect(sum()).toHaveValue("3")
  })

  it("keeps fractions exact over an =", async () => {
    const user = userEvent.setup()
    page()
    await user.click(sum())
    await user.keyboard("1/3=*3=")
    expect(sum()).toHaveValue("1")
  })

  it("remembers, exactly, and across visits", async () => {
    const user = userEvent.setup()
    const { unmount } = page()
    await user.click(sum())
    await user.keyboard("1/3")
    await user.click(key(/^M\+/))
    await user.click(key(/^M\+/))
    await user.keyboard("{Escape}1")
    await user.click(key(/^M−/))
    unmount()
    page()
    expect(screen.getByText("M")).toBeInTheDocument()
    await user.click(key("C: clear"))
    await user.click(key(/^MR/))
    expect(sum()).toHaveValue("(−1÷3)")
    await user.click(key(/^MC/))
    expect(screen.queryByText("M")).not.toBeInTheDocument()
    await user.click(key("C: clear"))
    await user.click(sum())
    await user.keyboard("b")
    expect(says()).toHaveTextContent("There is nothing in the memory.")
  })

  it("keeps a history that can be used again, cleared, and brought back", async () => {
    const user = userEvent.setup()
    page()
    await user.click(sum())
    await user.keyboard("8*8={Escape}1/3=")
    const history = screen.getByRole("region", { name: "History" })
    expect(
      within(history)
        .getAllByRole("listitem")
        .map(item => item.textContent),
    ).toEqual(["1÷3 ≈ 0.333333333333", "8×8 = 64"])
    await user.click(within(history).getByRole("button", { name: "8×8" }))
    expect(sum()).toHaveValue("8×8")
    await user.click(key("Clear the history"))
    expect(within(history).queryByRole("listitem")).not.toBeInTheDocument()
    await user.click(key("Bring the history back"))
    expect(within(history).getAllByRole("listitem")).toHaveLength(2)
  })

  it("lets a sum be unfinished until = is pressed", async () => {
    const user = userEvent.setup()
    page()
    await user.click(sum())
    await user.keyboard("(1+")
    expect(sum()).toBeValid()
    await user.keyboard("=")
    expect(sum()).toBeInvalid()
    expect(sum()).toHaveAccessibleDescription("Character 3: A number is missing after the +.")
    expect(sum()).toHaveValue("(1+")
  })

  it("can be told to keep its feelings to itself", async () => {
    const user = userEvent.setup()
    page()
    await user.click(screen.getByLabelText("It may say what it feels"))
    await user.click(sum())
    await user.keyboard("6*7=")
    expect(says()).toHaveTextContent(/^6×7 is 42$/)
  })

  it("begins with the sum in the link, copies the result, and takes a pasted sum", async () => {
    window.history.replaceState(null, "", "/calculator?sum=3%E2%88%928")
    const user = userEvent.setup()
    page()
    expect(result()).toHaveTextContent("−5")
    await user.click(key("Copy the result"))
    expect(await navigator.clipboard.readText()).toBe("-5")
    await user.clear(sum())
    await user.paste("1 000 * (2,5 + 1)")
    expect(result()).toHaveTextContent("3500")
    expect(new URLSearchParams(window.location.search).get("sum")).toBe("1 000 * (2,5 + 1)")
    await user.paste("9".repeat(maxLength))
    expect(sum()).toHaveValue("1 000 * (2,5 + 1)")
    expect(says()).toHaveTextContent(/at most 3000/)
  })

  it("survives its sum once with a thing beside it, which takes what is shared", async () => {
    const user = userEvent.setup()
    const { container } = page()
    const bubble = container.querySelector("[data-says]")
    await bringGuest()
    expect(bubble).toHaveTextContent("Hold my hand, tea towel. Now ask me:7÷0 =")
    expect(container.querySelectorAll("[data-guest]")).toHaveLength(1)
    await user.click(key("7÷0 ="))
    expect(result()).toHaveTextContent("0 left")
    expect(says()).toHaveTextContent("Shared among nobody. The tea towel took the lot")
    expect(screen.getByRole("img", { name: "A face, glad" })).toBeVisible()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Got the lot when a sum was shared among nobody.")
    expect(hasThing("/calculator")).toBe(false)
    await user.click(key("Equals"))
    expect(key("Put it together")).toBeVisible()
    await user.click(key("Put it together"))
    expect(bubble).toHaveTextContent("Ask me anything. But not this again:7÷0 =")
    await bringGuest(null)
    expect(bubble).toHaveTextContent("Ask me anything but this:7÷0 =")
    expect(container.querySelector("[data-guest]")).toBeNull()
  })

  it("remembers on return what went to a thing, and asks the next one otherwise", async () => {
    const user = userEvent.setup()
    const { container, unmount } = page()
    await bringGuest()
    await user.click(key("7÷0 ="))
    unmount()
    write(looseThing, null)
    window.history.replaceState(null, "", "/calculator")
    const { container: alone, unmount: leave } = page()
    expect(await screen.findByText("7÷0 went to the tea towel. It has not been seen since.")).toBeVisible()
    expect(alone.querySelector("[data-guest]")).toBeNull()
    expect(alone.querySelector("[data-says]")).toHaveTextContent("Ask me anything but this:7÷0 =")
    await act(async () => write(looseThing, "/error-418"))
    expect(alone.querySelector("[data-says]")).toHaveTextContent(
      "You again, tea towel. There is more of it:7÷0 =",
    )
    expect(screen.getByText("7÷0 went to the tea towel.")).toBeVisible()
    await user.click(key("1"))
    expect(screen.queryByText(/went to the tea towel/)).toBeNull()
    leave()
    expect(container).toBeEmptyDOMElement()
  })

  it("tells another thing who was first, and keeps a long sum short", () => {
    const tears = { name: "The tears", path: "/tears" }
    const towel = { name: "The tea towel", path: "/error-418" }
    expect(guestWords(tears, false, towel).dare).toBe("First the tea towel, now you, tears:")
    expect(guestWords(tears, true, towel).dare).toBe("Ask me anything. But not this again:")
    expect(memoryText(tears, sumToKeep("123456+123456÷0"))).toBe(
      "A sum went to the tears. It has not been seen since.",
    )
  })
})
