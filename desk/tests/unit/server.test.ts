import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"
import { facts, smallSite, write } from "../../../tests/engine/smallSite"
import { openText, saveText } from "../../files"
import { checkRequest, pathWithin } from "../../guard"
import { type Desk, startDesk } from "../../server"
import { type DiskChanges, keyHeader, type Opened, type Plan, type Problem } from "../../shared/api"

/** A PNG of one red pixel. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
)

const root = smallSite()
let desk: Desk

beforeAll(async () => {
  desk = await startDesk({ root, facts, bundle: { script: "", style: "" }, port: 0 })
})
afterAll(() => desk.end())

type Answer = { status: number; body: string; headers: Record<string, unknown> }

/** Sends a request as any program of this machine could. */
function ask(
  path: string,
  { method = "GET", body = "" as string | Buffer, headers = {} as Record<string, string> } = {},
): Promise<Answer> {
  const own = { host: `localhost:${desk.port}`, [keyHeader]: desk.key, ...headers }
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port: desk.port, path, method, headers: own }, response => {
      let text = ""
      response.on("data", part => {
        text += part
      })
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }),
      )
    })
    asked.once("error", reject)
    asked.end(body)
  })
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", body: JSON.stringify(body), headers })

const garden = "content/pages/garden.mdx"

describe("the desk's server", () => {
  it("is on this machine alone", () => {
    expect(desk.server.address()).toMatchObject({ address: "127.0.0.1" })
  })

  it("gives its page under a policy that lets in nothing from elsewhere", async () => {
    const { status, headers, body } = await ask("/", { headers: { [keyHeader]: "" } })
    const policy = String(headers["content-security-policy"])
    expect(status).toBe(200)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https:/)
    expect(body).not.toContain(desk.key)
  })

  it.each([
    ["without the key", 401, { [keyHeader]: "" }],
    ["with another key", 401, { [keyHeader]: "x".repeat(32) }],
    ["under another name (DNS rebinding)", 403, { host: "evil.example:80" }],
    ["under a name that only begins like ours", 403, { host: "localhost.evil.example" }],
    ["from another page", 403, { origin: "https://evil.example" }],
    ["from another port", 403, { origin: "http://localhost:1" }],
    ["from a frame without an origin", 403, { origin: "null" }],
    ["by a browser for another site", 403, { "sec-fetch-site": "cross-site" }],
  ])("refuses what is asked %s", async (_, status, headers) => {
    const before = readFileSync(join(root, garden), "utf8")
    const { digest } = openText(root, garden)
    expect(
      (await post("/api/save", { file: garden, text: "x", digest }, headers as Record<string, string>))
        .status,
    ).toBe(status)
    expect(
      (await ask(`/api/file?file=${garden}`, { headers: headers as Record<string, string> })).status,
    ).toBe(status)
    expect(readFileSync(join(root, garden), "utf8")).toBe(before)
  })

  it("lets in its own page", () => {
    const headers = {
      host: "localhost:4100",
      origin: "http://localhost:4100",
      "sec-fetch-site": "same-origin",
      [keyHeader]: "k",
    }
    expect(() => checkRequest({ headers }, 4100, "k")).not.toThrow()
  })

  it("refuses methods and addresses that it does not have, and bodies that are no JSON", async () => {
    expect((await ask("/", { method: "DELETE" })).status).toBe(405)
    expect((await ask("/package.json")).status).toBe(404)
    expect((await ask("/api/nothing")).status).toBe(404)
    expect((await ask("/api/save", { method: "POST", body: "{" })).status).toBe(500)
  })

  it("opens and saves a text", async () => {
    const opened = JSON.parse((await ask(`/api/file?file=${garden}`)).body) as Opened
    const text = opened.text.replace("nothing", "something")
    expect((await post("/api/save", { file: garden, text, digest: opened.digest })).status).toBe(200)
    expect(readFileSync(join(root, garden), "utf8")).toBe(text)
  })

  it("checks a text that nobody has saved, as the check would", async () => {
    const text = readFileSync(join(root, garden), "utf8")
    const answer = await post("/api/check", { [garden]: `${text}\n<Nothing />\n` })
    const problems = JSON.parse(answer.body) as Problem[]
    expect(problems).toMatchObject([{ file: garden, what: "There is no component <Nothing>." }])
    expect(JSON.parse((await post("/api/check", {})).body)).toEqual([])
    expect(readFileSync(join(root, garden), "utf8")).toBe(text)
  })

  it("refuses to check or save what is outside of content/", async () => {
    for (const file of ["package.json", "../x.mdx", "/etc/passwd", "content/../gatsby-config.ts"]) {
      expect((await post("/api/check", { [file]: "" })).status).toBe(403)
      expect((await post("/api/save", { file, text: "", digest: "" })).status).toBe(403)
    }
  })

  it("puts a picture into its place, never over another, and nothing that is none", async () => {
    const put = (file: string, body: string | Buffer = dot) =>
      ask(`/api/picture?file=${encodeURIComponent(file)}`, { method: "POST", body })
    for (const bytes of ["", "no picture", dot.subarray(0, 40)]) {
      const refused = await put("content/pages/new.png", bytes)
      expect([refused.status, refused.body]).toEqual([
        422,
        expect.stringContaining("The picture can't be read"),
      ])
    }
    expect((await put("content/pages/new.jpg")).body).toContain("is a PNG by what is in it")
    expect((await put("content/pages/new.png")).status).toBe(200)
    expect((await put("content/pages/new.png")).status).toBe(409)
    expect((await put("content/pages/My room.png")).status).toBe(422)
    expect((await put("content/pages/new.html")).status).toBe(403)
    expect((await put("static/../gatsby-node.png")).status).toBe(403)
    expect(existsSync(join(root, "content/pages/new.png"))).toBe(true)
  })

  it("tells what has changed on the disk since it was read", async () => {
    const file = "content/pages/garden.mdx"
    const read = JSON.parse((await ask(`/api/file?file=${file}`)).body) as Opened
    const changes = async (known: Record<string, string>) =>
      JSON.parse((await post("/api/changes", known)).body) as DiskChanges
    const before = await changes({ [file]: read.digest })
    expect(before.files).toEqual({})
    write(root, file, `${read.text}\nMore.\n`)
    const after = await changes({ [file]: read.digest, "content/pages/none.mdx": "x" })
    expect(after.stamp).not.toBe(before.stamp)
    expect(after.files).toEqual({
      [file]: { text: `${read.text}\nMore.\n`, digest: expect.any(String) as string },
      "content/pages/none.mdx": null,
    })
    expect((await post("/api/changes", { "../../etc/passwd": "x" })).status).toBe(403)
    write(root, file, read.text)
  })

  it("does what it has shown, and nothing when a file has changed meanwhile", async () => {
    const action = { do: "rename", file: "content/blog/first.mdx", to: "begun" }
    const plan = JSON.parse((await post("/api/plan", action)).body) as Plan
    expect(plan.problems).toEqual([])
    expect(plan.changes.map(({ file }) => file).sort()).toEqual([
      "content/blog/begun.mdx",
      "content/blog/first.mdx",
      "content/data/books.yaml",
      "content/pages/index.mdx",
    ])
    expect(existsSync(join(root, "content/blog/begun.mdx"))).toBe(false)
    write(root, "content/data/books.yaml", "- title: Dirt\n  year: 1998\n  link: /blog/first\n")
    expect((await post("/api/do", { action, id: plan.id })).status).toBe(409)
    const again = JSON.parse((await post("/api/plan", action)).body) as Plan
    expect((await post("/api/do", { action, id: again.id })).status).toBe(200)
    expect(readFileSync(join(root, "content/data/books.yaml"), "utf8")).toContain("/blog/begun")
    expect(existsSync(join(root, "content/blog/first.mdx"))).toBe(false)
  })

  it.each([
    [{ do: "new", kind: "page", path: "garden", title: "Garden" }, 409],
    [{ do: "new", kind: "page", path: "../x", title: "X" }, 409],
    [{ do: "new", kind: "page", path: "My Page", title: "X" }, 409],
    [{ do: "new", kind: "post", path: "a/b", title: "X" }, 422],
    [{ do: "new", kind: "page", path: "x", title: " " }, 422],
    [{ do: "rename", file: garden, to: "garden" }, 422],
    [{ do: "rename", file: garden, to: "gone" }, 409],
    [{ do: "rename", file: "content/data/books.yaml", to: "tomes" }, 422],
    [{ do: "remove", file: "content/codes.yaml" }, 422],
    [{ do: "remove", file: "src/embeds/garden/schema.ts" }, 403],
  ])("refuses %j", async (action, status) => {
    expect((await post("/api/plan", action)).status).toBe(status)
  })
})

