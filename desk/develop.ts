/** The develop server that the desk previews: its state, and starting it on request. */
import { type ChildProcess, spawn } from "node:child_process"
import { type Develop, developAddress } from "./shared/api"

export class DevelopServer {
  private child: ChildProcess | undefined
  private log = ""
  private failed = false

  constructor(
    private readonly root: string,
    private readonly address = developAddress,
  ) {}

  /** Queries the server's state, with the end of its log. */
  async state(): Promise<Develop> {
    const log = this.log.slice(-2000)
    try {
      await fetch(this.address, { method: "HEAD", signal: AbortSignal.timeout(1500) })
      return { state: "running", log }
    } catch {
      return { state: this.child ? "starting" : this.failed ? "failed" : "stopped", log }
    }
  }

  /** Starts `npm run develop`, unless it was started before. */
  start(): void {
    if (this.child) return
    this.failed = false
    this.log = ""
    const npm = process.platform === "win32" ? "npm.cmd" : "npm"
    const child = spawn(npm, ["run", "develop"], {
      cwd: this.root,
      stdio: ["ignore", "pipe", "pipe"],
      detached: process.platform !== "win32",
    })
    this.child = child
    const appendLog = (part: Buffer) => {
      this.log = (this.log + part.toString()).slice(-8000)
    }
    child.stdout.on("data", appendLog)
    child.stderr.on("data", appendLog)
    const onExit = () => {
      this.failed = true
      this.child = undefined
    }
    child.once("exit", onExit)
    child.once("error", onExit)
  }

  /** Stops the server, if the desk started it. */
  end(): void {
    const pid = this.child?.pid
    if (pid === undefined) return
    try {
      if (process.platform === "win32") this.child?.kill()
      else process.kill(-pid)
    } catch {
      // It has exited already.
    }
  }
}
