/** Copies of the site, complete or small, in temporary folders, which tests can change and build. */
import { type ChildProcess, spawn } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { generateSite } from "../../scripts/bench/generate"
import { linkModules } from "../../scripts/linkModules"

const parts = [
  "content",
  "src",
  "static",
  "package.json",
  "tsconfig.json",
  "postcss.config.js",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
]

function copyWhole(folder: string): void {
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  // Posts quote files of the last two folders.
  linkModules(process.cwd(), folder)
  for (const part of ["scripts", "tests"]) symlinkSync(join(process.cwd(), part), join(folder, part))
}

/** Makes a copy with few pages, three of them generated, which builds in a third of the time. */
function copySmall(folder: string): void {
  generateSite(process.cwd(), folder, 3)
  const pages = ["tools/consonants", "books-i-have"]
  for (const path of pages) {
    for (const part of [`content/pages/${path}.mdx`, `src/embeds/${path}`]) {
      cpSync(part, join(folder, part), { recursive: true })
    }
  }
  for (const part of [
    "content/data/books.yaml",
    "content/pages/gone.mdx",
    "src/embeds/gone",
    "src/embeds/list",
    "src/embeds/video",
  ])
    cpSync(part, join(folder, part), { recursive: true })
  const gonePage = join(folder, "content/pages/gone.mdx")
  writeFileSync(gonePage, readFileSync(gonePage, "utf8").replaceAll("(/internal-links)", "(/)"))
}

export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "juhq-copy-"))
  private running: ChildProcess | undefined

  constructor(size: "whole" | "small" = "whole") {
    const copy = { whole: copyWhole, small: copySmall }[size]
    copy(this.folder)
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8")
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file))
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    writeFileSync(join(this.folder, file), text)
  }

  edit(file: string, from: string, to: string): void {
    const text = this.read(file)
    if (!text.includes(from)) throw new Error(`${file} does not say "${from}".`)
    this.write(file, text.replace(from, to))
  }

  /** Replaces an address in all pages, posts and lists. */
  replaceEverywhere(from: string, to: string): void {
    for (const file of readdirSync(join(this.folder, "content"), { recursive: true, encoding: "utf8" })) {
      if (!/\.(mdx|yaml)$/.test(file) || file === "codes.yaml") continue
      const text = this.read(`content/${file}`)
      if (text.includes(from)) this.write(`content/${file}`, text.replaceAll(from, to))
    }
  }

  remove(file: string): void {
    rmSync(join(this.folder, file), { recursive: true })
  }

  /** Runs `gatsby build`; resolves with its exit code and its output. */
  build(env: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
    const { child, output } = this.gatsby(["build"], env)
    return new Promise(resolve => child.on("close", code => resolve({ code, output: output.join("") })))
  }

  /** Starts `gatsby develop`; resolves when it serves pages. */
  develop(port: number): Promise<void> {
    const { child, output } = this.gatsby(["develop", "--port", String(port)], { NODE_ENV: "development" })
    this.running = child
    return new Promise((resolve, reject) => {
      child.stdout?.on("data", () => {
        if (/You can now view/.test(output.join(""))) resolve()
      })
      child.on("close", () => reject(new Error(`gatsby develop ended:\n${output.join("").slice(-2000)}`)))
    })
  }

  end(): void {
    if (this.running?.pid) {
      try {
        process.kill(-this.running.pid, "SIGKILL")
      } catch {
        // It has exited already.
      }
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  private gatsby(args: string[], env: Record<string, string>): { child: ChildProcess; output: string[] } {
    const output: string[] = []
    const child = spawn(process.execPath, [join(process.cwd(), "node_modules/gatsby/cli.js"), ...args], {
      cwd: this.folder,
      env: { ...process.env, CI: "", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    })
    child.stdout?.on("data", chunk => output.push(String(chunk)))
    child.stderr?.on("data", chunk => output.push(String(chunk)))
    return { child, output }
  }
}
