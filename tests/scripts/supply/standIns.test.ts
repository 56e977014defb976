import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

const root = join(__dirname, "../../..")

/** Small sites, by what each is for: their files. */
const sites = {
  whole: {
    "src/facts.ts": `export type Facts = { name: string }\nexport const facts: Facts = { name: "juhq" }\n`,
    "gatsby-config.ts": `import { join } from "node:path"
import slug from "github-slugger"
import { facts, type Facts } from "./src/facts"
const config: Facts & { slug: string; joined: string } = { ...facts, slug: typeof slug, joined: join("a", "b") }
export default config
`,
    "gatsby-node.ts": "export const onPreInit = (): void => {}\n",
  },
  placed: {
    "gatsby-config.ts": `export default async () => ({
  places: [__dirname, __filename, import.meta.url],
  modules: typeof (await import("unified")).unified,
})
`,
  },
  mistaken: {
    "gatsby-config.ts": `import "./src/facts"\nexport default {}\n`,
    "src/facts.ts": `export const facts = {\n  name: "juhq" host\n}\n`,
  },
  incomplete: { "gatsby-config.ts": `import "./src/facts"\nexport default {}\n` },
}

type Compiled = {
  bundles?: { filePath: string; mainEntryPath: string }[]
  diagnostics?: {
    message: string
    codeFrames?: { filePath: string; codeHighlights: { message: string }[] }[]
  }[]
}

/** Runs a script in a process of its own; returns the JSON that it writes. */
function run(script: string): unknown {
  return JSON.parse(execFileSync(process.execPath, ["-e", script], { encoding: "utf8", cwd: root }))
}

/** What a compiled file exports, or what its function makes. */
const load = (file = "") =>
  run(`import(${JSON.stringify(file)}).then(async ({ default: { default: config } }) =>
    process.stdout.write(JSON.stringify(await (typeof config === "function" ? config() : config))))`)

describe("in the place of Parcel, gatsby-config.ts and gatsby-node.ts", () => {
  const folder = mkdtempSync(join(tmpdir(), "juhq-stand-ins-"))
  let compiled: Record<string, Compiled>

  // Gatsby takes seconds to load, so one process of it compiles all.
  beforeAll(() => {
    for (const [site, files] of Object.entries(sites)) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, site, file)), { recursive: true })
        writeFileSync(join(folder, site, file), text)
      }
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"))
    const gatsby = join(root, "node_modules/gatsby/dist/utils/parcel/compile-gatsby-files.js")
    compiled = run(`const { runParcel } = require(${JSON.stringify(gatsby)})
      const compile = site => runParcel(${JSON.stringify(folder)} + "/" + site).then(
        bundles => [site, { bundles }],
        ({ diagnostics }) => [site, { diagnostics }],
      )
      Promise.all(${JSON.stringify(Object.keys(sites))}.map(compile)).then(all =>
        process.stdout.write(JSON.stringify(Object.fromEntries(all))))`) as typeof compiled
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it("are compiled with what they import, and packages are left to Node", () => {
    const bundles = compiled.whole?.bundles
    expect(bundles).toEqual(
      ["gatsby-config", "gatsby-node"].map(name => ({
        filePath: join(folder, `whole/.cache/compiled/${name}.js`),
        mainEntryPath: join(folder, `whole/${name}.ts`),
      })),
    )
    expect(load(bundles?.[0]?.filePath)).toEqual({ name: "juhq", slug: "function", joined: "a/b" })
  })

  it("know where they stand, and import() what is only a module", () => {
    const place = join(folder, "placed")
    expect(load(compiled.placed?.bundles?.[0]?.filePath)).toEqual({
      places: [place, join(place, "gatsby-config.ts"), `file://${place}/gatsby-config.ts`],
      modules: "function",
    })
  })

  it("tell of a mistake with its file, line and column, as Gatsby prints it", () => {
    expect(compiled.mistaken?.diagnostics).toEqual([
      expect.objectContaining({
        message: 'Expected "}" but found "host"',
        codeFrames: [
          {
            filePath: `${join(folder, "mistaken/src/facts.ts")}:2:16`,
            codeHighlights: [{ message: 'Line 2, column 16: name: "juhq" host' }],
          },
        ],
      }),
    ])
  })

  it("tell of a file that is not there", () => {
    const [mistake] = compiled.incomplete?.diagnostics ?? []
    expect(mistake?.message).toBe('Could not resolve "./src/facts"')
    expect(mistake?.codeFrames?.[0]?.filePath).toBe(`${join(folder, "incomplete/gatsby-config.ts")}:1:8`)
  })
})

describe("in the place of memoizee", () => {
  const memoize = jest.requireActual<
    <T extends unknown[], R>(answer: (...words: T) => R) => (...words: T) => R
  >("../../../supply/stand-ins/memoizee")

  it("a function is asked once for the same arguments", () => {
    const asked: string[] = []
    const join = memoize((a: string, b?: string) => {
      asked.push(`${a}-${b}`)
      return `${a}-${b}`
    })
    expect([join("a", "b"), join("a", "c"), join("a", "b"), join("a"), join("a")]).toEqual([
      "a-b",
      "a-c",
      "a-b",
      "a-undefined",
      "a-undefined",
    ])
    expect(asked).toEqual(["a-b", "a-c", "a-undefined"])
  })
})

describe("in the place of what is left out", () => {
  it("a call says where to read of it, and a look alone is nothing", () => {
    const script = `const fetched = require("got")
      const { stream } = fetched
      try { stream("https://juhq.fi") } catch ({ message }) { process.stdout.write(message) }`
    expect(execFileSync(process.execPath, ["-e", script], { encoding: "utf8", cwd: root })).toBe(
      "What is asked for here is left out of this site: supply/README.md says what and why.",
    )
  })
})
