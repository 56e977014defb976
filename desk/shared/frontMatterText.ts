/** The front matter of an MDX text as YAML of its own, and back. */
import type { Json } from "../../src/lib/content/tree"
import { valueOfYaml, yamlSaying } from "./yamlEdits"

const pattern = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m

/** The YAML between the two lines `---` and where it begins; null where there is none. Lines end in "\n". */
export function frontMatterOf(text: string): { yaml: string; from: number; to: number } | null {
  const match = pattern.exec(text)
  if (match?.index !== 0) return null
  const from = text.indexOf("\n") + 1
  return { yaml: match[1] ?? "", from, to: from + (match[1] ?? "").length }
}

/** Whether a file is edited as YAML alone. */
export const isYaml = (file: string): boolean => file.endsWith(".yaml")

/** What a form of a file edits: the value of its YAML, or of its front matter; undefined where it can't be read. */
export function formValue(file: string, text: string): Json | undefined {
  if (isYaml(file)) return valueOfYaml(text)
  const front = frontMatterOf(text)
  return front ? valueOfYaml(front.yaml) : undefined
}

/** The file's text with another value in its YAML or front matter, and nothing else changed. */
export function withFormValue(file: string, text: string, value: Json): string {
  if (isYaml(file)) return yamlSaying(text, value)
  const front = frontMatterOf(text)
  if (!front) return text
  return text.slice(0, front.from) + yamlSaying(front.yaml, value) + text.slice(front.to)
}
