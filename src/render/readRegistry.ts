/** A registry of components read from webpack's contexts: folders of files, by their paths. */
import type { ComponentType } from "react"

export type Loaded = { default: ComponentType<Record<string, unknown>> }

/** A folder of files: the paths that are in it, and what is in a file, at once or as a promise. */
export type Files = { (path: string): unknown; keys: () => string[] }

const nameOf = (path: string) => path.replace(/^.*\/|\.tsx$/g, "")

/** `load` rejects where there is no such component, and as its script or style does; `eager` holds those that are here. */
export function readRegistry(lazyFiles: Files, eagerFiles: Files) {
  const paths = new Map(lazyFiles.keys().map(path => [nameOf(path), path]))
  return {
    load(name: string): Promise<Loaded> {
      const path = paths.get(name)
      if (path === undefined) return Promise.reject(new Error(`There is no embed ${name}.`))
      return lazyFiles(path) as Promise<Loaded>
    },
    eager: new Map(eagerFiles.keys().map(path => [nameOf(path), (eagerFiles(path) as Loaded).default])),
  }
}
