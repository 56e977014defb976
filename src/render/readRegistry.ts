/** A registry of components, read from webpack contexts. */
import type { ComponentType } from "react"

export type LoadedModule = { default: ComponentType<Record<string, unknown>> }

/** A webpack context: its paths, and a function that returns a module, or a promise of it in lazy mode. */
export type Files = { (path: string): unknown; keys: () => string[] }

const nameOf = (path: string) => path.replace(/^.*\/|\.tsx$/g, "")

/**
 * Creates the registry. `load` rejects for an unknown component and after a failed download; `loaded` returns a loaded
 * component, undefined before; `eager` has the components bundled with the page.
 */
export function readRegistry(lazyFiles: Files, eagerFiles: Files) {
  const paths = new Map(lazyFiles.keys().map(path => [nameOf(path), path]))
  const loaded = new Map<string, LoadedModule["default"]>()
  return {
    async load(name: string): Promise<LoadedModule> {
      const path = paths.get(name)
      if (path === undefined) throw new Error(`There is no embed ${name}.`)
      const loadedModule = (await lazyFiles(path)) as LoadedModule
      loaded.set(name, loadedModule.default)
      return loadedModule
    },
    loaded: (name: string) => loaded.get(name),
    eager: new Map(eagerFiles.keys().map(path => [nameOf(path), (eagerFiles(path) as LoadedModule).default])),
  }
}
