/** The style sheet of the colour schemes, which is loaded for those who have chosen one. */

/** Its address, from the build, which writes it. */
declare const SCHEME_SHEET: string

export const schemeSheet = typeof SCHEME_SHEET === "undefined" ? "/schemes.css" : SCHEME_SHEET

/** Attributes of its link. On paper, every scheme is the standard one. */
export const schemeLink = { id: "schemes", rel: "stylesheet", media: "screen", href: schemeSheet }

/** Loads the sheet, unless the page has it. */
export function loadSchemes(): void {
  if (!document.getElementById(schemeLink.id))
    document.head.append(Object.assign(document.createElement("link"), schemeLink))
}
