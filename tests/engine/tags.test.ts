import { formatProblem } from "../../src/engine/problems"
import { readSite } from "../../src/engine/site"
import { facts, page, smallSite, write } from "./smallSite"

const list = `- {tag: plants, title: Plants, description: What grows., pages: [garden, beds/*]}
- {tag: games, title: Games, description: What is played., pages: [games/*, "b*"]}
- {tag: wet, title: Wet, description: What is wet.}
`

function tagsIn(more: (root: string) => void = () => {}): Record<string, readonly string[]> {
  const root = smallSite()
  write(root, "content/data/tags.yaml", list)
  write(root, "content/pages/beds/north.mdx", page("North", "Cold.", "tags: [wet, games]\n"))
  more(root)
  const site = readSite(root, facts)
  expect(site.problems.map(formatProblem)).toEqual([])
  return Object.fromEntries(site.pages.map(({ path, tags }) => [path, tags]))
}

describe("the tags of a page", () => {
  it("are those of its address and of its front matter, each once, in the order of the list", () => {
    const tags = tagsIn()
    expect(tags["/garden"]).toEqual(["plants"])
    expect(tags["/games/marbles"]).toEqual(["games"])
    expect(tags["/beds/north"]).toEqual(["plants", "games", "wet"])
    expect(tags["/blog/first"]).toEqual(["games"])
    expect(tags["/"]).toEqual([])
  })

  it("are those of a playlist's YAML too", () => {
    const sun =
      "name: Sun\ndescription: One.\nadded: 2021-06-20\ntags: [wet]\nsongs:\n  - title: Someone - Sun\n"
    expect(tagsIn(root => write(root, "content/playlists/sun.yaml", sun))["/playlist/sun"]).toEqual(["wet"])
  })

  it("are none where the site has no list of them", () => {
    expect(readSite(smallSite(), facts).byPath.get("/garden")?.tags).toEqual([])
  })
})
