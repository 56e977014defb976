import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import packageJson from "../../../package.json"

const root = join(__dirname, "../../..")
const read = (file: string) => readFileSync(join(root, file), "utf8")

type Step = { uses?: string; run?: string; if?: string; with?: Record<string, unknown> }
type Job = { steps: Step[]; needs?: string; permissions?: Record<string, string>; if?: string }
type Workflow = {
  on: Record<string, { workflows?: string[]; branches?: string[] } | null>
  name: string
  permissions: Record<string, string>
  jobs: Record<string, Job>
}
const workflowOf = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow
const [test, nightly, publish] = [workflowOf("test"), workflowOf("nightly"), workflowOf("publish")]
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(job => job.steps)
const steps = [test, nightly, publish].flatMap(stepsOf)
const lines = read("publishing/Containerfile")
  .split("\n")
  .filter(line => line && !line.startsWith("#"))

/** The names after `npm run` in a command. */
const scriptsIn = (text: string) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name)

describe("the workflows", () => {
  it("run the command that the README gives for every change", () => {
    const command = stepsOf(test)
      .flatMap(({ run }) => run ?? [])
      .join(" && ")
    expect(read("README.md")).toContain(command)
    expect(command).toBe("npm ci && npm test")
    expect(Object.keys(test.on).sort()).toEqual(["pull_request", "push"])
  })

  it("publish what has passed the tests on main, and nothing else", () => {
    expect(publish.on.workflow_run).toMatchObject({ workflows: [test.name], branches: ["main"] })
    const { build, publish: deploy } = publish.jobs
    expect(build?.if).toContain("github.event.workflow_run.conclusion == 'success'")
    expect(build?.if).toContain("github.event.workflow_run.event == 'push'")
    expect(build?.steps[0]?.with?.ref).toContain("github.event.workflow_run.head_sha")
    expect(deploy?.needs).toBe("build")
    const path = steps.find(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"))?.with?.path
    expect(path).toBe("public")
  })

  it("know commands that are there", () => {
    const scripts = scriptsIn(JSON.stringify(steps))
    expect(scripts).toEqual(expect.arrayContaining(["keep", "test:deep", "test:engines"]))
    expect(scripts.filter(name => !(name in packageJson.scripts))).toEqual([])
  })

  it("name what they use by what it is, not by a name that can be given to something else", () => {
    const used = steps.flatMap(({ uses }) => uses ?? [])
    expect(used.length).toBeGreaterThanOrEqual(4)
    expect(used.filter(each => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(each))).toEqual([])
  })

  it("may write where they publish alone", () => {
    for (const { permissions } of [test, nightly, publish]) expect(permissions).toEqual({ contents: "read" })
    const jobs = [test, nightly, publish].flatMap(workflow => Object.entries(workflow.jobs))
    const writing = jobs.filter(([, { permissions }]) => permissions)
    expect(writing.map(([name]) => name)).toEqual(["publish"])
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
