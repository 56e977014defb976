/** The rules of the sign-up form in the order in which they appear. They never contradict each other. */
import { pluralise } from "../../lib/text/pluralise"
import {
  bare,
  charactersOf,
  countChanges,
  countSounds,
  namesItsLength,
  numberWord,
  seed,
  sumDigits,
} from "./measures"

/** The events of this attempt that a rule has asked for. */
export type Facts = {
  hasErred: boolean
  hasWaited: boolean
  hasPasted: boolean
  hasLookedAway: boolean
  /** The most pressed letter when its rule appeared. */
  favourite: string
  /** The password that expired when its rule appeared. */
  expired: string
}

/** The state of the world outside the password. */
export type Context = {
  /** The English name of today: "Saturday". */
  weekday: string
  /** The minute of the hour in two digits: "07". */
  minute: string
  /** The number of pages that the visitor has opened. */
  visits: number
  /** The width of the page's window in CSS pixels. */
  width: number
  /** Seconds since the last key. */
  quietSeconds: number
  facts: Facts
}

type Test<Result> = (password: string, context: Context) => Result

export type Rule = {
  id: string
  /** The sender of the note. */
  from: string
  text: (context: Context) => string
  /** The state of the password by this rule. */
  detail?: Test<string>
  isKept: Test<boolean>
  hint: Test<string>
}

/** Page numbers are for ever: content/codes.yaml. */
export const ownCode = "0160"
export const pandaCode = "0032"

export const silenceSeconds = 10
export const digitTotal = 77
const minChanges = 3
const maxStars = 5
const legs = /[gjpqy]{4}/

export function starsFor({ visits }: Pick<Context, "visits">): number {
  return Math.min(Math.max(visits, 1), maxStars)
}

export function backwards(weekday: string): string {
  return [...weekday.toLowerCase()].reverse().join("")
}

const countStars = (password: string) => charactersOf(password).filter(sign => sign === "*").length

/** Returns the first and the last three characters. */
function ends(password: string): readonly [string, string] {
  const text = charactersOf(bare(password))
  return [text.slice(0, 3).join(""), text.slice(-3).join("")]
}

