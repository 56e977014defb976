/** The schema of content/data/fonts.yaml: the font families for the menus. */
import * as v from "valibot"

/** The fonts that are loaded when chosen, by the names of their npm packages. */
export const fontFiles = [
  "audiowide",
  "bungee-shade",
  "creepster",
  "lobster",
  "monoton",
  "orbitron",
  "pacifico",
  "permanent-marker",
  "pixelify-sans",
  "press-start-2p",
  "share-tech-mono",
  "silkscreen",
  "special-elite",
  "unifrakturcook",
] as const

export const schema = v.pipe(
  v.array(
    v.strictObject({
      name: v.pipe(v.string("Write the family's name."), v.nonEmpty("Write the family's name.")),
      /** The CSS value of font-family, with fallbacks. */
      family: v.pipe(v.string("Write families for CSS."), v.nonEmpty("Write families for CSS.")),
      file: v.optional(v.picklist(fontFiles)),
    }),
  ),
  v.length(23, "The menus have 23 fonts, no more and no less."),
  v.check(
    fonts => new Set(fonts.map(({ name }) => name)).size === fonts.length,
    "A name is there twice; each font needs its own.",
  ),
)

export type MenuFont = v.InferOutput<typeof schema>[number]
export type FontFile = (typeof fontFiles)[number]
