/** Evaluates expressions one after another, recording the value of every subexpression and the steps. */
import { distance } from "fastest-levenshtein"
import type Fraction from "fraction.js"
import { Budget, procedures, Refusal } from "./procedures"
import type { Expr, List, Name, Problem } from "./read"
import { numberText, print } from "./text"

/** A reduction: a list, its value, and the whole expression after it. */
export type Step = { was: string; value: string; whole: string | null }

/** A top-level expression: its value, or null after an error; `name` if it is a definition. */
export type Line = { expr: Expr; value: Fraction | null; name: string | null }

export type Evaluation = {
  lines: Line[]
  values: ReadonlyMap<Expr, Fraction>
  /** The first `maxSteps` steps; `count` is the number of all. */
  steps: Step[]
  count: number
  problem: Problem | null
}

/** The maximum number of steps recorded. */
export const maxSteps = 60
const maxWholeLength = 300

class Trouble extends Error {
  problem: Problem
  constructor(message: string, { from, to }: Expr) {
    super(message)
    this.problem = { message, from, to }
  }
}

type Scope = { names: Map<string, Fraction>; up: Scope | null }

const forms = ["define", "let", "let*"]
/** The procedures' names in other languages, for suggestions. */
const foreignNames: readonly [name: string, others: string][] = [
  ["+", "add plus sum"],
  ["-", "sub minus − –"],
  ["*", "mul times ×"],
  ["/", "÷ divide"],
  ["expt", "^ ** pow power"],
  ["modulo", "% mod"],
  ["remainder", "rem"],
  ["quotient", "div"],
  ["ceiling", "ceil"],
]

function look(name: string, scope: Scope | null): Fraction | undefined {
  for (let at = scope; at; at = at.up) {
    const value = at.names.get(name)
    if (value) return value
  }
  return undefined
}

/**
 * Returns the name probably meant: by its name in other languages, or the nearest by edit distance, of which one
 * with the same first letter is preferred.
 */
function suggestionFor(word: string, names: string[]): string | undefined {
  const elsewhere = foreignNames.find(([, others]) => others.split(" ").includes(word))
  if (elsewhere) return elsewhere[0]
  const rank = (name: string) => distance(word, name) + (name.charAt(0) === word.charAt(0) ? 0 : 0.5)
  const near = names.filter(name => name.length > 1).sort((a, b) => rank(a) - rank(b))[0]
  return near !== undefined && distance(word, near) <= Math.min(2, word.length - 1) ? near : undefined
}

function unknown(name: Name, scope: Scope): Trouble {
  const names = [...procedures.keys(), ...forms]
  for (let at: Scope | null = scope; at; at = at.up) names.push(...at.names.keys())
  const text = name.text.slice(0, 40)
  const near = suggestionFor(text.toLowerCase(), names)
  return new Trouble(`Nothing is called “${text}” here.${near ? ` Did you mean ${near}?` : ""}`, name)
}

class Machine {
  values = new Map<Expr, Fraction>()
  steps: Step[] = []
  count = 0
  private budget = new Budget()
  private top: Expr | null = null

  evaluate(expr: Expr, scope: Scope): Fraction {
    if (expr.kind === "number") return expr.value
    const value = expr.kind === "name" ? this.named(expr, scope) : this.list(expr, scope)
    this.values.set(expr, value)
    if (expr.kind === "list") this.step(expr, value)
    return value
  }

  line(expr: Expr, scope: Scope): Line {
    this.top = expr
    const [head] = expr.kind === "list" ? expr.items : []
    if (expr.kind !== "list" || head?.kind !== "name" || head.text !== "define")
      return { expr, value: this.evaluate(expr, scope), name: null }
    const [, name, value, more] = expr.items
    if (name?.kind === "list")
      throw new Trouble("Only numbers are defined here, not procedures: (define x 5).", name)
    if (name?.kind !== "name" || !value || more)
      throw new Trouble("A definition has a name and a value: (define x 5).", expr)
    const found = this.evaluate(value, scope)
    scope.names.set(name.text, found)
    return { expr, value: found, name: name.text }
  }

  private named(name: Name, scope: Scope): Fraction {
    const value = look(name.text, scope)
    if (value) return value
    if (procedures.has(name.text) || forms.includes(name.text))
      throw new Trouble(`${name.text} is a procedure, not a number. It goes first in its brackets.`, name)
    throw unknown(name, scope)
  }