export const rules = [
  {
    id: "something",
    from: "IT",
    text: () => "Something.",
    isKept: password => password !== "",
    hint: () => "Press a key.",
  },
  {
    id: "length",
    from: "IT",
    text: () => "At least six characters.",
    isKept: password => charactersOf(bare(password)).length >= 6,
    hint: () => "Any six will do.",
  },
  {
    id: "capital",
    from: "IT",
    text: () => "A capital letter and a digit. That is all from us.",
    isKept: password => /\p{Lu}/u.test(password) && /\d/.test(password),
    hint: () => "A1 has both.",
  },
  {
    id: "name",
    from: "User names",
    text: () => "“bob” is taken. “bob77” is taken too. You are bob78. Keep bob out of your password.",
    isKept: password => !/bob/i.test(password),
    hint: () => "Take out bob.",
  },
  {
    id: "weekday",
    from: "Security",
    text: () => "Today's weekday, backwards. Nobody will guess it.",
    isKept: (password, { weekday }) => password.toLowerCase().includes(backwards(weekday)),
    hint: (_, { weekday }) => `${weekday} is ${backwards(weekday)}.`,
  },
  {
    id: "number",
    from: "The status bar",
    text: () => "The number of this page. I have been showing it to you all along.",
    isKept: password => password.includes(ownCode),
    hint: () => `At the bottom of the window it says No. ${ownCode}.`,
  },
  {
    id: "dear",
    from: "Mother",
    text: () => "You never call me dear any more.",
    isKept: password => /dear/i.test(password),
    hint: () => "She would like to read the word dear.",
  },
  {
    id: "mistake",
    from: "Robot check",
    text: () => "You have not made a single mistake. Make one and rub it out.",
    isKept: (_, { facts }) => facts.hasErred,
    hint: () => "Type a letter. Press Backspace. Robots never think of it.",
  },
  {
    id: "sounds",
    from: "HR",
    text: () => "As many vowels as consonants. Y is on leave.",
    detail: password => {
      const { vowels, consonants } = countSounds(password)
      return `${pluralise(vowels, "vowel")}, ${pluralise(consonants, "consonant")}.`
    },
    isKept: password => {
      const { vowels, consonants } = countSounds(password)
      return vowels === consonants
    },
    hint: password => {
      const { vowels, consonants } = countSounds(password)
      if (vowels === consonants) return "It is level. Leave it so."
      const missing = Math.abs(vowels - consonants)
      return vowels < consonants
        ? `Add ${"aeiou".repeat(9).slice(0, missing)}.`
        : `Add ${"s".repeat(missing)}.`
    },
  },
  {
    id: "seeds",
    from: "Pertti",
    text: () => "Seeds.",
    detail: () => "A full stop is a seed. Without seeds he eats letters.",
    isKept: password => password.includes(seed),
    hint: () => "Type a few full stops. He comes back for more.",
  },
  {
    id: "minute",
    from: "The clock",
    text: ({ minute }) => `The minute, in two digits. It is ${minute}.`,
    isKept: (password, { minute }) => password.includes(minute),
    hint: (_, { minute }) => `Write ${minute}. It will not last.`,
  },
  {
    id: "own-length",
    from: "Legal",
    text: () => "The password shall state its own length in English words. Seeds do not count.",
    detail: password => pluralise(charactersOf(bare(password)).length, "character"),
    isKept: namesItsLength,
    hint: password => {
      const length = charactersOf(bare(password)).length
      return `It has ${length} characters now. Write a larger number and fill up to it, for example ${numberWord(Math.ceil((length + 10) / 10) * 10)}.`
    },
  },
  {
    id: "magic-word",
    from: "README.TXT",
    text: () => "The magic word. It stands in me.",
    isKept: password => /please/i.test(password),
    hint: () => "Open README.TXT and look for a word that costs nothing.",
  },
  {
    id: "legs",
    from: "Pertti",
    text: () => "Table.",
    detail: () => "Four letters with a leg, side by side. g, j, p, q and y have one.",
    isKept: password => legs.test(bareCase(password)),
    hint: () => "yyyy is a table. So is gypy.",
  },
  {
    id: "silence",
    from: "The library",
    text: () => "Ten seconds of silence, please. No keys.",
    detail: (_, { quietSeconds }) => `${Math.min(quietSeconds, silenceSeconds)} so far.`,
    isKept: (_, { facts }) => facts.hasWaited,
    hint: () => "Ssh.",
  },
  {
    id: "panda",
    from: "References",
    text: () => "A panda will vouch for you. Quote the number of his page.",
    isKept: password => password.includes(pandaCode),
    hint: () => "Start, Find page, panda. You can also go and see him. All this waits.",
  },
  {
    id: "rhyme",
    from: "The poet",
    text: () => "Let it end as it began. Three letters make a rhyme.",
    detail: password => `It begins ${ends(password)[0]} and ends ${ends(password)[1]}.`,
    isKept: password => {
      const [first, last] = ends(password)
      return /^\p{L}{3}$/u.test(first) && first === last && charactersOf(bare(password)).length >= 6
    },
    hint: password => {
      const [first] = ends(password)
      return /^\p{L}{3}$/u.test(first)
        ? `Put ${first} at the end.`
        : "Put the same three letters at both ends."
    },
  },
  {
    id: "word",
    from: "Legal",
    text: () => "The password shall contain the word password.",
    isKept: password => bare(password).includes("password"),
    hint: () => "Legal doesn't see seeds.",
  },
  {
    id: "no-word",
    from: "Mother",
    text: () => "Not the word password, dear. The neighbours can read.",
    isKept: password => !password.toLowerCase().includes("password"),
    hint: () => "Legal doesn't see seeds. Mother sees everything.",
  },
  {
    id: "stars",
    from: "Loyalty card",
    text: context =>
      `A star (*) for each page that you have opened here, up to ${maxStars}. You have earned ${starsFor(context)}.`,
    isKept: (password, context) => countStars(password) === starsFor(context),
    hint: (_, context) => `Exactly ${pluralise(starsFor(context), "asterisk")}.`,
  },
  {
    id: "paste",
    from: "Plagiarism",
    text: () => "This looks like your own work. Paste something.",
    isKept: (_, { facts }) => facts.hasPasted,
    hint: () => "Cut a few letters and paste them back.",
  },
  {
    id: "width",
    from: "The tailor",
    text: ({ width }) => `The width of this window in pixels. ${width}, if I may.`,
    isKept: (password, { width }) => password.includes(String(width)),
    hint: (_, { width }) => `Write ${width}. A window can also be taken in.`,
  },
  {
    id: "digits",
    from: "Accounting",
    text: () => `The digits must add up to ${digitTotal}.`,
    detail: password => `They add up to ${sumDigits(password)}.`,
    isKept: password => sumDigits(password) === digitTotal,
    hint: password => {
      const missing = digitTotal - sumDigits(password)
      if (missing < 0) return `${-missing} too many. Every digit counts.`
      return `Add ${"9".repeat(Math.floor(missing / 9))}${missing % 9 || ""}.`
    },
  },
  {
    id: "favourite",
    from: "Statistics",
    text: ({ facts }) => `Your favourite letter is ${facts.favourite}. Show it to us three times in a row.`,
    isKept: (password, { facts }) => password.toLowerCase().includes(facts.favourite.repeat(3)),
    hint: (_, { facts }) => `${facts.favourite.repeat(3)}`,
  },
  {
    id: "expired",
    from: "IT",
    text: () => "Us again. Your password expired while you were reading this. Change three characters.",
    detail: (password, { facts }) => `Changed: ${countChanges(facts.expired, password)}.`,
    isKept: (password, { facts }) => countChanges(facts.expired, password) >= minChanges,
    hint: () => "Put in one character near the beginning. Everything behind it has then changed.",
  },
  {
    id: "away",
    from: "Security",
    text: () => "We cannot check it while you are watching. Look away.",
    isKept: (_, { facts }) => facts.hasLookedAway,
    hint: () => "Go to another tab, window or page, and come back.",
  },
] as const satisfies readonly Rule[]

export type RuleId = (typeof rules)[number]["id"]

/** Returns a password without its seeds, as it was typed. */
function bareCase(password: string): string {
  return password.replaceAll(seed, "")
}

/** Returns the ids of those of the first `shown` rules that a password breaks. */
export function brokenRules(password: string, context: Context, shown: number): RuleId[] {
  return rules
    .slice(0, shown)
    .filter(rule => !rule.isKept(password, context))
    .map(({ id }) => id)
}

export function ruleOf(id: RuleId): Rule {
  return rules.find(rule => rule.id === id) ?? rules[0]
}
