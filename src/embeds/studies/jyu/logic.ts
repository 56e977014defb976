/** Credits by term, and the average weighted by them, optionally without the worst courses. */
import type { Course } from "../../../lib/lists/transcript"

export const creditsOf = (courses: readonly Course[]): number =>
  courses.reduce((sum, { credits }) => sum + credits, 0)

/** Returns the terms in the order of the transcript, with their credits. */
export function byTerm(courses: readonly Course[]): { term: string; credits: number }[] {
  const terms = [...new Set(courses.map(({ term }) => term))]
  return terms.map(term => ({ term, credits: creditsOf(courses.filter(course => course.term === term)) }))
}

export const graded = (courses: readonly Course[]) =>
  courses.filter((course): course is Course & { grade: number } => course.grade !== "pass")

/** Returns the mean grade weighted by credits; null if nothing was graded. */
export function average(courses: readonly Course[]): number | null {
  const counting = graded(courses)
  if (counting.length === 0) return null
  return counting.reduce((sum, { grade, credits }) => sum + grade * credits, 0) / creditsOf(counting)
}

/**
 * Returns the graded courses without the `count` worst: the lowest grades first, and among equals those with the
 * most credits.
 */
export function withoutWorst(courses: readonly Course[], count: number): Course[] {
  return [...graded(courses)].sort((a, b) => a.grade - b.grade || b.credits - a.credits).slice(count)
}

/** Returns the study office's comment on an average. */
export function remark(value: number, left: number): string {
  if (left === 1) return "One course, and a perfect mind."
  if (value >= 4.995) return "Perfect. Please don't ask for the rest."
  if (value >= 4.5) return "Eligible for a scholarship in a drawer."
  if (value >= 4) return "Good. The window is open again."
  return "Satisfactory, like the soup."
}
