import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { LiveSite } from "../../src/engine/gatsby/liveSite"
import { facts, page, smallSite } from "./smallSite"

/** Saves a page and removes it again, all the time, until it is ended; it says when it has begun. */
const restless = (file: string) => `
  const { rmSync, writeFileSync } = require("node:fs")
  const wait = new Int32Array(new SharedArrayBuffer(4))
  process.stdout.write("begun")
  for (;;) {
    writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(page("Tops", "Text."))})
    Atomics.wait(wait, 0, 0, 2)
    rmSync(${JSON.stringify(file)})
    Atomics.wait(wait, 0, 0, 2)
  }
`

describe("the site as it is in develop", () => {
  it("is read, and said to be behind or not, while files come and go", async () => {
    const root = smallSite()
    const live = new LiveSite(root, facts, { develop: true })
    await live.read()
    const author = spawn(process.execPath, ["-e", restless(join(root, "content/pages/tops.mdx"))])
    try {
      await once(author.stdout, "data")
      const states = new Set<boolean>()
      for (let i = 0; i < 2000; i++) states.add(live.isBehind())
      expect([...states]).toContain(true)
      for (let i = 0; i < 50; i++) expect((await live.read()).byPath.has("/garden")).toBe(true)
    } finally {
      author.kill("SIGKILL")
      await once(author, "close")
    }
    await live.read()
    expect(live.isBehind()).toBe(false)
  })
})
