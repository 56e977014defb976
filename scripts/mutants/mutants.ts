/** Files of content to which something has happened, made anew in the same way from one number. */
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { filesIn } from "../../src/engine/read"
import { seeded } from "../../src/lib/game/random"
import { type Accident, everywhere, ofMdx, ofYaml } from "./accidents"

/** A file as it is to be written, which is a page more or a list in its old place, and what has happened to it. */
export type Mutant = { file: string; accidents: string[]; content: Buffer }

/** Pages that there can be but once: they are drawn by templates of their own. */
const alone = /\/(?:404|gone|index|\[\.\.\.\])\.mdx$/

/** One of three has two accidents, as one seldom comes alone. */
const second = 1 / 3

/**
 * So many mutants of the content below `root`, from a seed. A page, post or playlist becomes one more beside the
 * original, with a title of its own; a list is changed where it stands, each at most once.
 */
export function mutants(root: string, count: number, seed: number): Mutant[] {
  const random = seeded(seed)
  const below = (end: number) => Math.floor(random() * end)
  const pages = ["content/pages", "content/blog"]
    .flatMap(folder => filesIn(root, folder, ".mdx"))
    .filter(file => !alone.test(file))
  const playlists = filesIn(root, "content/playlists", ".yaml")
  const lists = filesIn(root, "content/data", ".yaml")
  return Array.from({ length: count }, (_, i): Mutant => {
    const kind = below(100)
    const [pool, ofKind, ending] =
      kind < 75
        ? ([pages, ofMdx, ".mdx"] as const)
        : kind < 87 || lists.length === 0
          ? ([playlists, ofYaml, ".yaml"] as const)
          : ([lists, ofYaml, ".yaml"] as const)
    const original =
      (pool === lists ? lists.splice(below(lists.length), 1)[0] : pool[below(pool.length)]) ?? ""
    const name = `mutant-${i}`
    const file = pool === lists ? original : join(dirname(original), `${name}${ending}`)
    const text = readFileSync(join(root, original), "utf8")
    const own = pool === lists ? text : renamed(text, `${basename(original, ending)} ${name}`)
    const accidents = pickAccidents({ ...everywhere, ...ofKind }, random)
    let content: string | Buffer = own
    for (const [, accident] of accidents) content = accident(String(content), random)
    return { file, accidents: accidents.map(([what]) => what), content: Buffer.from(content as string) }
  })
}

function pickAccidents(all: Record<string, Accident>, random: () => number): [string, Accident][] {
  const names = Object.entries(all)
  const pick = () => names[Math.floor(random() * names.length)] as [string, Accident]
  return random() < second ? [pick(), pick()] : [pick()]
}

/** The text of a page or playlist with a title of its own and without the old addresses of the original. */
function renamed(text: string, title: string): string {
  return text
    .replace(/^(title|name): .*$/m, (_, key: string) => `${key}: "${title}"`)
    .replace(/^was: .*\n/m, "")
}

/** Writes them into a site. */
export function release(root: string, all: readonly Mutant[]): void {
  for (const { file, content } of all) writeFileSync(join(root, file), content)
}

/** Takes them out again; a list is as it was in `original`, another root. */
export function withdraw(root: string, original: string, files: Iterable<string>): void {
  for (const file of files) {
    if (file.startsWith("content/data/")) writeFileSync(join(root, file), readFileSync(join(original, file)))
    else rmSync(join(root, file), { force: true })
  }
}
