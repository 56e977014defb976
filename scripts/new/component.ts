/** The name of a new component, made of its page's title, and why it can't be one. */

/** Latin letters that are no letter with a sign over it. */
const letters: Record<string, string> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th" }

/** What the new component's own files name, or what would hide a part of the language. */
const used = /^(?:Canvas|Slider|StartAgain|Fragment|React)$/

/** A component's name for a title: "My own tea!" is MyOwnTea. Empty where the title has no Latin letters. */
export function componentName(title: string): string {
  const latin = title
    .replace(/[øæœßłđðþ]/gi, sign => {
      const plain = letters[sign.toLowerCase()] ?? ""
      return sign === sign.toLowerCase() ? plain : plain.toUpperCase()
    })
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
  const words = latin.match(/[A-Za-z0-9]+/g) ?? []
  return words
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")
    .replace(/^[^A-Za-z]+/, "")
    .replace(/^[a-z]/, first => first.toUpperCase())
}

/** Why a component can't be called after a title; undefined where it can. `taken` says which file has a name. */
export function faultOfComponent(
  title: string,
  taken: (name: string) => string | undefined,
): string | undefined {
  const name = componentName(title)
  const todo = "Choose another title: in the front matter it can be changed afterwards."
  if (name.length < 2)
    return `No component can be called after "${title}": its name needs two Latin letters. ${todo}`
  const file = taken(name)
  if (file) return `There is a component <${name}> already, in ${file}. ${todo}`
  if (used.test(name) || name in globalThis)
    return `The name ${name} means something else in a program. ${todo}`
  return undefined
}