  private list(list: List, scope: Scope): Fraction {
    const [head, ...rest] = list.items
    if (!head) throw new Trouble("Empty brackets. What should be done goes first: (+ 1 2).", list)
    if (head.kind === "list")
      throw new Trouble("A procedure's name goes first, and this is not a name.", head)
    if (head.kind === "number") {
      const [sign] = rest
      const infix = sign?.kind === "name" && procedures.has(sign.text)
      const hint = infix
        ? ` In Lisp the ${sign.text} goes first: (${sign.text} ${print(head, this.values)} ...).`
        : " A procedure's name goes first: (+ 1 2)."
      throw new Trouble(`A number can't be called.${hint}`, head)
    }
    const bound = look(head.text, scope)
    if (bound)
      throw new Trouble(
        `${head.text} is the number ${numberText(bound).slice(0, 40)} here, and can't be called.`,
        head,
      )
    if (head.text === "let" || head.text === "let*") return this.bind(list, scope, head.text === "let*")
    if (head.text === "define")
      throw new Trouble("A definition stands by itself, not inside other brackets.", head)
    return this.apply(list, head, rest, scope)
  }

  private apply(list: List, head: Name, rest: Expr[], scope: Scope): Fraction {
    const procedure = procedures.get(head.text)
    if (!procedure) throw unknown(head, scope)
    const { minArguments, maxArguments, whole, run } = procedure
    if (rest.length < minArguments || rest.length > maxArguments) {
      const expected =
        minArguments === maxArguments
          ? `${minArguments} number${minArguments === 1 ? "" : "s"}`
          : `at least ${minArguments} number`
      throw new Trouble(
        `${head.text} takes ${expected}, and got ${rest.length || "none"}.`,
        rest[maxArguments] ?? list,
      )
    }
    const values = rest.map(each => this.evaluate(each, scope))
    const broken = whole ? values.findIndex(({ d }) => d !== 1n) : -1
    if (broken >= 0)
      throw new Trouble(`${head.text} takes whole numbers, and this is not one.`, rest[broken] ?? list)
    try {
      return this.budget.pay(run(values, this.budget))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new Trouble(error.message, (error.argument === null ? null : rest[error.argument]) ?? list)
    }
  }

  private bind(list: List, scope: Scope, inOrder: boolean): Fraction {
    const [, pairs, ...body] = list.items
    const form = inOrder ? "let*" : "let"
    if (pairs?.kind !== "list")
      throw new Trouble(`${form} begins with names and values: (${form} ((x 5)) ...).`, pairs ?? list)
    const inner: Scope = { names: new Map(), up: scope }
    for (const pair of pairs.items) {
      const [name, value, more] = pair.kind === "list" ? pair.items : []
      if (name?.kind !== "name" || !value || more)
        throw new Trouble("Each is a name and a value in brackets: (x 5).", pair)
      if (!inOrder && inner.names.has(name.text))
        throw new Trouble(`${name.text} was given a value already.`, name)
      inner.names.set(name.text, this.evaluate(value, inOrder ? inner : scope))
    }
    const last = body.pop()
    if (!last) throw new Trouble(`There is nothing to work out after the names of this ${form}.`, list)
    for (const each of body) this.evaluate(each, inner)
    return this.evaluate(last, inner)
  }

  private step(expr: Expr, value: Fraction): void {
    this.count++
    if (this.steps.length >= maxSteps || !this.top) return
    const whole = print(this.top, this.values)
    const fits = whole.length <= maxWholeLength && expr !== this.top
    this.steps.push({
      was: print(expr, this.values, expr),
      value: numberText(value),
      whole: fits ? whole : null,
    })
  }
}

/** Evaluates until the end or the first error. Numbers stay within the limits of `procedures`. */
export function evaluate(exprs: readonly Expr[]): Evaluation {
  const machine = new Machine()
  const scope: Scope = { names: new Map(), up: null }
  const lines: Line[] = []
  let problem: Problem | null = null
  for (const expr of exprs) {
    try {
      lines.push(machine.line(expr, scope))
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      problem = error.problem
      break
    }
  }
  return { lines, values: machine.values, steps: machine.steps, count: machine.count, problem }
}
