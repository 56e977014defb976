import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import packageJson from "../../../package.json"

const root = join(__dirname, "../../..")
const read = (file: string) => readFileSync(join(root, file), "utf8")

type Step = { uses?: string; run?: string; if?: string; with?: Record<string, unknown> }
type Job = { steps: Step[]; needs?: string; permissions?: Record<string, string>; if?: string }
const workflow = parse(read(".github/workflows/publish.yml")) as {
  permissions: Record<string, string>
  jobs: Record<string, Job>
}
const steps = Object.values(workflow.jobs).flatMap(job => job.steps)
const lines = read("publishing/Containerfile")
  .split("\n")
  .filter(line => line && !line.startsWith("#"))

/** The names after `npm run` in a command. */
const scriptsIn = (text: string) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name)

describe("the workflow", () => {
  it("runs the command that the README gives, and publishes what passed it and nothing else", () => {
    const command = steps.flatMap(({ run }) => run ?? []).join(" && ")
    const [given = ""] = /npm ci && npm test/.exec(read("README.md")) ?? []
    expect(given).not.toBe("")
    expect(command.startsWith(given)).toBe(true)
    expect(workflow.jobs.publish?.needs).toBe("test")
    const path = steps.find(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"))?.with?.path
    expect(path).toBe("public")
  })

  it("knows commands that are there", () => {
    const scripts = scriptsIn(JSON.stringify(steps))
    expect(scripts).toContain("keep")
    expect(scripts.filter(name => !(name in packageJson.scripts))).toEqual([])
  })

  it("names what it uses by what it is, not by a name that can be given to something else", () => {
    const used = steps.flatMap(({ uses }) => uses ?? [])
    expect(used.length).toBeGreaterThanOrEqual(4)
    expect(used.filter(each => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(each))).toEqual([])
  })

  it("may write where it publishes alone, and publishes from main alone", () => {
    expect(workflow.permissions).toEqual({ contents: "read" })
    const writing = Object.entries(workflow.jobs).filter(([, { permissions }]) => permissions)
    expect(writing.map(([name]) => name)).toEqual(["publish"])
    expect(workflow.jobs.publish?.if).toContain("github.ref == 'refs/heads/main'")
  })
})

describe("the container", () => {
  const ignored = read(".dockerignore").split("\n")
  const copied = lines.flatMap(line => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(" ") ?? [])

  it("copies what is there, and nothing that it makes itself", () => {
    expect(copied).toEqual(["package.json", "package-lock.json", ".", "publishing/nginx.conf"])
    expect(copied.filter(file => !existsSync(join(root, file)) || ignored.includes(file))).toEqual([])
    expect(ignored).toEqual(expect.arrayContaining(["node_modules", "public", ".cache"]))
  })

  it("builds with a Node that the site is for, and by commands that are there", () => {
    const node = Number(/node:(\d+)-/.exec(lines[0] ?? "")?.[1])
    expect(packageJson.engines.node).toBe(">=20.19 <26")
    expect(node >= 20 && node < 26).toBe(true)
    expect(scriptsIn(lines.join("\n")).filter(name => !(name in packageJson.scripts))).toEqual([])
  })

  it("serves the folder that nginx looks in", () => {
    const [, folder] = /COPY --from=build \/site\/public (\S+)/.exec(lines.join("\n")) ?? []
    expect(read("publishing/nginx.conf")).toContain(`root ${folder};`)
    expect(read("publishing/nginx.conf")).toContain(`include ${folder}/_nginx.conf;`)
  })
})
