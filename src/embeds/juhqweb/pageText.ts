/** Reduces a page of this site to HTML for a frame without scripts. */

const acting =
  "script, iframe, object, embed, video, audio, dialog, link:not([rel=stylesheet]), meta[http-equiv], base"

/** Returns a page's HTML without scripts or other active elements; its links open outside the frame. */
export function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html")
  for (const element of page.querySelectorAll(acting)) element.remove()
  for (const element of page.querySelectorAll("*")) {
    for (const { name } of [...element.attributes])
      if (/^on|^autofocus$/i.test(name)) element.removeAttribute(name)
  }
  for (const link of page.querySelectorAll("a")) link.setAttribute("target", "_top")
  // Disables form controls, which do nothing without scripts.
  for (const control of page.querySelectorAll("button, input, select, textarea")) {
    control.setAttribute("disabled", "")
  }
  const main = page.querySelector("main")
  const styles = [...page.querySelectorAll("style, link[rel=stylesheet]")].map(({ outerHTML }) => outerHTML)
  const body = main ? main.outerHTML : page.body.innerHTML
  return `<!DOCTYPE html><html lang="${page.documentElement.lang || "en"}"><head><meta charset="utf-8"><title>juhqweb</title>${styles.join("")}<style>body{padding:8px}main{margin:0!important}</style></head><body>${body}</body></html>`
}
