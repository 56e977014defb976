/** A CSS module: each class by its name. */
declare module "*.module.css" {
  const classes: Record<string, string>
  export = classes
}

declare module "*.css"

declare module "github-slugger" {
  export default class Slugger {
    slug(text: string): string
  }
}

declare namespace NodeJS {
  interface Require {
    /** Webpack's own: every module of a folder whose path fits, each loaded on its own when asked for. */
    context(
      folder: string,
      deep: boolean,
      pattern: RegExp,
      mode: "lazy" | "sync",
    ): { (path: string): unknown; keys(): string[] }
  }
}
