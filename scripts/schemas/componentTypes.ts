/** Generates TypeScript declarations of the components that MDX may use, for the MDX extension of code editors. */
import type { Embed } from "../../src/engine/embeds"
import { compare } from "../../src/engine/problems"
import type { PropType, PropTypes } from "../../src/engine/propTypes"

/** Returns a declaration of the global interface MDXProvidedComponents with all components and their props, by name. */
export function componentTypes(embeds: Iterable<Embed>): string {
  const components = [...embeds].sort((a, b) => compare(a.name, b.name)).map(component)
  return `// Made by "npm run schemas" from the components themselves; Git ignores it.
import type { ReactElement, ReactNode } from "react"

declare global {
  interface MDXProvidedComponents {
${components.join("\n")}
  }
}
`
}

function component({ name, doc, props }: Embed): string {
  const given = Object.keys(props).length > 0 ? `props: ${objectType(props, "    ")}` : ""
  return `${comment(doc, "    ")}    ${name}(${given}): ReactElement`
}

function comment(text: string, indent: string): string {
  return text ? `${indent}/** ${text.replaceAll("*/", "*\\/")} */\n` : ""
}

const isPlain = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name)

function objectType(fields: PropTypes, indent: string): string {
  if (Object.keys(fields).length === 0) return "Record<string, never>"
  const lines = Object.entries(fields).map(([name, { type, optional, doc }]) => {
    const key = isPlain(name) ? name : JSON.stringify(name)
    return `${comment(doc, `${indent}  `)}${indent}  ${key}${optional ? "?" : ""}: ${typeText(type, `${indent}  `)}`
  })
  return `{\n${lines.join("\n")}\n${indent}}`
}

function typeText(type: PropType, indent: string): string {
  switch (type.kind) {
    case "string":
    case "number":
    case "boolean":
    case "null":
      return type.kind
    case "text":
      return "string"
    case "json":
      return "unknown"
    case "children":
      return "ReactNode"
    case "literal":
      return JSON.stringify(type.value)
    case "array":
      return `readonly (${typeText(type.item, indent)})[]`
    case "object":
      return objectType(type.fields, indent)
    case "union":
      return type.options.map(option => typeText(option, indent)).join(" | ")
  }
}
