/** What is remembered of outside addresses from one run to the next, so that none is asked for more often than needed. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import * as v from "valibot"
import type { Verdict } from "./ask"

const hour = 3_600_000

/** For how long a verdict is believed, in milliseconds. */
export const ages: Readonly<Record<Verdict["is"], number>> = {
  there: 7 * 24 * hour,
  moved: 7 * 24 * hour,
  refusing: 7 * 24 * hour,
  dead: 24 * hour,
  down: hour,
}

const why = v.string()

const verdict = v.variant("is", [
  v.object({ is: v.literal("there") }),
  v.object({ is: v.literal("moved"), to: v.string(), front: v.boolean() }),
  v.object({ is: v.literal("dead"), why }),
  v.object({ is: v.literal("down"), why }),
  v.object({ is: v.literal("refusing"), why }),
])

const known = v.object({
  /** When it was asked for, in milliseconds since 1970. */
  at: v.number(),
  verdict,
  /** Its copy in the Internet Archive; null where there is none, and nothing where nobody has asked. */
  copy: v.optional(v.nullable(v.string())),
})

export type Known = v.InferOutput<typeof known>

const file = join("node_modules", ".cache", "links.json")

const schema = v.object({ version: v.literal(1), addresses: v.record(v.string(), known) })

/** What was remembered by an earlier run, as far as it is not too old; a file that can't be read is none. */
export function recalled(root: string, now: number): Map<string, Known> {
  const path = join(root, file)
  if (!existsSync(path)) return new Map()
  try {
    const read = v.parse(schema, JSON.parse(readFileSync(path, "utf8")))
    const young = ([, { at, verdict }]: [string, Known]) => at <= now && now - at < ages[verdict.is]
    return new Map(Object.entries(read.addresses).filter(young))
  } catch {
    return new Map()
  }
}

/** Remembers what was found, for the next run. */
export function remember(root: string, addresses: ReadonlyMap<string, Known>): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, JSON.stringify({ version: 1, addresses: Object.fromEntries(addresses) }))
  renameSync(draft, path)
}
