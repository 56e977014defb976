import { copyFileSync } from "node:fs"
import { join } from "node:path"
import { emptyBuildCache, readSite, type Site } from "../../src/engine/site"
import { facts, page, remove, smallSite, write } from "./smallSite"

/** The small site with a second page that has a picture, after several readings, as in develop. */
function readOften(): Site {
  const root = smallSite()
  copyFileSync(join(root, "content/pages/beans.png"), join(root, "content/pages/peas.png"))
  write(root, "content/pages/peas.mdx", page("Peas", "![Peas](./peas.png) ![Beans](./beans.png)"))
  write(root, "content/pages/lists.mdx", page("Lists", "{data.books.length}", "data: [books, menus]\n"))
  const sun = "name: Sun\ndescription: One.\nadded: 2021-06-20\nsongs:\n  - title: Someone - Sun\n"
  write(root, "content/playlists/sun.yaml", sun)
  const cache = emptyBuildCache()
  for (let i = 0; i < 3; i++) readSite(root, facts, { cache })
  return readSite(root, facts, { cache })
}

const pictures = (site: Site) =>
  Object.fromEntries(
    site.pages
      .filter(({ images }) => images.length > 0)
      .map(({ path, images }) => [path, images.map(image => image.path)]),
  )

/** Every object inside a value, itself included, with the way that leads to it. */
function* objectsIn(value: unknown, way: string): Generator<[object, string]> {
  if (typeof value !== "object" || value === null) return
  yield [value, way]
  for (const [key, part] of Object.entries(value)) yield* objectsIn(part, `${way}.${key}`)
}

/** Finds objects that two values share and that are not frozen. */
function changeable(values: readonly (readonly [name: string, value: unknown])[]): string[] {
  const owners = new Map<object, string>()
  return values.flatMap(([name, value]) =>
    [...objectsIn(value, name)].flatMap(([part, way]) => {
      const owner = owners.get(part)
      owners.set(part, name)
      return owner !== undefined && owner !== name && !Object.isFrozen(part) ? [`${way} of ${owner}`] : []
    }),
  )
}

describe("what a page has of others", () => {
  it("is no picture: each has its own alone, however often the site is read", () => {
    expect(pictures(readOften())).toEqual({
      "/garden": ["pages/beans.png"],
      "/peas": ["pages/peas.png", "pages/beans.png"],
    })
  })

  it("can't be changed: whatever two pages share is frozen through and through", () => {
    const site = readOften()
    const withData = site.pages.map(({ data, ...rest }) => {
      const lists = data.map(name => site.lists.get(name))
      return [rest.path, { rest, data, lists }] as const
    })
    const [garden, lists] = ["/garden", "/lists"].map(path => site.byPath.get(path)?.data)
    expect([garden, lists]).toEqual([expect.arrayContaining(["books"]), expect.arrayContaining(["books"])])
    expect(changeable(withData)).toEqual([])
  })

  it("can't be changed by one reading for the next", () => {
    const root = smallSite()
    const cache = emptyBuildCache()
    const [first, second] = [1, 2].map(() => readSite(root, facts, { cache }))
    expect(second?.byPath.get("/garden")?.tree).toBe(first?.byPath.get("/garden")?.tree)
    const seen = [first, second].map(
      (site, i) => [String(i), { pages: site?.pages, lists: [...(site?.lists.values() ?? [])] }] as const,
    )
    expect(changeable(seen)).toEqual([])
  })

  it("is gone with the picture: other pages are as they were, and its own is told", () => {
    const root = smallSite()
    const cache = emptyBuildCache()
    const before = readSite(root, facts, { cache })
    remove(root, "content/pages/beans.png")
    const after = readSite(root, facts, { cache })
    expect(after.problems.map(({ what }) => what)).toEqual(["There is no picture content/pages/beans.png."])
    expect(pictures(after)).toEqual({})
    const others = (site: Site) => site.pages.filter(({ path }) => path !== "/garden")
    expect(others(after)).toEqual(others(before))
  })
})
