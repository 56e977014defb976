/** Copies of the site, whole or small, in folders of their own, to be changed and built without touching the real one. */
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

const parts = [
  "content",
  "src",
  "static",
  "package.json",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
]

/** The whole site. */
function whole(folder: string): void {
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  // The posts quote files of these folders.
  for (const part of ["node_modules", "scripts", "tests"])
    symlinkSync(join(process.cwd(), part), join(folder, part))
}

/** The same engine and shell with few pages, which builds in a third of the time: three made ones and these. */
function small(folder: string): void {
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
  ])
    cpSync(part, join(folder, part), { recursive: true })
  const gone = join(folder, "content/pages/gone.mdx")
  writeFileSync(gone, readFileSync(gone, "utf8").replaceAll("(/internal-links)", "(/)"))
}

export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "juhq-copy-"))
  private running: ChildProcess | undefined

  constructor(size: "whole" | "small" = "whole") {
    const make = { whole, small }[size]
    make(this.folder)
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

  /** Replaces an address in every page, post and list. */
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

  /** Runs gatsby to its end; returns its exit code and what it said. */
  build(env: Record<string, string> = {}): Promise<{ code: number | null; said: string }> {
    const { child, said } = this.gatsby(["build"], env)
    return new Promise(resolve => child.on("close", code => resolve({ code, said: said.join("") })))
  }

  /** Starts gatsby develop; resolves when its pages can be visited. */
  develop(port: number): Promise<void> {
    const { child, said } = this.gatsby(["develop", "--port", String(port)], { NODE_ENV: "development" })
    this.running = child
    return new Promise((resolve, reject) => {
      child.stdout?.on("data", () => {
        if (/You can now view/.test(said.join(""))) resolve()
      })
      child.on("close", () => reject(new Error(`gatsby develop ended:\n${said.join("").slice(-2000)}`)))
    })
  }

  end(): void {
    if (this.running?.pid) {
      try {
        process.kill(-this.running.pid, "SIGKILL")
      } catch {
        // It has ended by itself.
      }
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  private gatsby(words: string[], env: Record<string, string>): { child: ChildProcess; said: string[] } {
    const said: string[] = []
    const child = spawn(process.execPath, [join(process.cwd(), "node_modules/gatsby/cli.js"), ...words], {
      cwd: this.folder,
      env: { ...process.env, CI: "", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    })
    child.stdout?.on("data", part => said.push(String(part)))
    child.stderr?.on("data", part => said.push(String(part)))
    return { child, said }
  }
}
