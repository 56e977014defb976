import fc from "fast-check"
import { type DosAnswer, promptOf, runDos } from "../../../src/shell/desktop/dos/dos"

const page = (path: string, code: string) => ({
  path,
  code,
  title: `Title ${code}`,
  description: `About ${path}.`,
})
const pages = [
  page("/", "0000"),
  page("/blog", "0001"),
  page("/blog/tea", "0002"),
  page("/tools/consonants", "0110"),
  page("/tools/rgb-to-hsl", "0111"),
  page("/404", "0404"),
  page("/books-i-have/group/author", "0130"),
]
const now = new Date(2026, 4, 5, 13, 37, 9)
const run = (line: string, folder = ""): DosAnswer => runDos(line, { folder, pages, now })

describe("the MS-DOS prompt", () => {
  it("lists folders and pages of the root", () => {
    const { lines } = run("dir")
    expect(lines).toContain("<DIR> TOOLS")
    expect(lines).toContain("<DIR> BLOG")
    expect(lines).toContain("0001  BLOG.EXE  Title 0001")
    expect(lines.at(-1)).toBe("3 file(s), 640 KB free")
  })

  it.each([
    ["cd tools", "", "/tools"],
    ["CD \\TOOLS", "/blog", "/tools"],
    ["cd..", "/tools", ""],
    ["cd ..\\blog", "/tools", "/blog"],
    ["cd \\", "/tools", ""],
    ["cd nowhere", "/tools", "/tools"],
    ["cd books-i-have/group", "", "/books-i-have/group"],
    ["cd ..\\..\\..", "/tools", ""],
  ])("%s in %s leads to %s", (line, from, to) => {
    expect(run(line, from).folder).toBe(to)
  })

  it("says that a folder is not there", () => {
    expect(run("cd nowhere").lines).toEqual(["Invalid directory"])
  })

  it.each([
    ["start 0110", "", "/tools/consonants"],
    ["start 110", "", "/tools/consonants"],
    ["consonants.exe", "/tools", "/tools/consonants"],
    ["START consonants", "/tools", "/tools/consonants"],
    ["start tools\\rgb-to-hsl", "", "/tools/rgb-to-hsl"],
    ["404", "", "/404"],
    ["index", "", "/"],
  ])("%s in %s opens %s", (line, from, path) => {
    expect(run(line, from).next).toEqual({ page: path })
  })

  it.each([
    ["start", "Start what?"],
    ["start nothing", "File not found - NOTHING"],
    ["type", "Required parameter missing"],
    ["type nothing.txt", "File not found - NOTHING.TXT"],
    ["constructor", "Bad command or file name"],
    ["xyzzy", "Bad command or file name"],
  ])("answers %s with %s", (line, text) => {
    expect(run(line)).toEqual({ lines: [text], folder: "" })
  })

  it("types what a page says of itself", () => {
    expect(run("type blog").lines).toEqual(["About /blog."])
  })

  it("tells the visitor's date and time", () => {
    expect(run("date").lines).toEqual(["Current date is Tue 05/05/2026"])
    expect(run("time").lines).toEqual(["Current time is 13:37:09"])
  })

  it("goes back to the desktop, and clears the screen", () => {
    expect(run("WIN").next).toBe("desktop")
    expect(run("cls")).toEqual({ lines: [], folder: "", clears: true })
  })

  it("has an answer to anything, and stays in a folder that is there", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.constantFrom("", "/tools", "/blog"), (line, folder) => {
        const answer = run(line, folder)
        expect(answer.lines.every(text => typeof text === "string")).toBe(true)
        expect(promptOf(answer.folder)).toMatch(/^C:\\/)
        expect(answer.folder === "" || pages.some(({ path }) => path.startsWith(`${answer.folder}/`))).toBe(
          true,
        )
      }),
    )
  })
})
