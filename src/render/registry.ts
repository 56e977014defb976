/** The embeds by name, found in the folders of src/embeds; each is loaded when it is first drawn. */
import { readRegistry } from "./readRegistry"

const lazyFiles = require.context("../embeds", true, /^\.\/(?!.*\/parts\/).*[/][A-Z]\w*\.tsx$/, "lazy")
const eagerFiles = require.context("./eager", false, /^\.\/[A-Z]\w*\.tsx$/, "sync")

const registry = readRegistry(lazyFiles, eagerFiles)

/** Loads an embed's component; fails as its script or style does. */
export const loadEmbed = registry.load

/** An embed's component where its script is here already, undefined where it isn't. */
export const arrivedEmbed = registry.arrived

/** The components that are drawn with the page. */
export const eager = registry.eager
