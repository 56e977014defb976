/** Gatsby's resolver for themes, which puts a theme's files in the place of the site's. */

/** The resolver's plugins without it: the site has no theme, and it looks for one at every import. */
export function withoutShadowing<Plugin extends object>(
  plugins: readonly Plugin[] | undefined,
): Plugin[] | undefined {
  return plugins?.filter(plugin => plugin.constructor.name !== "GatsbyThemeComponentShadowingResolverPlugin")
}
