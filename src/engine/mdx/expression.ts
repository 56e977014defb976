/**
 * Runs the expressions of a page during the build. They see the page's data and the site's facts, and produce plain
 * values.
 */
import ts from "typescript"
import type { Json } from "../../lib/content/tree"
import { deepFreeze } from "../deepFreeze"
import { dataLine, isDerived } from "../frontMatter"
import { didYouMean } from "../problems"
import { maxDepth } from "./limits"
import { builtIn, OutOfTime, randomMessage, runInSandbox, type Time } from "./sandbox"

/** An element created by JSX in an expression. */
export class JsxNode {
  constructor(
    readonly type: string,
    readonly props: Record<string, unknown>,
    readonly children: unknown[],
  ) {}
}

const fragment = "Fragment"
const globals = builtIn("Math JSON String Number Boolean Array Object undefined NaN Infinity".split(" "))

/** Returns whether a name is one of the JavaScript globals available to expressions. */
export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(globals, name)
}

/** The names that an expression sees: the page's lists and the site's facts. */
export type Scope = {
  data: Record<string, Json>
  site: Record<string, Json>
  /** The lists named in the front matter, whether they exist or not; by default those that exist. */
  named?: readonly string[]
}

/** An unknown name in an expression. `list` is true for data.name. */
export class UnknownName extends Error {
  constructor(
    readonly identifier: string,
    readonly list: boolean,
  ) {
    super(identifier)
  }
}

/**
 * Runs an expression's source, which may contain JSX. Throws UnknownName, OutOfTime, or an error of the expression.
 */
export function runExpression(
  source: string,
  scope: Scope,
  components: { has: (name: string) => boolean },
  time: Time,
): unknown {
  const code = /<[A-Za-z>]/.test(source) ? compileJsx(source) : source
  const names = new Proxy(
    {},
    {
      has: (_, name) => typeof name === "string",
      set: (_, name) => {
        throw new Assignment(String(name))
      },
      get: (_, name) => (typeof name === "string" ? resolveName(name, scope, components) : undefined),
    },
  )
  return runInSandbox(code, names, value => snapshot(value, { budget: maxSize }), time)
}

/** Thrown for an assignment in an expression. */
class Assignment extends Error {}

/** The maximum size of a value: its parts and the characters of its strings, counted together. */
const maxSize = 1_000_000

/** Thrown for a value above the maximum size. */
class TooLarge extends Error {}

/** Copies a value with all getters evaluated, so that none can run later. */
function snapshot(value: unknown, size: { budget: number }, depth = 0): unknown {
  size.budget -= typeof value === "string" ? value.length + 1 : 1
  if (size.budget < 0 || depth > maxDepth) throw new TooLarge()
  if (typeof value !== "object" || value === null) return value
  const each = (part: unknown) => snapshot(part, size, depth + 1)
  const parts = (whole: object) =>
    Object.fromEntries(Object.entries(whole).map(([key, part]) => [key, each(part)]))
  if (value instanceof JsxNode) return new JsxNode(value.type, parts(value.props), value.children.map(each))
  if (Array.isArray(value)) return Array.from(value, each)
  const prototype: unknown = Object.getPrototypeOf(value)
  // The sandbox's realm has an Object.prototype of its own.
  return prototype === null || Object.getPrototypeOf(prototype) === null ? parts(value) : value
}

type Mistake = { what: string; todo: string }

/** Explains a thrown error to the author; null if it is reported already, at the list's name. */
export function explain(error: unknown, scope: Scope): Mistake | null {
  if (error instanceof UnknownName && error.list) return unknownList(error.identifier, scope)
  if (error instanceof UnknownName) {
    const todo =
      'Expressions know data, site, Math and JSON; lists come into data by "data:" in the front matter.'
    return { what: `Nothing is called "${error.identifier}" here.`, todo }
  }
  if (error instanceof OutOfTime) {
    const what = "The expressions of this page take more than a second: this one was stopped."
    return { what, todo: "Look for a loop without end; what takes long belongs in a list of content/data." }
  }
  if (error instanceof Assignment) {
    const what = `An expression gives "${error.message}" a value.`
    return { what, todo: "Show a value: {1998 + 23}; a picture has the size that its file has." }
  }
  if (error instanceof TooLarge) {
    const what = "An expression makes more than a page can hold."
    return { what, todo: "Show a part of it: data.books.slice(0, 20)." }
  }
  const message = isError(error) ? String(error.message) : String(error)
  if (message === randomMessage) {
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

/** Returns whether a value is an error, possibly of the sandbox's realm, where instanceof does not work. */
function isError(error: unknown): error is { message: unknown } {
  return typeof error === "object" && error !== null && "message" in error
}

function unknownList(list: string, { data, named = Object.keys(data) }: Scope): Mistake | null {
  if (!named.includes(list)) {
    const otherwise = `Write "${dataLine(named, list)}" in the front matter.`
    const todo = didYouMean(list, Object.keys(data), otherwise)
    return { what: `The page's data has no list "${list}".`, todo }
  }
  // A named list that is missing has a mistake of its own, or no file, which is reported at the front matter.
  if (!isDerived(list)) return null
  return { what: `The list "${list}" is made after this page is read.`, todo: "Let a component show it." }
}

function resolveName(
  name: string,
  { data, site }: Scope,
  components: { has: (name: string) => boolean },
): unknown {
  if (name === "__make") return createElement
  if (name === "data") return lists(data)
  if (name === "site") return site
  if (Object.hasOwn(globals, name)) return globals[name]
  if (components.has(name)) return name
  // A missing component is reported where it is used; Date and other globals are no components.
  if (/^[A-Z]/.test(name) && !(name in globalThis)) return name
  throw new UnknownName(name, false)
}

/**
 * The page's lists, frozen since other pages share them. Reading a missing list throws instead of yielding
 * undefined.
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

function createElement(
  type: unknown,
  props: Record<string, unknown> | null,
  ...children: unknown[]
): unknown {
  return type === fragment ? children : new JsxNode(String(type), props ?? {}, children)
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.React,
  jsxFactory: "__make",
  jsxFragmentFactory: fragment,
  removeComments: true,
}

function compileJsx(source: string): string {
  return ts
    .transpileModule(`(${source}\n)`, { compilerOptions, fileName: "page.jsx" })
    .outputText.trim()
    .replace(/;$/, "")
}
