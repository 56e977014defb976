/** The fenced examples of content/README.md, as files of a site. */

/** An example with the line of the guide on which it stands; `file` is the one that its first line names, if any. */
export type Example = { line: number; file: string; text: string }

/** The examples in one language. */
export function examplesOf(guide: string, language: string): Example[] {
  const fences = guide.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "gm"))
  return [...fences].map(({ index, 1: text = "" }) => ({
    line: guide.slice(0, index).split("\n").length,
    file: /^# (content\/\S+)\n/.exec(text)?.[1] ?? "",
    text,
  }))
}

/** Each MDX example as a page of its own: as it stands where it is a whole page, and otherwise within a small one. */
export function examplePages(guide: string): [file: string, text: string][] {
  return examplesOf(guide, "mdx").map(({ line, text }) => {
    const front = `---\ntitle: Line ${line}\ndescription: "The example on line ${line} of the guide."\nadded: 2025-08-03\n---\n\n`
    return [`content/pages/guide-${line}.mdx`, text.startsWith("---") ? text : front + text]
  })
}
