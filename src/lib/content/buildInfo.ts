/** What is known of a build of the site, and how its age is said. */
import * as v from "valibot"
import { formatRoughly } from "../text/duration"

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

/** How long ago something was, in whole units: "3 days ago"; "just now" in its first minute or before it. */
export function age(from: number, to: number): string {
  return to - from < 60_000 ? "just now" : `${formatRoughly(to - from)} ago`
}
