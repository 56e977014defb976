/** The site as this process last read it, read again when the content has changed. */
import type { Embeds } from "../embeds"
import { readEmbeds } from "../embeds"
import type { Facts } from "../facts"
import { engineDigest, engineFolders, stampOf } from "../read"
import { emptyMemory, type Memory, readSite, type Site } from "../site"

const memory = emptyMemory()
let stamp: { engine: string; content: string } | undefined
let engine: string | undefined
let embeds: Embeds | undefined
let site: Site | undefined

/**
 * Reads the site again; only pages and lists that have changed are evaluated. In develop the components are too, where
 * they have changed, and nothing is where no file has: Gatsby asks several times for one save.
 */
export function rereadSite(facts: Facts, develop = false): Site {
  const root = process.cwd()
  const last = stamp
  stamp = develop
    ? { engine: stampOf(root, engineFolders), content: stampOf(root, ["content"]) }
    : { engine: "", content: "" }
  const same = develop && last?.engine === stamp.engine
  if (same && site && last.content === stamp.content) return site
  const digest = engine && (same || !develop) ? engine : engineDigest(root)
  if (digest !== engine || !embeds) embeds = readEmbeds(root)
  engine = digest
  site = readSite(root, facts, { memory, engine, embeds })
  return site
}

/** Takes pages that were evaluated elsewhere: each is believed where its digest is the one that the reader finds. */
export function remember(evaluated: Memory["evaluated"]): void {
  for (const [file, held] of evaluated) memory.evaluated.set(file, held)
}

/** The site as it was last read. */
export function currentSite(facts: Facts): Site {
  return site ?? rereadSite(facts)
}
