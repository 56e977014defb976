import { existsSync, readdirSync, readFileSync } from "node:fs"
import sharp from "sharp"
import {
  coming,
  iconDrawings,
  icons,
  pagelessIcons,
  postAndPlaylistIcons,
  things,
} from "../../pictures/icons"
import { iconName } from "../../src/engine/icons"

const folder = "static/pictures/icons"

const namesIn = (root: string, ending: string) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter(name => name.endsWith(ending))
    .map(name => name.slice(0, -ending.length).replace(/\/\[[^\]]*\]$/, ""))

const pages = namesIn("content/pages", ".mdx")
const posts = namesIn("content/blog", ".mdx").map(slug => `blog/${slug}`)
const playlists = namesIn("content/playlists", ".yaml").map(slug => `playlist/${slug}`)
const wanted = [...new Set([...pages, ...posts, ...playlists])]

// Icons of posts and playlists are derived from their names; those of new ones don't exist until the script has run.
const written = icons.filter(
  ({ name }) => !(name in postAndPlaylistIcons) || existsSync(`${folder}/${name}.png`),
)
const pictures = written.flatMap(({ name, large, small }) => [
  { file: name, picture: large, size: 32 },
  { file: `${name}-16`, picture: small, size: 16 },
])

/** Returns the colours of a picture's pixels, "" for transparent ones. */
function coloursOf(data: Uint8Array): string[] {
  return Array.from({ length: data.length / 4 }, (_, i) =>
    data[i * 4 + 3] ? [...data.subarray(i * 4, i * 4 + 4)].join() : "",
  )
}

describe("the icons", () => {
  it("leave no page without one: a new page, post or playlist has that of its kind until its own is drawn", () => {
    const kinds = (name: string) =>
      name.startsWith("blog/") ? "post" : name.startsWith("playlist/") ? "playlist" : "page"
    const names = [...wanted, "a-page", "blog/a-post", "playlist/a-list"].map(key =>
      iconName(process.cwd(), { key, kind: kinds(key) }),
    )
    expect(names.length).toBeGreaterThan(100)
    for (const name of new Set(names))
      for (const file of [`${name}.png`, `${name}-16.png`]) expect(existsSync(`${folder}/${file}`)).toBe(true)
  })

  it("are there for nothing else, but for the desktop's own, things and those of pages to come", () => {
    const known = new Set([...wanted, ...pagelessIcons, ...Object.keys(coming), ...Object.keys(things)])
    expect(Object.keys(iconDrawings).filter(name => !known.has(name))).toEqual([])
    const lying = namesIn(folder, ".png").map(name => name.replace(/-16$/, ""))
    expect(lying.filter(name => !known.has(name))).toEqual([])
  })

  it("of things are those of pages with a thing", () => {
    const gives = (key: string) => /^thing:/m.test(readFileSync(`content/pages/${key}.mdx`, "utf8"))
    expect(Object.keys(things).filter(name => !gives(name.replace("thing/", "")))).toEqual([])
  })

  it("are what pictures draws, pixel for pixel, 32 or 16 wide and high", async () => {
    const different: string[] = []
    for (const { file, picture, size } of pictures) {
      const { data, info } = await sharp(`${folder}/${file}.png`)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const same = coloursOf(data).join(";") === coloursOf(picture.data).join(";")
      if (info.width !== size || info.height !== size || !same) different.push(file)
    }
    expect(different).toEqual([])
  })

  it("are no two the same", () => {
    const first = new Map<string, string>()
    const doubles: [string, string][] = []
    for (const { file, picture } of pictures) {
      const key = Buffer.from(picture.data).toString("base64")
      const before = first.get(key)
      if (before) doubles.push([before, file])
      else first.set(key, file)
    }
    expect(doubles).toEqual([])
  })

  it("have clear ground around them, and no more than 18 colours", () => {
    for (const { file, picture } of pictures) {
      const colours = coloursOf(picture.data)
      const solid = colours.filter(colour => colour !== "")
      expect([file, solid.length > colours.length / 5]).toEqual([file, true])
      expect([file, solid.length < colours.length]).toEqual([file, true])
      expect([file, new Set(solid).size <= 18]).toEqual([file, true])
    }
  })
})
