import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join, posix } from "node:path"
import ts from "typescript"

const root = join(__dirname, "../..")

/** The imports of each file: files of src by their paths from src, and packages by their names. */
type Imports = Map<string, string[]>

const floors: Record<string, number> = {
  lib: 0,
  hooks: 1,
  components: 2,
  kits: 2.3,
  effects: 2.6,
  embeds: 3,
  shell: 3,
  render: 4,
  templates: 5,
}

const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .map(file => file.replaceAll("\\", "/"))
  .filter(file => /\.(ts|tsx|css|png)$/.test(file))
  .sort()
const scripts = files.filter(file => /\.tsx?$/.test(file))
const sources = new Map(scripts.map(file => [file, readFileSync(join(root, "src", file), "utf8")]))

function resolved(from: string, name: string): string {
  if (!name.startsWith(".")) return name
  const path = posix.join(posix.dirname(from), name)
  return ["", ".ts", ".tsx", ".d.ts"].map(ending => path + ending).find(file => files.includes(file)) ?? path
}

const imports: Imports = new Map(
  [...sources].map(([file, text]) => [
    file,
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => resolved(file, fileName)),
  ]),
)

const isPackage = (name: string) => !name.startsWith("..") && !/^[\w-]+\/.*\.(ts|tsx|css|png)$/.test(name)
const folderOf = (file: string) => file.split("/")[0] ?? ""

/** The folder of an embed, which is its page's path: the nearest with a component that MDX may name. */
function embedOf(file: string, all: Iterable<string>): string {
  const homes = new Set(
    [...all].filter(each => /\/[A-Z]\w*\.tsx$/.test(each) && !each.includes("/parts/")).map(dirname),
  )
  let folder = dirname(file)
  while (folder !== "embeds" && folder !== "." && !homes.has(folder)) folder = dirname(folder)
  return folder
}

/** Returns whether an embed's file may import another's: one of its own folder or of the folders above it. */
function isFamily(file: string, name: string, all: Iterable<string>): boolean {
  const files = [...all]
  const home = embedOf(name, files)
  // A folder of several pages may have parts without having a page itself.
  const ownFolder = home === "embeds" ? dirname(name).replace(/\/parts$/, "") : home
  return `${dirname(file)}/`.startsWith(`${ownFolder}/`)
}

/** Every import that goes against the house's direction. */
function breaches(of: Imports): string[] {
  return [...of].flatMap(([file, names]) => {
    const own = folderOf(file)
    return names
      .filter(name => {
        const other = folderOf(name)
        if (isPackage(name)) {
          const gatsby = /^gatsby($|[-/])/.test(name) && ["lib", "embeds"].includes(own)
          const impure = /^(node:|react)/.test(name) && own === "lib"
          const server =
            name.startsWith("node:") && ["hooks", "components", "kits", "effects", "embeds"].includes(own)
          return gatsby || impure || server
        }
        if (name.startsWith("..") || (name === "render/registry.ts" && own !== "render")) return true
        if (own === "engine" || other === "engine")
          return own !== other && !(own === "engine" && other === "lib")
        if (own === "embeds" && other === "embeds") return !isFamily(file, name, of.keys())
        if (own === other || other === "styles") return false
        return (floors[other] ?? Infinity) >= (floors[own] ?? -1)
      })
      .map(name => `${file} imports ${name}`)
  })
}

/** A way from a file back to itself, for every file that begins one. */
function cycles(of: Imports): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const visit = (file: string, way: string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(" > "))
    else if (!done.has(file)) {
      for (const next of of.get(file) ?? []) visit(next, [...way, file])
      done.add(file)
    }
  }
  for (const file of of.keys()) visit(file, [])
  return found
}

