/** How a sentence is passed on: each person's own words for what was heard. Pure, and the same for the same words. */

/** How much can be said at once, in characters. */
export const maxSaid = 120

/** What is said where there is nothing to hear. */
export const noComment = "No comment."

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []

/** Without the signs at the end of a sentence. */
const open = (text: string) => text.trim().replace(/[\s.!?…,;:]+$/u, "")

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A word without the 's of whose it is, or "" for one that is short for two: "neighbour's" is neighbour, "don't" nothing. */
const bare = (word: string) => {
  const stem = word.replace(/['’]s?$/iu, "").replace(/^['’]+/u, "")
  return /['’]/.test(stem) ? "" : stem
}

/** The longest word, the last of several. */
function longest(text: string): string {
  return wordsOf(text)
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

/** The neighbour speaks of others: "I like my dog." is "They like their dog, apparently." */
function neighbour(heard: string): string {
  const many = open(heard)
    .replace(/\bI was(?=n['’]t\b|\b)/giu, "I were")
    .replace(/\bwas I\b/giu, "were I")
  const turned = many.replace(/[\p{L}\p{N}’'-]+/gu, word => others[word.toLowerCase()] ?? word)
  return `${capital(turned)}, apparently.`
}

const small = /\b(not|never|no|only|almost|hardly|sometimes|perhaps|maybe|apparently|if|unless)\b,?\s*/giu

/** The local paper has little room: what says no or perhaps goes first, then the middle. */
function paper(heard: string): string {
  const yes = heard
    .replace(/\b(ca)n['’]t\b/giu, "$1n")
    .replace(/\b(w)on['’]t\b/giu, "$1ill")
    .replace(/\b(sha)n['’]t\b/giu, "$1ll")
    .replace(/\b(can)not\b/giu, "$1")
    .replace(/n['’]t\b/giu, "")
  const kept = open(yes.replace(small, "")).split(/\s+/)
  const text = kept.length > 8 ? [...kept.slice(0, 3), "…", ...kept.slice(-4)].join(" ") : kept.join(" ")
  return `“${capital(text)}”`
}

/** The tabloid has large letters: the three longest words, in their order. */
function tabloid(heard: string): string {
  const words = wordsOf(heard)
  const large = [...words].sort((a, b) => b.length - a.length).slice(0, 3)
  return `${words
    .filter(word => large.includes(word))
    .slice(0, 3)
    .join(" ")
    .toUpperCase()} SHOCK!`
}

/** Grandmother hears badly, and is hungry. */
function grandmother(heard: string): string {
  const told = open(heard.replace(/, apparently\.$/, ""))
  const word = longest(told)
  const at = told.lastIndexOf(word)
  return `${capital(`${told.slice(0, at)}porridge${told.slice(at + word.length)}`)}? There is some left.`
}

/** The minister denies it, and has thereby said it. */
function minister(heard: string): string {
  const begun = wordsOf(heard).slice(0, 3).join(" ").toLowerCase()
  return `I have never said “${begun}…”, and I stand by it.`
}

/** The historian draws a conclusion; of whoever has something, there were several. */
function historian(heard: string): string {
  const word = longest(heard).toLowerCase()
  const owns = word !== "" && new RegExp(`${word}['’]s\\b`, "iu").test(heard)
  return `In those days the people believed in ${owns ? `${word}s` : word || "nothing"}.`
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

/** Those who have somebody below them to tell. */
export const providers = (Object.keys(people) as Person[]).filter(person => people[person].below.length > 0)

/** What a person says of what was heard; of nothing, that there is no comment. */
export function wordsOfPerson(person: Person, heard: string | null): string {
  return heard === null || wordsOf(heard).length === 0 ? noComment : people[person].tells(heard)
}

/** Those who don't pass it on, as an address has them: "neighbour.paper". Names that are not theirs are left out. */
export function readSilent(text: string): ReadonlySet<Person> {
  return new Set(providers.filter(person => text.split(".").includes(person)))
}

/** The same, written. */
export function writeSilent(silent: ReadonlySet<Person>): string {
  return providers.filter(person => silent.has(person)).join(".")
}
