import fc from "fast-check"
import { registerTraces } from "../../../src/hooks/page/traces"
import { pickAnywhere, pickUnseen, recordVisit, visitedPages } from "../../../src/hooks/page/visited"
import { gotThings } from "../../../src/hooks/storage/things"
import { read, write } from "../../../src/hooks/storage/useStorage"
import { seeded } from "../../../src/lib/game/random"

const pages = ["0000", "0001", "0002", "0003", "0004"].map(code => ({
  path: `/${code}`,
  code,
  ...(code === "0003" && { recommended: true }),
}))

beforeEach(() => localStorage.clear())

describe("the pages that have been opened", () => {
  it("are kept once each, the latest at the end", () => {
    for (const code of ["0001", "0002", "0001"]) recordVisit(code)
    expect(read(visitedPages)).toEqual(["0002", "0001"])
  })

  it("are none where the storage says something else", () => {
    localStorage.setItem("juhq:visited", JSON.stringify({ v: 1, data: ["1", 2] }))
    expect(read(visitedPages)).toEqual([])
  })
})

describe("a page that has not been opened", () => {
  it("is a recommended one while there is any", () => {
    expect(pickUnseen(pages, [], "/0000", seeded(1))?.code).toBe("0003")
    expect(pickUnseen(pages, ["0003"], "/0000", seeded(1))?.code).toMatch(/^000[124]$/)
  })

  it("is none when all have been", () => {
    expect(
      pickUnseen(
        pages,
        pages.map(({ code }) => code),
        "/0000",
        seeded(1),
      ),
    ).toBeNull()
  })

  it("is never one that was seen before all others were, wherever Anywhere leads", () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        localStorage.clear()
        const random = seeded(seed)
        let path = "/0000"
        recordVisit("0000")
        const seen = ["0000"]
        for (let i = 0; i < pages.length - 1; i++) {
          const page = pickAnywhere(pages, path, random)
          expect(seen).not.toContain(page?.code)
          path = page?.path ?? ""
          seen.push(page?.code ?? "")
          recordVisit(page?.code ?? "")
        }
        const again = pickAnywhere(pages, path, random)
        expect(again?.path).not.toBe(path)
        expect(again).not.toBeNull()
      }),
    )
  })

  it("is one that gives a thing that comes along, as long as the visitor has none", () => {
    registerTraces(
      async () => Promise.reject(new Error("None.")),
      async () => ({}),
      ["/0002", "/0004"],
    )
    expect(pickAnywhere(pages, "/0004", seeded(1))?.path).toBe("/0002")
    recordVisit("0002")
    expect(pickAnywhere(pages, "/0004", seeded(1))?.path).toBe("/0003")
    localStorage.clear()
    write(gotThings, [{ path: "/0000", at: 1 }])
    expect(pickAnywhere(pages, "/0004", seeded(1))?.path).toBe("/0003")
    registerTraces(async () => Promise.reject(new Error("None.")))
  })

  it("is none on a site of one page", () => {
    expect(pickAnywhere(pages.slice(0, 1), "/0000", seeded(1))).toBeNull()
  })
})
