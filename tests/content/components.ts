/** The table of components in content/README.md. `npx tsx tests/content/components.ts` writes it anew. */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Embed, readEmbeds } from "../../src/build/embeds"
import { compare } from "../../src/build/problems"
import { typeName } from "../../src/build/propTypes"

export const guide = "content/README.md"

const begin = "<!-- components: begin -->\n"
const end = "<!-- components: end -->"

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

/** A guide's text before the table, the table, and the text after it. Throws an Error where the marks are missing. */
export function partsOf(text: string): [before: string, table: string, after: string] {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${guide} has no table between ${begin.trim()} and ${end}.`)
  return [text.slice(0, from + begin.length), text.slice(from + begin.length, to), text.slice(to)]
}

function main(): void {
  const file = join(process.cwd(), guide)
  const [before, , after] = partsOf(readFileSync(file, "utf8"))
  writeFileSync(file, before + componentTable(readEmbeds(process.cwd()).byName.values()) + after)
}

if (require.main === module) main()
