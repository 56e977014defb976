/** The strings of lists and of source files that a visitor may read, each with its line. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { isPair, isScalar, LineCounter, parseDocument, visit } from "yaml"
import { filesIn } from "../../src/engine/read"
import type { Text } from "../../src/engine/voice/phrases"

/** A string with a space and a small letter is taken for words. */
const isWords = (text: string) => /\p{L}\s+\S/u.test(text) && /\p{Ll}{2}/u.test(text)

/** Every string of words in the YAML files below a folder. */
export function stringsOfLists(root: string, folder: string): Text[] {
  return filesIn(root, folder, ".yaml").flatMap(file => {
    const lines = new LineCounter()
    const found: Text[] = []
    visit(parseDocument(readFileSync(join(root, file), "utf8"), { lineCounter: lines }), {
      Scalar(key, { value, range }) {
        if (key === "key" || typeof value !== "string" || !isWords(value)) return
        found.push({ file, line: lines.linePos(range?.[0] ?? 0).line, text: value.replace(/\s+/g, " ") })
      },
      Pair: (_, pair) => (isPair(pair) && isScalar(pair.value) && !pair.value.value ? visit.SKIP : undefined),
    })
    return found
  })
}

/** Every string of words in the TypeScript files below a folder; a template is its parts with a 0 between them. */
export function stringsOfSources(root: string, folder: string): Text[] {
  const files = [".ts", ".tsx"].flatMap(ending => filesIn(root, folder, ending))
  return files.flatMap(file => {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.ES2022)
    const found: Text[] = []
    const look = (node: ts.Node) => {
      const text = wordsOf(node)?.replace(/\s+/g, " ").trim()
      if (text && isWords(text)) {
        found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, text })
      }
      ts.forEachChild(node, look)
    }
    look(source)
    return found
  })
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("0")
}
