/** `npm run new -- tools/my-tool "My tool"`: a page that builds at once; with --toy also its embed, with --list a list. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { readEmbeds } from "../src/engine/embeds"
import { isDerived } from "../src/engine/frontMatter"
import { anyOf } from "../src/engine/problems"

const kinds = ["toy", "list", "playlist"] as const

/** What a page is to have: a component, a list, or that it is a playlist; nothing but text without one. */
export type Kind = (typeof kinds)[number] | null

/** A sentence that is long enough for the check, and that its author will want to write anew. */
const describing = (title: string) =>
  `What ${title
    .replace(/[.!?]+$/g, "")
    .replaceAll(/[.!?]/g, ",")
    .slice(0, 100)} is, in one sentence.`

/** The front matter of a new page; `more` are lines of it. */
function frontMatter(title: string, day: string, more = ""): string {
  const description = JSON.stringify(describing(title))
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${description}\nadded: ${day}\n${more}---\n`
}

function newPlaylist(path: string, title: string, day: string): Record<string, string> {
  const slug = path.replace(/^playlist\//, "")
  return {
    [`content/playlists/${slug}.yaml`]: `name: ${JSON.stringify(title)}
description: ${JSON.stringify(describing(title))}
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
${beginning(title)}
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

/** A name for a component, of Latin letters and digits, that begins with a capital; empty where nothing is left. */
function componentName(words: string): string {
  const plain = words.normalize("NFD").replace(/[^A-Za-z0-9]/g, "")
  if (plain === "") return ""
  return /^\d/.test(plain) ? `No${plain}` : plain.replace(/^./, first => first.toUpperCase())
}

/** The first words of a page, of which there have to be thirty: what they ask for stands in their place. */
const beginning = (title: string) => `Say something true about ${title}, and say it first.

These lines hold the place of your own: tell what the page is for, how one begins, and the one thing that is worth telling somebody about. Thirty words are enough, and two hundred are too many.
`

/** A post begins with as many words as it has to have, which are there to be written over. */
const postBeginning = (title: string) => `${beginning(title)}
${Array.from({ length: 9 }, (_, i) => `Paragraph ${i + 2} is yours as well. A post tells one thing from its beginning to its end, in its own words, with what went wrong on the way and how it came out. Three hundred words take two minutes to read, so every line of these has to go.`).join("\n\n")}
`

/** What goes into which file for a new page; `day` is as 2024-05-31. */
export function newPage(path: string, title: string, day: string, kind: Kind): Record<string, string> {
  if (kind === "playlist") return newPlaylist(path, title, day)
  if (kind === "list") return newList(path, title, day)
  const name = title.replace(/[^\p{L}\p{N}]+(.)?/gu, (_, next: string | undefined) =>
    (next ?? "").toUpperCase(),
  )
  const component =
    componentName(name) ||
    componentName(path.replace(/(?:^|[/-])(.)/g, (_, next: string) => next.toUpperCase()))
  const front = frontMatter(title, day)
  const post = path.startsWith("blog/")
  const file = post ? `content/${path}.mdx` : `content/pages/${path}.mdx`
  if (kind !== "toy") return { [file]: `${front}\n${(post ? postBeginning : beginning)(title)}` }
  return {
    [file]: `${front}\nSay something true about ${title}, and say it first.\n\n<${component} />\n\n${beginning(title).split("\n\n")[1]}`,
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

/** What is asked for: a page's path and title, and what it is to have; or why that can't be. */
export function asked(words: readonly string[]): { path: string; title: string; kind: Kind } | string {
  const flags = words.filter(word => word.startsWith("-"))
  const [given = "", title = "", ...rest] = words.filter(word => !word.startsWith("-"))
  const strange = flags.find(flag => !kinds.some(kind => flag === `--${kind}`))
  if (strange)
    return `There is no ${strange}: write ${anyOf(kinds.map(kind => `--${kind}`))}, or nothing for a page of text.`
  if (flags.length > 1) return `A page is one of them: ${flags.join(" or ")}.`
  if (given === "" || title.trim() === "" || rest.length > 0)
    return 'Write the path and, in quotes, the title: npm run new -- tools/my-tool "My tool".'
  const named = given
    .replace(/^\/|\/$/g, "")
    .replace(/^content\/(?:pages\/)?/, "")
    .replace(/\.(?:mdx|yaml)$/, "")
  const isPlaylist = flags[0] === "--playlist" || /^playlists?\//.test(named)
  const kind = isPlaylist ? "playlist" : (kinds.find(each => flags[0] === `--${each}`) ?? null)
  if (isPlaylist && flags.length > 0 && flags[0] !== "--playlist")
    return `A playlist has no ${flags[0]?.slice(2)}.`
  const path = isPlaylist ? named.replace(/^playlists?\//, "") : named
  if (kind && kind !== "playlist" && path.startsWith("blog/"))
    return `A post has no ${kind}: leave --${kind} out.`
  if (/^blog\/.*\//.test(path)) return "A post lies right in blog: write blog/my-post."
  if (
    !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(path) ||
    (isPlaylist && path.includes("/"))
  ) {
    const better = path
      .normalize("NFD")
      .toLowerCase()
      .replace(/[^a-z0-9/]+/g, "-")
      .replace(/(^|\/)-|-(?=\/|$)/g, "$1")
    return `"${path}" can't be an address: it has small letters, digits, - and /. ${better ? `Write ${better}.` : "Choose another."}`
  }
  if (kind === "list" && isDerived(path.replace(/^.*\//, "")))
    return `The site makes a list of that name itself: choose another.`
  return { path, title: title.trim(), kind }
}

/** What is in the way of a new page below `root`: files that are there, and a component's name that is taken. */
export function inTheWay(root: string, path: string, files: readonly string[]): string | undefined {
  const folder = path.startsWith("blog/") ? "content" : "content/pages"
  const twins = files.some(file => /^content\/(pages|blog)/.test(file))
    ? [`${folder}/${path}.mdx`, `${folder}/${path}/index.mdx`]
    : []
  const taken = [...new Set([...files, ...twins])].filter(file => existsSync(join(root, file)))
  if (taken.length > 0) return `${taken.join(" and ")} exists already: choose another path.`
  const component = files.map(file => /^src\/embeds\/.*\/([A-Z]\w*)\.tsx$/.exec(file)?.[1]).find(Boolean)
  const namesake = component && readEmbeds(root).byName.get(component)
  return namesake
    ? `The component <${component}> is taken by ${namesake.file}: choose another title.`
    : undefined
}

function main(): void {
  const wanted = asked(process.argv.slice(2))
  if (typeof wanted === "string") {
    console.error(`Nothing was written. ${wanted}`)
    process.exit(2)
  }
  const { path, title, kind } = wanted
  const files = newPage(path, title, new Date().toISOString().slice(0, 10), kind)
  const obstacle = inTheWay(process.cwd(), path, Object.keys(files))
  if (obstacle) {
    console.error(`Nothing was written. ${obstacle}`)
    process.exit(1)
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`Wrote ${file}`)
  }
  const address = kind === "playlist" ? `playlist/${path}` : path
  const [what, told] = kind === "playlist" ? ["songs", "name"] : ["text", "description"]
  console.log(
    `Next: write its ${what} and ${told}, then npm run check, which gives it its number. In npm run develop it is at http://localhost:8000/${address}`,
  )
}

if (require.main === module) main()
