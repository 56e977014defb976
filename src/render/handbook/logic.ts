/** Which components a search finds. */
import type { HandbookEntry } from "../../lib/content/handbook"

/** The components in which each of the words stands: in the name, the sentence, a prop or a list; those by name first. */
export function matching(entries: readonly HandbookEntry[], words: string): HandbookEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const textOf = ({ name, doc, props, lists }: HandbookEntry) =>
    [name, doc, ...lists, ...props.flatMap(prop => [prop.name, prop.doc])].join("\n").toLowerCase()
  const byName = ({ name }: HandbookEntry) =>
    wanted.every(word => name.toLowerCase().includes(word)) ? 0 : 1
  return entries
    .filter(entry => wanted.every(word => textOf(entry).includes(word)))
    .sort((a, b) => byName(a) - byName(b))
}
