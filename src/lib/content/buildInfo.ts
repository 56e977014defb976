/** Facts about a build of the site. */
import * as v from "valibot"
import { formatRoughly } from "../text/duration"

const day = v.pipe(v.string(), v.isoDate())

/** The schema of public/build.json, which the build writes and the footer reads. */
export const buildInfoSchema = v.object({
  version: v.string(),
  /** A day: "2021-06-02". */
  firstCommit: day,
  commits: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** A time in UTC: "2025-08-03T10:00:00.000Z". */
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
})

export type BuildInfo = v.InferOutput<typeof buildInfoSchema>

/** Formats the time between two instants in milliseconds: "3 days ago"; "just now" in the first minute. */
export function age(from: number, to: number): string {
  return to - from < 60_000 ? "just now" : `${formatRoughly(to - from)} ago`
}
