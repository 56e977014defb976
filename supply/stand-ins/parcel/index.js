/** In the place of Parcel, of which Gatsby asks one thing: gatsby-config.ts and gatsby-node.ts as CommonJS. */
const { existsSync, readdirSync, readFileSync } = require("node:fs")
const { dirname, join, sep } = require("node:path")
const { pathToFileURL } = require("node:url")
const { build } = require("esbuild")

const gatsbyFile = /^gatsby-(node|config)\.ts$/

/** The site's own files, and those of the plugins that it has in a folder, as `entries` of Gatsby names them. */
function filesToCompile(root) {
  const plugins = join(root, "plugins")
  const inPlugins = existsSync(plugins)
    ? readdirSync(plugins, { recursive: true }).map(file => join("plugins", file))
    : []
  return [...readdirSync(root), ...inPlugins].filter(
    file => gatsbyFile.test(file.split(sep).at(-1)) && !file.includes("node_modules"),
  )
}

/** A compiled file stands in another folder than its source: what asks where it is hears of the source. */
const places = {
  name: "places",
  setup({ onLoad }) {
    onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8")
      if (!/__dirname|__filename|import\.meta/.test(text)) return
      const here = { __filename: path, __dirname: dirname(path), importMetaUrl: pathToFileURL(path).href }
      // On the first line, so that mistakes keep theirs.
      const said = Object.entries(here).map(([name, value]) => `var ${name}=${JSON.stringify(value)};`)
      return { contents: said.join("") + text, loader: /tsx?$/.test(path) ? "ts" : "js" }
    })
  },
}

/** A mistake as Gatsby tells it: "message. specific", and the file. */
function diagnostic(root, { text, location, notes }) {
  if (!location) return { origin: "esbuild", message: text }
  const { file, line, column, lineText } = location
  const said = { message: `Line ${line}, column ${column + 1}: ${lineText.trim()}` }
  const place = `${join(root, file)}:${line}:${column + 1}`
  const hints = notes.map(note => note.text)
  return {
    origin: "esbuild",
    message: text,
    codeFrames: [{ filePath: place, codeHighlights: [said] }],
    ...(hints.length > 0 && { hints }),
  }
}

class Parcel {
  constructor({ entries, targets }) {
    this.root = dirname(entries[0])
    this.target = targets.root
  }

  async run() {
    const { root, target } = this
    const files = filesToCompile(root)
    try {
      await build({
        absWorkingDir: root,
        entryPoints: files,
        outbase: root,
        outdir: target.distDir,
        bundle: true,
        packages: "external",
        platform: "node",
        format: "cjs",
        target: "node20",
        sourcemap: Boolean(target.sourceMap),
        define: { "import.meta.url": "importMetaUrl" },
        plugins: [places],
        logLevel: "silent",
      })
    } catch (error) {
      if (!Array.isArray(error.errors)) throw error
      const diagnostics = error.errors.map(mistake => diagnostic(root, mistake))
      throw Object.assign(new Error(error.message), { diagnostics })
    }
    const bundles = files.map(file => ({
      filePath: join(target.distDir, file.replace(/\.ts$/, ".js")),
      getMainEntry: () => ({ filePath: join(root, file) }),
    }))
    return { bundleGraph: { getBundles: () => bundles } }
  }
}

/** Nothing is kept: it takes less time than to look for it. */
class LMDBCache {}

module.exports = { Parcel, LMDBCache }
