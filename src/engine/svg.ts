/** Checks SVG pictures for parts that do nothing or harm: scripts, embedded pages and external files. Pure. */
import type { PictureFault } from "./pages"

const rules: readonly { pattern: RegExp; is: string; todo: string }[] = [
  {
    pattern: /<(?:\w+:)?script[\s>/]/i,
    is: "has a script in it",
    todo: "Save it without: pictures run none.",
  },
  {
    pattern: /<[^>]*\son[a-z]+\s*=/i,
    is: "has an event in it, as onload",
    todo: "Save it without: pictures hear none.",
  },
  {
    pattern: /href\s*=\s*["']\s*javascript:/i,
    is: "has a script in a link",
    todo: "Save it without the link: nothing in a picture can be pressed.",
  },
  {
    pattern: /<(?:\w+:)?foreignObject[\s>/]/i,
    is: "has a piece of a web page in it",
    todo: "Save its words as paths or <text>: many programs draw no foreignObject.",
  },
  {
    pattern:
      /(?:<(?:\w+:)?(?:image|use|feImage)\b[^>]*href\s*=\s*["']\s*|url\(\s*["']?|@import\s*["']?)(?:https?:)?\/\//i,
    is: "asks for a file of another site",
    todo: "Save it with all that it shows in it: a picture loads nothing else.",
  },
]

/** Finds the fault in an SVG's text; null if there is none. */
export function svgFault(text: string): PictureFault {
  const markup = text.replace(/<!--[\s\S]*?-->/g, "")
  if (!/<svg\b[^>]*\sxmlns\s*=|<(\w+):svg\b[^>]*\sxmlns:\1\s*=/.test(markup))
    return {
      is: "does not say that it is an SVG, and browsers show nothing",
      todo: 'Write xmlns="http://www.w3.org/2000/svg" into its tag <svg>.',
    }
  const rule = rules.find(({ pattern }) => pattern.test(markup))
  return rule ? { is: rule.is, todo: rule.todo } : null
}
