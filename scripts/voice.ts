/** `npm run voice`: how the site talks: READMEs that are long, captions that are not captions, and phrases that are worn. */
import {
  countWords,
  endsWithHamster,
  faultOfCaption,
  filesOf,
  type Text,
  wornPhrases,
} from "../src/engine/voice/phrases"
import { type Prose, readAllProse } from "../src/engine/voice/prose"
import { isProgram, longestReadme, wordsOfReadme } from "../src/engine/voice/rules"
import { stringsOfLists, stringsOfSources } from "./voice/strings"

const root = process.cwd()
const pages = readAllProse(root, "content/pages")
const posts = readAllProse(root, "content/blog")

function textsOf({ file, blocks }: Prose): Text[] {
  return blocks
    .filter(({ kind }) => kind === "paragraph" || kind === "item")
    .map(({ text, line }) => ({ file, line, text }))
}

function say(head: string, lines: readonly string[]): void {
  console.log(`\n${head}: ${lines.length}`)
  for (const line of lines) console.log(`  ${line}`)
}

function sayWorn(where: string, texts: readonly Text[]): void {
  say(
    `Phrases in more than three files of ${where}`,
    wornPhrases(texts).map(({ phrase, places }) => {
      const all = places.map(({ file, line }) => `${file}:${line}`)
      return `${phrase}, ${filesOf(places)} files: ${all.slice(0, 12).join(" ")}${all.length > 12 ? " ..." : ""}`
    }),
  )
}

const programs = pages.filter(isProgram)
const total = pages.reduce((sum, page) => sum + page.blocks.reduce((n, b) => n + countWords(b.text), 0), 0)
console.log(`${pages.length} pages, ${programs.length} of them programs, ${total} words in all.`)

say(
  `READMEs of more than ${longestReadme} words`,
  programs
    .map(page => ({ file: page.file, words: wordsOfReadme(page) }))
    .filter(({ words }) => words > longestReadme)
    .sort((a, b) => b.words - a.words)
    .map(({ file, words }) => `${words} ${file}`),
)
say(
  "Captions that are missing or faulty",
  programs.flatMap(({ file, caption }) => {
    const fault = caption ? faultOfCaption(caption.text) : "is missing, or has company"
    return fault ? [`${file}:${caption?.line ?? 1} ${fault}`] : []
  }),
)
say(
  "Pages that end with the hamster",
  [...pages, ...posts]
    .filter(({ readme }) => endsWithHamster(readme.map(({ text }) => text)))
    .map(({ file }) => file),
)
sayWorn("content/pages and content/blog", [...pages, ...posts].flatMap(textsOf))
sayWorn("content/data", stringsOfLists(root, "content/data"))
sayWorn("src/embeds", stringsOfSources(root, "src/embeds"))
