/** The order in which courses fall out of a transcript as the pass mark rises, and what is left of the average. */
import type { Course } from "../../../lib/lists/transcript"

export type Graded = Course & { grade: number }

const creditsOf = (courses: readonly Course[]): number =>
  courses.reduce((sum, { credits }) => sum + credits, 0)

export const graded = (courses: readonly Course[]): Graded[] =>
  courses.filter((course): course is Graded => course.grade !== "pass")

/** Returns the mean grade weighted by credits; null if nothing was graded. */
export function average(courses: readonly Course[]): number | null {
  const counting = graded(courses)
  if (counting.length === 0) return null
  return counting.reduce((sum, { grade, credits }) => sum + grade * credits, 0) / creditsOf(counting)
}

/** Returns the graded courses, those that fall first in front: the lowest grades, among equals the most credits. */
export function fallOrder(courses: readonly Course[]): Graded[] {
  return graded(courses).sort((a, b) => a.grade - b.grade || b.credits - a.credits)
}

/** Returns the height of a course's column, 0 to 1, by its place in the order of falling. */
export function heightOf(place: number, count: number): number {
  return 0.16 + (0.76 * (place + 1)) / count
}

/** Returns the height of the pass mark, 0 to 1, once some courses have fallen. */
export function markHeight(fallen: number, count: number): number {
  return heightOf(fallen - 0.5, count)
}

/** Returns how many courses a pass mark at a height fells. The last one never falls. */
export function fallenAt(height: number, count: number): number {
  const below = Math.round(((height - 0.16) * count) / 0.76 - 0.5)
  return Math.min(count - 1, Math.max(0, below))
}

/** Returns where a fallen course lies in the heap: shares of the width, layers from the ground, and a tilt in degrees. */
export function heapPlace(place: number): { x: number; layer: number; tilt: number } {
  const columns = [0.02, 0.36, 0.66, 0.19, 0.51, 0.8]
  return {
    x: (columns[place % columns.length] ?? 0) + ((place * 7) % 5) / 100,
    layer: Math.floor(place / 3),
    tilt: ((place * 37) % 13) - 6,
  }
}

/** Returns the study office's comment on an average. */
export function remark(value: number, left: number): string {
  if (left === 1) return "One course, and a perfect mind."
  if (value >= 4.995) return "Perfect. Please don't ask for the rest."
  if (value >= 4.5) return "There is a scholarship in a drawer."
  if (value >= 4) return "Good. The window is open again."
  if (value >= 3.7) return "Better already."
  return "Satisfactory, like the soup."
}
