/** Minifies the scripts: each file by the tool that does it best in the time it takes. */
import TerserPlugin from "terser-webpack-plugin"

type Minify = typeof TerserPlugin.terserMinify

/**
 * React has nothing to throw away, and esbuild is ten times as fast; terser drops what the site does not use of others.
 * The plugin sends this function to another process as text: it stands on nothing outside itself.
 */
async function minify(...args: Parameters<Minify>): ReturnType<Minify> {
  const { esbuildMinify, terserMinify } = require("terser-webpack-plugin") as typeof TerserPlugin
  const [code = ""] = Object.values(args[0])
  const isReact = /react-dom(-server)?(-legacy)?(\.browser|-client)?\.production/.test(code)
  return (isReact ? esbuildMinify : terserMinify)(...args)
}

/** The minimizer of the scripts, in a process of its own: what it needs of memory is not webpack's. */
export const scriptMinimizer = new TerserPlugin({
  minify: Object.assign(minify, TerserPlugin.terserMinify, { supportsWorkerThreads: () => false }),
  parallel: 1,
  extractComments: false,
  terserOptions: { ecma: 2020 },
})
