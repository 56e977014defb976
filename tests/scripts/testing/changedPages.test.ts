import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pageDigests } from "../../../scripts/testing/changedPages"

/** Writes the files of a built site into a folder. */
function built(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "built-"))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const site = {
  "index.html": "home",
  "page-data/index/page-data.json": "{}",
  "games/hangman/index.html": "hangman",
  "page-data/games/hangman/page-data.json": "[1]",
  "static/cow.png": "cow",
}

describe("the digest of a built page", () => {
  const before = pageDigests(built(site))

  it("exists for every page, by its path", () => {
    expect(Object.keys(before)).toEqual(["/games/hangman", "/"])
  })

  it("depends on the bytes of the HTML and the data", () => {
    expect(pageDigests(built({ ...site, "static/cow.png": "horse" }))).toEqual(before)
    const html = pageDigests(built({ ...site, "index.html": "home!" }))
    expect(html["/"]).not.toBe(before["/"])
    expect(html["/games/hangman"]).toBe(before["/games/hangman"])
    const data = pageDigests(built({ ...site, "page-data/games/hangman/page-data.json": "[2]" }))
    expect(data["/games/hangman"]).not.toBe(before["/games/hangman"])
  })
})
