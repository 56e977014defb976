/** `npm run schemas`: writes schemas/, by which code editors complete and check what an author writes. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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

/** The settings of VS Code with the schemas in them; everything else in them stays as it is. */
export function settingsWith(text: string, yaml: Record<string, string[]>): string {
  const settings = JSON.parse(text) as Record<string, unknown>
  const schemas = Object.fromEntries(Object.entries(yaml).sort(([a], [b]) => compare(a, b)))
  return `${JSON.stringify({ ...settings, "yaml.schemas": schemas }, null, 2)}\n`
}

/** The settings' file, and the text that it begins with. */
export const settingsFile = ".vscode/settings.json"

function main(): void {
  const root = process.cwd()
  const site = readSite(root, config.siteMetadata as unknown as Facts)
  const { files, yaml } = schemaFiles(site)
  mkdirSync(join(root, folder), { recursive: true })
  for (const old of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }))
    if (/\.(json|d\.ts)$/.test(old) && !files.has(`${folder}/${old.replaceAll("\\", "/")}`))
      rmSync(join(root, folder, old))
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const settings = join(root, settingsFile)
  writeFileSync(settings, settingsWith(readFileSync(settings, "utf8"), yaml))
  console.log(`Wrote ${files.size} files to ${folder}/, and where they are used to ${settingsFile}.`)
}

if (require.main === module) main()
