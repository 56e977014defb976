/** The face that every page is read in, declared in its HTML: what is in the head need not be looked for in a sheet. */
import comicNeue from "@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2"

/** The address of the face's file. */
export const faceFile = comicNeue

/** The rule that declares it. */
export const faceRule = `@font-face{font-family:"Comic Neue";font-weight:400 700;font-display:swap;src:url("${comicNeue}") format("woff2")}`
