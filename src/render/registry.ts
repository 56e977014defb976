/** The registry of the embeds in src/embeds, each loaded on first render. */
import { readRegistry } from "./readRegistry"

const lazyFiles = require.context("../embeds", true, /^\.\/(?!.*\/parts\/).*[/][A-Z]\w*\.tsx$/, "lazy")
const eagerFiles = require.context("./eager", false, /^\.\/[A-Z]\w*\.tsx$/, "sync")

const registry = readRegistry(lazyFiles, eagerFiles)

/** Loads an embed's component. Rejects for an unknown name and after a failed download. */
export const loadEmbed = registry.load

/** Returns an embed's component if it is loaded, otherwise undefined. */
export const getLoadedEmbed = registry.loaded

/** The components bundled with the page. */
export const eager = registry.eager
