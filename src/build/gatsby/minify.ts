/** Minifies the scripts: each file by the tool that does it best in the time it takes. */
import TerserPlugin from "terser-webpack-plugin"

type Minify = typeof TerserPlugin.terserMinify

// React has nothing to throw away, and esbuild is ten times as fast; terser drops what the site does not use of others.
const hasNothingToDrop = /react-dom(-server)?(-legacy)?(\.browser|-client)?\.production/

const minify = Object.assign((...args: Parameters<Minify>) => {
  const [code = ""] = Object.values(args[0])
  return (hasNothingToDrop.test(code) ? TerserPlugin.esbuildMinify : TerserPlugin.terserMinify)(...args)
}, TerserPlugin.terserMinify)

/** The minimizer of the scripts. */
export const scriptMinimizer = new TerserPlugin({
  minify,
  parallel: false,
  extractComments: false,
  terserOptions: { ecma: 2020 },
})
