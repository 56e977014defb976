/** Checks gatsby-config.ts: a valid language tag, and an address without a folder. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isLanguageTag } from "../lib/text/languageTag"
import { type Place, type Problem, placeAt } from "./problems"
import type { Site } from "./site"

export const configFile = "gatsby-config.ts"

/** The place of a key in gatsby-config.ts; the start of the file if it is not at the beginning of a line. */
export function placeInConfig(root: string, key: string): Place {
  const file = join(root, configFile)
  const text = existsSync(file) ? readFileSync(file, "utf8") : ""
  const match = new RegExp(`^[ \\t]*(?=${key}\\b)`, "m").exec(text)
  return placeAt(configFile, text, match ? match.index + match[0].length : 0)
}

/** Finds mistakes in the site's configuration. */
export function checkConfig({ root, facts }: Pick<Site, "root" | "facts">): Problem[] {
  const { language, siteUrl, pathPrefix } = facts
  const wrong = (key: string, what: string, todo: string): Problem[] => [
    { ...placeInConfig(root, key), what, todo },
  ]
  return [
    ...(isLanguageTag(language)
      ? []
      : wrong(
          "language",
          `The site's language "${language}" is no language tag.`,
          "Write one as en-GB, fi or pt-BR.",
        )),
    ...(isOrigin(siteUrl)
      ? []
      : wrong(
          "siteUrl",
          `The site's address ${siteUrl} is not that of a host.`,
          "Write it as https://example.org, without a folder and without a slash at its end: the site works at the root of a host alone.",
        )),
    ...(pathPrefix
      ? wrong(
          "pathPrefix",
          `The site can't be published in the folder ${String(pathPrefix)} of a host: its addresses begin at the root.`,
          "Take pathPrefix out, and give the site a host or a subdomain of its own.",
        )
      : []),
  ]
}

function isOrigin(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address) && new URL(address).origin === address
}
