/** Prerequisites of skills, the exam, and the diploma. */

import { seeded, shuffle } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import type { Question, Skill } from "./schema"

/** Returns the ids of all direct and indirect prerequisites of a skill. */
export function allNeeds(id: string, skills: readonly Skill[]): Set<string> {
  const found = new Set<string>()
  const visit = (one: string) => {
    for (const need of skills.find(skill => skill.id === one)?.needs ?? []) {
      if (found.has(need)) continue
      found.add(need)
      visit(need)
    }
  }
  visit(id)
  return found
}

/** Returns the names of all prerequisites in the order of learning. */
export function path(id: string, skills: readonly Skill[]): string[] {
  const needed = allNeeds(id, skills)
  return skills
    .filter(skill => needed.has(skill.id))
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(({ name }) => name)
}

/** Draws the exam's questions from a seed. */
export function examOf(seed: string, questions: readonly Question[]): Question[] {
  return shuffle(questions, seeded(`exam ${seed}`)).slice(0, 3)
}

export const grades = [
  { degree: "Bachelor of Being Present", said: "none of three, with confidence" },
  { degree: "Bachelor of Arts and Crafts of Guessing", said: "one of three" },
  { degree: "Master of Nearly All of It", said: "two of three" },
  { degree: "Doctor of Everything, pending paperwork", said: "three of three, suspiciously" },
] as const

export const maxName = 40

const safe = (text: string) =>
  text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`).replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ")

/** Returns the diploma as an SVG of 600 × 420. */
export function diploma(name: string, right: number): string {
  const { degree, said } = grades[right] ?? grades[0]
  const whom = safe(trimmed(name).slice(0, maxName) || "A visitor")
  const size = Math.min(40, 720 / Math.max(8, whom.length))
  const rays = Array.from(
    { length: 24 },
    (_, i) => `<path d="M500 330l-6-38h12z" transform="rotate(${i * 15} 500 330)"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" width="600" height="420" font-family="Georgia,'Times New Roman',serif" text-anchor="middle"><rect width="600" height="420" fill="#fdf6df"/><rect x="12" y="12" width="576" height="396" fill="none" stroke="#7a5a12" stroke-width="6"/><rect x="22" y="22" width="556" height="376" fill="none" stroke="#7a5a12"/><text x="300" y="78" font-size="34" fill="#3a2a05">Diploma</text><text x="300" y="112" font-size="15" fill="#3a2a05">The faculty of this website, having asked three questions, confers on</text><text x="300" y="176" font-size="${size.toFixed(1)}" font-style="italic" fill="#000080">${whom}</text><path d="M110 192h380" stroke="#7a5a12"/><text x="300" y="222" font-size="15" fill="#3a2a05">the degree of</text><text x="300" y="256" font-size="23" font-weight="bold" fill="#3a2a05">${degree}</text><text x="300" y="284" font-size="14" fill="#3a2a05">Right: ${said}.</text><g fill="#b3202c">${rays.join("")}<circle cx="500" cy="330" r="30"/></g><g fill="#fdf6df"><ellipse cx="500" cy="338" rx="14" ry="11"/><circle cx="491" cy="321" r="6"/><circle cx="509" cy="321" r="6"/></g><path d="M70 352q20-34 34-6t28-14q10-10 18 8t30-2" fill="none" stroke="#000080" stroke-width="2"/><path d="M60 364h160" stroke="#3a2a05"/><text x="140" y="382" font-size="13" fill="#3a2a05">Pertti, Dean of Wheels</text></svg>`
}
