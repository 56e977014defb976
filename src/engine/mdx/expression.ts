/** Runs the expressions of a page, at build: they see the page's data and the site's facts, and make plain values. */
import ts from "typescript"
import type { Json } from "../../lib/content/tree"
import { deepFreeze } from "../deepFreeze"
import { dataLine, isDerived } from "../frontMatter"
import { didYouMean } from "../problems"
import { maxDepth } from "./limits"
import { builtIn, OutOfTime, randomRefused, runInSandbox, type Time } from "./sandbox"

/** An element made by JSX inside an expression. */
export class JsxNode {
  constructor(
    readonly type: string,
    readonly props: Record<string, unknown>,
    readonly children: unknown[],
  ) {}
}

const group = "Fragment"
const allowed = builtIn("Math JSON String Number Boolean Array Object undefined NaN Infinity".split(" "))

/** Tells whether a name is one of JavaScript's own that expressions know. */
export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(allowed, name)
}

/** What an expression sees: the page's lists and the site's facts. */
export type Scope = {
  data: Record<string, Json>
  site: Record<string, Json>
  /** The lists that the front matter names, whether they are there or not; else those that are there. */
  named?: readonly string[]
}

/** A name in an expression that stands for nothing; `list`: it was asked for as data.name. */
export class UnknownName extends Error {
  constructor(
    readonly called: string,
    readonly list: boolean,
  ) {
    super(called)
  }
}

/**
 * Runs an expression's source, which may have JSX in it. Throws an UnknownName, an OutOfTime, or what the expression
 * throws.
 */
export function run(
  source: string,
  scope: Scope,
  components: { has: (name: string) => boolean },
  time: Time,
): unknown {
  const code = /<[A-Za-z>]/.test(source) ? compiled(source) : source
  const names = new Proxy(
    {},
    {
      has: (_, name) => typeof name === "string",
      set: (_, name) => {
        throw new GivenValue(String(name))
      },
      get: (_, name) => (typeof name === "string" ? look(name, scope, components) : undefined),
    },
  )
  return runInSandbox(code, names, value => settled(value, { left: maxSize }), time)
}

/** Thrown where an expression gives a name a value. */
class GivenValue extends Error {}

/** How much an expression may make: its parts, and the characters of its texts, counted together. */
const maxSize = 1_000_000

/** Thrown where an expression makes more. */
class TooLarge extends Error {}

/** A value whose every part has been asked for: no getter is left that could run when it is looked at. */
function settled(value: unknown, size: { left: number }, depth = 0): unknown {
  size.left -= typeof value === "string" ? value.length + 1 : 1
  if (size.left < 0 || depth > maxDepth) throw new TooLarge()
  if (typeof value !== "object" || value === null) return value
  const each = (part: unknown) => settled(part, size, depth + 1)
  const parts = (whole: object) =>
    Object.fromEntries(Object.entries(whole).map(([key, part]) => [key, each(part)]))
  if (value instanceof JsxNode) return new JsxNode(value.type, parts(value.props), value.children.map(each))
  if (Array.isArray(value)) return Array.from(value, each)
  const prototype: unknown = Object.getPrototypeOf(value)
  // The expression's own realm has another Object.prototype.
  return prototype === null || Object.getPrototypeOf(prototype) === null ? parts(value) : value
}

type Mistake = { what: string; todo: string }

/** What an expression threw, told to its author; null where that is told of already, at the list's name. */
export function explained(error: unknown, scope: Scope): Mistake | null {
  if (error instanceof UnknownName && error.list) return unknownList(error.called, scope)
  if (error instanceof UnknownName) {
    const todo =
      'Expressions know data, site, Math and JSON; lists come into data by "data:" in the front matter.'
    return { what: `Nothing is called "${error.called}" here.`, todo }
  }
  if (error instanceof OutOfTime) {
    const what = "The expressions of this page take more than a second: this one was stopped."
    return { what, todo: "Look for a loop without end; what takes long belongs in a list of content/data." }
  }
  if (error instanceof GivenValue) {
    const what = `An expression gives "${error.message}" a value.`
    return { what, todo: "Show a value: {1998 + 23}; a picture has the size that its file has." }
  }
  if (error instanceof TooLarge) {
    const what = "An expression makes more than a page can hold."
    return { what, todo: "Show a part of it: data.books.slice(0, 20)." }
  }
  const message = isThrown(error) ? String(error.message) : String(error)
  if (message === randomRefused) {
    const todo = "What is left to chance belongs in a component."
    return { what: "An expression asks for chance: each build would be another page.", todo }
  }
  if (/read only|not extensible|^Cannot delete/.test(message)) {
    const todo = "Copy it first: [...data.books].sort()."
    return { what: "An expression changes a list of the page.", todo }
  }
  const todo = "Correct it: it is run when the site is built, over the page's data and the site's facts."
  return { what: `An expression fails: ${message}.`, todo }
}

/** Whether it is an error; one of the expression's own realm is no instance of this one's Error. */
function isThrown(error: unknown): error is { message: unknown } {
  return typeof error === "object" && error !== null && "message" in error
}

function unknownList(list: string, { data, named = Object.keys(data) }: Scope): Mistake | null {
  if (!named.includes(list)) {
    const otherwise = `Write "${dataLine(named, list)}" in the front matter.`
    const todo = didYouMean(list, Object.keys(data), otherwise)
    return { what: `The page's data has no list "${list}".`, todo }
  }
  // A list that is named and not there has mistakes of its own, or is not at all.
  if (!isDerived(list)) return null
  return { what: `The list "${list}" is made after this page is read.`, todo: "Let a component show it." }
}

function look(name: string, { data, site }: Scope, components: { has: (name: string) => boolean }): unknown {
  if (name === "__make") return make
  if (name === "data") return lists(data)
  if (name === "site") return site
  if (Object.hasOwn(allowed, name)) return allowed[name]
  if (components.has(name)) return name
  // A component that is not there is told of where it stands; Date and the like are no components.
  if (/^[A-Z]/.test(name) && !(name in globalThis)) return name
  throw new UnknownName(name, false)
}

/**
 * The page's lists; to ask for one that is not among them is a mistake, not nothing. They are other pages' lists too:
 * none can be changed.
 */
function lists(data: Record<string, Json>): unknown {
  return new Proxy(data, {
    get: (all, name) => {
      const value: unknown = Reflect.get(all, name)
      if (value === undefined && typeof name === "string" && name !== "toJSON")
        throw new UnknownName(name, true)
      return deepFreeze(value)
    },
  })
}

function make(type: unknown, props: Record<string, unknown> | null, ...children: unknown[]): unknown {
  return type === group ? children : new JsxNode(String(type), props ?? {}, children)
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.React,
  jsxFactory: "__make",
  jsxFragmentFactory: group,
  removeComments: true,
}

function compiled(source: string): string {
  return ts
    .transpileModule(`(${source}\n)`, { compilerOptions, fileName: "page.jsx" })
    .outputText.trim()
    .replace(/;$/, "")
}
