/** What the build wrote of itself, asked for when something first shows it; null where it can't be had. */
import { withPrefix } from "gatsby"
import { safeParse } from "valibot"
import { type BuildInfo, buildInfoSchema } from "../../lib/content/buildInfo"
import { useLoaded } from "../browser/loaded"

let asked: Promise<BuildInfo | null> | undefined

async function ask(): Promise<BuildInfo | null> {
  try {
    const answer = await fetch(withPrefix("/build.json"))
    if (!answer.ok) return null
    const { success, output } = safeParse(buildInfoSchema, await answer.json())
    return success ? output : null
  } catch {
    return null
  }
}

/** The build's facts once they are `wanted`, or null. They are fetched once for all who ask. */
export function useBuildInfo(wanted: boolean): BuildInfo | null {
  const load = () => {
    asked ??= ask()
    return asked
  }
  return useLoaded(load, [], wanted).value
}