describe("pathWithin", () => {
  it.each([
    "content",
    "content/",
    "content//pages/x.mdx",
    "content/pages/../../x.mdx",
    "content/pages/%2e%2e/x.mdx",
    "content\\pages\\x.mdx",
    "/content/pages/x.mdx",
    "C:/content/x.mdx",
    "content/pages/x.mdx\u0000.png",
    "content/pages/.x.mdx",
    "content/.git/x.mdx",
    "content/pages/x.ts",
    "content/pages/x",
    "static/pictures/x.mdx",
    "",
  ])("refuses %j", file => {
    expect(() => pathWithin(root, file, "text")).toThrow(/is no file of content/)
  })

  it("refuses what leads out of content/ by a symbolic link", () => {
    mkdirSync(join(root, "elsewhere"), { recursive: true })
    writeFileSync(join(root, "elsewhere/x.mdx"), "secret")
    symlinkSync(join(root, "elsewhere"), join(root, "content/pages/out"))
    symlinkSync(join(root, "elsewhere/x.mdx"), join(root, "content/pages/link.mdx"))
    symlinkSync(join(root, "elsewhere/nothing.mdx"), join(root, "content/pages/dangling.mdx"))
    for (const file of ["out/x.mdx", "out/new.mdx", "link.mdx", "dangling.mdx"])
      expect(() => pathWithin(root, `content/pages/${file}`, "text")).toThrow(/is no file of content/)
  })
})

