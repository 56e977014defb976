/** Search, support tests, specificity and demo pages of CSS selectors. */
import type { ListSpec } from "../../kits/list/logic"
import { type CssSelector, groups, type Status, statuses } from "./schema"

export const statusOf = ({ status }: CssSelector): Status => status ?? "standard"

/** Returns whether the browser supports a selector; null if that can't be tested. */
export type Support = (selector: CssSelector) => boolean | null

/** Returns the list's search and filters; the order is that of the data. */
export function specOf(support: Support): ListSpec<CssSelector> {
  return {
    search: {
      text: ({ selector, example, what, group }) => `${selector} ${example} ${what} ${groups[group]}`,
      fold: text => text.toLowerCase(),
    },
    filters: {
      group: { values: Object.keys(groups), holds: ({ group }, wanted) => group === wanted },
      standing: { values: Object.keys(statuses), holds: (each, wanted) => statusOf(each) === wanted },
      browser: { values: ["yes", "no"], holds: (each, wanted) => support(each) === (wanted === "yes") },
    },
  }
}

/** The part of the browser's CSS object that tests need. */
export type SupportsApi = { supports: (condition: string) => boolean }

/** Returns whether the browser parses an at-rule such as "@page :first"; null if that can't be tested. */
function readsPageRule(rule: string): boolean | null {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${rule} { margin: 1px }`)
    return sheet.cssRules.length === 1
  } catch {
    return null
  }
}

/** Tests whether the browser supports a selector; null if that can't be tested. */
export function ask(asked: SupportsApi, { test, example }: CssSelector): boolean | null {
  const question = test ?? example
  if (question === "none") return null
  if (question.startsWith("@page")) return readsPageRule(question)
  return asked.supports(`selector(${question})`)
}

/** Counts supported, unsupported and untestable selectors, in a sentence. */
export function tally(list: readonly CssSelector[], support: Support): string {
  const answers = list.map(support)
  const count = (answer: boolean | null) => answers.filter(each => each === answer).length
  const silent = count(null)
  const asked = list.length - silent
  if (asked === 0) return "This browser can’t be asked which selectors it has."
  const rest = silent > 0 ? ` The other ${silent} can’t be asked for.` : ""
  return `This browser has ${count(true)} of ${asked}.${rest}`
}

/** Returns the style sheet of a selector's demo. */
export function cssOf({ example, style, rule }: CssSelector): string {
  return rule ?? `${example} { ${style ?? "background: #ffd84a"} }`
}

/**
 * Returns the HTML of a selector's demo, for a frame that isolates its styles. `origin` is prefixed to links to the
 * site, because srcdoc frames have no URL of their own.
 */
export function pageOf(selector: CssSelector, origin: string): string {
  const html = (selector.html ?? "").replaceAll('href="/', `href="${origin}/`)
  const base =
    "body{margin:8px;background:#fff;color:#111;font:16px/1.5 Verdana,'DejaVu Sans',sans-serif}button,input,select,textarea{font:inherit}"
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><base href="about:srcdoc"><title>${selector.example.replace(/[<&]/g, "")}</title><style>${base}</style><style>${cssOf(selector)}</style></head><body>${html}</body></html>`
}

/** A specificity: ids; classes, attributes and pseudo-classes; elements and pseudo-elements. */
export type Weight = { a: number; b: number; c: number }

/** Returns the specificity of each selector in a list. Throws a TypeError if the text is invalid. */
export type Weigh = (selector: string) => Weight[]

/** Splits CSS text into comments, strings, escapes and single characters. */
function piecesOf(text: string): string[] {
  const pieces = /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[\s\S]|[^'\\])*'?|\\[\s\S]|[\s\S]/g
  return text.match(pieces) ?? []
}

/** Removes the comments. */
function withoutComments(text: string): string {
  return piecesOf(text)
    .filter(piece => !piece.startsWith("/*"))
    .join("")
}

/** Splits a selector list at its top-level commas. */
export function selectorsOf(text: string): string[] {
  const found = [""]
  let depth = 0
  for (const piece of piecesOf(text)) {
    if (piece === "(" || piece === "[") depth++
    if (piece === ")" || piece === "]") depth--
    if (piece === "," && depth === 0) found.push("")
    else found[found.length - 1] += piece
  }
  return found.map(each => each.trim())
}

/** Formats a specificity as in the specifications: "(0,1,2)". */
export function weightText({ a, b, c }: Weight): string {
  return `(${a},${b},${c})`
}

/** Describes a specificity in words. */
export function weightWords({ a, b, c }: Weight): string {
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
  return [
    many(a, "id", "ids"),
    many(b, "class or the like", "classes and the like"),
    many(c, "element or the like", "elements and the like"),
  ].join(", ")
}

/** The maximum length of a text to weigh. */
export const maxLength = 1000

export type Weighed =
  | { kind: "weights"; weights: (Weight & { selector: string })[] }
  | { kind: "trouble"; message: string; from: number }

/** Pseudo-classes that require arguments (Selectors 4); the library accepts them without. */
const functional =
  /^:(?:is|where|not|has|nth-child|nth-last-child|nth-of-type|nth-last-of-type|lang|dir|state)(?![-\w(])/i

/**
 * Finds what the library accepts but browsers reject: ids beginning with a digit, and functional pseudo-classes
 * without arguments. Null if there is nothing.
 */
function findRejected(text: string): { message: string; from: number } | null {
  let from = 0
  for (const piece of piecesOf(text)) {
    const rest = text.slice(from)
    const [id, minus = "", digit, more = ""] = /^#(-?)(\d)([-\w]*)/.exec(rest) ?? []
    if (piece === "#" && id !== undefined) {
      // A space ends the escape of the digit if letters follow.
      const space = more === "" ? "" : " "
      return {
        message: `An id begins with no digit: write #${minus}\\3${digit}${space}${more} for ${id}.`,
        from,
      }
    }
    const name = piece === ":" && text[from - 1] !== ":" ? functional.exec(rest)?.[0] : undefined
    if (name !== undefined) return { message: `${name} needs brackets, with selectors in them.`, from }
    from += piece.length
  }
  return null
}

/**
 * Weighs a visitor's selector. If it is invalid, returns the reason and the index of the first offending character.
 */
export function weighed(text: string, weigh: Weigh): Weighed {
  try {
    const weights = weigh(text)
    const loose = findRejected(text)
    if (loose) return { kind: "trouble", ...loose }
    const selectors = selectorsOf(text)
    if (weights.length > 0 && !/[,>+~|]\s*$/.test(withoutComments(text))) {
      return {
        kind: "weights",
        weights: weights.map((weight, i) => ({ ...weight, selector: selectors[i] ?? "" })),
      }
    }
    return { kind: "trouble", message: "Something should follow.", from: text.trimEnd().length - 1 }
  } catch (error) {
    const message = error instanceof Error ? (error.message.split("SelectorList: ").at(-1) ?? "") : ""
    // The library gives no position, so the error is placed after the longest valid prefix.
    let from = text.length
    while (from > 0 && !isSelector(text.slice(0, from), weigh)) from--
    return { kind: "trouble", message: `${message}.`.replace(/\.+$/, "."), from }
  }
}

function isSelector(text: string, weigh: Weigh): boolean {
  try {
    return weigh(text).length > 0
  } catch {
    return false
  }
}
