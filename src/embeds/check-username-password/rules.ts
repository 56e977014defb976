/**
 * The rules of the sign-up form, revealed one at a time; they seem to contradict each other, but can all be
 * satisfied.
 */

/** The contents of the two fields. */
export type Entry = { username: string; password: string }

export type Field = keyof Entry

export type Rule = {
  /** The field the complaint belongs to. */
  field: Field
  /** The rule as worded in the terms. */
  text: string
  /**
   * Returns whether an entry satisfies the rule; `past` lists the passwords that satisfied all the earlier rules,
   * oldest first.
   */
  keeps: (entry: Entry, past: readonly string[]) => boolean
  /** Returns whether the rule does not apply to an entry. */
  isMoot?: (entry: Entry) => boolean
  /** Returns the complaint when it is broken. */
  complaint: (entry: Entry) => string
  hint: string
  /** An entry that satisfies this rule and all before it, and breaks the next. */
  example: Entry
}

const letters = (text: string) => [...text.normalize("NFC")]
const isLetter = (letter: string) => /\p{L}/u.test(letter)
const isCapital = (letter: string) => /\p{Lu}/u.test(letter)
const isSmall = (letter: string) => /\p{Ll}/u.test(letter)
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Every name without a digit is taken, and those with 77 belong to pertti77. */
function isFree(username: string): boolean {
  return username === "" || (/\d/.test(username) && !username.includes("77"))
}

/** The number seven in digits, in English or Finnish words, or in Roman numerals. */
const seven = /7|seven|seitsemän|vii(?!i)/iu

/** Returns the characters that occur more than once in a password. */
function repeated(password: string): string[] {
  const all = letters(password)
  return [...new Set(all.filter((letter, i) => all.indexOf(letter) !== i))]
}

function hasDouble(password: string): boolean {
  const all = letters(password)
  return all.some((letter, i) => i > 0 && isLetter(letter) && same(letter, all[i - 1] ?? ""))
}

function sharesNothing({ username, password }: Entry): boolean {
  const names = letters(username.toLowerCase())
  return !letters(password.toLowerCase()).some(letter => names.includes(letter))
}

