/** The traces that loose things leave on the desktop, each described by trace.tsx in the folder of its page's embed. */
import type { ReactNode } from "react"
import type { PerttiRole } from "../../lib/content/pertti"

/** The own words of a thing where it is a guest. */
export type GuestWords = {
  /** Its entry in a guestbook. */
  signs: string
  /** How it falls where it is the weather, after its name and a comma: "at a gallop". */
  falls: string
  /** What a lawyer has against it. */
  objection: string
  /** How it beats a rock, paper or scissors: "It trod on it." */
  beats: string
  /** The title of the song that it would have sung. */
  song: string
  /** Its pulse, if it has one: "300" beats a minute, and a sentence more if it likes. */
  pulse?: string
  /** A sentence on its state after a mincer: "It was longer when it came out." */
  minced: string
  /** A sentence on its share of a cup of coffee, in English and Finnish: "It has grown by a cup." */
  sips: { en: string; fi: string }
  /** Answers to presses, in this order and again from the first. */
  talk: readonly [string, string]
}

export type Trace = {
  /** The thing with its article, at the beginning of a sentence: "The tears". */
  name: string
  /** A command within a sentence, which puts the thing away: "mop them up". */
  putBack: string
  /** One or two short sentences, said when it has been put away. */
  farewell: string
  words: GuestWords
  /** The size of the drawing in CSS pixels, at most 96 by 64. */
  width: number
  height: number
  /** SVG elements. */
  drawing: ReactNode
  /** A class of the desktop while the thing is loose. */
  desktopClass?: string | undefined
  /** Changes each page while the thing is loose; the returned function restores it. */
  change?: () => () => void
  /** The part that it gives to Pertti on pages where he has none. */
  pertti?: PerttiRole
}

export type TraceModule = { default: Trace }

/**
 * What things write from pages on which they spend a night, by the page's path: night.ts in the folder of its embed, true
 * of what the page shows.
 */
export type Nights = Record<string, string>

let load: (path: string) => Promise<TraceModule> = path =>
  Promise.reject(new Error(`No trace of ${path} is known.`))

let loadTexts: () => Promise<Nights> = async () => ({})

let paths: readonly string[] = []

/**
 * Sets the loaders of traces, by their pages' paths, and of what things write from pages, and the paths that have one; the
 * renderer calls it, which has the registry of embeds.
 */
export function registerTraces(
  traces: typeof load,
  nights: typeof loadTexts = async () => ({}),
  known: readonly string[] = [],
): void {
  load = traces
  loadTexts = nights
  paths = known
}

/** Returns whether the thing of the page at a path can be loose. */
export function hasTrace(path: string): boolean {
  return paths.includes(path)
}

/** Loads the trace of a page's thing. Rejects for an unknown one and after a failed download. */
export async function loadTrace(path: string): Promise<Trace> {
  return (await load(path)).default
}

/** Loads what things write from pages. Resolves to nothing after a failed download: postcards have texts of their own. */
export async function loadNights(): Promise<Nights> {
  return loadTexts().catch(() => ({}))
}
