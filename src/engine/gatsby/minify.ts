/** Minifies the output: scripts with swc, which also removes unused code, and styles with esbuild. */
import { EsbuildPlugin } from "esbuild-loader"
import TerserPlugin from "terser-webpack-plugin"

/** Creates the minimizers for esbuild targets. Both use threads of their own, so no worker processes are needed. */
export function minimizers(target: string[]): unknown[] {
  const scripts = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { ecma: 2020 },
  })
  return [scripts, new EsbuildPlugin({ target, css: true, include: /\.css$/ })]
}
