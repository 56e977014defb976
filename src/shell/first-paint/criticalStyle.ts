/** The part of a style that a page needs to be painted, found by the names that stand in its HTML. */
import postcss, { type AtRule, type ChildNode, type Container, type Rule as ParsedRule } from "postcss"

/** Attributes whose value is what the server wrote for as long as nobody has pressed anything. */
const lasting = /^(?:type|role|aria-label|data-kind)$/

/**
 * What is written in a page's HTML, as a selector names it: `.class`, `#id`, `[attribute` and `tag`, and of attributes
 * that last `[attribute=value`.
 */
export type Names = ReadonlySet<string>

/** Tags, classes, ids and attributes of an HTML text. Of text that only looks like a tag it may see too many, never too few. */
export function namesIn(html: string): Set<string> {
  const names = new Set(["html", "body", "head"])
  for (const [, tag = "", attributes = ""] of html.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s"'<>=]+(?:="[^"]*")?)*)/gi,
  )) {
    names.add(tag.toLowerCase())
    for (const [, name = "", value = ""] of attributes.matchAll(/([^\s"'<>=]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name.toLowerCase()}`)
      if (lasting.test(name)) names.add(`[${name}=${value}`)
      if (name === "class") for (const one of value.split(/\s+/)) names.add(`.${one}`)
      if (name === "id") names.add(`#${value}`)
    }
  }
  return names
}

/** States that nothing is in when it is painted for the first time, and what scroll bars are painted with. */
const later =
  /:(?:hover|active|user-\w+|popover-open|modal|fullscreen)\b|scrollbar-(?:track|thumb|button|corner)/

/** The names that all have to stand in the HTML for a selector to match something in it. */
export function namesOf(selector: string): string[] {
  const plain = selector
    .replace(/\\./g, "_")
    .replace(/\[([\w-]+)([~|^$*]?=)(?:"([^"]*)"|'([^']*)'|([^\]]*))\]/g, (_, name, how, ...values) => {
      const value: string = values.slice(0, 3).join("")
      return how === "=" && lasting.test(name) && /^[\w-]+$/.test(value) ? `[${name}=${value}]` : `[${name}]`
    })
    // What is inside of :not() need not be there, and of :is() one of many is enough.
    .replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, "")
  return (plain.match(/::?[\w-]+|\[[\w-]+(?:=[\w-]+)?|[.#]?[a-z][\w-]*/gi) ?? [])
    .map(name => (name === ":disabled" ? "[disabled" : name))
    .filter(name => !name.startsWith(":"))
    .map(name => (/^[.#]|=/.test(name) ? name : name.toLowerCase()))
}

/** A rule of a sheet, read once for all pages: its selectors, each with the names that it asks for. */
type Rule = { selectors: { text: string; needs: string[] }[]; body: string }

/** Rules inside of an at-rule. */
type Group = { before: string; parts: Part[] }

type Part = Rule | Group

/** A sheet as it is asked for page after page. */
type Sheet = { parts: Part[]; keyframes: { name: string; text: string }[] }

const isNever = ({ name, params }: AtRule) => name === "media" && /^print|forced-colors/.test(params)

/** What of a sheet's nodes can be needed; keyframes are taken for what names them, and faces wait for the whole sheet. */
function partsOf(parent: Container<ChildNode>): Part[] {
  return (parent.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === "rule") return ruleOf(node)
    if (node.type !== "atrule" || isNever(node) || /keyframes$|^font-face$/.test(node.name)) return []
    const parts = node.nodes ? partsOf(node as Container<ChildNode>) : []
    return parts.length > 0 ? [{ before: `@${node.name} ${node.params}`, parts }] : []
  })
}

function ruleOf({ selectors, nodes }: ParsedRule): Rule[] {
  const first = selectors.filter(selector => !later.test(selector))
  if (first.length === 0) return []
  const read = first.map(text => ({ text, needs: [...new Set(namesOf(text))] }))
  return [{ selectors: read, body: nodes.map(String).join(";") }]
}

const sheets = new Map<string, Sheet>()

function sheetOf(css: string): Sheet {
  const known = sheets.get(css)
  if (known) return known
  const root = postcss.parse(css)
  const made: Sheet = { parts: partsOf(root), keyframes: [] }
  root.walkAtRules(at => {
    if (at.name.endsWith("keyframes")) made.keyframes.push({ name: at.params, text: String(at) })
  })
  sheets.set(css, made)
  return made
}

function textOf(parts: readonly Part[], names: Names): string {
  let text = ""
  for (const part of parts) {
    if ("parts" in part) {
      const inner = textOf(part.parts, names)
      if (inner) text += `${part.before}{${inner}}`
      continue
    }
    const found = part.selectors.filter(({ needs }) => needs.every(name => names.has(name)))
    if (found.length > 0) text += `${found.map(({ text }) => text).join(",")}{${part.body}}`
  }
  return text
}

/**
 * The rules of a sheet that can match something in a page, in their order, with the keyframes that they name. Rules are
 * left out only where a name they ask for is nowhere in the page, or a state that comes later: who loads the whole sheet
 * afterwards sees no change.
 *
 * @param css A whole sheet, minified.
 * @param names What stands in the page, by `namesIn`.
 */
export function criticalStyle(css: string, names: Names): string {
  const { parts, keyframes } = sheetOf(css)
  const rules = textOf(parts, names)
  const used = keyframes.filter(({ name }) => rules.includes(name))
  return used.map(({ text }) => text).join("") + rules
}
