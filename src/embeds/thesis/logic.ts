/** Generates a thesis from a seed: the same seed gives the same thesis, down to the last question. */
import { pick, type Random, randomInt, seeded, shuffle } from "../../lib/game/random"
import type { Answer, Parts } from "./schema"

export type Thesis = {
  title: string
  /** The sentences of the abstract. */
  abstract: string[]
  keywords: string[]
  questions: string[]
  /** Bar heights of figure 1 from left to right, 0 to 1. */
  figure: number[]
}

export const maxName = 60

/** The number of questions at a defence, and of the answers to each. */
export const [questionCount, answerCount] = [4, 3]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function filled(text: string, subject: string, place: string, random: Random): string {
  return text.replace(/\{(\w+)\}/g, (_, name) =>
    name === "subject" ? subject : name === "place" ? place : String(3 + randomInt(240, random)),
  )
}

/** Generates the thesis of a seed. */
export function write(seed: string, parts: Parts): Thesis {
  const random = seeded(`thesis ${seed}`)
  const subject = pick(parts.subjects, random)
  const place = pick(parts.places, random)
  const fill = (text: string) => capital(filled(text, subject, place, random))
  const about = `On the ${pick(parts.qualities, random)} ${pick(parts.matters, random)} of ${subject}`
  const method = fill(pick(parts.methods, random))
  const abstract = [parts.gaps, parts.means, parts.results, parts.ends].map(list => fill(pick(list, random)))
  const keywords = [
    subject,
    ...shuffle(parts.keywords, random)
      .filter(word => word !== subject)
      .slice(0, 4),
  ]
  const questions = shuffle(parts.questions, random).slice(0, questionCount).map(fill)
  const figure = Array.from({ length: 9 }, () => random())
  return { title: `${about}: ${method}`, abstract, keywords, questions, figure }
}

/** The grades of a Finnish thesis, from the lowest to the highest. */
export const grades = [
  "approbatur",
  "lubenter approbatur",
  "non sine laude approbatur",
  "cum laude approbatur",
  "magna cum laude approbatur",
  "eximia cum laude approbatur",
  "laudatur",
] as const

/** Returns the three answers that come to the candidate's mind at a question, by its place. */
export function answersTo(seed: string, question: number, { answers }: Pick<Parts, "answers">): Answer[] {
  const all = shuffle(answers, seeded(`answers ${seed}`))
  return all.slice(question * answerCount, (question + 1) * answerCount)
}

/** Returns the answers that were given, of which `given` has the places. */
export function givenAnswers(
  seed: string,
  given: readonly number[],
  parts: Pick<Parts, "answers">,
): Answer[] {
  return given.flatMap((place, question) => answersTo(seed, question, parts)[place] ?? [])
}

/** Reads the places of answers in a link, such as 0120; none for anything else. */
export function parseGiven(text: string): number[] {
  return /^[0-2]{1,4}$/.test(text) ? [...text].map(Number) : []
}

/** Returns the grade of a defence. It depends on every answer, and on nothing that was in them. */
export function gradeOf(seed: string, given: readonly number[]): (typeof grades)[number] {
  return grades[randomInt(grades.length, seeded(`grade ${seed} ${given.join()}`))] ?? grades[0]
}

const escapes: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
}

/** Escapes LaTeX's ten special characters. */
export function escaped(text: string): string {
  return text.replace(/[\\{}~^&%$#_]/g, sign => escapes[sign] ?? `\\${sign}`)
}

/** Returns the thesis as a LaTeX document that needs only packages of a standard TeX distribution. */
export function latex({ title, abstract, keywords, questions }: Thesis, author: string): string {
  return [
    "\\documentclass[11pt,a4paper]{article}",
    "\\usepackage[T1]{fontenc}",
    "\\usepackage[utf8]{inputenc}",
    `\\title{${escaped(title)}}`,
    `\\author{${escaped(author)}}`,
    "\\date{}",
    "\\begin{document}",
    "\\maketitle",
    "\\begin{abstract}",
    escaped(abstract.join(" ")),
    "",
    `\\noindent\\textbf{Keywords:} ${escaped(keywords.join(", "))}`,
    "\\end{abstract}",
    "\\section*{Questions at the defence}",
    "\\begin{enumerate}",
    ...questions.map(question => `  \\item ${escaped(question)}`),
    "\\end{enumerate}",
    "\\end{document}",
    "",
  ].join("\n")
}
