/** `npm run schemas`, which `npm ci` runs too: writes schemas/, with which code editors complete and check content. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import config from "../../gatsby-config"
import type { Facts } from "../../src/engine/facts"
import { compare } from "../../src/engine/problems"
import { filesIn } from "../../src/engine/read"
import { readSite, type Site } from "../../src/engine/site"
import { componentTypes } from "./componentTypes"
import { codesJson, frontMatterJson, guideText, type JsonSchema, listJson, playlistJson } from "./jsonSchemas"

/** Folder of the generated files, from the repository's root. */
export const folder = "schemas"

/** Returns the texts of the files of schemas/, by path, and for each JSON schema the globs of its YAML files. */
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

/** VS Code's settings. Git ignores the file, since authors keep settings of their own in it. */
export const settingsFile = ".vscode/settings.json"

/** Settings of the repository, which an author's own override. */
const defaults = {
  "files.eol": "\n",
  "files.insertFinalNewline": true,
  "mdx.server.enable": true,
  "typescript.tsdk": "node_modules/typescript/lib",
}

/** Adds the schemas to VS Code's settings and leaves all others unchanged. Throws if the text is not JSON. */
export function withSchemas(text: string, yaml: Record<string, string[]>): string {
  const settings = JSON.parse(text) as Record<string, unknown>
  const existing = Object.entries((settings["yaml.schemas"] ?? {}) as Record<string, unknown>)
  const authors = existing.filter(([schema]) => !schema.startsWith(`./${folder}/`))
  const schemas = Object.entries(yaml).sort(([a], [b]) => compare(a, b))
  const merged = { ...defaults, ...settings, "yaml.schemas": Object.fromEntries([...authors, ...schemas]) }
  return `${JSON.stringify(merged, null, 2)}\n`
}

/** Writes a file only if its text differs, since editors reload every written file. */
function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Writes the schemas of a site below its root, and the settings; removes obsolete schemas. Returns the number of files. */
export function writeSchemas(site: Site): number {
  const { files, yaml } = schemaFiles(site)
  const at = (file: string) => join(site.root, file)
  mkdirSync(at(folder), { recursive: true })
  for (const old of readdirSync(at(folder), { recursive: true, encoding: "utf8" }))
    if (/\.(json|d\.ts)$/.test(old) && !files.has(`${folder}/${old.replaceAll("\\", "/")}`))
      rmSync(at(`${folder}/${old}`))
  for (const [file, text] of files) writeIfChanged(at(file), text)
  const settings = at(settingsFile)
  writeIfChanged(settings, withSchemas(existsSync(settings) ? readFileSync(settings, "utf8") : "{}", yaml))
  return files.size
}

function main(): void {
  const count = writeSchemas(readSite(process.cwd(), config.siteMetadata as unknown as Facts))
  console.log(`Made ${count} schemas for code editors in ${folder}/.`)
}

if (require.main === module) main()
