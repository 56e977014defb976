/** Pages evaluated in a process of their own while Gatsby starts, which leaves a core idle until it asks for them. */
import { fork } from "node:child_process"
import { join } from "node:path"
import type { Facts } from "../facts"
import { filesIn } from "../read"
import type { Memory } from "../site"

/** From how many pages on it pays: below, they are evaluated before another process has started. */
const least = 600

/** Whether there are so many pages below `root` that a process of their own is worth its start. */
export function isWorthwhile(root: string): boolean {
  return filesIn(root, "content", ".mdx").length >= least
}

/** A part of what the other process has evaluated. */
export type Part = [file: string, held: { digest: string; evaluated: unknown }][]

/**
 * Begins to evaluate every page below `root`. The promise never fails: what the other process did not get done, or
 * read before it was saved anew, is missing from it or has another digest, and the reader evaluates that itself.
 */
export function preEvaluate(root: string, facts: Facts): Promise<Memory["evaluated"]> {
  const evaluated: Memory["evaluated"] = new Map()
  const script = join(root, "src/engine/gatsby/preEvaluate.process.ts")
  const child = fork(script, [], {
    cwd: root,
    execArgv: ["--require", "tsx/cjs"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  })
  child.on("message", (part: Part) => {
    for (const [file, held] of part as [string, never][]) evaluated.set(file, held)
  })
  child.send(facts)
  return new Promise(resolve => {
    child.on("error", () => resolve(evaluated))
    child.on("close", () => resolve(evaluated))
  })
}
