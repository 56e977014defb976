/** Hints on sites and pages in languages that the shell or the engine has no words for. */
import { elements } from "../lib/content/tree"
import { primaryLanguage } from "../lib/text/languageTag"
import { placeInConfig } from "./configRules"
import { hasTextWords, wordsFile } from "./mdx/words"
import type { Page } from "./pages"
import type { Problem } from "./problems"
import type { Site } from "./site"

/** Finds the language hints of a site. */
export function languageHints({ root, facts, pages }: Pick<Site, "root" | "facts" | "pages">): Problem[] {
  const { language } = facts
  const shell: Problem[] =
    primaryLanguage(language) === "en"
      ? []
      : [
          {
            ...placeInConfig(root, "language"),
            what: `The site is in "${language}", and the words of its shell and toys are English.`,
            todo: "Translate those of src/shell and of the toys that you keep; until then they are marked as English.",
          },
        ]
  return [...shell, ...pages.flatMap(page => textHints(page))]
}

function textHints({ file, lang, tree }: Page): Problem[] {
  if (hasTextWords(lang)) return []
  const word = [...elements(tree)].find(
    ({ type, props }) => type === "input" || props?.id === "footnote-label",
  )
  if (!word) return []
  const thing = word.type === "input" ? "tasks" : "footnotes"
  return [
    {
      ...{ file, line: 1, column: 1 },
      what: `The page is in "${lang}", and what is read aloud at its ${thing} is English.`,
      todo: `Add the words of that language in ${wordsFile}.`,
    },
  ]
}
