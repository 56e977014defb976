/** Exports and imports the list as Markdown or JSON. */
import { isBlank, trimmed } from "../../lib/text/blank"
import { type JsonNode, JsonSyntaxError, parseJson } from "../../lib/text/json"
import { clean, type Line, maxLetters } from "./logic"

/** Returns a Markdown checklist with a heading. */
export function toText(lines: readonly Line[]): string {
  return `# Todo\n\n${lines.map(({ text, done }) => `- [${done ? "x" : " "}] ${text}\n`).join("")}`
}

/** Returns JSON: {"todo": [{"text": ..., "done": ...}]}. */
export function toJson(lines: readonly Line[]): string {
  return `${JSON.stringify({ todo: lines.map(({ text, done }) => ({ text, done })) }, null, 2)}\n`
}

export type Read = { lines: Line[] } | { problem: string; start: number; end: number }

/** Parses a list from JSON or lines of text, or returns the error with its offsets in the text. */
export function read(text: string): Read {
  try {
    const lines = /^\s*(\{|\[\s*([{"]|\]\s*$))/.test(text) ? fromJson(text) : fromText(text)
    if (lines.length === 0) throw new JsonSyntaxError("There is nothing to do in this text.", 0, text.length)
    return { lines }
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    return { problem: error.message, start: error.start, end: error.end }
  }
}

function line(
  text: string,
  done: boolean,
  { start, end }: { start: number; end: number },
  where: string,
): Line {
  if (clean(text) === "") throw new JsonSyntaxError(`${where}: there is nothing to do here.`, start, end)
  const letters = [...trimmed(text)].length
  if (letters > maxLetters) {
    throw new JsonSyntaxError(`${where}: this has ${letters} letters, and ${maxLetters} fit.`, start, end)
  }
  return { text: clean(text), done }
}

function fromText(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const [i, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const span = { start, end: start + raw.length }
    // A CRLF line break is two offsets long.
    start = span.end + (text.startsWith("\r\n", span.end) ? 2 : 1)
    if (isBlank(raw) || /^#{1,6}\s/.test(raw)) continue
    const [, marker = "", rest = ""] = /^\s*([-*+]\s+|\d+[.)]\s+|[-*+]$)?(.*)$/s.exec(raw) ?? []
    const [box, mark, todo = ""] = /^\[(.?)\](?:\s+(.*))?$/su.exec(rest) ?? []
    const where = `Line ${i + 1}`
    if (box === undefined || mark === undefined)
      lines.push(line(marker && !rest ? "" : rest, false, span, where))
    else if (/^[xX\s]?$/.test(mark)) lines.push(line(todo, /x/i.test(mark), span, where))
    else
      throw new JsonSyntaxError(
        `${where}: the box has “${mark}” in it. Write [ ] for to do and [x] for done.`,
        span.start,
        span.end,
      )
  }
  return lines
}

function fromJson(text: string): Line[] {
  const where = (offset: number) => {
    const before = text.slice(0, offset).split("\n")
    return `Line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
  }
  const wrong = (node: JsonNode, what: string) =>
    new JsonSyntaxError(`${where(node.start)}: ${what}.`, node.start, node.end)
  let whole: JsonNode
  try {
    whole = parseJson(text)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    throw new JsonSyntaxError(`${where(error.start)}: ${error.message}.`, error.start, error.end)
  }
  const todo = whole.kind === "object" ? whole.entries.find(({ key }) => key.value === "todo")?.value : whole
  if (todo?.kind !== "list") throw wrong(todo ?? whole, 'a list has to stand here, or {"todo": a list}')
  return todo.items.map(node => {
    if (node.kind === "text") return line(node.value, false, node, where(node.start))
    if (node.kind !== "object") throw wrong(node, 'write {"text": "...", "done": false}')
    const named = (name: string) => node.entries.find(({ key }) => key.value === name)?.value
    const [textNode, done] = [named("text"), named("done")]
    if (textNode?.kind !== "text") throw wrong(textNode ?? node, '"text" has to be a text in quotes')
    if (done && !(done.kind === "plain" && typeof done.value === "boolean")) {
      throw wrong(done, '"done" has to be true or false')
    }
    return line(
      textNode.value,
      done?.kind === "plain" && done.value === true,
      textNode,
      where(textNode.start),
    )
  })
}
