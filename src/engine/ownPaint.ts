/** Finds the embeds that a dark scheme would make unreadable: those whose colours are not all tokens, nor pairs. */
import { existsSync, readFileSync } from "node:fs"
import { basename, dirname, join, normalize } from "node:path"
import { parse, type Rule } from "postcss"
import { componentFiles } from "./embeds"

const literal =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|(?<![-\w])(?:white|black|gr[ae]y|silver|navy|teal|red|blue|yellow|green|orange|pink|lime|maroon|purple|gold|brown|tan)(?![-\w(])/i

/** Colours that let the ground through. */
const clear = /#(?:[\da-f]{3}0|[\da-f]{6}00)\b/gi

/** Tokens on which white is read in every scheme. */
const darkToken = /--(?:title-bar|desktop|label-ground)\b/

/** A text's colour that a script gives: nothing here knows what ground it stands on. */
const coloursText = /fillText\(|style=\{\{(?![^}]*background)[^}]*\bcolor:/

/**
 * The tokens of the site, whose values are a scheme's; another custom property is a toy's own colour,
 * unless a token stands in for it where the toy gives none.
 */
const tokens = new Set(
  [...readFileSync("src/styles/tokens.css", "utf8").matchAll(/^ {2}(--[\w-]+):/gm)].map(match => match[1]),
)

const isOwn = (value: string) =>
  literal.test(value) || [...value.matchAll(/var\((--[\w-]+)\)/g)].some(([, name]) => !tokens.has(name))

/** Selectors of what has no text: pseudo-elements, drawings, and the steps of a movement. */
const textless = /::?(?:before|after|-[\w-]+|backdrop)$|\b(?:svg|path|i|rect|circle)$|^(?:from|to|[\d.]+%)$/

const valuesOf = (rule: Rule, property: RegExp) =>
  rule.nodes
    .flatMap(node => (node.type === "decl" && property.test(node.prop) ? [node.value] : []))
    .join(" ")
    .replace(/url\([^)]*\)/g, "")
    .replace(clear, "")

/**
 * Returns the selectors of the rules that paint a text without its ground, or a ground without saying that it is light:
 * `color-scheme: only light`, by which the tokens on it are those of a light scheme.
 */
export function loneColours(css: string): string[] {
  const found: string[] = []
  parse(css).walkRules(rule => {
    const ground = valuesOf(rule, /^background(?:-color|-image)?$/)
    const isPainted = isOwn(ground)
    const isLone = isOwn(valuesOf(rule, /^color$/)) && !isPainted && !darkToken.test(ground)
    const isUnsaid =
      isPainted &&
      !valuesOf(rule, /^color-scheme$/) &&
      rule.selectors.some(selector => !textless.test(selector))
    if (isLone || isUnsaid) found.push(rule.selector)
  })
  return found
}

/** Returns the files of a script and of all that it imports from embeds and kits, styles included. */
function filesOf(root: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (file.endsWith(".css")) return seen
  const text = readFileSync(join(root, file), "utf8")
  for (const [, from = ""] of text.matchAll(/(?:from |import |import\()"(\.[^"]+)"/g)) {
    const path = normalize(join(dirname(file), from))
    const target = [path, `${path}.ts`, `${path}.tsx`].find(
      each => /\.(?:css|tsx?)$/.test(each) && existsSync(join(root, each)),
    )
    if (target && /^src\/(?:embeds|kits)\//.test(target)) filesOf(root, target, seen)
  }
  return seen
}

/**
 * Returns whether all drawings of scripts have a light ground of their own, declared by a class of these styles.
 */
function areGrounded(scripts: readonly string[], styles: readonly string[]): boolean {
  const light = new Set(
    styles.flatMap(css => [...css.matchAll(/\.(\w+) \{[^}]*color-scheme:/g)].map(match => match[1])),
  )
  return scripts
    .flatMap(text => [...text.matchAll(/<svg\b[^>]*?(?:className=\{\w+\.(\w+)\}|>)/g)])
    .every(([, name]) => light.has(name))
}

/** Returns whether an embed is readable in every scheme. */
function isReadable(texts: ReadonlyMap<string, string>): boolean {
  const styles = [...texts].filter(([file]) => file.endsWith(".css")).map(([, text]) => text)
  const scripts = [...texts].filter(([file]) => !file.endsWith(".css")).map(([, text]) => text)
  if (scripts.some(text => coloursText.test(text))) return false
  if (scripts.some(text => /<text\b/.test(text)) && !areGrounded(scripts, styles)) return false
  return styles.every(css => loneColours(css).length === 0)
}

/** Returns the names of the embeds that are readable in every scheme, in order. */
export function followers(root: string): string[] {
  const cache = new Map<string, string>()
  const textOf = (file: string) => {
    const text = cache.get(file) ?? readFileSync(join(root, file), "utf8")
    cache.set(file, text)
    return text
  }
  return componentFiles(root, "src/embeds")
    .filter(file => isReadable(new Map([...filesOf(root, file)].map(each => [each, textOf(each)]))))
    .map(file => basename(file, ".tsx"))
    .sort()
}
