/** The document of a program that sleeps: its elements are inert, and have no ids. */

/** Returns the top elements of a program. */
export const contentOf = (place: HTMLElement) =>
  [...place.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches("[data-cover]"),
  )

/**
 * Takes a program out of the tab order, the accessibility tree and the fragments, and stops its players. Returns the
 * function that undoes this. React has ended its effects already.
 */
export function putToSleep(place: HTMLElement): () => void {
  const elements = contentOf(place)
  const inside = elements.flatMap(element => [element, ...element.querySelectorAll<HTMLElement>("*")])
  // Ids are unique in a document: those of the active program count. Drawings refer to theirs, and keep them.
  const named = inside.filter(element => element instanceof HTMLElement && element.id)
  const ids = named.map(element => element.id)
  for (const element of named) element.removeAttribute("id")
  for (const element of elements) {
    element.inert = true
    element.setAttribute("aria-hidden", "true")
  }
  for (const element of inside) if (element instanceof HTMLMediaElement) element.pause()
  return () => {
    for (const [index, element] of named.entries()) element.id = ids[index] ?? ""
    for (const element of elements) {
      element.inert = false
      element.removeAttribute("aria-hidden")
    }
  }
}