export const rules: readonly Rule[] = [
  {
    field: "username",
    text: "The username is free.",
    keeps: ({ username }) => isFree(username),
    isMoot: ({ username }) => username === "",
    complaint: ({ username }) =>
      username.includes("77")
        ? `“${username}” is taken by pertti77, who has them all.`
        : `“${username}” is taken. “${username}77” is taken too. “${username}78” is free.`,
    hint: "All the names without a number were gone by 1999.",
    example: { username: "matti78", password: "sauna" },
  },
  {
    field: "password",
    text: "The password has 8 to 12 characters.",
    keeps: ({ password }) => letters(password).length >= 8 && letters(password).length <= 12,
    complaint: ({ password }) =>
      letters(password).length < 8
        ? `Only ${letters(password).length} of at least 8 characters. Anybody could remember that.`
        : `${letters(password).length} characters are more than 12. It would not fit on the note under the keyboard.`,
    hint: "Eight is enough. Twelve is enough too. Thirteen is a sentence.",
    example: { username: "matti78", password: "saunamakkara" },
  },
  {
    field: "password",
    text: "The password has a digit.",
    keeps: ({ password }) => /\d/.test(password),
    complaint: () => "There is no digit in it. Passwords with a 1 at the end are safe.",
    hint: "Anything from 0 to 9, anywhere.",
    example: { username: "matti78", password: "makkara1" },
  },
  {
    field: "password",
    text: "The password is yours alone.",
    keeps: ({ password }) => !/^[a-z0-9]*$/i.test(password),
    complaint: () => "This password is already used by pertti77. Please choose another.",
    hint: "Everything from a to z and 0 to 9 is his. His keyboard has no other keys.",
    example: { username: "matti78", password: "makkara1!" },
  },
  {
    field: "password",
    text: "The password has letters and digits only.",
    keeps: ({ password }) => letters(password).every(letter => isLetter(letter) || /\d/.test(letter)),
    complaint: () => "Special characters are not allowed. They upset the old database.",
    hint: "Between z and the end of the alphabet there are letters that are special only to others. Try ä.",
    example: { username: "matti78", password: "mäkkärä1" },
  },
  {
    field: "password",
    text: "No character comes twice.",
    keeps: ({ password }) => repeated(password).length === 0,
    complaint: ({ password }) =>
      `${new Intl.ListFormat("en-GB").format(repeated(password).map(letter => `“${letter}”`))} came twice. Each key wears out once.`,
    hint: "All different: äpylit12 will do so far.",
    example: { username: "matti78", password: "äpylit12" },
  },
  {
    field: "password",
    text: "A letter is doubled, as in Finnish.",
    keeps: ({ password }) => hasDouble(password),
    complaint: () => "No letter is doubled. This is a Finnish form: kukka, pallo, saippua.",
    hint: "I and i are one letter. One character they are not.",
    example: { username: "matti78", password: "äpyIilt12" },
  },
  {
    field: "password",
    text: "There is a capital letter, and none stands before a small one.",
    keeps: ({ password }) => {
      const all = letters(password)
      const first = all.findIndex(isCapital)
      return first >= 0 && !all.slice(first).some(isSmall)
    },
    complaint: ({ password }) =>
      letters(password).some(isCapital)
        ? "A capital letter stands before a small one. The small ones can't see."
        : "There is no capital letter. Please raise your voice a little.",
    hint: "As in a school photograph: the small ones first, then the tall ones.",
    example: { username: "matti78", password: "äpyltiI12" },
  },
  {
    field: "password",
    text: "The lucky number seven is in it.",
    keeps: ({ password }) => seven.test(password),
    complaint: () => "The lucky number seven is not in it. We can't be blamed, then.",
    hint: "A 7 will do. For now.",
    example: { username: "matti78", password: "äpyl7iI12" },
  },
  {
    field: "password",
    text: "It has no 7, which is a trademark of pertti77.",
    keeps: ({ password }) => !password.includes("7"),
    complaint: () => "The digit 7 is a trademark of pertti77. The number seven is still free.",
    hint: "The Romans had seven hills and no digits: vii. One of its letters can be a capital.",
    example: { username: "matti78", password: "äpyviI12" },
  },
  {
    field: "password",
    text: "It begins and ends with the same letter.",
    keeps: ({ password }) => {
      const all = letters(password)
      const [first = "", last = ""] = [all[0], all.at(-1)]
      return isLetter(first) && same(first, last)
    },
    complaint: () => "It does not begin and end with the same letter, so it can't be held by both ends.",
    hint: "You have met this one: the same letter, not the same character. A small one first, a capital last.",
    example: { username: "matti78", password: "äpyviI12Ä" },
  },
  {
    field: "password",
    text: "The username is in the password, so that you don't forget it.",
    keeps: ({ username, password }) => letters(password).join("").includes(letters(username).join("")),
    complaint: ({ username }) => `“${username}” is not in the password. How will you know whose it is?`,
    hint: "A short username is easier to hide. 12 is free, being all number.",
    example: { username: "12", password: "äpyviI12Ä" },
  },
  {
    field: "username",
    text: "The username and the password have no character in common, against guessing.",
    keeps: sharesNothing,
    complaint: ({ username, password }) => {
      const shared = letters(username).filter(letter =>
        letters(password.toLowerCase()).includes(letter.toLowerCase()),
      )
      return `The password gives the username away: “${shared[0]}” is in both.`
    },
    hint: "Nothing is in everything, has nothing in common with anything, and is free.",
    example: { username: "", password: "äpyviI12Ä" },
  },
  {
    field: "password",
    text: "The password has not expired.",
    keeps: ({ password }, past) => past.length > 0 && !past.includes(password),
    complaint: () => "Your password expired while we looked at it. Please choose a new one that is as good.",
    hint: "The same with another digit. Everybody does that.",
    example: { username: "", password: "äpyviI34Ä" },
  },
]
