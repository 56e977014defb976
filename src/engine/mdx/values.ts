/** Evaluates a page's expressions, and reports their mistakes at their places. */
import { type Tree, textContent } from "../../lib/content/tree"
import type { Embed } from "../embeds"
import { anyOf, didYouMean, type Place } from "../problems"
import { placeholderName } from "./braces"
import { explain, isBuiltIn, JsxNode, runExpression, type Scope, UnknownName } from "./expression"
import type { Findings } from "./findings"
import { literalOf } from "./literal"
import { timeLimitMs } from "./sandbox"
import { type Program, usesAwait } from "./syntax"

/** The value of an expression that has failed and been reported. */
export const failed = Symbol("failed")

/** Returns whether a value contains NaN or an infinite number. */
function hasNonFiniteNumber(value: unknown): boolean {
  if (value instanceof JsxNode) return hasNonFiniteNumber(value.children)
  return Array.isArray(value)
    ? value.some(hasNonFiniteNumber)
    : typeof value === "number" && !Number.isFinite(value)
}

/** Returns whether an expression is a comma expression, whose value is only its last part. */
function isSequence(program: Program): boolean {
  const [statement] = (program?.body ?? []) as { expression?: { type?: string } }[]
  return statement?.expression?.type === "SequenceExpression"
}

const shorten = (source: string) => {
  const line = source.trim().replace(/\s+/g, " ")
  return line.length > 40 ? `${line.slice(0, 37)}...` : line
}

/** Evaluates the expressions of one page, which share one time limit. */
export class Values {
  private readonly time = { leftMs: timeLimitMs }

  constructor(
    private readonly findings: Findings,
    private readonly embeds: ReadonlyMap<string, Embed>,
    private readonly scope: Scope,
    /** Names that the page imports or exports: the import itself is reported, its uses are not. */
    private readonly imported: ReadonlySet<string>,
  ) {}

  /** The value of an expression; `failed` after reporting a mistake. */
  valueOf(source: string, program: Program, at: Place): unknown {
    if (program?.body.length === 0) return null
    // The parser has reported it already.
    if (source.replace(/^\s*\.\.\./, "").trim() === placeholderName) return failed
    if (isSequence(program)) {
      const what = `{${shorten(source)}} is several values, of which the last alone is shown.`
      this.findings.addProblem(at, what, 'Write "\\{" for the sign itself, or put it in `code`.')
      return failed
    }
    const literal = literalOf(program)
    if (literal) return literal.value
    if (usesAwait(program)) {
      const todo = "Write what is known at once: it is run when the site is built, and nothing waits for it."
      this.findings.addProblem(at, "An expression waits: it has async, await or import() in it.", todo)
      return failed
    }
    // After the time limit no more expressions run; the one that exceeded it is reported.
    if (this.time.leftMs <= 0) return failed
    try {
      return runExpression(source, this.scope, this.embeds, this.time)
    } catch (error) {
      if (error instanceof UnknownName && !error.list && this.imported.has(error.identifier)) return failed
      const mistake = explain(error, this.scope)
      if (mistake) this.findings.addProblem(at, mistake.what, mistake.todo)
      return failed
    }
  }

  /** The value of an expression that must not be undefined: most often a property is misspelt. */
  presentValueOf(source: string, program: Program, at: Place): unknown {
    const name = source.trim()
    if (/^[A-Z][\w$]*$/.test(name) && !isBuiltIn(name)) {
      const todo = this.embeds.has(name)
        ? `Write <${name} />.`
        : 'Write "\\{" for the sign itself, or put it in `code`.'
      if (!this.imported.has(name))
        this.findings.addProblem(at, `{${name}} shows nothing but this name.`, todo)
      return failed
    }
    const value = this.valueOf(source, program, at)
    if (value === undefined) this.reportUndefined(source, at)
    return value
  }

  private reportUndefined(source: string, at: Place): void {
    if (/\bundefined\b/.test(source)) return
    const [, whole = "", part = ""] = /^(.+)\.(\w+)\s*$/s.exec(source) ?? []
    const parent = whole && this.valueOf(whole, undefined, at)
    const names = typeof parent === "object" && parent !== null ? Object.keys(parent) : []
    const otherwise = names.length > 0 ? `There is ${anyOf(names.slice(0, 12))}.` : "Look at its names."
    this.findings.addProblem(at, `{${source.trim()}} comes to nothing.`, didYouMean(part, names, otherwise))
  }

  /** Reports a value that is displayed as NaN, Infinity or the like. */
  checkDisplayed(source: string, value: unknown, tree: Tree, at: Place): void {
    const [badText] = /\bNaN\b|-?\bInfinity\b|\bundefined\b|\[object \w+\]/.exec(textContent(tree)) ?? []
    const isBad = badText !== undefined ? !source.includes(badText) : hasNonFiniteNumber(value)
    if (!isBad) return
    const todo = "Look at its names, and at what it divides by."
    this.findings.addProblem(at, `{${source.trim()}} comes to "${textContent(tree).slice(0, 40)}".`, todo)
  }
}
