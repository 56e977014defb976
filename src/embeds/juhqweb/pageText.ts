/** A page of this site as a text for a frame without scripts: its main part and its styles, and nothing that acts. */

const acting =
  "script, iframe, object, embed, video, audio, dialog, link:not([rel=stylesheet]), meta[http-equiv], base"

/** The words of a page's HTML with nothing in them that acts by itself; what it links to opens outside the frame. */
export function still(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html")
  for (const element of page.querySelectorAll(acting)) element.remove()
  for (const element of page.querySelectorAll("*")) {
    for (const { name } of [...element.attributes])
      if (/^on|^autofocus$/i.test(name)) element.removeAttribute(name)
  }
  for (const link of page.querySelectorAll("a")) link.setAttribute("target", "_top")
  // Controls that no script stands behind would only disappoint.
  for (const control of page.querySelectorAll("button, input, select, textarea")) {
    control.setAttribute("disabled", "")
  }
  const main = page.querySelector("main")
  const styles = [...page.querySelectorAll("style, link[rel=stylesheet]")].map(({ outerHTML }) => outerHTML)
  const body = main ? main.outerHTML : page.body.innerHTML
  return `<!DOCTYPE html><html lang="${page.documentElement.lang || "en"}"><head><meta charset="utf-8"><title>juhqweb</title>${styles.join("")}<style>body{padding:8px}main{margin:0!important}</style></head><body>${body}</body></html>`
}
