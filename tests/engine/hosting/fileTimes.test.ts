import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { keepFileTimes, timeOf, timesFile } from "../../../src/engine/hosting/fileTimes"
import { write } from "../smallSite"

const root = mkdtempSync(join(tmpdir(), "file-times-"))
afterAll(() => rmSync(root, { recursive: true }))
afterEach(() => rmSync(join(root, ".cache"), { recursive: true, force: true }))

const at = (file: string) => join(root, "public", file)
const timeAt = (file: string) => statSync(at(file)).mtimeMs / 1000

/** Writes a file as a build at this time would, in seconds since 1970. */
function built(file: string, text: string, seconds: number): void {
  rmSync(join(root, "public"), { recursive: true, force: true })
  write(root, `public/${file}`, text)
  utimesSync(at(file), seconds, seconds)
  keepFileTimes(root)
}

describe("the time of a published file", () => {
  it("stays while its bytes are the same, though the folder was emptied in between", () => {
    built("rss.xml", "<rss/>", 1000)
    built("rss.xml", "<rss/>", 2000)
    expect(timeAt("rss.xml")).toBe(1000)
    built("rss.xml", "<rss/>", 3000)
    expect(timeAt("rss.xml")).toBe(1000)
  })

  it("is that of the build that changed it, of the same size or not", () => {
    built("rss.xml", "<rss/>", 1000)
    built("rss.xml", "<rsc/>", 2000)
    expect(timeAt("rss.xml")).toBe(2000)
    built("rss.xml", "<rss/>", 3000)
    expect(timeAt("rss.xml")).toBe(3000)
  })

  it("is later after each change, also of a file that has been copied with an old time, or within a second", () => {
    built("popup.html", "a", 1000)
    built("popup.html", "b", 500)
    expect(timeAt("popup.html")).toBe(1001)
    built("popup.html", "c", 1001.2)
    expect(timeAt("popup.html")).toBe(1002)
  })

  it("is that of the file where nothing is known, or what was kept can't be read", () => {
    built("index.html", "a", 1000)
    for (const text of ["", "{", "null", "[]"]) {
      write(root, timesFile, text)
      built("index.html", "a", 2000)
      expect(timeAt("index.html")).toBe(2000)
    }
  })

  it("is left alone where the name has the digest of the bytes, for that is never asked for again", () => {
    built("app-3dc548f236e8bb059db7.js", "a", 1000.5)
    expect(timeAt("app-3dc548f236e8bb059db7.js")).toBe(1000.5)
    expect(JSON.parse(readFileSync(join(root, timesFile), "utf8"))).toEqual({})
  })

  it("is never earlier than the known one", () => {
    expect(timeOf("a", 7, undefined)).toBe(7)
    expect(timeOf("a", 7, ["a", 3])).toBe(3)
    expect(timeOf("a", 7, ["b", 3])).toBe(7)
    expect(timeOf("a", 2, ["b", 3])).toBe(4)
  })
})
