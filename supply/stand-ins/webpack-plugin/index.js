/** In the place of plugins that Gatsby makes and this site does without: Biome lints, and esbuild minifies styles. */
module.exports = class StandIn {
  apply() {}
}
