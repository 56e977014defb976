/** A strict reader of the part of HTML 4.01 that the static pages use: it says what their document types forbid. */
import { children, elements, type Rules } from "./elements"

export type Element = { tag: string; attributes: Record<string, string>; children: Element[]; text: string }

export type Read = { doctype: string; root: Element; mistakes: string[] }

const tag = /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(\/?)([A-Za-z][A-Za-z0-9]*)((?:\s+[^<>]*?)?)\s*>/g

function attributesOf(text: string, name: string, mistakes: string[]): Record<string, string> {
  const found: Record<string, string> = {}
  const rest = text.replace(/\s+([a-z-]+)="([^"<>]*)"/g, (_, key: string, value: string) => {
    if (key in found) mistakes.push(`<${name}> has ${key} twice.`)
    found[key] = value
    return ""
  })
  if (rest.trim()) mistakes.push(`<${name}> has "${rest.trim()}", which is not name="value".`)
  return found
}

function checkAttributes(element: Element, rules: Rules, mistakes: string[]) {
  const { tag: name, attributes } = element
  for (const [key, value] of Object.entries(attributes)) {
    const allowed = rules.attributes[key] ?? (rules.core === false ? undefined : children.core[key])
    if (!allowed) mistakes.push(`<${name}> can't have ${key}.`)
    else if (!allowed.test(value)) mistakes.push(`<${name}> can't have ${key}="${value}".`)
  }
  for (const key of rules.required ?? []) if (!(key in attributes)) mistakes.push(`<${name}> needs ${key}.`)
}

function checkInside(element: Element, rules: Rules, mistakes: string[]) {
  for (const child of element.children)
    if (!rules.inside.includes(child.tag)) mistakes.push(`<${child.tag}> can't be in <${element.tag}>.`)
  if (element.text.trim() && !rules.words) mistakes.push(`<${element.tag}> can't have words of its own.`)
  for (const need of rules.needs ?? [])
    if (!element.children.some(child => need.split("|").includes(child.tag)))
      mistakes.push(`<${element.tag}> needs <${need}>.`)
}

/** Everything in an element, itself first. */
export function everything(element: Element): Element[] {
  return [element, ...element.children.flatMap(everything)]
}

export const all = (page: Read, name: string) => everything(page.root).filter(({ tag }) => tag === name)

/** The words of an element and of all in it. */
export const words = (element: Element): string =>
  [element.text, ...element.children.map(words)].join(" ").replace(/\s+/g, " ").trim()

function addText(text: string, to: Element, mistakes: string[]) {
  if (/[<>]/.test(text)) mistakes.push(`"${text.trim()}" has a bare < or >.`)
  if (/&(?!(?:amp|lt|gt|quot|nbsp|copy|#\d+);)/.test(text)) mistakes.push(`"${text.trim()}" has a bare &.`)
  to.text += text
}

export function read(source: string): Read {
  const mistakes: string[] = []
  const doctype = /^<!DOCTYPE[^>]*>/.exec(source)?.[0] ?? ""
  if (!doctype) mistakes.push("The document type is not on the first line.")
  const root: Element = { tag: "", attributes: {}, children: [], text: "" }
  const open: Element[] = [root]
  let last = 0
  const inner = () => open.at(-1) ?? root
  for (const match of source.matchAll(tag)) {
    addText(source.slice(last, match.index), inner(), mistakes)
    last = match.index + match[0].length
    const [, end, name, rest = ""] = match
    if (!name) continue
    if (end) {
      if (inner().tag === name) open.pop()
      else mistakes.push(`</${name}> closes <${inner().tag}>.`)
      continue
    }
    const made = { tag: name, attributes: attributesOf(rest, name, mistakes), children: [], text: "" }
    inner().children.push(made)
    if (!elements[name]?.empty) open.push(made)
  }
  addText(source.slice(last), root, mistakes)
  for (const { tag: name } of open.slice(1)) mistakes.push(`<${name}> is not closed.`)
  for (const element of everything(root).slice(1)) {
    const rules = elements[element.tag]
    if (!rules) {
      mistakes.push(`<${element.tag}> is not an element of HTML 4.01 that is used here.`)
      continue
    }
    checkAttributes(element, rules, mistakes)
    checkInside(element, rules, mistakes)
  }
  if (root.children.length !== 1 || root.children[0]?.tag !== "html") mistakes.push("The root is not <html>.")
  const ids = everything(root).flatMap(({ attributes: { id } }) => id ?? [])
  if (new Set(ids).size < ids.length) mistakes.push("An id is there twice.")
  return { doctype, root, mistakes }
}
