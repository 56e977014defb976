/** The site as this process last read it, read again when the content has changed. */
import type { Embeds } from "../embeds"
import { readEmbeds } from "../embeds"
import type { Facts } from "../facts"
import { engineDigest } from "../read"
import { type Memory, readSite, type Site } from "../site"

const memory: Memory = new Map()
let engine: string | undefined
let embeds: Embeds | undefined
let site: Site | undefined

/** Reads the site again; only pages that have changed are evaluated. In develop the components are too, where they have changed. */
export function rereadSite(facts: Facts, develop = false): Site {
  const root = process.cwd()
  const digest = develop || !engine ? engineDigest(root) : engine
  if (digest !== engine || !embeds) embeds = readEmbeds(root)
  engine = digest
  site = readSite(root, facts, { memory, engine, embeds })
  return site
}

/** The site as it was last read. */
export function currentSite(facts: Facts): Site {
  return site ?? rereadSite(facts)
}
