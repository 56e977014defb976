import { readFileSync } from "node:fs"
import { filesIn } from "../../../src/engine/read"
import { OpenFile } from "../../client/text/openFile"

const opened = (text: string) => new OpenFile("content/pages/x.mdx", { text, digest: "" }, [])

describe("a file that is open", () => {
  it("goes back to the disk as it came, for every file of the site", () => {
    const files = filesIn(process.cwd(), "content", "").filter(file => /\.(mdx|yaml)$/.test(file))
    const changed = files.filter(file => {
      const text = readFileSync(file, "utf8")
      return opened(text).bytes !== text || opened(text).isChanged
    })
    expect(changed).toEqual([])
    expect(files.length).toBeGreaterThan(250)
  })

  it("keeps the mark, mixed line ends, a lone carriage return and trailing spaces round a change", () => {
    const file = opened("\uFEFFYö  \r\nb\nc\rd\r\n\u2028e")
    file.write("Yö  \nb\nnew\nc\rd\n\u2028e")
    expect(file.bytes).toBe("\uFEFFYö  \r\nb\nnew\r\nc\rd\r\n\u2028e")
    file.write("Yö  \nc\rd\n\u2028e")
    expect(file.bytes).toBe("\uFEFFYö  \r\nc\rd\r\n\u2028e")
  })

  it("knows whether it is changed, also after it was saved", () => {
    const file = opened("a\r\n")
    file.write("b\n")
    expect(file.isChanged).toBe(true)
    file.markSaved(file.bytes, "digest")
    expect([file.isChanged, file.bytes, file.digest]).toEqual([false, "b\r\n", "digest"])
    file.replaceWith({ text: "c\r\n", digest: "other" })
    expect([file.isChanged, file.text]).toEqual([false, "c\n"])
  })

  it("takes a picture as a paragraph of its own", () => {
    const file = opened("a\n")
    file.insert("![x](./x.png)")
    expect(file.text).toBe("a\n\n![x](./x.png)\n")
  })
})
