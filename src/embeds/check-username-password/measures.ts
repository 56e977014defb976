/** Measures of a password: its letters, its digits, its length and its vowels. Seeds are not part of it. */

/** The character that Pertti eats. */
export const seed = "."

export const charactersOf = (text: string): string[] => [...text.normalize("NFC")]

/** Returns a password without its seeds, in small letters. */
export function bare(password: string): string {
  return charactersOf(password)
    .filter(character => character !== seed)
    .join("")
    .toLowerCase()
}

/** Counts vowels and consonants, accented ones too; y is neither. */
export function countSounds(password: string): { vowels: number; consonants: number } {
  const letters = [...bare(password).normalize("NFD")].filter(letter => /\p{L}/u.test(letter))
  const vowels = letters.filter(letter => "aeiou".includes(letter)).length
  const neutral = letters.filter(letter => letter === "y").length
  return { vowels, consonants: letters.length - vowels - neutral }
}

export function sumDigits(password: string): number {
  return (password.match(/\d/g) ?? []).reduce((sum, digit) => sum + Number(digit), 0)
}

/** Counts the places in which two passwords differ, seeds aside. */
export function countChanges(before: string, after: string): number {
  const [a, b] = [charactersOf(bare(before)), charactersOf(bare(after))]
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => i).filter(i => a[i] !== b[i]).length
}

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  )
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ")

/** Returns a whole number from 0 to 199 in words without spaces: "thirtyseven", "hundredandfive". */
export function numberWord(number: number): string {
  if (number < 20) return small[number] ?? ""
  if (number >= 100) return number === 100 ? "hundred" : `hundredand${numberWord(number - 100)}`
  return `${tens[Math.floor(number / 10) - 2]}${number % 10 === 0 ? "" : small[number % 10]}`
}

/** Returns whether a password names its own length, with or without hyphens. */
export function namesItsLength(password: string): boolean {
  const text = bare(password)
  return text.replace(/[\s-]/g, "").includes(numberWord(charactersOf(text).length))
}

/** Returns the number of characters of a text that another has in the same order: the longest common subsequence. */
export function countRemembered(original: string, typed: string): number {
  const [a, b] = [charactersOf(original), charactersOf(typed)]
  let row = new Array<number>(b.length + 1).fill(0)
  for (const letter of a) {
    const next = [0]
    for (const [i, other] of b.entries())
      next.push(letter === other ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0))
    row = next
  }
  return row.at(-1) ?? 0
}
