import { neighboursOf } from "../../src/engine/neighbours"

const page = (path: string, code: number, more: object = {}) => ({
  path,
  title: `Title ${code}`,
  code: String(code).padStart(4, "0"),
  hidden: false,
  tags: [] as string[],
  links: [] as { href: string }[],
  ...more,
})

const pages = [
  page("/", 0),
  page("/panda", 10, { tags: ["animals"], links: [{ href: "/recipes?x=1" }] }),
  page("/horses", 40, { tags: ["animals", "games"] }),
  page("/dinosaurs", 12, { tags: ["animals"] }),
  page("/recipes", 90),
  page("/secret", 11, { tags: ["animals"], hidden: true }),
  page("/tools/a", 50),
  page("/tools/b", 60),
  page("/week", 9, { recommended: true }),
]
const paths = (path: string) => neighboursOf(pages)(path).map(each => each.path)

describe("the pages next door", () => {
  it("are those that a page links to, then those with its tags, the nearest number first", () => {
    expect(paths("/panda")).toEqual(["/recipes", "/dinosaurs", "/horses", "/week"])
  })

  it("are those of the same folder", () => {
    expect(paths("/tools/a")[0]).toBe("/tools/b")
  })

  it("are never the page itself, a hidden one or the front page", () => {
    for (const { path } of pages) {
      expect(paths(path)).not.toContain(path)
      expect(paths(path)).not.toContain("/secret")
      expect(paths(path)).not.toContain("/")
      expect(paths(path)).toHaveLength(4)
    }
  })

  it("are none for a page that is not there", () => {
    expect(paths("/nowhere")).toEqual([])
  })
})
