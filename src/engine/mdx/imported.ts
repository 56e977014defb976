/**
 * Collects the names that a page's `import` and `export` lines bind, so that their uses are not reported again.
 * Pure.
 */
import type { Node } from "./syntax"

/** A node of an ES syntax tree, as far as it binds names. */
type EsNode = {
  type: string
  name?: string
  id?: EsNode | null
  local?: EsNode
  exported?: EsNode
  declaration?: EsNode | null
  declarations?: EsNode[]
  specifiers?: EsNode[]
  elements?: (EsNode | null)[]
  properties?: EsNode[]
  value?: EsNode
  argument?: EsNode
  left?: EsNode
}

/** Collects the bound names; imports inside of code blocks are text and do not count. */
export function importedNames(nodes: readonly Node[]): ReadonlySet<string> {
  return new Set(
    nodes.flatMap(node =>
      node.type === "mdxjsEsm"
        ? ((node.data?.estree?.body ?? []) as EsNode[]).flatMap(boundNames)
        : [...importedNames(node.children ?? [])],
    ),
  )
}

/** The names that a statement, declaration or pattern binds. */
function boundNames(part: EsNode | null | undefined): string[] {
  switch (part?.type) {
    case "Identifier":
      return part.name === undefined ? [] : [part.name]
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
      return [...boundNames(part.declaration), ...(part.specifiers ?? []).flatMap(boundNames)]
    case "ExportDefaultDeclaration":
      return part.declaration?.id ? boundNames(part.declaration) : []
    case "ImportSpecifier":
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
      return boundNames(part.local)
    case "ExportSpecifier":
      return [...boundNames(part.local), ...boundNames(part.exported)]
    case "VariableDeclaration":
      return (part.declarations ?? []).flatMap(boundNames)
    case "VariableDeclarator":
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return boundNames(part.id)
    case "ObjectPattern":
      return (part.properties ?? []).flatMap(boundNames)
    case "Property":
      return boundNames(part.value)
    case "ArrayPattern":
      return (part.elements ?? []).flatMap(boundNames)
    case "RestElement":
      return boundNames(part.argument)
    case "AssignmentPattern":
      return boundNames(part.left)
    default:
      return []
  }
}
