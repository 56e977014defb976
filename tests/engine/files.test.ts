/** @jest-environment node */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { encodingFault } from "../../src/engine/encoding"
import { checkFiles, fileNameFault } from "../../src/engine/files"
import { formatProblem } from "../../src/engine/problems"
import { readSite } from "../../src/engine/site"
import { facts, page, smallSite, write } from "./smallSite"

const tea = page("Tea", "Green.")

/** Returns the problems of a file of these bytes. */
function toldOf(file: string, bytes: Buffer): string[] {
  const root = smallSite()
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), bytes)
  return readSite(root, facts).problems.map(formatProblem)
}

describe("a file that is no text in UTF-8 is told of once", () => {
  const swapped = Buffer.from(`\uFEFF${tea}`, "utf16le").swap16()
  it.each<[string, Buffer, string]>([
    [
      "in UTF-16",
      Buffer.from(`\uFEFF${tea}`, "utf16le"),
      "1:1: The file is saved as UTF-16. Save it as UTF-8.",
    ],
    ["in UTF-16 the other way round", swapped, "1:1: The file is saved as UTF-16."],
    ["in UTF-16 without its mark", Buffer.from(tea, "utf16le"), "1:1: The file is saved as UTF-16."],
    [
      "in Latin-1",
      Buffer.from(tea.replace("Green", "Vihreää"), "latin1"),
      "7:6: The file is not saved as UTF-8",
    ],
    [
      "that is a picture",
      Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
      "1:1: The file is no text.",
    ],
  ])("%s", (_, bytes, said) => {
    const file = "content/pages/tea.mdx"
    expect(toldOf(file, bytes)).toEqual([expect.stringContaining(`${file}:${said}`)])
  })

  it("be it a list, a playlist or the registry", () => {
    const bytes = Buffer.from("\uFEFF- {name: Tea}\n", "utf16le")
    for (const file of ["content/data/tea.yaml", "content/playlists/tea.yaml", "content/codes.yaml"])
      expect(toldOf(file, bytes)).toEqual([
        expect.stringContaining(`${file}:1:1: The file is saved as UTF-16.`),
      ])
  })

  it("and a text in any language is one", () => {
    for (const text of ["", "\uFEFFa", "Hyvää yötä, 日本語 🐹", "\uFFFD"])
      expect(encodingFault("tea.mdx", Buffer.from(text), text)).toBeUndefined()
  })
})

describe("what lies in content", () => {
  it("is told of where it is a link to a folder", () => {
    const root = smallSite()
    symlinkSync("/", join(root, "content/pages/all"))
    expect(readSite(root, facts).problems.map(formatProblem)).toEqual([
      "content/pages/all:1:1: It is a link to /, outside content: whoever builds the site elsewhere has no such file. Put the file itself in its place.",
    ])
  })

  it("is told of where its name is in another encoding, if the disk has such names", () => {
    const root = smallSite()
    const name = Buffer.concat([
      Buffer.from(join(root, "content/pages/te")),
      Buffer.from([0xe4]),
      Buffer.from(".mdx"),
    ])
    try {
      writeFileSync(name, tea)
    } catch {
      return
    }
    expect(readSite(root, facts).problems.map(formatProblem)).toEqual([
      expect.stringContaining("The name of this file has a letter that is not written in UTF-8."),
    ])
  })

  it("is nobody's concern where an editor or a system has left it", () => {
    const root = smallSite()
    for (const name of [
      "~$tea.docx",
      "Icon\r",
      "4913",
      "tea.mdx.swo",
      "tea.mdx.part",
      "a.crdownload",
      "._tea.mdx",
    ])
      write(root, `content/pages/${name}`, "x")
    expect(checkFiles(root)).toEqual([])
  })

  it.each([
    ["content/pages/Tools/tea.mdx", "Name the folder tools."],
    ["content/pages/tea.mdx/hot.mdx", "Name the folder tea."],
    ["content/pages/tea.mdx.mdx", "Name it tea.mdx."],
    ["content/pages/te\u200Ba.mdx", "Name it tea.mdx."],
    ["content/pages/☕.mdx", "Give it a name of such."],
    ["content/pages/tea.tsx", "Components lie in src/embeds: move it there, or remove it."],
    ["content/pages/tea.zip", "Move it to static, if visitors are to have it, or remove it."],
    ["content/data/tea.png", "Move the picture to content/pages or content/blog, beside what shows it."],
    ["content/data/old/tea.yaml", "Move it to content/data/tea.yaml: it is known by that name alone."],
    ["content/pages/blog/tea.mdx", "Move it to content/blog/tea.mdx."],
    [
      "content/pages/playlist/tea.mdx",
      "Write it as YAML in content/playlists, or give the page another address.",
    ],
    ["content/pages/[...]/tea.mdx", "Name the page [...].mdx in its folder, or write the folder's name."],
    ["content/pages/dev-404-page.mdx", "Give the page another name."],
  ])("is told what to do with %s", (file, todo) => {
    expect(fileNameFault(smallSite(), file)?.todo).toBe(todo)
  })

  it("has one page for the same addresses", () => {
    const root = smallSite()
    for (const name of ["[id]", "[name]"]) write(root, `content/pages/teas/${name}.mdx`, tea)
    expect(checkFiles(root).map(({ what }) => what)).toEqual([
      "It is for the same addresses as content/pages/teas/[id].mdx.",
    ])
  })

  it("is printed on one line, whatever its name has in it", () => {
    const root = smallSite()
    write(root, "content/pages/te\na.mdx", tea)
    expect(checkFiles(root).map(formatProblem).join("")).not.toContain("\n")
  })
})
