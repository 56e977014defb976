/** The values of a page's expressions; what is wrong with one is told at its place. */
import { type Tree, textContent } from "../../lib/content/tree"
import type { Embed } from "../embeds"
import { anyOf, didYouMean, type Place } from "../problems"
import { unreadName } from "./braces"
import { explained, isBuiltIn, JsxNode, run, type Scope, UnknownName } from "./expression"
import type { Findings } from "./findings"
import { literalOf } from "./literal"
import { timeLimitMs } from "./sandbox"
import { type Program, usesAwait } from "./syntax"

/** The value of an expression that has failed, and has been told of. */
export const failed = Symbol("failed")

/** Whether a number of an expression's value is none, or has no end. */
function someNumberIsNone(value: unknown): boolean {
  if (value instanceof JsxNode) return someNumberIsNone(value.children)
  return Array.isArray(value)
    ? value.some(someNumberIsNone)
    : typeof value === "number" && !Number.isFinite(value)
}

/** Whether an expression is values with commas between them, which JavaScript takes for its last. */
function isSequence(program: Program): boolean {
  const [statement] = (program?.body ?? []) as { expression?: { type?: string } }[]
  return statement?.expression?.type === "SequenceExpression"
}

const shortened = (source: string) => {
  const line = source.trim().replace(/\s+/g, " ")
  return line.length > 40 ? `${line.slice(0, 37)}...` : line
}

/** Runs the expressions of one page, which share its second. */
export class Values {
  private readonly time = { left: timeLimitMs }

  constructor(
    private readonly findings: Findings,
    private readonly embeds: ReadonlyMap<string, Embed>,
    private readonly scope: Scope,
    /** What an import or export of the page has brought: that it can't have one is told, and not its uses. */
    private readonly imported: ReadonlySet<string>,
  ) {}

  /** The value of an expression; `failed` where it has none, which is told. */
  valueOf(source: string, program: Program, at: Place): unknown {
    if (program?.body.length === 0) return null
    // It has been told of.
    if (source.replace(/^\s*\.\.\./, "").trim() === unreadName) return failed
    if (isSequence(program)) {
      const what = `{${shortened(source)}} is several values, of which the last alone is shown.`
      this.findings.wrong(at, what, 'Write "\\{" for the sign itself, or put it in `code`.')
      return failed
    }
    const literal = literalOf(program)
    if (literal) return literal.value
    if (usesAwait(program)) {
      const todo = "Write what is known at once: it is run when the site is built, and nothing waits for it."
      this.findings.wrong(at, "An expression waits: it has async, await or import() in it.", todo)
      return failed
    }
    // The expression that took the time is told of; those after it are not run.
    if (this.time.left <= 0) return failed
    try {
      return run(source, this.scope, this.embeds, this.time)
    } catch (error) {
      if (error instanceof UnknownName && !error.list && this.imported.has(error.called)) return failed
      const mistake = explained(error, this.scope)
      if (mistake) this.findings.wrong(at, mistake.what, mistake.todo)
      return failed
    }
  }

  /** The value of an expression that has to be something: most often the name of a part is misspelt. */
  presentValueOf(source: string, program: Program, at: Place): unknown {
    const name = source.trim()
    if (/^[A-Z][\w$]*$/.test(name) && !isBuiltIn(name)) {
      const todo = this.embeds.has(name)
        ? `Write <${name} />.`
        : 'Write "\\{" for the sign itself, or put it in `code`.'
      if (!this.imported.has(name)) this.findings.wrong(at, `{${name}} shows nothing but this name.`, todo)
      return failed
    }
    const value = this.valueOf(source, program, at)
    if (value === undefined) this.tellNothing(source, at)
    return value
  }

  private tellNothing(source: string, at: Place): void {
    if (/\bundefined\b/.test(source)) return
    const [, whole = "", part = ""] = /^(.+)\.(\w+)\s*$/s.exec(source) ?? []
    const parent = whole && this.valueOf(whole, undefined, at)
    const names = typeof parent === "object" && parent !== null ? Object.keys(parent) : []
    const otherwise = names.length > 0 ? `There is ${anyOf(names.slice(0, 12))}.` : "Look at its names."
    this.findings.wrong(at, `{${source.trim()}} comes to nothing.`, didYouMean(part, names, otherwise))
  }

  /** Tells of a value that is shown as NaN, Infinity and the like. */
  checkShown(source: string, value: unknown, tree: Tree, at: Place): void {
    const [spoilt] = /\bNaN\b|-?\bInfinity\b|\bundefined\b|\[object \w+\]/.exec(textContent(tree)) ?? []
    const isSpoilt = spoilt !== undefined ? !source.includes(spoilt) : someNumberIsNone(value)
    if (!isSpoilt) return
    const todo = "Look at its names, and at what it divides by."
    this.findings.wrong(at, `{${source.trim()}} comes to "${textContent(tree).slice(0, 40)}".`, todo)
  }
}
