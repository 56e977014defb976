/** The embeds by name, found in the folders of src/embeds; each is loaded when it is first drawn. */
import type { ComponentType } from "react"

export type Loaded = { default: ComponentType<Record<string, unknown>> }

const lazyFiles = require.context("../embeds", true, /^\.\/(?!.*\/parts\/).*[/][A-Z]\w*\.tsx$/, "lazy")
const plainFiles = require.context("./plain", false, /^\.\/[A-Z]\w*\.tsx$/, "sync")

const nameOf = (path: string) => path.replace(/^.*\/|\.tsx$/g, "")

const paths = new Map(lazyFiles.keys().map(path => [nameOf(path), path]))

/** Loads an embed's component; fails as its script or style does. */
export function loadEmbed(name: string): Promise<Loaded> {
  const path = paths.get(name)
  if (path === undefined) return Promise.reject(new Error(`There is no embed ${name}.`))
  return lazyFiles(path) as Promise<Loaded>
}

/** The components that are drawn with the page. */
export const plain = new Map(
  plainFiles.keys().map(path => [nameOf(path), (plainFiles(path) as Loaded).default]),
)
