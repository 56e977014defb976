/** Extracts and replaces the front matter of an MDX text. */
import type { Json } from "../../src/lib/content/tree"
import { editYaml, valueOfYaml } from "./yamlEdits"

const pattern = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m

/** The YAML between the two `---` lines and its offsets; null if there is none. Line ends must be "\n". */
export function frontMatterOf(text: string): { yaml: string; from: number; to: number } | null {
  const match = pattern.exec(text)
  if (match?.index !== 0) return null
  const from = text.indexOf("\n") + 1
  return { yaml: match[1] ?? "", from, to: from + (match[1] ?? "").length }
}

/** Returns whether a file is YAML as a whole. */
export const isYaml = (file: string): boolean => file.endsWith(".yaml")

/** The value that a form edits: that of the YAML or the front matter; undefined if it is unreadable. */
export function formValue(file: string, text: string): Json | undefined {
  if (isYaml(file)) return valueOfYaml(text)
  const front = frontMatterOf(text)
  return front ? valueOfYaml(front.yaml) : undefined
}

/** Replaces the value of a file's YAML or front matter, leaving everything else unchanged. */
export function withFormValue(file: string, text: string, value: Json): string {
  if (isYaml(file)) return editYaml(text, value)
  const front = frontMatterOf(text)
  if (!front) return text
  return text.slice(0, front.from) + editYaml(front.yaml, value) + text.slice(front.to)
}
