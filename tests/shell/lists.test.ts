/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import { fontFiles, schema as fontsSchema } from "../../src/lib/lists/fonts"
import { deeds, schema as menusSchema } from "../../src/lib/lists/menus"

const root = join(__dirname, "../..")
const yaml = (name: string) =>
  parseYaml(readFileSync(join(root, "content/data", `${name}.yaml`), "utf8")) as unknown

describe("the menus' fonts", () => {
  it("are 23 families", () => {
    expect(parse(fontsSchema, yaml("fonts"))).toHaveLength(23)
  })

  it("are all on the visitor's machine, on every page, or fetched", () => {
    const fetched = parse(fontsSchema, yaml("fonts")).flatMap(({ file }) => file ?? [])
    expect(fetched.sort()).toEqual([...fontFiles])
  })

  it.each(fontFiles)("include %s in the file that is asked for", name => {
    const loader = readFileSync(join(root, "src/hooks/menuFont.ts"), "utf8")
    const file = new RegExp(`@fontsource/${name}/latin-\\d+\\.css`).exec(loader)?.[0] ?? ""
    expect(existsSync(join(root, "node_modules", file))).toBe(true)
    expect(file).not.toBe("")
  })
})

describe("the menus", () => {
  it("fit their schema, and offer everything that the Start menu can do", () => {
    const { start } = parse(menusSchema, yaml("menus"))
    const offered = start.flat().flatMap(entry => ("do" in entry ? entry.do : []))
    expect(offered.sort()).toEqual([...deeds].sort())
  })

  it("begin at home", () => {
    const { top, start, footer } = parse(menusSchema, yaml("menus"))
    expect([top[0], start[0]?.[0], footer[0]]).toMatchObject([{ to: "/" }, { to: "/" }, { to: "/" }])
  })
})
