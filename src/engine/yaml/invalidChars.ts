/** Finds YAML that parses, but not as its author meant: escapes, references, comments and complex keys. */
import { type Document, isCollection, isScalar, visit } from "yaml"
import { findInvalidCharIn } from "../characters"
import type { Place, Problem } from "../problems"

/** Finds invalid characters produced by escapes in double-quoted strings. */
export function findEscapedInvalidChars(
  doc: Document.Parsed,
  text: string,
  place: (offset: number) => Place,
): Problem[] {
  const problems: Problem[] = []
  if (!text.includes("\\")) return problems
  visit(doc, {
    Scalar: (_, { value, range, type }) => {
      if (typeof value !== "string") return
      const at = range?.[0] ?? 0
      problems.push(...findInvalidCharIn(value, place(at)))
      const slash = text.slice(at, range?.[1]).search(/[a-z]:\\[tnrbfae]|(?<!\\)\\t/i)
      if (type !== "QUOTE_DOUBLE" || slash < 0) return
      const what = "In double quotes a backslash and the letter after it are another sign."
      problems.push({
        ...place(at + slash),
        what,
        todo: "Write two backslashes, or put the text in 'single quotes'.",
      })
    },
  })
  return problems
}

/** Finds plain text that YAML reads as references, comments or complex keys. */
export function misreadText(doc: Document.Parsed, text: string, place: (offset: number) => Place): Problem[] {
  const problems: Problem[] = []
  const aliases = new Set<string>()
  visit(doc, { Alias: (_, { source }) => void aliases.add(source) })
  const wrong = (offset: number, what: string, signs: string) => {
    const todo = `Put a text that begins with ${signs} in quotes.`
    problems.push({ ...place(offset), what: `This is not YAML: ${what}`, todo })
  }
  visit(doc, {
    Alias: (_, node, ancestors) => {
      const at = node.range?.[0] ?? 0
      const target = node.resolve(doc)
      if (!target) wrong(at, `*${node.source} stands for nothing.`, '"*"')
      else if (ancestors.includes(target))
        wrong(at, `*${node.source} stands within what it stands for.`, '"*"')
    },
    Scalar: (_, { anchor, range, type, value, comment }) => {
      const at = range?.[0] ?? 0
      if (anchor !== undefined && !aliases.has(anchor)) {
        const from = text.lastIndexOf("&", at)
        wrong(Math.max(0, from), `"&${anchor}" is taken for a name, and is not read.`, '"&"')
      }
      // A comment should have its own line: after a text it is more often the rest of that text.
      if (comment && type === "PLAIN" && typeof value === "string" && /[a-zåäö]/i.test(value)) {
        const end = range?.[1] ?? at
        if (!/^[ \t]+#/.test(text.slice(end)) || text.slice(at, end).includes("\n")) return
        const what = `Everything after "${value}" is a comment, and is not read.`
        const todo = "Put the whole text in quotes; a comment has a line of its own."
        problems.push({ ...place(end + text.slice(end).indexOf("#")), what, todo })
      }
    },
    Pair: (_, { key, value }) => {
      if (isScalar(key) && typeof key.value === "string" && /^\u00a0|\u00a0$/.test(key.value)) {
        const what = "A space stands here that YAML takes for a letter, U+00A0."
        const at = text.indexOf("\u00a0", key.range?.[0])
        problems.push({ ...place(at), what, todo: "Write it anew with the space bar: it was pasted." })
      }
      const words = isScalar(value) && value.value === null && value.comment?.trim()
      if (words && /^\S/.test(value.comment ?? "")) {
        const from = text.indexOf(`#${value.comment}`, isScalar(key) ? key.range?.[1] : 0)
        const what = `"#${value.comment}" is a comment, and is not read.`
        problems.push({ ...place(Math.max(0, from)), what, todo: "Put the text in quotes." })
      }
      if (isCollection(key)) wrong(key.range?.[0] ?? 0, "a key is a list or a mapping.", '"{" or "["')
    },
  })
  return problems
}
