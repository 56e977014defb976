import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { evaluate, maxSteps } from "../../../src/embeds/tools/lisp-math/evaluate"
import {
  countUnclosed,
  depth,
  fallAngle,
  insertClosing,
  pieces,
  removeAt,
  smallestAround,
} from "../../../src/embeds/tools/lisp-math/hug"
import LispMath from "../../../src/embeds/tools/lisp-math/LispMath"
import { display, evaluateFloat, mood } from "../../../src/embeds/tools/lisp-math/pocket"
import { lineAndColumn, maxNesting, read } from "../../../src/embeds/tools/lisp-math/read"
import { decimalText, numberText } from "../../../src/embeds/tools/lisp-math/text"

function run(source: string) {
  const found = read(source)
  return "problem" in found ? { ...evaluate([]), problem: found.problem } : evaluate(found.exprs)
}
function result(source: string): string {
  const { lines, problem } = run(source)
  if (problem) return `${lineAndColumn(source, problem.from).column}: ${problem.message}`
  const value = lines.at(-1)?.value
  return value ? numberText(value) : "nothing"
}
function wrong(source: string) {
  const { problem } = run(source)
  if (!problem) throw new Error(`${source} is ${result(source)}`)
  return { at: source.slice(problem.from, problem.to), message: problem.message }
}

beforeEach(() => window.history.replaceState(null, "", "/tools/lisp-math"))

describe("procedures", () => {
  // The values are those of R7RS, sections 6.2.6 and 4.2.2, and of arithmetic.
  it.each([
    ["(+ 1 2 (* 3 4))", "15"],
    ["(+ 3 4)", "7"],
    ["(+ 3)", "3"],
    ["(+)", "0"],
    ["(* 4)", "4"],
    ["(*)", "1"],
    ["(- 3 4)", "-1"],
    ["(- 3 4 5)", "-6"],
    ["(- 3)", "-3"],
    ["(/ 3 4 5)", "3/20"],
    ["(/ 3)", "1/3"],
    ["(abs -7)", "7"],
    ["(max 3 4)", "4"],
    ["(min 3 1/2 4)", "1/2"],
    ["(quotient 5 2)", "2"],
    ["(quotient -5 2)", "-2"],
    ["(modulo 13 4)", "1"],
    ["(remainder 13 4)", "1"],
    ["(modulo -13 4)", "3"],
    ["(remainder -13 4)", "-1"],
    ["(modulo 13 -4)", "-3"],
    ["(remainder 13 -4)", "1"],
    ["(modulo -13 -4)", "-1"],
    ["(remainder -13 -4)", "-1"],
    ["(modulo 12 -4)", "0"],
    ["(gcd 32 -36)", "4"],
    ["(gcd)", "0"],
    ["(lcm 32 -36)", "288"],
    ["(lcm)", "1"],
    ["(lcm 0 4)", "0"],
    ["(numerator (/ 6 4))", "3"],
    ["(denominator (/ 6 4))", "2"],
    ["(floor -4.3)", "-5"],
    ["(ceiling -4.3)", "-4"],
    ["(truncate -4.3)", "-4"],
    ["(round -4.3)", "-4"],
    ["(floor 3.5)", "3"],
    ["(ceiling 3.5)", "4"],
    ["(truncate 3.5)", "3"],
    ["(round 3.5)", "4"],
    ["(round 7/2)", "4"],
    ["(round 5/2)", "2"],
    ["(round -5/2)", "-2"],
    ["(round -3/2)", "-2"],
    ["(round 7)", "7"],
    ["(expt 2 10)", "1024"],
    ["(expt 2/3 -2)", "9/4"],
    ["(expt -2 3)", "-8"],
    ["(expt 0 0)", "1"],
    ["(expt 5 0)", "1"],
    ["(expt 0 7)", "0"],
    ["(expt -1 1000000000001)", "-1"],
    ["(expt -1 -1000000000000)", "1"],
    ["(expt 1/2 -1)", "2"],
    ["(let ((x 2) (y 3)) (* x y))", "6"],
    ["(let ((x 2) (y 3)) (let ((x 7) (z (+ x y))) (* z x)))", "35"],
    ["(let ((x 2) (y 3)) (let* ((x 7) (z (+ x y))) (* z x)))", "70"],
    ["(define x 1/4) ; a quarter\n(+ x x)", "1/2"],
    ["0.1", "1/10"],
    ["(+ 0.1 0.2)", "3/10"],
    ["-.5e2", "-50"],
    ["+7", "7"],
    ["", "nothing"],
  ])("make %s into %s", (source, value) => {
    expect(result(source)).toBe(value)
  })
})

