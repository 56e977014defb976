import { existsSync, readFileSync, statSync, utimesSync } from "node:fs"
import { join } from "node:path"
import Ajv from "ajv"
import ts from "typescript"
import config from "../../../gatsby-config"
import packageJson from "../../../package.json"
import { componentTypes } from "../../../scripts/schemas/componentTypes"
import { folder, schemaFiles, settingsFile, writeSchemas } from "../../../scripts/schemas/index"
import { jsonSchemaOf, listJson, parseGuideKeys } from "../../../scripts/schemas/jsonSchemas"
import { readEmbeds } from "../../../src/engine/embeds"
import type { Facts } from "../../../src/engine/facts"
import { frontMatterKeys, readFrontMatter } from "../../../src/engine/frontMatter"
import { filesIn, readSource } from "../../../src/engine/read"
import { readSite } from "../../../src/engine/site"
import { readYaml } from "../../../src/engine/yaml/read"
import { facts, page, smallSite, write } from "../../engine/smallSite"

const root = process.cwd()
const embeds = readEmbeds(root)
const site = readSite(root, config.siteMetadata as unknown as Facts, { embeds })
const { files, yaml } = schemaFiles(site)

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })

/** Returns ajv's errors for a value. */
function mistakes(schemaFile: string, value: unknown): string[] {
  const validate = ajv.compile(JSON.parse(files.get(schemaFile) ?? "false") as object)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const contentOf = (file: string) => readYaml(file, readSource(root, file).text).value

describe("npm run schemas", () => {
  const small = smallSite()
  const read = (file: string) => readFileSync(join(small, file), "utf8")
  const smallSchemas = () => writeSchemas(readSite(small, facts, { embeds }))

  it("writes the schemas and settings where there are none, and removes those of lists that are gone", () => {
    write(small, "content/playlists/tea.yaml", "name: Tea\n")
    write(small, `${folder}/lists/coffee.json`, "{}")
    smallSchemas()
    expect(filesIn(small, folder, "")).toEqual(
      ["codes.json", "components.d.ts", "front-matter.json", "playlist.json"].map(
        name => `${folder}/${name}`,
      ),
    )
    expect(JSON.parse(read(settingsFile))).toMatchObject({
      "files.eol": "\n",
      "yaml.schemas": { "./schemas/playlist.json": ["content/playlists/**/*.yaml"] },
    })
  })

  it("keeps an author's settings", () => {
    const own = {
      "files.eol": "auto",
      "yaml.schemas": {
        "./mine.json": ["mine.yaml"],
        "./schemas/lists/coffee.json": ["content/data/coffee.yaml"],
      },
    }
    write(small, settingsFile, JSON.stringify(own))
    smallSchemas()
    const settings = JSON.parse(read(settingsFile)) as typeof own
    expect(settings["files.eol"]).toBe("auto")
    expect(Object.keys(settings["yaml.schemas"])).toEqual([
      "./mine.json",
      "./schemas/codes.json",
      "./schemas/playlist.json",
    ])
  })

  it("does not rewrite unchanged files", () => {
    smallSchemas()
    const time = new Date(0)
    for (const file of filesIn(small, folder, "")) utimesSync(join(small, file), time, time)
    smallSchemas()
    expect(filesIn(small, folder, "").filter(file => statSync(join(small, file)).mtimeMs !== 0)).toEqual([])
  })

  it("is run by npm ci, which it never fails", () => {
    expect(packageJson.scripts.prepare).toMatch(/^tsx scripts\/schemas\/index\.ts \|\| echo /)
  })

  it("names existing schemas and files", () => {
    const named = Object.entries(yaml).flatMap(([schema, of]) => [
      schema,
      ...of.filter(f => !f.includes("*")),
    ])
    expect(named.filter(file => !files.has(file.slice(2)) && !existsSync(join(root, file)))).toEqual([])
    expect(named.length).toBeGreaterThan(100)
  })

  it("has a schema for every list", () => {
    const lists = filesIn(root, "content/data", ".yaml")
    expect(lists.filter(file => !Object.values(yaml).flat().includes(file))).toEqual([])
  })
})

describe("the JSON Schemas", () => {
  const lists = Object.entries(yaml).filter(([schema]) => schema.includes("/lists/"))

  it("accept every list of the site", () => {
    const wrong = lists.flatMap(([schema, of]) =>
      of.flatMap(file => mistakes(schema.slice(2), contentOf(file)).map(each => `${file}: ${each}`)),
    )
    expect(wrong).toEqual([])
  })

  it("accept every playlist and the registry", () => {
    const playlists = filesIn(root, "content/playlists", ".yaml")
    expect(playlists.flatMap(file => mistakes(`${folder}/playlist.json`, contentOf(file)))).toEqual([])
    expect(mistakes(`${folder}/codes.json`, contentOf("content/codes.yaml"))).toEqual([])
  })

  it("accept the front matter of every page", () => {
    const pages = [...filesIn(root, "content/pages", ".mdx"), ...filesIn(root, "content/blog", ".mdx")]
    const wrong = pages.flatMap(file => {
      const { yaml: front } = readFrontMatter(file, readSource(root, file).text)
      return mistakes(`${folder}/front-matter.json`, front.value).map(each => `${file}: ${each}`)
    })
    expect(wrong).toEqual([])
  })

  it.each(lists.map(([schema, of]) => [of[0] ?? "", schema.slice(2)]))(
    "refuse a broken %s",
    (file, schema) => {
      const value = contentOf(file)
      expect(mistakes(schema, Array.isArray(value) ? { rows: value } : [value])).not.toEqual([])
    },
  )

  it("refuse a front matter with a stray key, a missing one and a wrong day", () => {
    const wrong = mistakes(`${folder}/front-matter.json`, { title: "Tea", added: "3.8.2025", colour: "red" })
    expect(wrong.join("\n")).toMatch(/description/)
    expect(wrong.join("\n")).toMatch(/additional/)
    expect(wrong.join("\n")).toMatch(/\/added must match pattern/)
  })

  it("refuse a playlist without songs, and a line of the registry without a path", () => {
    const playlist = { name: "Tea", description: "Songs.", added: "2025-08-03", songs: [] }
    expect(mistakes(`${folder}/playlist.json`, playlist)).toHaveLength(1)
    expect(mistakes(`${folder}/codes.json`, [{ code: "0001", id: "tag:x" }])).toHaveLength(1)
  })

  it("describe each key of the front matter as the guide does", () => {
    const guide = readFileSync(join(root, "content/README.md"), "utf8")
    expect(frontMatterKeys.filter(key => !parseGuideKeys(guide).has(key))).toEqual([])
  })

  it("are derived from the columns of <List> if a list has no schema of its own", () => {
    const small = smallSite()
    write(small, "content/data/teas.yaml", "- {name: Earl Grey, hot: true}\n")
    const columns = '[{key: "name", head: "Tea", type: "text"}, {key: "hot", head: "Hot", type: "check"}]'
    write(
      small,
      "content/pages/teas.mdx",
      page("Teas", `<List data="teas" columns={${columns}} />`, "data: teas\n"),
    )
    const { pages, embeds } = readSite(small, facts, { embeds: readEmbeds(root) })
    expect(listJson(small, "teas", embeds.values(), pages)).toMatchObject({
      items: {
        properties: { name: { type: "string" }, hot: { type: "boolean" } },
        required: ["name", "hot"],
      },
    })
    expect(listJson(small, "nothing", embeds.values(), pages)).toBeUndefined()
  })

  it("leave to the check what they can't express", async () => {
    const v = await import("valibot")
    const schema = v.pipe(
      v.string(),
      v.check(text => text === "x", "Write x."),
    )
    expect(jsonSchemaOf(schema)).toMatchObject({ type: "string", description: "Write x." })
  })
})

describe("the types of components", () => {
  /** Returns TypeScript's errors in a file beside the types. */
  function complaints(use: string): string[] {
    const types = join(root, folder, "components.d.ts")
    const name = join(root, folder, "use.tsx")
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
      skipLibCheck: true,
    }
    options.moduleResolution = ts.ModuleResolutionKind.Bundler
    options.module = ts.ModuleKind.ESNext
    const host = ts.createCompilerHost(options)
    const read = host.getSourceFile.bind(host)
    const given = new Map([
      [types, files.get(`${folder}/components.d.ts`)],
      [name, use],
    ])
    host.getSourceFile = (file, version) =>
      given.has(file) ? ts.createSourceFile(file, given.get(file) ?? "", version, true) : read(file, version)
    const program = ts.createProgram([types, name], options, host)
    const found = [...program.getSemanticDiagnostics(), ...program.getSyntacticDiagnostics()]
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "))
  }
  const using = (jsx: string) =>
    `declare const given: MDXProvidedComponents\nexport const use = () => { const { Age, Columns } = given; return ${jsx} }`

  it("accept what the check accepts", () => {
    expect(complaints(using('<><Age birthday="1986-03-21" /></>'))).toEqual([])
  })

  it("reject a missing prop, and a value of the wrong type", () => {
    expect(complaints(using("<Age />")).join()).toMatch(/birthday/)
    expect(complaints(using("<Age birthday={1986} />")).join()).toMatch(/number/)
  })

  it("write every kind of prop", () => {
    const prop = (type: Parameters<typeof embed>[0]) => componentTypes([embed(type)])
    const embed = (
      type: (typeof site.embeds extends Map<string, infer E> ? E : never)["props"][string]["type"],
    ) => ({
      ...([...site.embeds.values()][0] as NonNullable<ReturnType<typeof site.embeds.get>>),
      name: "X",
      doc: "",
      props: { "a-b": { type, optional: true, doc: "" } },
    })
    expect(prop({ kind: "json" })).toContain('"a-b"?: unknown')
    expect(prop({ kind: "object", fields: {} })).toContain('"a-b"?: Record<string, never>')
    expect(prop({ kind: "union", options: [{ kind: "null" }, { kind: "literal", value: "x" }] })).toContain(
      '"a-b"?: null | "x"',
    )
  })
})
