/** A registry of components read from webpack's contexts: folders of files, by their paths. */
import type { ComponentType } from "react"

export type Loaded = { default: ComponentType<Record<string, unknown>> }

/** A folder of files: the paths that are in it, and what is in a file, at once or as a promise. */
export type Files = { (path: string): unknown; keys: () => string[] }

const nameOf = (path: string) => path.replace(/^.*\/|\.tsx$/g, "")

/**
 * `load` rejects where there is no such component, and as its script or style does; `arrived` is what it has loaded;
 * `eager` holds those that come with the page.
 */
export function readRegistry(lazyFiles: Files, eagerFiles: Files) {
  const paths = new Map(lazyFiles.keys().map(path => [nameOf(path), path]))
  const arrived = new Map<string, Loaded["default"]>()
  return {
    async load(name: string): Promise<Loaded> {
      const path = paths.get(name)
      if (path === undefined) throw new Error(`There is no embed ${name}.`)
      const loaded = (await lazyFiles(path)) as Loaded
      arrived.set(name, loaded.default)
      return loaded
    },
    arrived: (name: string) => arrived.get(name),
    eager: new Map(eagerFiles.keys().map(path => [nameOf(path), (eagerFiles(path) as Loaded).default])),
  }
}
