import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import config from "../../../gatsby-config"
import { everywhere, ofMdx, ofYaml } from "../../../scripts/mutants/accidents"
import { judge } from "../../../scripts/mutants/judge"
import { mutants, withdraw } from "../../../scripts/mutants/mutants"
import type { Facts } from "../../../src/engine/facts"
import { formatProblem } from "../../../src/engine/problems"
import { seeded } from "../../../src/lib/game/random"
import { runs } from "../../jest/runs"

const original = process.cwd()
let root = ""

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "mutants-"))
  for (const part of ["content", "static"])
    cpSync(join(original, part), join(root, part), { recursive: true })
  // Schemas are read from where they stand: there they find what the repository has installed.
  // The posts quote files of the other folders.
  for (const part of ["src", "node_modules", "scripts", "tests"])
    symlinkSync(join(original, part), join(root, part))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe("mutants of the content", () => {
  it("are the same ones from the same seed, and others from another", () => {
    const names = (seed: number) => mutants(original, 40, seed).map(({ content }) => content.toString("hex"))
    expect(names(1)).toEqual(names(1))
    expect(names(1)).not.toEqual(names(2))
  })

  it("have met with an accident, each kind of which changes a page of every sort", () => {
    const page =
      '---\ntitle: "Tea"\ndata: teas\n---\n\nA *cup*.\n\n<Tea hot={1} cold="no" />\n\n- [one](/tea)\n  - two\n'
    const list = "# Teas\n- {name: Earl, year: 1998}\n- name: Grey\n  year: 2001\n"
    for (const [text, kinds] of [
      [page, { ...everywhere, ...ofMdx }],
      [list, { ...everywhere, ...ofYaml }],
    ] as const) {
      for (const [name, accident] of Object.entries(kinds)) {
        const some = Array.from({ length: 200 }, (_, seed) => accident(text, seeded(seed)))
        expect([name, some.some(each => String(each) !== text)]).toEqual([name, true])
      }
    }
  })

  it("are each refused by the check with a place and what to do, or nothing is said against them", async () => {
    const all = mutants(original, runs(1000), Number(process.env.SEED ?? 1998))
    const { passed, refused, faults } = await judge(
      root,
      original,
      config.siteMetadata as unknown as Facts,
      all,
    )
    expect(faults).toEqual([])
    expect(passed.length + refused.length).toBe(all.length)
    expect(passed.length).toBeGreaterThan(all.length / 10)
    expect(refused.length).toBeGreaterThan(all.length / 3)
    for (const { told } of refused) expect(told.map(formatProblem)).not.toEqual([])
    withdraw(
      root,
      original,
      passed.map(({ file }) => file),
    )
    expect(
      all.filter(({ file }) => existsSync(join(original, file)) !== existsSync(join(root, file))),
    ).toEqual([])
    expect(readFileSync(join(root, "content/data/books.yaml"))).toEqual(
      readFileSync(join(original, "content/data/books.yaml")),
    )
  })
})
