/** The traces that loose things leave on the desktop, each drawn by trace.tsx in the folder of its page's embed. */
import type { ComponentType } from "react"

export type TraceProps = {
  /** Puts the thing away: its trace is gone. */
  putAway: () => void
}

export type TraceModule = { default: ComponentType<TraceProps> }

let load: (path: string) => Promise<TraceModule> = path =>
  Promise.reject(new Error(`No trace of ${path} is known.`))

/** Sets the loader of traces by their pages' paths; the renderer calls it, which has the registry of embeds. */
export function registerTraces(loader: typeof load): void {
  load = loader
}

/** Loads the trace of a page's thing. Rejects for an unknown one and after a failed download. */
export function loadTrace(path: string): Promise<TraceModule> {
  return load(path)
}
