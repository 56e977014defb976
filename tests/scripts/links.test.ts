import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { urlsIn } from "../../scripts/links"

describe("addresses in the content", () => {
  it("are found in texts, props, front matter, notes and lists", () => {
    const text = [
      "title: See https://a.fi/front",
      "[One](https://a.fi/one), https://a.fi/two. (https://a.fi/three)",
      "<Card href=\"https://a.fi/four?a&amp;b\" other='https://a.fi/five' /> {/* https://a.fi/six */}",
      "# From https://a.fi/seven\n- {to: https://a.fi/eight, text: x}",
    ].join("\n")
    expect(urlsIn(text).map(href => href.replace("https://a.fi/", ""))).toEqual([
      "front",
      "one",
      "two",
      "three",
      "four?a&b",
      "five",
      "six",
      "seven",
      "eight",
    ])
  })

  it("keep balanced parentheses, and lose those around them", () => {
    expect(urlsIn("[Men](https://a.fi/Men_(1957_film)) (https://a.fi/x_(y))")).toEqual([
      "https://a.fi/Men_(1957_film)",
      "https://a.fi/x_(y)",
    ])
  })

  it("are ignored where an expression completes them", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a page
    expect(urlsIn("{`https://youtu.be/${data.id}`}")).toEqual([])
  })
})

describe("npm run links", () => {
  it("names the dead addresses with their files, and fails", async () => {
    const server = createServer((request, response) => {
      const status = { "/there": 200, "/refusing": 403 }[request.url ?? ""] ?? 404
      response.writeHead(status).end("Words.")
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const root = mkdtempSync(join(tmpdir(), "links-"))
    const repository = join(__dirname, "../..")
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    mkdirSync(join(root, "node_modules"))
    symlinkSync(join(repository, "node_modules/.bin"), join(root, "node_modules/.bin"))
    cpSync(join(repository, "linkinator.config.json"), join(root, "linkinator.config.json"))
    write("content/pages/tea.mdx", `[Tea](${origin}/there) and [cups](${origin}/gone).\n`)
    write("content/data/teas.yaml", `- {to: ${origin}/lost, name: Earl Grey}\n- {to: ${origin}/refusing}\n`)
    const script = join(repository, "scripts/links.ts")
    const tsx = join(repository, "node_modules/tsx/dist/cli.mjs")
    const child = spawn(process.execPath, [tsx, script], {
      cwd: root,
      env: { ...process.env, NO_COLOR: "1" },
    })
    const chunks: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on("data", chunk => chunks.push(String(chunk)))
    const [code] = await once(child, "close")
    server.close()
    rmSync(root, { recursive: true })
    const text = chunks.join("")
    expect(text).toMatch(new RegExp(`content/pages/tea\\.mdx\\S*\\s+\\[404\\] ${origin}/gone`))
    expect(text).toMatch(new RegExp(`content/data/teas\\.yaml\\S*\\s+\\[404\\] ${origin}/lost`))
    expect(text).not.toMatch(/\/(there|refusing)/)
    expect(code).toBe(1)
  }, 60_000)
})
