/** Completions at a position: components, props, links, pictures, and keys of front matter and lists. */
import type { Knowledge, PropTypes, Schema } from "../../shared/api"
import { frontMatterOf, isYaml } from "../../shared/frontMatterText"

export type Option = {
  label: string
  detail?: string
  info?: string
  /** The inserted snippet, if it is more than the label; ${} is the cursor's position. */
  snippet?: string
}

export type Offer = { from: number; options: Option[] }

type Place = { file: string; text: string; at: number; knowledge: Knowledge; today: string }

/** The completions at a position; null if there are none. */
export function offerAt(place: Place): Offer | null {
  const { file, text, at } = place
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at)
  const address = addresses(place, line)
  if (address) return address
  if (isYaml(file)) return yamlKeys(place, line, place.knowledge.schemas[file])
  const front = frontMatterOf(text)
  if (front && at >= front.from && at < front.to + 1) return frontMatter(place, line)
  return tags(place) ?? data(place, line, front?.yaml ?? "")
}

const offer = (at: number, typed: string, options: Option[]): Offer => ({ from: at - typed.length, options })

/** Completes links to pages and anchors, and pictures. */
function addresses({ file, at, knowledge }: Place, line: string): Offer | null {
  const link =
    /(!?)\[[^\]]*\]\(([^)\s]*)$/.exec(line) ?? /()\b(?:href|to|link)(?:=|: *)["']?([^"'\s}]*)$/.exec(line)
  const source = /\bsrc(?:=|: *)["']?([^"'\s}]*)$/.exec(line)
  if (source || link?.[1] === "!") return offer(at, source?.[1] ?? link?.[2] ?? "", pictures(file, knowledge))
  const typed = link?.[2]
  if (typed === undefined || /^[a-z]+:/.test(typed)) return null
  const [path = "", anchor] = typed.split("#")
  if (anchor !== undefined) {
    const page = knowledge.pages.find(each => each.path === path)
    return offer(
      at,
      anchor,
      (page?.anchors ?? []).map(label => ({ label })),
    )
  }
  return offer(
    at,
    typed,
    knowledge.pages
      .filter(page => !page.path.includes("["))
      .map(page => ({ label: page.path, detail: page.title })),
  )
}

/** The pictures by the names that a page uses. */
function pictures(file: string, { files }: Knowledge): Option[] {
  const folder = file.slice(0, file.lastIndexOf("/") + 1)
  return files
    .filter(({ kind }) => kind === "picture")
    .flatMap((each): Option[] => {
      if (each.file.startsWith("static/")) return [{ label: each.file.slice("static".length) }]
      return each.file.startsWith(folder)
        ? [{ label: `./${each.file.slice(folder.length)}`, detail: "beside the page" }]
        : []
    })
}

const values = (schema: Schema | undefined): unknown[] =>
  schema?.enum ?? (schema?.type === "boolean" ? [true, false] : (schema?.anyOf ?? []).flatMap(values))

function frontMatter({ at, knowledge, today, text }: Place, line: string): Offer | null {
  const properties = knowledge.frontMatter.properties ?? {}
  const value = /^(\w+):[ ]*(?:\[?(?:[^\],]*,[ ]*)*)([^\],[]*)$/.exec(line)
  if (!value) {
    if (!/^\w*$/.test(line)) return null
    const presentKeys = new Set(
      (frontMatterOf(text)?.yaml ?? "").split("\n").map(each => each.replace(/:.*$/, "")),
    )
    const keys = Object.entries(properties).filter(([key]) => !presentKeys.has(key) || key === line)
    return offer(
      at,
      line,
      keys.map(([key, { description }]) => ({
        label: key,
        snippet: `${key}: \${}`,
        ...(description && { info: description }),
      })),
    )
  }
  const [, key = "", typed = ""] = value
  if (key === "data")
    return offer(
      at,
      typed,
      knowledge.lists.map(label => ({ label })),
    )
  const schema = properties[key]
  if (schema?.pattern && /\\d\{4\}/.test(String(schema.pattern)))
    return offer(at, typed, [{ label: today, detail: "today" }])
  const known = values(schema)
  return known.length > 0
    ? offer(
        at,
        typed,
        known.map(each => ({ label: String(each) })),
      )
    : null
}

/** A schema with all schemas inside of it. */
function innerSchemas(schema: Schema | undefined): Schema[] {
  if (!schema) return []
  const items = Array.isArray(schema.items) ? schema.items : schema.items ? [schema.items] : []
  return [
    schema,
    ...[...items, ...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])].flatMap(innerSchemas),
  ]
}

