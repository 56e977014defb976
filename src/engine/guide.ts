/**
 * The table of components in the authors' guide, content/README.md, generated from the components' doc comments.
 */
import type { Embed } from "./embeds"
import { compare } from "./problems"
import { typeName } from "./propTypes"

export const guideFile = "content/README.md"

const startMark = "<!-- components: begin -->\n"
const endMark = "<!-- components: end -->"

/** Returns the guide with the current table, or unchanged if it has no markers for one. */
export function updatedGuide(text: string, embeds: Iterable<Embed>): string {
  const [from, to] = [text.indexOf(startMark), text.indexOf(endMark)]
  if (from < 0 || to < from) return text
  return text.slice(0, from + startMark.length) + componentTable(embeds) + text.slice(to)
}

/** Renders the table in Markdown, sorted by name. */
export function componentTable(embeds: Iterable<Embed>): string {
  const rows = [...embeds].sort((a, b) => compare(a.name, b.name)).map(row)
  return ["| Name | Props | What it is |", "|---|---|---|", ...rows, ""].join("\n")
}

function row({ name, props, doc, data }: Embed): string {
  const propTexts = Object.entries(props).map(([prop, { type, optional }]) => {
    const what = prop === "children" ? "text between its tags" : `\`${prop}\`: ${typeName(type)}`
    return optional ? `${what} (optional)` : what
  })
  const lists = data.map(list => ` Needs \`data: ${list}\`.`).join("")
  return `| ${[`\`${name}\``, propTexts.join("; ") || "none", doc + lists].map(cell).join(" | ")} |`
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|")
}
