/** Minifies what the browser gets: scripts with swc, which drops what the site does not use of others, styles with esbuild. */
import { EsbuildPlugin } from "esbuild-loader"
import TerserPlugin from "terser-webpack-plugin"

/** The minimizers for browsers as esbuild names them. Both work in threads of their own, so no process is needed. */
export function minimizers(target: string[]): unknown[] {
  const scripts = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { ecma: 2020 },
  })
  return [scripts, new EsbuildPlugin({ target, css: true, include: /\.css$/ })]
}