describe("evaluation", () => {
  type Pair = [bigint, bigint]
  type Made = { source: string; value: Pair | null }
  const apply = (name: string, values: (Pair | null)[]): Pair | null => {
    if (values.some(value => value === null)) return null
    const all = values as Pair[]
    const [[a, b] = [0n, 1n], ...rest] = all
    const sum = (list: Pair[]) => list.reduce<Pair>(([n, d], [m, e]) => [n * e + m * d, d * e], [0n, 1n])
    const product = (list: Pair[]) => list.reduce<Pair>(([n, d], [m, e]) => [n * m, d * e], [1n, 1n])
    if (name === "+") return sum(all)
    if (name === "*") return product(all)
    if (name === "-") return rest.length === 0 ? [-a, b] : sum([[a, b], product([[-1n, 1n], sum(rest)])])
    const [n, d] = product(rest)
    if (rest.length === 0) return a === 0n ? null : [b, a]
    return n === 0n ? null : [a * d, b * n]
  }
  const tree: fc.Arbitrary<Made> = fc.letrec<{ tree: Made }>(tie => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.integer({ min: -99, max: 99 }).map(n => ({ source: String(n), value: [BigInt(n), 1n] as Pair })),
      fc
        .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 1, max: 99 }))
        .map(([n, d]) => ({ source: `${n}/${d}`, value: [BigInt(n), BigInt(d)] as Pair })),
      fc
        .integer({ min: -9999, max: 9999 })
        .map(n => ({ source: (n / 100).toFixed(2), value: [BigInt(n), 100n] as Pair })),
      fc
        .tuple(fc.constantFrom("+", "-", "*", "/"), fc.array(tie("tree"), { minLength: 1, maxLength: 4 }))
        .map(([name, args]) => ({
          source: `(${name} ${args.map(({ source }) => source).join("\n ")})`,
          value: apply(
            name,
            args.map(({ value }) => value),
          ),
        })),
    ),
  })).tree

  it("agrees with plain fractions of whole numbers on any tree, and divides by zero only where they do", () => {
    fc.assert(
      fc.property(tree, ({ source, value }) => {
        const { lines, problem } = run(source)
        const found = lines.at(-1)?.value
        if (value === null) return expect(problem?.message).toMatch(/divided by zero/)
        expect(problem).toBeNull()
        expect(found && found.s * found.n * value[1]).toBe(found && value[0] * found.d)
      }),
      { numRuns: 2000 },
    )
  })

  it("says something about a place in the text, whatever is typed, and never falls over", () => {
    const part = fc.constantFrom(
      "(",
      ")",
      "+",
      "-",
      "let",
      "define",
      "x",
      "1",
      "0",
      "1/2",
      "expt",
      "99999",
      " ",
      "\n",
      "round",
      "[",
      "🐹",
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), parts => {
        const source = parts.join(" ")
        const { problem } = run(source)
        if (!problem) return
        expect(problem.from).toBeLessThan(problem.to)
        expect(problem.to).toBeLessThanOrEqual(source.length)
      }),
      { numRuns: 2000 },
    )
  })

  it("takes the steps from the inside out, and shows what is left after each", () => {
    expect(run("(+ 1 2 (* 3 4))").steps).toEqual([
      { was: "(* 3 4)", value: "12", whole: "(+ 1 2 12)" },
      { was: "(+ 1 2 12)", value: "15", whole: null },
    ])
    expect(run("(let ((x 3)) (* x x))").steps.map(({ was }) => was)).toEqual(["(* 3 3)", "(let ((x 3)) 9)"])
  })

  it("keeps a part of very many steps, and counts all", () => {
    const { steps, count } = run(`(+ ${"(- 1) ".repeat(500)})`)
    expect(steps).toHaveLength(maxSteps)
    expect(count).toBe(501)
  })

  it("writes decimals exactly where they end", () => {
    const decimals = (source: string) => {
      const value = run(source).lines[0]?.value
      return value ? decimalText(value) : undefined
    }
    expect(decimals("1/4")).toBe("= 0.25")
    expect(decimals("-2/3")).toBe("≈ -0.666666666667")
    expect(decimals("7")).toBeNull()
  })
})

