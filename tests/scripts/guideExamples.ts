/** Extracts the fenced examples of content/README.md as files of a site. */

/** An example with its line in the guide; `file` is the name in its first line, if any. */
export type Example = { line: number; file: string; text: string }

/** Returns the examples in a language. */
export function examplesOf(guide: string, language: string): Example[] {
  const fences = guide.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "gm"))
  return [...fences].map(({ index, 1: text = "" }) => ({
    line: guide.slice(0, index).split("\n").length,
    file: /^# (content\/\S+)\n/.exec(text)?.[1] ?? "",
    text,
  }))
}

/** Returns each MDX example as a page: unchanged if it is complete, and otherwise inside a small page. */
export function examplePages(guide: string): [file: string, text: string][] {
  return examplesOf(guide, "mdx").map(({ line, text }) => {
    const front = `---\ntitle: Line ${line}\ndescription: "The example on line ${line} of the guide."\nadded: 2025-08-03\n---\n\n`
    return [`content/pages/guide-${line}.mdx`, text.startsWith("---") ? text : front + text]
  })
}
