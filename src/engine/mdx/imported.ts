/** Names that a page's own `import` and `export` lines bind: what uses one is not told of again. Pure. */
import type { Node } from "./syntax"

/** A part of an ES syntax tree, as far as names are bound in it. */
type Part = {
  type: string
  name?: string
  id?: Part | null
  local?: Part
  exported?: Part
  declaration?: Part | null
  declarations?: Part[]
  specifiers?: Part[]
  elements?: (Part | null)[]
  properties?: Part[]
  value?: Part
  argument?: Part
  left?: Part
}

/** Collects the names from the lines that the parser knows as code of the page; those in a block of code are text. */
export function importedNames(nodes: readonly Node[]): ReadonlySet<string> {
  return new Set(
    nodes.flatMap(node =>
      node.type === "mdxjsEsm"
        ? ((node.data?.estree?.body ?? []) as Part[]).flatMap(boundBy)
        : [...importedNames(node.children ?? [])],
    ),
  )
}

/** The names that a statement, a declaration or a pattern binds. */
function boundBy(part: Part | null | undefined): string[] {
  switch (part?.type) {
    case "Identifier":
      return part.name === undefined ? [] : [part.name]
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
      return [...boundBy(part.declaration), ...(part.specifiers ?? []).flatMap(boundBy)]
    case "ExportDefaultDeclaration":
      return part.declaration?.id ? boundBy(part.declaration) : []
    case "ImportSpecifier":
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
      return boundBy(part.local)
    case "ExportSpecifier":
      return [...boundBy(part.local), ...boundBy(part.exported)]
    case "VariableDeclaration":
      return (part.declarations ?? []).flatMap(boundBy)
    case "VariableDeclarator":
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return boundBy(part.id)
    case "ObjectPattern":
      return (part.properties ?? []).flatMap(boundBy)
    case "Property":
      return boundBy(part.value)
    case "ArrayPattern":
      return (part.elements ?? []).flatMap(boundBy)
    case "RestElement":
      return boundBy(part.argument)
    case "AssignmentPattern":
      return boundBy(part.left)
    default:
      return []
  }
}
