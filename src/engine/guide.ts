/** The table of components in content/README.md, the authors' guide: made from what the components say of themselves. */
import type { Embed } from "./embeds"
import { compare } from "./problems"
import { typeName } from "./propTypes"

export const guideFile = "content/README.md"

const begin = "<!-- components: begin -->\n"
const end = "<!-- components: end -->"

/** The guide's text with the table as it has to be; as it is where it has no marks for one. */
export function updatedGuide(text: string, embeds: Iterable<Embed>): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) return text
  return text.slice(0, from + begin.length) + componentTable(embeds) + text.slice(to)
}

/** The table as a text of lines, in the order of the names. */
export function componentTable(embeds: Iterable<Embed>): string {
  const rows = [...embeds].sort((a, b) => compare(a.name, b.name)).map(row)
  return ["| Name | Props | What it is |", "|---|---|---|", ...rows, ""].join("\n")
}

function row({ name, props, doc, data }: Embed): string {
  const told = Object.entries(props).map(([prop, { type, optional }]) => {
    const what = prop === "children" ? "text between its tags" : `\`${prop}\`: ${typeName(type)}`
    return optional ? `${what} (optional)` : what
  })
  const lists = data.map(list => ` Needs \`data: ${list}\`.`).join("")
  return `| ${[`\`${name}\``, told.join("; ") || "none", doc + lists].map(cell).join(" | ")} |`
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|")
}
