/** Makes the style sheet of the colour schemes, which only those load who have chosen one. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { transformSync } from "esbuild"
import postcss, { type Plugin } from "postcss"
import { followers } from "../ownPaint"
import { digestOf } from "../read"

/** The placeholder selector in schemes.css for embeds that paint with colours of their own. */
const placeholder = ".own-paint"

/** Colours of the pictures in 98.css, by night. A glyph is black on its own, or the last black in a button's picture. */
const byNight: Record<string, string> = {
  silver: "%232d3d4b",
  "%23C0C7C8": "%234b6072",
  "%2387888F": "%2318232d",
  gray: "%2318232d",
  "%23DFDFDF": "%23405363",
  "%23dfdfdf": "%23405363",
  "%23fff": "%235b7286",
  "%23000": "%230b1218",
  "%230a0a0a": "%230b1218",
}
const glyph = "%23e6edf2"
const field = "%231b2731"
/** A check stands on dark fields and, within a toy's own light ground, on white ones: at 3:1 on both. */
const check = "%233d86c8"

/** Returns a picture of 98.css, an SVG in an address, in the colours of the night. */
export function nightPicture(picture: string): string {
  const count = (colour: string) => picture.split(`fill='${colour}'`).length - 1
  const isRadio = picture.includes("DFDFDF") && count("%23000") === 1
  const isCheck = picture.includes("width='7' height='7'")
  const isThumb = picture.includes("C0C7C8")
  const lastBlack = isRadio || isThumb ? -1 : picture.lastIndexOf("%23000")
  return picture.replace(/%23[\da-fA-F]{3,6}|\b(?:silver|gray)\b/g, (found, at: number) => {
    if (at === lastBlack) return isCheck ? check : glyph
    if (isRadio && found === "%23fff") return field
    return byNight[found] ?? found
  })
}

/** The pictures of 98.css as the tokens that postcss.config.js makes of them. */
function picturesOf98(root: string): Map<string, string> {
  const require = createRequire(join(root, "package.json"))
  const { plugins } = require("./postcss.config.js") as { plugins: Plugin[] }
  const file = join(root, "node_modules/98.css/dist/98.css")
  const { css } = postcss(plugins).process(readFileSync(file, "utf8"), { from: file })
  return new Map(
    [...css.matchAll(/var\((--98-\d+), (url\("[^"]*"\))\)/g)].map(match => [match[1] ?? "", match[2] ?? ""]),
  )
}

/** Returns the text of the sheet. */
export function schemeSheetText(root: string): string {
  const names = followers(root).map(name => `[data-embed="${name}"]`)
  const own = `[data-embed]:not(${names.join(",")})`
  const pictures = [...picturesOf98(root)]
  const set = (value: (picture: string) => string) =>
    pictures.map(([name, picture]) => `${name}:${value(picture)}`).join(";")
  const night = 'body[data-scheme="night"]'
  const css = `${readFileSync(join(root, "src/shell/desktop/schemes.css"), "utf8")}
@supports (color: light-dark(#000, #fff)) {
:root:has(> ${night}) { ${set(nightPicture)} }
${night} ${placeholder}, ${night} [data-surface]:has(> ${placeholder}) { ${set(() => "initial")} }
}`
  return transformSync(css.replaceAll(placeholder, own), { loader: "css", minify: true }).code.trim()
}

/** Writes the sheet into the folder of the site, named by its content, and returns its address. */
export function writeSchemeSheet(root: string): string {
  const text = schemeSheetText(root)
  const file = `schemes.${digestOf(text).slice(0, 8)}.css`
  mkdirSync(join(root, "public"), { recursive: true })
  writeFileSync(join(root, "public", file), text)
  return `/${file}`
}