describe("mistakes", () => {
  it.each([
    ["(+ 1 (* 2 3)", "(", "This bracket is never closed."],
    ["(+ 1 2))", ")", "This bracket closes nothing: none is open here."],
    ["(/ 1 (- 2 2))", "(- 2 2)", "This is zero, and nothing can be divided by zero."],
    ["(/ 0)", "0", "This is zero, and nothing can be divided by zero."],
    ["(modulo 5 0)", "0", "This is zero, and nothing can be divided by zero."],
    ["1/0", "1/0", "Nothing can be divided by zero."],
    ["(maks 1 2)", "maks", "Nothing is called “maks” here. Did you mean max?"],
    ["(^ 2 3)", "^", "Nothing is called “^” here. Did you mean expt?"],
    ["(remaindr 7 2)", "remaindr", "Nothing is called “remaindr” here. Did you mean remainder?"],
    ["(frobnicate 1)", "frobnicate", "Nothing is called “frobnicate” here."],
    ["(define seeds 4) (+ sedes 1)", "sedes", "Nothing is called “sedes” here. Did you mean seeds?"],
    ["(toString 1)", "toString", "Nothing is called “toString” here."],
    ["(constructor)", "constructor", "Nothing is called “constructor” here."],
    ["(1 + 2)", "1", "A number can't be called. In Lisp the + goes first: (+ 1 ...)."],
    ["()", "()", "Empty brackets. What should be done goes first: (+ 1 2)."],
    ["(+ + 1)", "+", "+ is a procedure, not a number. It goes first in its brackets."],
    ["(abs 1 2)", "2", "abs takes 1 number, and got 2."],
    ["(-)", "(-)", "- takes at least 1 number, and got none."],
    ["(gcd 4 1/2)", "1/2", "gcd takes whole numbers, and this is not one."],
    ["(expt 2 1/2)", "1/2", "The power must be a whole number: roots are seldom exact."],
    ["(expt 0 -1)", "0", "Zero to a negative power divides by zero."],
    ["(+ 1,5 2)", "1,5", "“1,5” is not a number. Decimals have a point: 1.5."],
    ["(+ 2x 1)", "2x", "“2x” is not a number. Put a space between a number and a name."],
    ["(let ((x 1) (x 2)) x)", "x", "x was given a value already."],
    ["(let ((x 1)))", "(let ((x 1)))", "There is nothing to work out after the names of this let."],
    ["(define (f x) 1)", "(f x)", "Only numbers are defined here, not procedures: (define x 5)."],
    ["(+ 1 (define x 2))", "define", "A definition stands by itself, not inside other brackets."],
    ["(define x 5) (x 1)", "x", "x is the number 5 here, and can't be called."],
  ])("in %s are pointed at", (source, at, message) => {
    expect(wrong(source)).toEqual({ at, message })
  })

  it("have the line and the column of the character", () => {
    const source = "(+ 1\n   (* 2 zero))"
    const { problem } = run(source)
    expect(lineAndColumn(source, problem?.from ?? 0)).toEqual({ line: 2, column: 9, text: "   (* 2 zero))" })
  })

  it("leave the values before them standing", () => {
    const { lines, problem } = run("(+ 1 2) (+ 3 x)")
    expect(lines.map(({ value }) => value?.toFraction())).toEqual(["3"])
    expect(problem?.message).toMatch(/“x”/)
  })

  it("of 100,000 brackets don't overflow anything", () => {
    const source = "(".repeat(100_000) + ")".repeat(100_000)
    expect(wrong(source).message).toMatch(/More than 200 brackets/)
    expect(wrong(")".repeat(100_000)).message).toMatch(/closes nothing/)
    expect(result(`${"(- ".repeat(maxNesting)}1${")".repeat(maxNesting)}`)).toBe("1")
  })

  it("of powers refuse what has more than 4,900 digits, and nothing else", () => {
    expect(result("(expt 2 8193)")).toBe(String(2n ** 8193n))
    for (const base of [2n, 3n, 7n, 10n, 16n, 999n, 2n ** 60n + 1n]) {
      let most = 0n
      for (let value = base; value < 2n ** 16_384n; value *= base) most++
      expect(result(`(expt ${base} ${most})`)).toBe(String(base ** most))
      expect(wrong(`(expt ${base} ${most + 1n})`).message).toMatch(/more than 4,900 digits/)
      expect(String(base ** (most + 1n)).length).toBeGreaterThan(4900)
      expect(result(`(expt 1/${base} ${most})`)).toMatch(/^1\//)
    }
  })

  it("of size are refused with a sentence, before they are worked out", () => {
    expect(wrong("(expt 9 (expt 9 9))").message).toMatch(/more than 4,900 digits/)
    expect(wrong(`(* ${"(expt 2 16000) ".repeat(9)})`).message).toMatch(/more than 4,900 digits/)
    expect(wrong("1e99999").message).toMatch(/power of ten/)
    const small = "(expt 1/3 5000) "
    expect(wrong(Array.from({ length: 300 }, () => small).join("")).message).toMatch(/more arithmetic/)
    expect(result("(expt 2 1000)")).toBe(String(2n ** 1000n))
  })
})

describe("brackets that hold", () => {
  it("have in them what is written in them, and lose it with their mate", () => {
    const [sum] = pieces("(+ 1 (* 3 4)) ; done") ?? []
    expect(sum).toMatchObject({ from: 0, to: 12, items: [{ text: "+" }, { text: "1" }, { from: 5, to: 11 }] })
    expect(sum && depth(sum)).toBe(2)
    expect(pieces("(+ 1 (* 3 4)")).toMatchObject([{ from: 0, to: null, items: [{}, {}, { to: 11 }] }])
    expect(pieces("1)")).toMatchObject([{ text: "1" }, { text: ")", from: 1 }])
  })

  it("are counted where they are alone, as often as the reader would miss one", () => {
    const some = fc.string({ unit: fc.constantFrom(..."(((+ 1))"), maxLength: 20 })
    fc.assert(
      fc.property(some, text => {
        const all = pieces(text)
        const found = read(text)
        const misses = "problem" in found && /never closed/.test(found.problem.message)
        if (all && !("problem" in found && !misses)) expect(countUnclosed(all) > 0).toBe(misses)
      }),
    )
    expect(countUnclosed(pieces("((+ 1") ?? [])).toBe(2)
  })

  it("are found round a place, the smallest first", () => {
    const all = pieces("1 (* 6 (/ 1 (- 2 2)))") ?? []
    expect([0, 2, 5, 7, 12, 18].map(at => smallestAround(all, at))).toEqual([null, 2, 2, 7, 12, 12])
  })

  it("can be pulled out and put back", () => {
    const text = "(+ 1 (* 3 4))"
    expect(removeAt(text, 11)).toBe("(+ 1 (* 3 4)")
    expect(insertClosing(removeAt(text, 11), 11)).toBe(text)
  })

  it("are not drawn without an end", () => {
    expect(pieces("1 ".repeat(61))).toBeNull()
    expect(pieces("(".repeat(13))).toBeNull()
    for (let from = 0; from < 100; from++) expect(Math.abs(fallAngle(from))).toBeLessThanOrEqual(25)
  })
})

describe("the pocket calculator", () => {
  const felt = (source: string) => {
    const found = read(source)
    const exprs = "problem" in found ? [] : found.exprs
    const expr = exprs.at(-1)
    const shown = expr ? evaluateFloat(expr) : null
    return [display(shown), mood(shown, (expr && evaluate(exprs).values.get(expr)) ?? null)]
  }

  it.each([
    ["(+ 0.1 0.2)", "0.30000000000000004", "ashamed"],
    ["(- (+ 0.1 0.2) 0.3)", "5.551115123125783e-17", "ashamed"],
    ["(+ 1 2 (* 3 4))", "15", "well"],
    ["(+ 1/3 1/3 1/3)", "1", "well"],
    ["(/ 4)", "0.25", "well"],
    ["(expt 2 1998)", "E", "lost"],
    ["(gcd 12 18)", "E", "lost"],
    ["(+ 1", "E", "lost"],
  ])("makes of %s: %s, and is %s", (source, text, is) => {
    expect(felt(source)).toEqual([text, is])
  })
})

describe("the page", () => {
  const page = () => render(<LispMath start="(+ 1 2 (* 3 4))" />)
  const answer = () => screen.getByRole("status", { name: "Result" })
  const code = () => screen.getByLabelText("Expressions")

  it("shows the result, the tree and the steps", () => {
    page()
    expect(answer()).toHaveTextContent("15")
    const tree = screen.getByRole("region", { name: "The tree" })
    expect(within(tree).getByText("*").closest("li")).toHaveTextContent("* makes 12")
    expect(within(tree).getByText("*").closest("ul")?.closest("li")).toHaveTextContent("+ makes 15")
    expect(screen.getByText("(+ 1 2 12)", { selector: "span code" })).toBeInTheDocument()
  })

  it("points at a mistake with a caret", async () => {
    const user = userEvent.setup()
    page()
    await user.clear(code())
    expect(answer()).toHaveTextContent(/Open a bracket/)
    await user.type(code(), "(+ 1 yx)")
    expect(screen.getByRole("status", { name: "Mistake" })).toHaveTextContent(
      "Line 1, column 6: Nothing is called “yx” here.",
    )
    expect(screen.getByText(/\^\^/).textContent).toBe("(+ 1 yx)\n     ^^")
    expect(code()).toBeInvalid()
  })

  it("begins with the link, takes an example, and takes it back", async () => {
    window.history.replaceState(null, "", "/tools/lisp-math?code=%28%2F%201%203%29")
    const user = userEvent.setup()
    page()
    expect(answer()).toHaveTextContent("1/3 ≈ 0.333333333333")
    await user.click(screen.getByRole("button", { name: "A third" }))
    expect(answer()).toHaveTextContent(/^1/)
    expect(new URLSearchParams(window.location.search).get("code")).toBe("(+ 1/3 1/3 1/3)")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(code()).toHaveValue("(/ 1 3)")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(answer()).toHaveTextContent("15")
  })

  it("lets everything fall where a bracket is pulled out, and has it hug again", async () => {
    const user = userEvent.setup()
    page()
    const inner = screen.getByRole("button", { name: "Pull out the ) of (* 3 4)" })
    // The last of all hangs by a thread until one has been pulled.
    const hanging = () => document.querySelector("[data-hangs]")
    expect(hanging()).toHaveAccessibleName("Pull out the ) of (+ 1 2 (* 3 4))")
    await user.click(inner)
    expect(code()).toHaveValue("(+ 1 2 (* 3 4)")
    expect(screen.getByRole("status", { name: "Mistake" })).toHaveTextContent(/never closed/)
    const loose = screen.getByRole("button", { name: "Put a ) back" })
    expect(loose).toHaveFocus()
    await user.keyboard("{Enter}")
    expect(code()).toHaveValue("(+ 1 2 (* 3 4))")
    expect(answer()).toHaveTextContent("15")
    expect(screen.queryByRole("button", { name: "Put a ) back" })).toBeNull()
    expect(screen.getByRole("button", { name: "Pull out the ) of (* 3 4)" })).toHaveFocus()
    expect(hanging()).toBeNull()
  })

  it("has a pocket calculator that is ashamed of its sum", async () => {
    const user = userEvent.setup()
    page()
    expect(screen.getByText("A pocket calculator says").parentElement).toHaveTextContent("15")
    await user.click(screen.getByRole("button", { name: "Floating point's shame" }))
    expect(screen.getByText("A pocket calculator says").parentElement).toHaveTextContent(
      "5.551115123125783e-17",
    )
  })

  it("copies the result", async () => {
    const user = userEvent.setup()
    page()
    await user.click(screen.getByRole("button", { name: "Copy the result" }))
    expect(await navigator.clipboard.readText()).toBe("15")
  })

  it("takes no text that is too long, and says so", async () => {
    const user = userEvent.setup()
    page()
    await user.click(code())
    await user.paste("(".repeat(100_000))
    expect(code()).toHaveValue("(+ 1 2 (* 3 4))")
    expect(screen.getByRole("status", { name: "Mistake" })).toHaveTextContent(/100,015 characters/)
  })

  it("draws a part of a large tree, and says of how much", async () => {
    const user = userEvent.setup()
    page()
    await user.clear(code())
    await user.click(code())
    await user.paste(`(+ ${"1 ".repeat(999)})`)
    expect(answer()).toHaveTextContent("999")
    expect(screen.getByText("The tree has 1,001 parts. The first 200 are drawn.")).toBeInTheDocument()
  })
})
