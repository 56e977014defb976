/** What is known of a build of the site, and how its age is said. */
import * as v from "valibot"

const day = v.pipe(v.string(), v.isoDate())

/** public/build.json, as the build writes it and the footer reads it. */
export const buildInfoSchema = v.object({
  version: v.string(),
  /** A day: "2021-06-02". */
  firstCommit: day,
  commits: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** A time in UTC: "2025-08-03T10:00:00.000Z". */
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
})

export type BuildInfo = v.InferOutput<typeof buildInfoSchema>

const units: [name: string, minutes: number][] = [
  ["year", 525_949],
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
]

/** How long ago something was, in whole units: "3 days ago"; "just now" in its first minute or before it. */
export function age(from: number, to: number): string {
  const minutes = Math.floor((to - from) / 60_000)
  for (const [name, length] of units) {
    const count = Math.floor(minutes / length)
    if (count >= 1) return `${count} ${name}${count === 1 ? "" : "s"} ago`
  }
  return "just now"
}
