/** The teacher's habits, the marks of an exam, and the code of a certificate in the address. */
import { type Random, shuffle } from "../../lib/game/random"
import type { Question } from "./schema"

/** The number of questions of an exam. */
export const examLength = 6

/** The number of times that the exam goes on after a note is caught, plus one. */
export const maxCaught = 3

/** The teacher's moods: she writes, has heard something, looks at the class. */
export type Mood = "writes" | "listens" | "looks"

/** The duration of a mood in milliseconds. It gets shorter with each question. */
export function moodMs(mood: Mood, asked: number, random: Random): number {
  if (mood === "listens") return 1100 - 60 * asked
  if (mood === "looks") return 1500 + random() * 1200
  return 2300 - 120 * asked + random() * 2200
}

/** Returns the mood that follows. From the third question on she sometimes only pretends to turn round. */
export function nextMood(mood: Mood, asked: number, random: Random): Mood {
  if (mood === "writes") return "listens"
  if (mood === "looks") return "writes"
  return asked >= 2 && random() < 0.3 ? "writes" : "looks"
}

/** An answer on paper: one of the three notes, Pertti's own, or a note that was caught. */
export type Given = { question: number; answer: 0 | 1 | 2 | "own" | "caught" }

const letters = { 0: "a", 1: "b", 2: "c", own: "o", caught: "x" } as const
const answers = new Map<string, Given["answer"]>([
  ["a", 0],
  ["b", 1],
  ["c", 2],
  ["o", "own"],
  ["x", "caught"],
])

/** Writes answers as a code, such as "3a0c7x": a question's index and a letter for each. */
export function encode(given: readonly Given[]): string {
  return given.map(({ question, answer }) => `${question}${letters[answer]}`).join("")
}

/** Reads a code; null if it is not one of these questions. */
export function decode(code: string, questions: readonly Question[]): Given[] | null {
  if (!/^(\d[abcox]){1,6}$/.test(code)) return null
  const given = [...code.matchAll(/(\d)([abcox])/g)].flatMap(([, question, letter]) => {
    const answer = answers.get(letter ?? "")
    return answer === undefined ? [] : [{ question: Number(question), answer }]
  })
  const known = new Set(given.map(({ question }) => question))
  return known.size === given.length && given.every(({ question }) => question < questions.length)
    ? given
    : null
}

/** Draws the questions of an exam, by their indices. */
export function drawExam(questions: readonly Question[], random: Random): number[] {
  return shuffle(
    questions.map((_, i) => i),
    random,
  ).slice(0, examLength)
}

export type Line = { subject: string; mark: number; remark: string }

/** Returns the certificate's line for an answer. */
export function lineOf({ question, answer }: Given, questions: readonly Question[]): Line {
  const asked = questions[question]
  if (!asked) return { subject: "", mark: 4, remark: "" }
  const { subject } = asked
  if (answer === "caught") return { subject, mark: 4, remark: "Had help." }
  if (answer === "own")
    return { subject, mark: 5, remark: `Wrote “${asked.own.writes}”. ${asked.own.remark}` }
  const { mark = 4, remark = "" } = asked.answers[answer] ?? {}
  return { subject, mark, remark }
}

/** Returns the mark for behaviour and its remark, by the number of notes that were caught. */
export function behaviour(caught: number): Line {
  const remark =
    ["The pupil behind him is very quiet.", "Sneezes paper.", "Throws well.", "So does his friend."][
      caught
    ] ?? ""
  return { subject: "Behaviour", mark: [10, 8, 6, 4][caught] ?? 4, remark }
}

/** Returns the mean of marks with one decimal. */
export function meanOf(lines: readonly Line[]): string {
  return (lines.reduce((sum, { mark }) => sum + mark, 0) / Math.max(1, lines.length)).toFixed(1)
}

/** Returns the teacher's decision at the end of the certificate. */
export function decision(lines: readonly Line[], caught: number): string {
  if (caught >= maxCaught) return "Will see me after class. You will too."
  const mean = Number(meanOf(lines))
  if (mean >= 9.5) return "Goes up a year. He has asked whether you do."
  if (mean >= 8) return "Passes. I don't know how. I would like to."
  if (mean >= 6.5) return "Passes, because I have had enough."
  return "Stays down a year. He likes the desk."
}

/** Breaks a text into lines of at most `max` letters, at spaces. */
export function wrap(text: string, max: number): string[] {
  const lines = [""]
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? ""
    if (last !== "" && last.length + 1 + word.length > max) lines.push(word)
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`
  }
  return lines
}
