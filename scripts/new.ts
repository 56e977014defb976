/** `npm run new -- tools/my-tool "My tool"`: a page that builds at once; with --toy also its embed, with --list a list. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

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
  return {
    [file]: `${front}\nSay something true about ${title}.\n\n<${component} />\n`,
    ...newToy(path, component),
  }
}

/** The bell of scripts/toy under another name: a toy with an address, a slider, a canvas and a sound. */
function newToy(path: string, component: string): Record<string, string> {
  const up = "../".repeat(path.split("/").length)
  const bell = (name: string) => readFileSync(join(__dirname, name), "utf8")
  const own = `../${up}src/embeds/${path}/`
  const [rules, toy] = [
    `import { angle, pitch } from "${own}logic"`,
    `import ${component} from "${own}${component}"`,
  ]
  // As the linter sorts them.
  const imports = component.toLowerCase() < "logic" ? [toy, rules] : [rules, toy]
  return {
    [`src/embeds/${path}/${component}.tsx`]: bell("toy/Toy.tsx")
      .replaceAll("../../src/", `../${up}`)
      .replace("function Toy(", `function ${component}(`),
    [`src/embeds/${path}/logic.ts`]: bell("toy/logic.ts"),
    [`tests/embeds/${path}.test.tsx`]: bell("../tests/scripts/toy.test.tsx")
      .replace(/(import [^\n]* from "[^"]*scripts\/toy[^\n]*\n)+/, `${imports.join("\n")}\n`)
      .replaceAll('"../jest/', `"${up}jest/`)
      .replaceAll("<Toy />", `<${component} />`),
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
