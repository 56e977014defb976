/** The packages of package-lock.json: what would be installed, with version and declared licence. */
import { readFileSync } from "node:fs"
import { join } from "node:path"

/** A package at one place: `dev` is one that only tests, desk and reports need. */
export type Installed = {
  name: string
  version: string
  licence: string | undefined
  dev: boolean
  place: string
}

type Entry = { version?: string; license?: unknown; dev?: boolean; devOptional?: boolean; link?: boolean }

/** The packages of a lock file's text, in the order of their places. Fails where it is none of version 2 or 3. */
export function readLock(text: string): Installed[] {
  const { packages } = JSON.parse(text) as { packages?: Record<string, Entry> }
  if (!packages) throw new Error("package-lock.json has no packages: write it anew with npm 7 or later.")
  return Object.entries(packages).flatMap(([place, { version, license, dev, devOptional, link }]) => {
    const name = place.split("node_modules/").at(-1) ?? ""
    // What lies elsewhere is the project itself, and its stand-ins.
    if (!place.includes("node_modules/") || link || !version) return []
    const licence = typeof license === "string" ? license : undefined
    return [{ name, version, licence, dev: Boolean(dev || devOptional), place }]
  })
}

/** The packages of the project at `root`. */
export function lockOf(root: string): Installed[] {
  return readLock(readFileSync(join(root, "package-lock.json"), "utf8"))
}
