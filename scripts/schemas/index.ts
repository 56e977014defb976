/** `npm run schemas`, and every `npm ci`: writes schemas/, by which code editors complete and check what an author writes. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import config from "../../gatsby-config"
import type { Facts } from "../../src/engine/facts"
import { compare } from "../../src/engine/problems"
import { filesIn } from "../../src/engine/read"
import { readSite, type Site } from "../../src/engine/site"
import { componentTypes } from "./componentTypes"
import { codesJson, frontMatterJson, guideText, type JsonSchema, listJson, playlistJson } from "./jsonSchemas"

/** The folder of the generated files. */
export const folder = "schemas"

/** What stands in which file of schemas/, and which file's schema is for which files of content/. */
export function schemaFiles({ root, embeds, pages }: Site): {
  files: Map<string, string>
  yaml: Record<string, string[]>
} {
  const files = new Map<string, string>()
  const yaml: Record<string, string[]> = {}
  const add = (name: string, schema: JsonSchema, of?: string) => {
    files.set(`${folder}/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
    if (of) yaml[`./${folder}/${name}.json`] = [of]
  }
  add("front-matter", frontMatterJson(guideText(root)))
  add("playlist", playlistJson(), "content/playlists/**/*.yaml")
  add("codes", codesJson(), "content/codes.yaml")
  for (const file of filesIn(root, "content/data", ".yaml")) {
    const name = basename(file, ".yaml")
    const schema = listJson(root, name, embeds.values(), pages)
    if (schema) add(`lists/${name}`, schema, file)
  }
  files.set(`${folder}/components.d.ts`, componentTypes(embeds.values()))
  return { files, yaml }
}

/** The file of VS Code's settings. Git ignores it: an author's own settings stand in it too. */
export const settingsFile = ".vscode/settings.json"

/** What the repository wants to be set, until an author sets it otherwise. */
const defaults = {
  "files.eol": "\n",
  "files.insertFinalNewline": true,
  "mdx.server.enable": true,
  "typescript.tsdk": "node_modules/typescript/lib",
}

/** The settings of VS Code with the schemas in them; everything else in them stays as it is. Throws where they are no JSON. */
export function settingsWith(text: string, yaml: Record<string, string[]>): string {
  const settings = JSON.parse(text) as Record<string, unknown>
  const given = Object.entries((settings["yaml.schemas"] ?? {}) as Record<string, unknown>)
  const own = given.filter(([schema]) => !schema.startsWith(`./${folder}/`))
  const schemas = Object.entries(yaml).sort(([a], [b]) => compare(a, b))
  const merged = { ...defaults, ...settings, "yaml.schemas": Object.fromEntries([...own, ...schemas]) }
  return `${JSON.stringify(merged, null, 2)}\n`
}

/** Writes a file where it is missing or says something else: editors read again what was written. */
function writeIfNew(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Writes the schemas of a site below its root, and the settings that use them; removes those that are no more. */
export function writeSchemas(site: Site): number {
  const { files, yaml } = schemaFiles(site)
  const at = (file: string) => join(site.root, file)
  mkdirSync(at(folder), { recursive: true })
  for (const old of readdirSync(at(folder), { recursive: true, encoding: "utf8" }))
    if (/\.(json|d\.ts)$/.test(old) && !files.has(`${folder}/${old.replaceAll("\\", "/")}`))
      rmSync(at(`${folder}/${old}`))
  for (const [file, text] of files) writeIfNew(at(file), text)
  const settings = at(settingsFile)
  writeIfNew(settings, settingsWith(existsSync(settings) ? readFileSync(settings, "utf8") : "{}", yaml))
  return files.size
}

function main(): void {
  const count = writeSchemas(readSite(process.cwd(), config.siteMetadata as unknown as Facts))
  console.log(`Made ${count} schemas for code editors in ${folder}/.`)
}

if (require.main === module) main()
