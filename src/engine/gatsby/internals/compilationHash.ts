/** The hash by which Gatsby tells an open page that the site's scripts are no longer those that it has. */
import { digestOf } from "../../read"

type Compilation = { hash: string; assets: Record<string, unknown> }

type Compiler = {
  hooks: { afterEmit: { tap: (name: string, work: (compilation: Compilation) => void) => void } }
}

/**
 * Makes it of the names of the files, which have the digests of their contents. Webpack's own is made of its compilers
 * for styles too, which do not run where a style comes from the persistent cache: every page would be written anew.
 */
export class CompilationHashPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("CompilationHashPlugin", compilation => {
      const digest = digestOf(...Object.keys(compilation.assets).sort())
      compilation.hash = digest.slice(0, compilation.hash.length)
    })
  }
}
