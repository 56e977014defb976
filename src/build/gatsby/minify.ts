/** Minifies the scripts with swc, which drops what the site does not use of others as terser does, in a tenth of its time. */
import TerserPlugin from "terser-webpack-plugin"

/** The minimizer of the scripts; swc works in threads of its own, so no process is needed for it. */
export const scriptMinimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  parallel: false,
  extractComments: false,
  terserOptions: { ecma: 2020 },
})
