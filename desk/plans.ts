/** Plans for creating, renaming and removing pages, lists and playlists: all changes, before any is made. */
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { newPageFiles } from "../scripts/new/files"
import { newPageProblem } from "../scripts/new/newPageProblem"
import { parseArgs } from "../scripts/new/parseArgs"
import { updatedCodes } from "../src/engine/codeHistory"
import { codesFile } from "../src/engine/codeLines"
import type { Facts } from "../src/engine/facts"
import { keyOf, pathOf } from "../src/engine/pages"
import type { Problem } from "../src/engine/problems"
import type { Site } from "../src/engine/site"
import { digestOf, openText } from "./files"
import { pathWithin, Refusal } from "./guard"
import { withLinks, withList, withPictures } from "./links"
import type { Overlay, Shadow } from "./shadow"
import type { Action, Change, Plan } from "./shared/api"
import { formValue, withFormValue } from "./shared/frontMatterText"
import { isObject } from "./shared/yamlValues"

type Draft = { texts: Map<string, string | null>; notes: string[]; opens: string | null }

/** Identifies a problem without its place, which changes when a file moves. */
const problemKey = ({ what, todo }: Problem) => `${what} ${todo}`

/** Plans an action's changes, and finds the problems they would cause. `today` is as 2024-05-31. */
export async function planOf(shadow: Shadow, action: Action, today: string): Promise<Plan> {
  const before = await shadow.read()
  const drafts = draftsOf(shadow.root, before, action, today)
  const known = new Set(before.problems.map(problemKey))
  let best: Plan | undefined
  // The first draft without new problems wins; else the last one, with its problems.
  for (const draft of drafts) {
    const site = await shadow.read(draft.texts)
    const problems = site.problems.filter(problem => !known.has(problemKey(problem)))
    const changes = changesOf(shadow.root, draft.texts)
    const id = digestOf(JSON.stringify([action, changes]))
    best = { id, changes, problems, notes: draft.notes, opens: draft.opens }
    if (problems.length === 0) break
  }
  await shadow.read()
  return best as Plan
}

function changesOf(root: string, texts: Overlay): Change[] {
  const changes = [...texts].map(([file, after]) => {
    const there = existsSync(join(root, file))
    return { file, before: there ? openText(root, file).text : null, after }
  })
  return changes.filter(({ before, after }) => before !== after)
}

