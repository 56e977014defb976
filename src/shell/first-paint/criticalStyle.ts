/** Extracts the critical CSS of a page: the rules whose selectors can match its static HTML. */
import postcss, { type AtRule, type ChildNode, type Container, type Rule as ParsedRule } from "postcss"

/** Attributes whose values don't change between the static HTML and the visitor's first input. */
const stableAttributes = /^(?:type|role|aria-label|data-kind)$/

/**
 * Names that occur in a page's HTML, in selector notation: `.class`, `#id`, `[attribute` and `tag`, and for stable
 * attributes `[attribute=value`.
 */
export type Names = ReadonlySet<string>

/** Collects the tags, classes, ids and attributes of an HTML text. Text that looks like a tag may add names; none is missed. */
export function namesIn(html: string): Set<string> {
  const names = new Set(["html", "body", "head"])
  for (const [, tag = "", attributes = ""] of html.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s"'<>=]+(?:="[^"]*")?)*)/gi,
  )) {
    names.add(tag.toLowerCase())
    for (const [, name = "", value = ""] of attributes.matchAll(/([^\s"'<>=]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name.toLowerCase()}`)
      if (stableAttributes.test(name)) names.add(`[${name}=${value}`)
      if (name === "class") for (const one of value.split(/\s+/)) names.add(`.${one}`)
      if (name === "id") names.add(`#${value}`)
    }
  }
  return names
}

/** Pseudo-classes that match nothing at the first paint, since nothing has the focus then, and the parts of scroll bars. */
const notAtFirstPaint =
  /:(?:hover|active|focus(?:-within|-visible)?|user-\w+|popover-open|modal|fullscreen)\b|scrollbar-(?:track|thumb|button|corner)/

/** Returns the names that the HTML must contain, all of them, for a selector to match. */
export function namesOf(selector: string): string[] {
  const plain = selector
    .replace(/\\./g, "_")
    .replace(/\[([\w-]+)([~|^$*]?=)(?:"([^"]*)"|'([^']*)'|([^\]]*))\]/g, (_, name, how, ...values) => {
      const value: string = values.slice(0, 3).join("")
      return how === "=" && stableAttributes.test(name) && /^[\w-]+$/.test(value)
        ? `[${name}=${value}]`
        : `[${name}]`
    })
    // The arguments of :not() need not occur, and of those of :is() any one is enough.
    .replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, "")
  return (plain.match(/::?[\w-]+|\[[\w-]+(?:=[\w-]+)?|[.#]?[a-z][\w-]*/gi) ?? [])
    .map(name => (name === ":disabled" ? "[disabled" : name))
    .filter(name => !name.startsWith(":"))
    .map(name => (/^[.#]|=/.test(name) ? name : name.toLowerCase()))
}

/** A parsed style rule: its selectors, each with the names that it needs, and its declarations. */
type Rule = { selectors: { text: string; needs: string[] }[]; body: string }

/** An at-rule with the rules inside it; `before` is its prelude, such as "@media print". */
type Group = { before: string; parts: Part[] }

type Part = Rule | Group

/** A style sheet, parsed once for all pages. */
type Sheet = { parts: Part[]; keyframes: { name: string; text: string }[] }

const isNonScreen = ({ name, params }: AtRule) => name === "media" && /^print|forced-colors/.test(params)

/** Parses the rules and at-rules of a container. Keyframes are collected elsewhere; font faces come with the full sheet. */
function partsOf(parent: Container<ChildNode>): Part[] {
  return (parent.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === "rule") return ruleOf(node)
    if (node.type !== "atrule" || isNonScreen(node) || /keyframes$|^font-face$/.test(node.name)) return []
    const parts = node.nodes ? partsOf(node as Container<ChildNode>) : []
    return parts.length > 0 ? [{ before: `@${node.name} ${node.params}`, parts }] : []
  })
}

function ruleOf({ selectors, nodes }: ParsedRule): Rule[] {
  const first = selectors.filter(selector => !notAtFirstPaint.test(selector))
  if (first.length === 0) return []
  const read = first.map(text => ({ text, needs: [...new Set(namesOf(text))] }))
  return [{ selectors: read, body: nodes.map(String).join(";") }]
}

const sheets = new Map<string, Sheet>()

function sheetOf(css: string): Sheet {
  const cached = sheets.get(css)
  if (cached) return cached
  const root = postcss.parse(css)
  const sheet: Sheet = { parts: partsOf(root), keyframes: [] }
  root.walkAtRules(at => {
    if (at.name.endsWith("keyframes")) sheet.keyframes.push({ name: at.params, text: String(at) })
  })
  sheets.set(css, sheet)
  return sheet
}

function textOf(parts: readonly Part[], names: Names): string {
  let text = ""
  for (const part of parts) {
    if ("parts" in part) {
      const inner = textOf(part.parts, names)
      if (inner) text += `${part.before}{${inner}}`
      continue
    }
    const matching = part.selectors.filter(({ needs }) => needs.every(name => names.has(name)))
    if (matching.length > 0) text += `${matching.map(({ text }) => text).join(",")}{${part.body}}`
  }
  return text
}

/**
 * Returns the rules of a sheet that can match something in a page, in source order, with the keyframes that they use. A
 * rule is dropped only if a name that it needs is missing from the page or it applies to a later state, so that loading
 * the full sheet afterwards changes nothing on the screen.
 *
 * @param css A complete, minified sheet.
 * @param names The names in the page, from `namesIn`.
 */
export function criticalStyle(css: string, names: Names): string {
  const { parts, keyframes } = sheetOf(css)
  const rules = textOf(parts, names)
  const used = keyframes.filter(({ name }) => rules.includes(name))
  return used.map(({ text }) => text).join("") + rules
}
