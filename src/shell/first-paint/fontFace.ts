/** The font of every page, declared inline in the head, so that its file is requested before any style sheet has loaded. */
import comicNeue from "@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2"

/** URL of the font file. */
export const fontUrl = comicNeue

/** The @font-face rule of that file. */
export const fontFaceRule = `@font-face{font-family:"Comic Neue";font-weight:400 700;font-display:swap;src:url("${comicNeue}") format("woff2")}`