function draftsOf(root: string, site: Site, action: Action, today: string): Draft[] {
  if (action.do === "new") return [newPageDraft(root, site.facts, action, today)]
  pathWithin(root, action.file, "text")
  const { text } = openText(root, action.file)
  if (action.file === codesFile) throw new Refusal(422, `${codesFile} stays where it is.`)
  if (action.do === "remove") return removalDrafts(root, site, action.file)
  return renameDrafts(root, site, action.file, text, action.to)
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/
const slugAdvice = "Write small letters, digits and -, with / between folders: tools/my-tool."

function newPageDraft(
  root: string,
  facts: Facts,
  { kind, path, title }: Action & { do: "new" },
  today: string,
): Draft {
  const options = parseArgs([path, title, `--${kind}`])
  if (typeof options === "string") throw new Refusal(422, options)
  const files = newPageFiles(options, today)
  const problem = newPageProblem(options, files, root, facts)
  if (problem) throw new Refusal(409, problem)
  const [opens = null] = Object.keys(files)
  return { texts: new Map(Object.entries(files)), notes: [], opens }
}

/** Returns whether the last commit contains a file; undefined outside of a repository. */
export function isCommitted(root: string, file: string): boolean | undefined {
  const git = (...words: string[]) => execFileSync("git", words, { cwd: root, stdio: "ignore" })
  try {
    git("rev-parse", "--verify", "HEAD")
  } catch {
    return undefined
  }
  try {
    git("cat-file", "-e", `HEAD:./${file}`)
    return true
  } catch {
    return false
  }
}

function renameDrafts(root: string, site: Site, file: string, text: string, to: string): Draft[] {
  if (!slug.test(to)) throw new Refusal(422, `"${to}" can't be a name. ${slugAdvice}`)
  const folder = /^content\/\w+\//.exec(file)?.[0] ?? ""
  const target = `${folder}${to}${/\.\w+$/.exec(file)?.[0] ?? ""}`
  if (target === file) throw new Refusal(422, "That is its name already.")
  if (folder !== "content/pages/" && to.includes("/"))
    throw new Refusal(422, "It is in no folder: write its name alone.")
  if (existsSync(join(root, target)))
    throw new Refusal(409, `${target} is there already. Choose another name.`)
  if (folder === "content/data/") return [listRename(root, site, file, text, basename(target, ".yaml"))]
  const [old, now] = [pathOf(file), pathOf(target)]
  const moved = withPictures(text, file, target)
  const others = site.pages.map(page => page.file).concat(yamlFiles(site))
  const texts = new Map<string, string | null>([[file, null]])
  for (const other of new Set(others)) {
    if (other === file || !existsSync(join(root, other))) continue
    const before = openText(root, other).text
    const after = withLinks(other, before, old, now)
    if (after !== before) texts.set(other, after)
  }
  const notes = [`The page moves from ${old} to ${now}.`]
  if (existsSync(join(root, "src/embeds", keyOf(old))))
    notes.push(
      `Its component stays in src/embeds/${keyOf(old)}: move the folder, its test and its icon by hand.`,
    )
  const draft = (body: string, note: string): Draft => ({
    texts: new Map([...texts, [target, withLinks(target, body, old, now)]]),
    notes: [...notes, note],
    opens: target,
  })
  const withRedirect = draft(
    withWas(target, moved, keyOf(old), keyOf(now)),
    `The old address leads to the new one, by "was".`,
  )
  const withoutRedirect = draft(moved, "It was never committed: nobody knows the old address.")
  return isCommitted(root, file) === false ? [withoutRedirect, withRedirect] : [withRedirect]
}

function withWas(file: string, text: string, old: string, now: string): string {
  const value = formValue(file, text.replaceAll("\r\n", "\n"))
  if (!isObject(value)) throw new Refusal(422, `${file} has a mistake in its keys: mend it first.`)
  const currentWas = Array.isArray(value.was) ? value.was : []
  const was = [...currentWas.filter(each => each !== now && each !== old), old]
  const next = withFormValue(file, text.replaceAll("\r\n", "\n"), { ...value, was })
  return text.includes("\r\n") ? next.replaceAll("\n", "\r\n") : next
}

const yamlFiles = (site: Site) => [...site.lists.keys()].map(name => `content/data/${name}.yaml`)

function listRename(root: string, site: Site, file: string, text: string, to: string): Draft {
  const from = basename(file, ".yaml")
  const reader = [...site.embeds.values()].find(({ data }) => data.includes(from))
  if (reader) throw new Refusal(422, `<${reader.name}> reads "${from}" by this name: it stays.`)
  const target = `content/data/${to}.yaml`
  const texts = new Map<string, string | null>([
    [file, null],
    [target, text],
  ])
  for (const page of site.pages.filter(({ data }) => data.includes(from))) {
    const before = openText(root, page.file).text
    const value = formValue(page.file, before)
    if (!isObject(value)) continue
    const data = Array.isArray(value.data) ? value.data.map(each => (each === from ? to : each)) : to
    texts.set(page.file, withList(withFormValue(page.file, before, { ...value, data }), from, to))
  }
  return { texts, notes: [`The list "${from}" is "${to}" from now on.`], opens: target }
}

function removalDrafts(root: string, site: Site, file: string): Draft[] {
  const removal: Draft = { texts: new Map([[file, null]]), notes: [], opens: null }
  const line = site.codes.byPath.get(keyOf(pathOf(file)))
  if (file.startsWith("content/data/") || !line) return [removal]
  const registry = join(root, codesFile)
  if (!existsSync(registry) || !site.codes.lines.includes(line)) return [removal]
  const text = readFileSync(registry, "utf8")
  const retired: Draft = {
    texts: new Map([
      [file, null],
      [codesFile, withRetiredMark(text, line.code)],
    ]),
    notes: [`Its number ${line.code} is never used again, and its address says that the page is gone.`],
    opens: null,
  }
  if (isCommitted(root, file) !== false) return [retired]
  const note = "It was never committed: its number goes back."
  const committed = committedText(root)
  const restored =
    committed === undefined
      ? text
      : updatedCodes(committed, { ...site.codes, missing: [], arrived: [], moved: new Map() })
  return [
    { ...removal, notes: [note] },
    {
      ...removal,
      texts: new Map([
        [file, null],
        [codesFile, restored],
      ]),
      notes: [note],
    },
    retired,
  ]
}

function withRetiredMark(text: string, code: string): string {
  return text.replace(new RegExp(`^(- *\\{code: "${code}".*?)( *\\})`, "m"), "$1, retired: true$2")
}

function committedText(root: string): string | undefined {
  try {
    return execFileSync("git", ["show", `HEAD:./${codesFile}`], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
  } catch {
    return undefined
  }
}
