/** The hash by which Gatsby tells an open page that the site's scripts have changed. */
import { digestOf } from "../../read"

type Compilation = { hash: string; assets: Record<string, unknown> }

type Compiler = {
  hooks: { afterEmit: { tap: (name: string, work: (compilation: Compilation) => void) => void } }
}

/**
 * Computes it from the file names, which contain content digests. Webpack's own hash depends on the CSS child
 * compilers, which do not run for cached styles: every page would be written anew.
 */
export class CompilationHashPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("CompilationHashPlugin", compilation => {
      const digest = digestOf(...Object.keys(compilation.assets).sort())
      compilation.hash = digest.slice(0, compilation.hash.length)
    })
  }
}
