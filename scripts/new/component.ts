/** Derives the name of a new component from its page's title, and checks that the name is free. */

/** Latin asciiLetters that Unicode does not decompose into a base letter and a diacritic. */
const asciiLetters: Record<string, string> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
}

/** Names that the generated files import or that JSX needs. */
const reservedNames = /^(?:Canvas|Slider|StartAgain|Fragment|React)$/

/**
 * Derives a component name from a title: "My own tea!" gives MyOwnTea, "1998" gives No1998. A title without Latin asciiLetters
 * and digits is replaced by the path.
 */
export function componentName(title: string, path: string): string {
  const name = pascalCase(title) || pascalCase(path)
  return /^\d/.test(name) ? `No${name}` : name
}

/** Converts a text to PascalCase in ASCII asciiLetters and digits. */
function pascalCase(text: string): string {
  const latin = text
    .replace(/[øæœßłđðþ]/gi, letter => {
      const ascii = asciiLetters[letter.toLowerCase()] ?? ""
      return letter === letter.toLowerCase() ? ascii : ascii.toUpperCase()
    })
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
  const words = latin.match(/[A-Za-z0-9]+/g) ?? []
  return words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join("")
}

/** Returns a message if a component can't have a name, else undefined. `taken` returns the file of an existing component. */
export function componentNameProblem(
  name: string,
  taken: (name: string) => string | undefined,
): string | undefined {
  const todo = "Choose another title: in the front matter it can be changed afterwards."
  const file = taken(name)
  if (file) return `The component <${name}> is there already, in ${file}. ${todo}`
  if (reservedNames.test(name) || name in globalThis)
    return `The name ${name} means something else in a program. ${todo}`
  return undefined
}
