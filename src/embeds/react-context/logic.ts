/** Retells a sentence in each person's own words. Pure and deterministic. */

/** The maximum length of a sentence, in characters. */
export const maxLength = 120

/** The answer of a person without a context value. */
export const noComment = "No comment."

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []

/** Removes the punctuation at the end of a sentence. */
const open = (text: string) => text.trim().replace(/[\s.!?…,;:]+$/u, "")

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Removes a possessive ending; "" for contractions: "neighbour's" becomes "neighbour", "don't" becomes "". */
const bare = (word: string) => {
  const stem = word.replace(/['’]s?$/iu, "").replace(/^['’]+/u, "")
  return /['’]/.test(stem) ? "" : stem
}

/** Words that are never the point of a sentence. */
const fillers = new Set(
  (
    "a about after all also am an and any anybody anyone anything apparently are as at be because been better but by " +
    "can come could did do does else even ever every everybody everything for from get go going good got had has have " +
    "hardly he her him his how i if in into is it its just know like made make many may me might mine more most much must my " +
    "need never no nobody not nothing of off on one or other our ours out perhaps really said say says see she shock should so " +
    "some somebody someone something than that the their theirs them then there these they thing think this those to " +
    "too up us very want was we well were what when where which while who why will with without would you your"
  ).split(" "),
)

/** Returns the words that a sentence is about; none for one that says nothing. */
const pointsOf = (text: string) =>
  wordsOf(text).filter(word => bare(word) !== "" && !fillers.has(bare(word).toLowerCase()))

/** Returns the longest word that a sentence is about, the last of equals; "" for none. */
function longestWord(text: string): string {
  return pointsOf(text)
    .map(bare)
    .reduce((best, word) => (word.length >= best.length ? word : best), "")
}

const others: Readonly<Record<string, string>> = {
  i: "they",
  "i'm": "they are",
  "i’m": "they are",
  "i'd": "they would",
  "i’d": "they would",
  "i'll": "they will",
  "i’ll": "they will",
  "i've": "they have",
  "i’ve": "they have",
  am: "are",
  me: "them",
  my: "their",
  mine: "theirs",
  myself: "themselves",
  we: "they",
  our: "their",
  ours: "theirs",
  ourselves: "themselves",
  us: "them",
}

/** Retells in the third person: "I like my dog." becomes "They like their dog, apparently." */
function neighbour(heard: string): string {
  const many = open(heard)
    .replace(/\bI was(?=n['’]t\b|\b)/giu, "I were")
    .replace(/\bwas I\b/giu, "were I")
  const turned = many.replace(/[\p{L}\p{N}’'-]+/gu, word => others[word.toLowerCase()] ?? word)
  return `${capital(turned)}, apparently.`
}

const small =
  /\b(hardly ever|almost never|not|never|no|only|almost|hardly|sometimes|perhaps|maybe|apparently|if|unless)\b,?\s*/giu

/** Shortens for lack of space: negations and hedges are cut first, then the middle. */
function paper(heard: string): string {
  const yes = heard
    .replace(/\b(ca)n['’]t\b/giu, "$1n")
    .replace(/\b(w)on['’]t\b/giu, "$1ill")
    .replace(/\b(sha)n['’]t\b/giu, "$1ll")
    .replace(/\b(can)not\b/giu, "$1")
    .replace(/n['’]t\b/giu, "")
  const words = open(yes.replace(small, "")).split(/\s+/)
  const text = words.length > 8 ? [...words.slice(0, 3), "…", ...words.slice(-4)].join(" ") : words.join(" ")
  return `“${capital(text)}”`
}

/** Picks the three longest words that it is about, in their original order. */
function tabloid(heard: string): string {
  const points = pointsOf(heard)
  const words =
    points.length > 0 ? points : [[...wordsOf(heard)].sort((a, b) => b.length - a.length)[0] ?? ""]
  const large = [...words].sort((a, b) => b.length - a.length).slice(0, 3)
  return `${words
    .filter(word => large.includes(word))
    .slice(0, 3)
    .join(" ")
    .toUpperCase()} SHOCK!`
}

/** Mishears the longest word as porridge. */
function grandmother(heard: string): string {
  const text = open(heard.replace(/, apparently\.$/, ""))
  const word = longestWord(text)
  if (word === "") return "Porridge? There is some left."
  const at = text.lastIndexOf(word)
  return `${capital(`${text.slice(0, at)}porridge${text.slice(at + word.length)}`)}? There is some left.`
}

/** Denies it, and repeats it by doing so. */
function minister(heard: string): string {
  const begun = wordsOf(heard).slice(0, 3).join(" ").toLowerCase()
  return `I have never said “${begun}…”, and I stand by it.`
}

/** Draws a conclusion. */
function historian(heard: string): string {
  const word = longestWord(heard).toLowerCase()
  return `In those days the people believed in ${word ? `the ${word}` : "nothing"}.`
}

export const people = {
  you: { name: "You", below: ["neighbour"], tells: (heard: string) => heard },
  neighbour: { name: "The neighbour", below: ["grandmother", "paper"], tells: neighbour },
  grandmother: { name: "Grandmother", below: [], tells: grandmother },
  paper: { name: "The local paper", below: ["minister", "tabloid"], tells: paper },
  minister: { name: "The minister", below: [], tells: minister },
  tabloid: { name: "The tabloid", below: ["historian"], tells: tabloid },
  historian: { name: "The historian", below: [], tells: historian },
} as const satisfies Record<
  string,
  { name: string; below: readonly string[]; tells: (heard: string) => string }
>

export type Person = keyof typeof people

/** The people with someone below them. */
export const providers = (Object.keys(people) as Person[]).filter(person => people[person].below.length > 0)

/** Retells a sentence in a person's words; "No comment." if they heard nothing. */
export function wordsOfPerson(person: Person, heard: string | null): string {
  return heard === null || wordsOf(heard).length === 0 ? noComment : people[person].tells(heard)
}

/** Returns what a person says of a sentence; `silent` are the people who don't pass it on. */
export function wordsReaching(person: Person, said: string, silent: ReadonlySet<Person>): string {
  const above = providers.find(each => (people[each].below as readonly string[]).includes(person))
  if (above === undefined) return wordsOfPerson(person, said)
  return wordsOfPerson(person, wordsProvided(above, said, silent))
}

/** Returns the context's value below a person; null if nobody above passes the sentence on. */
function wordsProvided(person: Person, said: string, silent: ReadonlySet<Person>): string | null {
  if (!silent.has(person)) return wordsReaching(person, said, silent)
  const above = providers.find(each => (people[each].below as readonly string[]).includes(person))
  return above === undefined ? null : wordsProvided(above, said, silent)
}

/** Parses the silent people from an address, "neighbour.paper". Unknown names are ignored. */
export function readSilent(text: string): ReadonlySet<Person> {
  return new Set(providers.filter(person => text.split(".").includes(person)))
}

/** Formats the silent people for an address. */
export function writeSilent(silent: ReadonlySet<Person>): string {
  return providers.filter(person => silent.has(person)).join(".")
}
