/** Credits by term, and an average weighted by them, with or without the worst. */
import type { Course } from "../../../lib/lists/transcript"

export const creditsOf = (courses: readonly Course[]): number =>
  courses.reduce((sum, { credits }) => sum + credits, 0)

/** The terms in the order of the transcript, each with its credits. */
export function byTerm(courses: readonly Course[]): { term: string; credits: number }[] {
  const terms = [...new Set(courses.map(({ term }) => term))]
  return terms.map(term => ({ term, credits: creditsOf(courses.filter(course => course.term === term)) }))
}

export const graded = (courses: readonly Course[]) =>
  courses.filter((course): course is Course & { grade: number } => course.grade !== "pass")

/** The mean of the grades, each weighted by its credits; null where nothing was graded. */
export function average(courses: readonly Course[]): number | null {
  const counting = graded(courses)
  if (counting.length === 0) return null
  return counting.reduce((sum, { grade, credits }) => sum + grade * credits, 0) / creditsOf(counting)
}

/** The graded courses without so many of the worst: the lowest grades first, and of those the most credits. */
export function withoutWorst(courses: readonly Course[], count: number): Course[] {
  return [...graded(courses)].sort((a, b) => a.grade - b.grade || b.credits - a.credits).slice(count)
}

/** What the study office says of an average. */
export function remark(value: number, left: number): string {
  if (left === 1) return "One course, and a perfect mind."
  if (value >= 4.995) return "Perfect. Please don't ask for the rest."
  if (value >= 4.5) return "Eligible for a scholarship in a drawer."
  if (value >= 4) return "Good. The window is open again."
  return "Satisfactory, like the soup."
}
