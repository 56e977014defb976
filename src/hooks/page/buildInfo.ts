/** Facts about the build, fetched when first shown. */
import { withPrefix } from "gatsby"
import { safeParse } from "valibot"
import { type BuildInfo, buildInfoSchema } from "../../lib/content/buildInfo"
import { useLoaded } from "../browser/loaded"

let cached: Promise<BuildInfo | null> | undefined

async function fetchBuildInfo(): Promise<BuildInfo | null> {
  try {
    const response = await fetch(withPrefix("/build.json"))
    if (!response.ok) return null
    const { success, output } = safeParse(buildInfoSchema, await response.json())
    return success ? output : null
  } catch {
    return null
  }
}

/**
 * Returns the build's facts; null while loading, after a failure and while not wanted. Fetched once for all callers.
 */
export function useBuildInfo(isWanted: boolean): BuildInfo | null {
  const load = () => {
    cached ??= fetchBuildInfo()
    return cached
  }
  return useLoaded(load, [], isWanted).value
}
