import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import { fontFiles, schema as fontsSchema } from "../../src/lib/lists/fonts"
import { commands, schema as menusSchema } from "../../src/lib/lists/menus"

const root = join(__dirname, "../..")
const yaml = (name: string) =>
  parseYaml(readFileSync(join(root, "content/data", `${name}.yaml`), "utf8")) as unknown

describe("the menus' fonts", () => {
  const fonts = yaml("fonts") as { name: string }[]

  it("are 23 families of 23 names", () => {
    expect(new Set(fonts.map(({ name }) => name)).size).toBe(23)
  })

  it.each([
    ["22", fonts.slice(1)],
    ["24", [...fonts, { name: "Wingdings", family: "Wingdings, fantasy" }]],
    ["the same one twice", [...fonts.slice(1), fonts[1]]],
  ])("are refused where there are %s", (_, others) => {
    expect(safeParse(fontsSchema, fonts).issues).toBeUndefined()
    expect(safeParse(fontsSchema, others).success).toBe(false)
  })

  it("are installed, on every page, or fetched", () => {
    const fetched = parse(fontsSchema, yaml("fonts")).flatMap(({ file }) => file ?? [])
    expect(fetched.sort()).toEqual([...fontFiles])
  })

  it.each(fontFiles)("include %s in the file that is asked for", name => {
    const loader = readFileSync(join(root, "src/hooks/storage/menuFont.ts"), "utf8")
    const file = new RegExp(`@fontsource/${name}/latin-\\d+\\.css`).exec(loader)?.[0] ?? ""
    expect(file).not.toBe("")
    expect(existsSync(join(root, "node_modules", file))).toBe(true)
  })
})

describe("the menus", () => {
  it("fit their schema, and offer everything that the Start menu can do", () => {
    const { start } = parse(menusSchema, yaml("menus"))
    const offered = start.flat().flatMap(entry => ("do" in entry ? entry.do : []))
    expect(offered.sort()).toEqual([...commands].sort())
  })

  it("link each figure of the visit to its page", () => {
    const { statistics } = parse(menusSchema, yaml("menus"))
    expect(Object.values(statistics).map(({ to }) => to)).toEqual([
      "/daily-time-on-site",
      "/daily-cursor-travel",
      "/daily-scroll-travel",
    ])
  })

  it("start with the home page", () => {
    const { top, start, footer } = parse(menusSchema, yaml("menus"))
    expect([top[0], start[0]?.[0], footer[0]]).toMatchObject([{ to: "/" }, { to: "/" }, { to: "/" }])
  })
})
