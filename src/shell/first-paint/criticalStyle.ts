/** The part of a style that a page needs to be painted, found by the names that stand in its HTML. */
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss"

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

const matches = (selector: string, names: Names): boolean =>
  !later.test(selector) && namesOf(selector).every(name => names.has(name))

/** Parsed once for all pages. */
const sheets = new Map<string, Root>()

function parsed(css: string): Root {
  const known = sheets.get(css)
  if (known) return known
  const made = postcss.parse(css)
  sheets.set(css, made)
  return made
}

const isNever = ({ name, params }: AtRule) => name === "media" && /^print|forced-colors/.test(params)

/** The nodes of a sheet that are needed, as text; keyframes are taken for what names them. */
function textOf(parent: Container<ChildNode>, names: Names): string {
  let text = ""
  for (const node of parent.nodes ?? []) {
    if (node.type === "rule") text += ruleText(node, names)
    if (node.type !== "atrule" || isNever(node) || /keyframes$|^font-face$/.test(node.name)) continue
    const inner = node.nodes ? textOf(node, names) : ""
    if (inner) text += `@${node.name} ${node.params}{${inner}}`
  }
  return text
}

function ruleText(rule: Rule, names: Names): string {
  const selectors = rule.selectors.filter(selector => matches(selector, names))
  return selectors.length > 0 ? `${selectors.join(",")}{${rule.nodes.map(String).join(";")}}` : ""
}

/**
 * The rules of a sheet that can match something in a page, in their order, with the keyframes that they name. Faces
 * wait for the whole sheet. Rules are left out only where a name they ask for is nowhere in the page, or a state that comes later: who loads the whole
 * sheet afterwards sees no change.
 *
 * @param css A whole sheet, minified.
 * @param names What stands in the page, by `namesIn`.
 */
export function criticalStyle(css: string, names: Names): string {
  const root = parsed(css)
  const rules = textOf(root, names)
  let keyframes = ""
  root.walkAtRules(at => {
    if (at.name.endsWith("keyframes") && rules.includes(at.params)) keyframes += String(at)
  })
  return keyframes + rules
}
