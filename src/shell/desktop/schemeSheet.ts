/** The style sheet of the colour schemes, which is loaded for those who have chosen one. */

/** Its address, from the build, which writes it. */
declare const SCHEME_SHEET: string

export const schemeSheet = typeof SCHEME_SHEET === "undefined" ? "/schemes.css" : SCHEME_SHEET

/** Loads the sheet, unless the page has it. On paper, every scheme is the standard one. */
export function loadSchemes(): void {
  if (document.querySelector(`link[href="${schemeSheet}"]`)) return
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    media: "screen",
    href: schemeSheet,
  })
  // Without it there is no other scheme, and the next choice asks for it again.
  link.addEventListener("error", () => link.remove())
  document.head.append(link)
}