describe("saving", () => {
  const file = "content/pages/odd.mdx"
  const odd = "\uFEFF---\r\ntitle: Yö  \n---\r\n\r\nÄiti \u0001 x  "

  it("keeps every byte of what is not changed", () => {
    write(root, file, odd)
    const { text, digest } = openText(root, file)
    saveText(root, file, text, digest)
    expect(readFileSync(join(root, file), "utf8")).toBe(odd)
  })

  it("writes nothing over a file that has changed since, and says what is there", () => {
    const { digest } = openText(root, file)
    write(root, file, "theirs")
    expect(saveText(root, file, "mine", digest)).toMatchObject({ conflict: { text: "theirs" } })
    expect(readFileSync(join(root, file), "utf8")).toBe("theirs")
  })

  it("refuses a file that is gone, the registry, half a character, and what is no UTF-8", () => {
    expect(() => saveText(root, "content/pages/none.mdx", "x", "")).toThrow(/not there any more/)
    expect(() => saveText(root, "content/codes.yaml", "x", "")).toThrow(/written by the check/)
    expect(() => saveText(root, file, "\uD83D", openText(root, file).digest)).toThrow(/half a character/)
    writeFileSync(join(root, file), Buffer.from([0x59, 0xf6]))
    expect(() => openText(root, file)).toThrow(/not UTF-8/)
  })
})
