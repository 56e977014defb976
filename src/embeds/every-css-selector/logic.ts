/** Finds selectors in the list, asks a browser for them, weighs them, and writes the page on which one is shown. */
import type { ListSpec } from "../../kits/list/logic"
import { type CssSelector, groups, type Status, statuses } from "./schema"

export const statusOf = ({ status }: CssSelector): Status => status ?? "standard"

/** Whether a browser has a selector; null where it can't be asked. */
export type Support = (selector: CssSelector) => boolean | null

/** Where a selector is looked for, as it is written, and what makes the list shorter; they stay as the list has them. */
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

/** The part of a browser's CSS object that is needed to ask it for selectors. */
export type Asked = { supports: (condition: string) => boolean }

/** Whether a browser reads a rule for pages, such as "@page :first"; null where it can't be asked. */
function readsPageRule(rule: string): boolean | null {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${rule} { margin: 1px }`)
    return sheet.cssRules.length === 1
  } catch {
    return null
  }
}

/** Asks a browser whether it has a selector. */
export function ask(asked: Asked, { test, example }: CssSelector): boolean | null {
  const question = test ?? example
  if (question === "none") return null
  if (question.startsWith("@page")) return readsPageRule(question)
  return asked.supports(`selector(${question})`)
}

/** How many the browser has, hasn't, and can't be asked for, in a sentence. */
export function tally(list: readonly CssSelector[], support: Support): string {
  const answers = list.map(support)
  const count = (answer: boolean | null) => answers.filter(each => each === answer).length
  const silent = count(null)
  const asked = list.length - silent
  if (asked === 0) return "This browser can’t be asked which selectors it has."
  const rest = silent > 0 ? ` The other ${silent} can’t be asked for.` : ""
  return `This browser has ${count(true)} of ${asked}.${rest}`
}

/** The style sheet with which a selector is shown. */
export function cssOf({ example, style, rule }: CssSelector): string {
  return rule ?? `${example} { ${style ?? "background: #ffd84a"} }`
}

/**
 * The page on which a selector is shown, alone in a frame, so that nothing of it touches this one. `origin` is put
 * before links to the site, which a frame without an address of its own can't follow otherwise.
 */
export function pageOf(selector: CssSelector, origin: string): string {
  const html = (selector.html ?? "").replaceAll('href="/', `href="${origin}/`)
  const base =
    "body{margin:8px;background:#fff;color:#111;font:16px/1.5 Verdana,'DejaVu Sans',sans-serif}button,input,select,textarea{font:inherit}"
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><base href="about:srcdoc"><title>${selector.example.replace(/[<&]/g, "")}</title><style>${base}</style><style>${cssOf(selector)}</style></head><body>${html}</body></html>`
}

/** How much a selector weighs: its ids, its classes and the like, its elements and the like. */
export type Weight = { a: number; b: number; c: number }

/** Weighs each selector of a list. Throws a TypeError for what is none. */
export type Weigh = (selector: string) => Weight[]

/** The pieces that a text is read in: a comment, a quotation, a character after a backslash, or any other one. */
function piecesOf(text: string): string[] {
  const pieces = /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[\s\S]|[^'\\])*'?|\\[\s\S]|[\s\S]/g
  return text.match(pieces) ?? []
}

/** A text without its comments. */
function withoutComments(text: string): string {
  return piecesOf(text)
    .filter(piece => !piece.startsWith("/*"))
    .join("")
}

/** The selectors of a list: what stands between its commas, those in brackets, quotes and comments not counted. */
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

/** A weight as specifications write it: "(0,1,2)". */
export function weightText({ a, b, c }: Weight): string {
  return `(${a},${b},${c})`
}

/** What the three numbers count, in words. */
export function weightWords({ a, b, c }: Weight): string {
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
  return [
    many(a, "id", "ids"),
    many(b, "class or the like", "classes and the like"),
    many(c, "element or the like", "elements and the like"),
  ].join(", ")
}

/** Longer texts are not weighed: the heaviest selector that anybody should write is shorter. */
export const maxLength = 1000

export type Weighed =
  | { kind: "weights"; weights: (Weight & { selector: string })[] }
  | { kind: "trouble"; message: string; from: number }

/** Pseudo-classes that are nothing without brackets (Selectors 4), though the library weighs them so. */
const functional =
  /^:(?:is|where|not|has|nth-child|nth-last-child|nth-of-type|nth-last-of-type|lang|dir|state)(?![-\w(])/i

/** What the library lets pass and no browser does: an id that begins with a digit, and :is without brackets. Null for none. */
function looseEnd(text: string): { message: string; from: number } | null {
  let from = 0
  for (const piece of piecesOf(text)) {
    const rest = text.slice(from)
    const [id, minus = "", digit, more = ""] = /^#(-?)(\d)([-\w]*)/.exec(rest) ?? []
    if (piece === "#" && id !== undefined) {
      // Behind the code of a digit a space ends it.
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

/** Weighs what somebody has written; where that is no selector, says why and from which character on (from 0). */
export function weighed(text: string, weigh: Weigh): Weighed {
  try {
    const weights = weigh(text)
    const loose = looseEnd(text)
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
    const said = error instanceof Error ? (error.message.split("SelectorList: ").at(-1) ?? "") : ""
    // The library doesn't say where: it is after the longest beginning that is a selector.
    let from = text.length
    while (from > 0 && !isSelector(text.slice(0, from), weigh)) from--
    return { kind: "trouble", message: `${said}.`.replace(/\.+$/, "."), from }
  }
}

function isSelector(text: string, weigh: Weigh): boolean {
  try {
    return weigh(text).length > 0
  } catch {
    return false
  }
}