function yamlKeys({ at }: Place, line: string, schema: Schema | undefined): Offer | null {
  const all = innerSchemas(schema)
  const value = /(\w+):[ ]+(\w*)$/.exec(line)
  if (value) {
    const known = all.flatMap(each => values(each.properties?.[value[1] ?? ""]))
    return known.length > 0
      ? offer(
          at,
          value[2] ?? "",
          [...new Set(known)].map(each => ({ label: String(each) })),
        )
      : null
  }
  const typed = /(?:^|[\s{,-])(\w*)$/.exec(line)?.[1]
  if (typed === undefined || /: *["']?[^,{}]*$/.test(line)) return null
  const keys = new Map(all.flatMap(each => Object.entries(each.properties ?? {})))
  return offer(
    at,
    typed,
    [...keys].map(([key, { description }]) => ({
      label: key,
      snippet: `${key}: \${}`,
      ...(description && { info: description }),
    })),
  )
}

/** Completes component names, props and literal values. */
function tags({ text, at, knowledge }: Place): Offer | null {
  const before = text.slice(Math.max(0, at - 3000), at)
  const name = /<\/?([A-Z]\w*)?$/.exec(before)
  if (name) {
    const closing = name[0].startsWith("</")
    const options = knowledge.components.map(({ name: label, doc, props }) => ({
      label,
      ...(doc && { info: doc }),
      snippet: closing ? `${label}>` : element(label, props),
    }))
    return offer(at, name[1] ?? "", options)
  }
  const inside =
    /<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)*)\s+([\w-]*)(=(?:"([^"]*)|\{(\w*)))?$/.exec(
      before,
    )
  if (!inside) return null
  const [, component, others = "", prop = "", open, quoted, braced] = inside
  const known = knowledge.components.find(each => each.name === component)
  if (!known) return null
  if (open !== undefined) {
    const isList = known.list && prop === "data"
    const options = isList ? knowledge.lists : literals(known.props[prop]?.type, quoted !== undefined)
    return options.length > 0
      ? offer(
          at,
          quoted ?? braced ?? "",
          options.map(label => ({ label })),
        )
      : null
  }
  const presentProps = new Set([...others.matchAll(/\s([\w-]+)(?==|\s|$)/g)].map(match => match[1]))
  const missingProps = Object.entries(known.props).filter(
    ([key]) => key !== "children" && !presentProps.has(key),
  )
  return offer(
    at,
    prop,
    missingProps.map(([label, { type, doc, optional }]) => ({
      label,
      detail: optional ? "optional" : "needed",
      ...(doc && { info: doc }),
      snippet: isText(type) ? `${label}="\${}"` : `${label}={\${}}`,
    })),
  )
}

type Type = PropTypes[string]["type"]

const isText = (type: Type): boolean =>
  type.kind === "union"
    ? type.options.every(isText)
    : type.kind === "string" ||
      type.kind === "text" ||
      (type.kind === "literal" && typeof type.value === "string")

function literals(type: Type | undefined, texts: boolean): string[] {
  if (type?.kind === "union") return type.options.flatMap(option => literals(option, texts))
  if (type?.kind === "boolean") return texts ? [] : ["true", "false"]
  return type?.kind === "literal" && (typeof type.value === "string") === texts ? [String(type.value)] : []
}

/** A snippet of a component with its required props. */
function element(name: string, props: PropTypes): string {
  const needed = Object.entries(props).filter(([key, { optional }]) => !optional && key !== "children")
  const presentProps = needed
    .map(([key, { type }]) => (isText(type) ? ` ${key}="\${}"` : ` ${key}={\${}}`))
    .join("")
  return props.children ? `${name}${presentProps}>\${}</${name}>` : `${name}${presentProps} />`
}

/** Completes `{data.` with the page's lists, and `{site.` with the site's facts. */
function data({ at, knowledge }: Place, line: string, yaml: string): Offer | null {
  const match = /\{[^{}]*\b(data|site)\.(\w*)$/.exec(line)
  if (!match) return null
  const named = /^data: *\[?([^\]\n]*)/m.exec(yaml)?.[1]?.split(/,\s*/) ?? []
  return offer(
    at,
    match[2] ?? "",
    (match[1] === "site" ? knowledge.facts : named).map(label => ({ label: label.trim() })),
  )
}