/** Finds the direct uses of clock, chance and storage in a file's code, without comments and strings. */
function touches(file: string, text: string): string[] {
  const found = new Set<string>()
  const names = new Set(["Math.random", "Date.now", "localStorage"])
  const visit = (node: ts.Node) => {
    if ((ts.isPropertyAccessExpression(node) || ts.isIdentifier(node)) && names.has(node.getText()))
      found.add(node.getText())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return [...found].map(name => `${file} touches ${name}`)
}

describe("the direction of imports", () => {
  it("is from the higher floor to the lower, or within a folder", () => {
    expect(breaches(imports)).toEqual([])
  })

  it("leads no file back to itself", () => {
    expect(cycles(imports)).toEqual([])
  })

  it("leads to files that are there", () => {
    const missing = [...imports].flatMap(([file, names]) =>
      names
        .filter(name => !isPackage(name) && !existsSync(join(root, "src", name)))
        .map(name => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
    expect([...imports.values()].flat().filter(name => name.startsWith("."))).toEqual([])
  })

  it("is known for every folder of src", () => {
    const folders = new Set(files.filter(file => file.includes("/")).map(folderOf))
    expect([...folders].filter(folder => !(folder in floors)).sort()).toEqual(["engine", "styles"])
  })

  it.each([
    ["lib/a.ts", "hooks/b.ts"],
    ["lib/a.ts", "react"],
    ["lib/a.ts", "node:fs"],
    ["hooks/a.ts", "components/b/B.tsx"],
    ["hooks/a.ts", "node:fs"],
    ["components/a/A.tsx", "effects/b.ts"],
    ["components/a/A.tsx", "embeds/b/B.tsx"],
    ["embeds/a/A.tsx", "embeds/b/B.tsx"],
    ["embeds/a/A.tsx", "embeds/a/b/logic.ts"],
    ["embeds/a/b/B.tsx", "embeds/a/c/C.tsx"],
    ["components/a/A.tsx", "kits/list/useList.ts"],
    ["kits/list/useList.ts", "embeds/a/A.tsx"],
    ["embeds/a/A.tsx", "shell/Shell.tsx"],
    ["embeds/a/A.tsx", "render/Tree.tsx"],
    ["embeds/a/A.tsx", "gatsby"],
    ["shell/Shell.tsx", "embeds/a/A.tsx"],
    ["shell/Shell.tsx", "render/Tree.tsx"],
    ["render/Tree.tsx", "templates/page.tsx"],
    ["templates/page.tsx", "render/registry.ts"],
    ["templates/page.tsx", "engine/site.ts"],
    ["engine/site.ts", "hooks/page.ts"],
    ["hooks/a.ts", "../gatsby-config.ts"],
  ])("would be broken by %s importing %s", (file, name) => {
    const of: Imports = new Map([
      ["embeds/a/A.tsx", []],
      ["embeds/a/b/B.tsx", []],
      ["embeds/a/c/C.tsx", []],
      ["embeds/b/B.tsx", []],
      [file, [name]],
    ])
    expect(breaches(of)).toEqual([`${file} imports ${name}`])
  })

  it.each([
    ["components/page-link/PageLink.tsx", "gatsby"],
    ["components/a/A.tsx", "components/b/B.tsx"],
    ["embeds/a/parts/Part.tsx", "embeds/a/logic.ts"],
    ["embeds/a/A.tsx", "embeds/a/parts/Part.tsx"],
    ["embeds/a/b/B.tsx", "embeds/a/logic.ts"],
    ["embeds/a/b/parts/Part.tsx", "embeds/a/parts/Other.tsx"],
    ["embeds/d/e/E.tsx", "embeds/d/parts/Part.tsx"],
    ["embeds/d/e/E.tsx", "embeds/d/amounts.ts"],
    ["embeds/a/A.tsx", "kits/list/useList.ts"],
    ["kits/list/useList.ts", "components/a/A.tsx"],
    ["templates/page.tsx", "lib/tree.ts"],
    ["engine/site.ts", "lib/tree.ts"],
    ["engine/site.ts", "node:fs"],
  ])("allows %s to import %s", (file, name) => {
    expect(
      breaches(
        new Map([
          ["embeds/a/A.tsx", []],
          ["embeds/a/b/B.tsx", []],
          [file, [name]],
        ]),
      ),
    ).toEqual([])
  })

  it("would be broken by a circle", () => {
    const of: Imports = new Map([
      ["lib/a.ts", ["lib/b.ts"]],
      ["lib/b.ts", ["lib/c.ts"]],
      ["lib/c.ts", ["lib/b.ts"]],
    ])
    expect(cycles(of)).toEqual(["lib/b.ts > lib/c.ts > lib/b.ts"])
  })
})

/** Returns the home of a file: the folder of its page, component or kit, or else its own. */
function homeOf(file: string): string {
  const folder = folderOf(file)
  if (folder === "embeds") return embedOf(file, files)
  return /^(components|kits|shell)$/.test(folder) ? file.split("/").slice(0, 2).join("/") : dirname(file)
}

/** The files of the two lowest floors that a single place elsewhere uses, with that place: they live with it. */
function lodgers(of: Imports): string[] {
  return [...of.keys()].flatMap(file => {
    if (!/^(lib|hooks)\//.test(file)) return []
    const users = [...of].filter(([, names]) => names.includes(file)).map(([user]) => user)
    const homes = new Set(users.map(homeOf))
    const [home] = homes
    return homes.size === 1 && home && home !== dirname(file) ? [`${file} is used in ${home} alone`] : []
  })
}

describe("the two lowest floors", () => {
  it("hold what more than one place uses", () => {
    expect(lodgers(imports)).toEqual([])
  })

  it("would tell of a file that has one user", () => {
    const of: Imports = new Map([
      ["lib/a.ts", []],
      ["hooks/b/c.ts", ["lib/a.ts"]],
    ])
    expect(lodgers(of)).toEqual(["lib/a.ts is used in hooks/b alone"])
  })
})

describe("the clock, chance and storage", () => {
  it("are touched in hooks alone", () => {
    const found = [...sources].flatMap(([file, text]) =>
      folderOf(file) === "hooks" ? [] : touches(file, text),
    )
    expect(found).toEqual([])
  })

  it("are found in code, and not in words", () => {
    const code =
      'const a = Math.random() // Date.now\nconst b = "localStorage"\nconst c = window.localStorage.getItem(b)'
    expect(touches("x.ts", code)).toEqual(["x.ts touches Math.random", "x.ts touches localStorage"])
    expect(touches("x.ts", "export const now = () => Date.now()")).toEqual(["x.ts touches Date.now"])
  })
})

describe("the folders of src", () => {
  it("have no barrels", () => {
    expect(files.filter(file => /^index\.tsx?$/.test(basename(file)))).toEqual([])
  })

  it("are none of those where things without a place end up", () => {
    const folders = new Set(files.flatMap(file => dirname(file).split("/")))
    expect(
      ["utils", "util", "common", "helpers", "types", "constants"].filter(name => folders.has(name)),
    ).toEqual([])
  })
})
