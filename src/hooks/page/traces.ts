/** The traces that loose things leave on the desktop, each described by trace.tsx in the folder of its page's embed. */
import type { ReactNode } from "react"
import type { PerttiRole } from "../../lib/content/pertti"

export type Trace = {
  /** The thing with its article, at the beginning of a sentence: "The tears". */
  name: string
  /** A command within a sentence, which puts the thing away: "mop them up". */
  putBack: string
  /** One or two short sentences, said when it has been put away. */
  farewell: string
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

let load: (path: string) => Promise<TraceModule> = path =>
  Promise.reject(new Error(`No trace of ${path} is known.`))

/** Sets the loader of traces by their pages' paths; the renderer calls it, which has the registry of embeds. */
export function registerTraces(loader: typeof load): void {
  load = loader
}

/** Loads the trace of a page's thing. Rejects for an unknown one and after a failed download. */
export async function loadTrace(path: string): Promise<Trace> {
  return (await load(path)).default
}
