/** Generates the files of a new page, with enough text to pass the check and the tests. */
import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { stringify } from "yaml"
import { componentName } from "./component"
import type { NewPage } from "./parseArgs"
import { postText } from "./post"

/** Maximum length of a name in a caption, in characters. */
const maxNameLength = 50

/** Returns a name for use in sentences: the title, or the words of the path if the title is long or has punctuation. */
export function nameInText({ title, path }: Pick<NewPage, "title" | "path">): string {
  const plainTitle = /^[\p{L}\p{N}]+(?:[ '’-][\p{L}\p{N}]+)*$/u
  const pathWords = basename(path).replaceAll("-", " ").replaceAll("_", " ")
  const isPlain = plainTitle.test(title) && title.length <= maxNameLength
  const name = isPlain ? title : pathWords.slice(0, maxNameLength).trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Returns the front matter of a new page; `more` are additional lines. */
function frontMatter(title: string, description: string, day: string, more = ""): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\nadded: ${day}\n${more}---\n`
}

/** Returns the texts of a new page's files, by path from the repository's root; `day` is a date as 2024-05-31. */
export function newPageFiles(wish: NewPage, day: string): Record<string, string> {
  const { kind, path, title } = wish
  const name = nameInText(wish)
  if (kind === "playlist") return newPlaylist(path, title, name, day)
  if (kind === "list") return newList(path, title, name, day)
  const front = frontMatter(title, `${name}, as it is on its first day.`, day)
  if (kind === "post") return { [`content/${path}.mdx`]: `${front}\n${postText(name)}` }
  const file = `content/pages/${path}.mdx`
  if (kind === "toy") return newToy(wish, name, day)
  return {
    [file]: `${front}
${name} came to the site on ${day}, and this is all there is of it so far. What is true about it goes here, in place of these words.

${name} is found by its words. From thirty on there are enough to be read aloud and sent on.
`,
  }
}

function newPlaylist(path: string, title: string, name: string, day: string): Record<string, string> {
  return {
    [`content/playlists/${basename(path)}.yaml`]: `name: ${JSON.stringify(title)}
description: ${JSON.stringify(`${name}, in as many songs as have been found.`)}
added: ${day}
songs:
  - title: "Somebody - A song whose video has not been found yet"
`,
  }
}

function newList(path: string, title: string, name: string, day: string): Record<string, string> {
  const list = basename(path)
  const rows = name.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase())
  // Without `things`, the list's name is the word for its rows.
  const things = rows === list.replaceAll("-", " ") ? "" : `\n  things=${JSON.stringify(rows)}`
  return {
    [`content/pages/${path}.mdx`]: `${frontMatter(title, `${name}, as a list to search and to put in order.`, day, `data: ${stringify(list).trim()}\n`)}
${name} came to the site on ${day}, as a list. Of its rows there are {data[${JSON.stringify(list)}].length} so far. Press the heading of a column to sort by it.

${name} can be searched for any word, and the words that nobody has written yet are not found.

<List
  data="${list}"
  columns={[
    {key: "name", head: "Name", type: "text"},
    {key: "year", head: "Year", type: "year"},
    {key: "note", head: "Note", type: "text", optional: true},
  ]}
  search
  order="name"${things}
/>
`,
    [`content/data/${list}.yaml`]: `# The keys are those of the columns in content/pages/${path}.mdx.
- {name: The first one, year: 1998}
- {name: The second one, year: 2001, note: "It came after the first: it had to."}
`,
  }
}

/** Copies scripts/toy under another name: a toy with state in its address, a slider, a canvas and a sound. */
function newToy({ path, title }: NewPage, name: string, day: string): Record<string, string> {
  const component = componentName(title, path)
  const up = "../".repeat(path.split("/").length)
  const template = (file: string) => readFileSync(join(__dirname, "..", file), "utf8")
  const own = `../${up}src/embeds/${path}/`
  const imports = [
    `import { angle, pitch } from "${own}logic"`,
    `import ${component} from "${own}${component}"`,
  ]
  return {
    [`content/pages/${path}.mdx`]: `${frontMatter(title, `${name}, a bell on a string that rings when it is pressed.`, day)}
${name} swings on a string, and rings when it is pressed.

<${component} />

The slider makes the string longer or shorter, from 20 to 180 centimetres. On a long string the bell swings slowly and rings low; where motion is not welcome it waits to be asked.

${name} keeps the length of its string in its address, so that a bell can be sent to somebody.
`,
    [`src/embeds/${path}/${component}.tsx`]: template("toy/Toy.tsx")
      .replaceAll("../../src/", `../${up}`)
      .replace("function Toy(", `function ${component}(`),
    [`src/embeds/${path}/logic.ts`]: template("toy/logic.ts"),
    [`tests/embeds/${path}.test.tsx`]: template("../tests/scripts/toy.test.tsx")
      .replace(/(import [^\n]* from "[^"]*scripts\/toy[^\n]*\n)+/, `${imports.join("\n")}\n`)
      .replaceAll('"../jest/', `"${up}jest/`)
      .replaceAll("<Toy />", `<${component} />`),
  }
}
