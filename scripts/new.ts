/** `npm run new -- tools/my-tool "My tool"`: a page that builds at once; with --toy also its embed, with --list a list. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

const kinds = ["toy", "list", "playlist"] as const

/** What a page is to have: a component, a list, or that it is a playlist; nothing but text without one. */
export type Kind = (typeof kinds)[number] | null

/** The front matter of a new page; `more` are lines of it. */
function frontMatter(title: string, day: string, more = ""): string {
  const description = JSON.stringify(`${title}, in a sentence.`)
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${description}\nadded: ${day}\n${more}---\n`
}

function newPlaylist(path: string, title: string, day: string): Record<string, string> {
  const slug = path.replace(/^playlist\//, "")
  return {
    [`content/playlists/${slug}.yaml`]: `name: ${JSON.stringify(title)}
description: ${JSON.stringify(`${title}, in a sentence.`)}
added: ${day}
songs:
  - title: "Somebody - A song whose video has not been found yet"
`,
  }
}

function newList(path: string, title: string, day: string): Record<string, string> {
  const name = path.replace(/^.*\//, "")
  return {
    [`content/pages/${path}.mdx`]: `${frontMatter(title, day, `data: ${name}\n`)}
Say something true about ${title}.

<List
  data="${name}"
  columns={[
    {key: "name", head: "Name", type: "text"},
    {key: "year", head: "Year", type: "year"},
    {key: "note", head: "Note", type: "text", optional: true},
  ]}
  search
  order="name"
/>
`,
    [`content/data/${name}.yaml`]: `# The keys are those of the columns in content/pages/${path}.mdx.
- {name: The first one, year: 1998}
- {name: The second one, year: 2001, note: "It came after the first: it had to."}
`,
  }
}

/** What goes into which file for a new page; `day` is as 2024-05-31. */
export function newPage(path: string, title: string, day: string, kind: Kind): Record<string, string> {
  if (kind === "playlist") return newPlaylist(path, title, day)
  if (kind === "list") return newList(path, title, day)
  const name = title.replace(/[^\p{L}\p{N}]+(.)?/gu, (_, next: string | undefined) =>
    (next ?? "").toUpperCase(),
  )
  const component = name
    .normalize("NFD")
    .replace(/[^A-Za-z0-9]/g, "")
    .replace(/^[^A-Za-z]*(.)/, (_, first: string) => first.toUpperCase())
  const front = frontMatter(title, day)
  const post = path.startsWith("blog/")
  const file = post ? `content/${path}.mdx` : `content/pages/${path}.mdx`
  if (kind !== "toy") return { [file]: `${front}\nSay something true about ${title}.\n` }
  const up = "../".repeat(path.split("/").length + 1)
  return {
    [file]: `${front}\nSay something true about ${title}.\n\n<${component} />\n`,
    [`src/embeds/${path}/${component}.tsx`]: `import { useState } from "react"
import { next } from "./logic"

/**
 * A button that counts.
 *
 * @feed A button that counts its presses.
 */
export default function ${component}() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(next(count))}>
      Presses: {count}
    </button>
  )
}
`,
    [`src/embeds/${path}/logic.ts`]: `/** What a press does. */

/** The number after a press. */
export function next(count: number): number {
  return count + 1
}
`,
    [`tests/embeds/${path}.test.tsx`]: `import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import ${component} from "${up}src/embeds/${path}/${component}"

describe(${JSON.stringify(path)}, () => {
  it("counts its presses", async () => {
    render(<${component} />)
    await userEvent.click(screen.getByRole("button"))
    expect(screen.getByRole("button")).toHaveTextContent("Presses: 1")
  })
})
`,
  }
}

function main(): void {
  const words = process.argv.slice(2)
  const [path = "", title, ...rest] = words.filter(word => !word.startsWith("--"))
  const flags = words.filter(word => word.startsWith("--"))
  const kind = kinds.find(name => flags[0] === `--${name}`) ?? null
  const isWhole = title !== undefined && rest.length === 0 && flags.length === (kind ? 1 : 0)
  const pattern = kind === "playlist" ? /^(playlist\/)?[a-z0-9-]+$/ : /^[a-z0-9-]+(\/[a-z0-9-]+)*$/
  if (!isWhole || !pattern.test(path)) {
    console.error(
      'Write: npm run new -- tools/my-tool "My tool" (small letters, digits, - and /; --toy adds a component, --list a list, and --playlist makes a playlist of it).',
    )
    process.exit(2)
  }
  const files = newPage(path, title, new Date().toISOString().slice(0, 10), kind)
  const taken = Object.keys(files).filter(file => existsSync(file))
  if (taken.length > 0) {
    console.error(`Nothing was written: ${taken.join(" and ")} exists already. Choose another path.`)
    process.exit(1)
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`Wrote ${file}`)
  }
  const address = kind === "playlist" ? path.replace(/^(playlist\/)?/, "playlist/") : path
  console.log(
    `Next: write its ${kind === "playlist" ? "songs" : "text"}, then npm run check. In npm run develop it is at http://localhost:8000/${address}`,
  )
}

if (require.main === module) main()
