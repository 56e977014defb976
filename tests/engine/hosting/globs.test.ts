import fc from "fast-check"
import { globsFor, matchesGlob } from "../../../src/engine/hosting/globs"

describe("paths with one star", () => {
  it("fit what begins and ends as they do", () => {
    expect(["/a.js", "/ab/c.js", "/.js", "/b.js", "/a.css"].map(path => matchesGlob("/a*.js", path))).toEqual(
      [true, true, false, false, false],
    )
    expect(matchesGlob("/a*a", "/a")).toBe(false)
    expect(matchesGlob("/a.js", "/a.js")).toBe(true)
  })

  it("are few where the others are named otherwise", () => {
    expect(globsFor(["/app-1.js", "/app-2.js", "/x.1.css"], ["/index.html", "/sw.js"])).toEqual([
      "/*.css",
      "/a*.js",
    ])
    expect(globsFor(["/a-1.js", "/s-1.js", "/s-2.js"], ["/sw.js"])).toEqual(["/a*.js", "/s-*.js"])
  })

  it("fit every wanted file once, and none of the others", () => {
    const name = fc.stringMatching(/^\/[ab]{1,5}(\/[ab]{1,2})?\.(js|css)$/)
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 30 }), fc.nat({ max: 30 }), (names, at) => {
        const [wanted, others] = [names.slice(0, at), names.slice(at)]
        const globs = globsFor(wanted, others)
        const times = (path: string) => globs.filter(glob => matchesGlob(glob, path)).length
        expect(wanted.map(times)).toEqual(wanted.map(() => 1))
        expect(others.map(times)).toEqual(others.map(() => 0))
      }),
      { numRuns: 200 },
    )
  })
})
