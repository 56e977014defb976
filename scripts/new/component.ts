/** The name of a new component, made of its page's title, and why it can't have it. */

/** Latin letters that are no letter with a sign over it. */
const letters: Record<string, string> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th" }

/** What the new component's own files name, or what would hide a part of the language. */
const used = /^(?:Canvas|Slider|StartAgain|Fragment|React)$/

/**
 * A component's name for a title: "My own tea!" is MyOwnTea, and "1998" is No1998. A title without Latin letters and
 * digits has that of its path.
 */
export function componentName(title: string, path: string): string {
  const name = joined(title) || joined(path)
  return /^\d/.test(name) ? `No${name}` : name
}

/** The words of a text, each with a capital letter, in the letters A to Z and digits. */
function joined(text: string): string {
  const latin = text
    .replace(/[øæœßłđðþ]/gi, sign => {
      const plain = letters[sign.toLowerCase()] ?? ""
      return sign === sign.toLowerCase() ? plain : plain.toUpperCase()
    })
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
  const words = latin.match(/[A-Za-z0-9]+/g) ?? []
  return words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join("")
}

/** Why a component can't have a name; undefined where it can. `taken` says which file has one. */
export function faultOfComponent(
  name: string,
  taken: (name: string) => string | undefined,
): string | undefined {
  const todo = "Choose another title: in the front matter it can be changed afterwards."
  const file = taken(name)
  if (file) return `The component <${name}> is there already, in ${file}. ${todo}`
  if (used.test(name) || name in globalThis)
    return `The name ${name} means something else in a program. ${todo}`
  return undefined
}
