/** Runs the commands and examples of the guide, each followed by the real check. */
import { spawnSync } from "node:child_process"
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { generateSite } from "../../scripts/bench/generate"
import { guideFile } from "../../src/engine/guide"
import { write } from "../engine/smallSite"
import { examplePages, examplesOf } from "./guideExamples"

jest.setTimeout(600_000)

const original = process.cwd()
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function emptyFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  folders.push(folder)
  return folder
}

/** Runs Node in a folder; returns its exit code and its output, in which hints come last. */
function run(cwd: string, ...args: string[]): { code: number | null; output: string } {
  const { CI: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: "utf8" })
  return { code: status, output: stdout + stderr }
}

const tsx = join(original, "node_modules/tsx/dist/cli.mjs")

/** The result of a check without mistakes. */
const passed = {
  code: 0,
  output: expect.stringMatching(/^\d+ pages and \d+ lists without a mistake/),
}

describe("npm run new", () => {
  const site = emptyFolder("new")

  beforeAll(() => {
    generateSite(original, site, 6)
    const parts = [
      "src/embeds/list",
      "scripts",
      "tests/jest",
      "tests/scripts/toy.test.tsx",
      "jest.config.mjs",
      "biome.json",
    ]
    for (const part of parts) cpSync(join(original, part), join(site, part), { recursive: true })
    mkdirSync(join(site, "desk/tests"), { recursive: true })
  })

  it.each<[args: string[], files: string[]]>([
    [["tools/my-tool", "My tool"], ["content/pages/tools/my-tool.mdx"]],
    [["blog/my-post", "My post"], ["content/blog/my-post.mdx"]],
    [
      ["saunas", "Saunas", "--list"],
      ["content/pages/saunas.mdx", "content/data/saunas.yaml"],
    ],
    [["lists/2048", 'It\'s "2048": a < b # {list}', "--list"], ["content/data/2048.yaml"]],
    [["playlist/my-songs", "My songs"], ["content/playlists/my-songs.yaml"]],
    [["toys/my-toy", "My toy", "--toy"], ["src/embeds/toys/my-toy/MyToy.tsx"]],
  ])("%j makes a page that the check has nothing against", (args, files) => {
    const { code, output } = run(site, tsx, "scripts/new.ts", ...args)
    expect(output).toMatch(
      /\d+ pages and \d+ lists without a mistake[\s\S]*content\/codes\.yaml was brought up to date: 1 added/,
    )
    expect(code).toBe(0)
    // The site's other pages have hints, too.
    expect(output.match(/^hint: \S+?(?=:)/gm)?.filter(line => !files.includes(line.slice(6))) ?? []).toEqual(
      [],
    )
    for (const file of files) expect([file, existsSync(join(site, file))]).toEqual([file, true])
  })

  it("leaves a site that passes the check, which prints the first hints and the number of others", () => {
    const { code, output } = run(site, tsx, "scripts/check.ts")
    expect({ code, output }).toEqual(passed)
    expect(output).toContain(
      "hint: content/pages/p-1.mdx:19:1: <Counter> has no caption, or more than one paragraph",
    )
    expect(output).toMatch(
      /\n(hint: content.*\n){10}hint: And \d+ more\. Run "npm run check -- --hints" for all\.\n$/,
    )
    const all = run(site, tsx, "scripts/check.ts", "--hints")
    expect(all).toEqual(passed)
    expect(all.output.match(/^hint: content/gm)?.length).toBeGreaterThan(10)
    expect(all.output).not.toContain("more. Run")
  })

  it("gives a toy a test that passes as it is written", () => {
    const jest = join(original, "node_modules/jest/bin/jest.js")
    const { code, output } = run(
      site,
      jest,
      "tests/embeds/toys/my-toy.test.tsx",
      "--selectProjects",
      "components",
    )
    expect(output).toMatch(/Tests: +3 passed, 3 total/)
    expect(code).toBe(0)
  })
})

it("every example of the guide passes the check", () => {
  const site = emptyFolder("guide")
  cpSync(join(original, "content"), join(site, "content"), { recursive: true })
  // Posts quote files from the whole repository.
  for (const part of readdirSync(original))
    if (!["content", "public"].includes(part) && !part.startsWith("."))
      symlinkSync(join(original, part), join(site, part))
  const guide = readFileSync(guideFile, "utf8")
  for (const [file, text] of examplePages(guide)) write(site, file, text)
  for (const { file, text } of examplesOf(guide, "yaml")) {
    // Rows of an existing list are appended.
    if (existsSync(join(site, file))) appendFileSync(join(site, file), text)
    else write(site, file, text)
  }
  expect(run(site, tsx, "scripts/check.ts")).toEqual(passed)
})
