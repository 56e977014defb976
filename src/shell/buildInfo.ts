/** What the build wrote of itself, asked for when something first shows it; null where it can't be had. */
import { withPrefix } from "gatsby"
import { useEffect, useState } from "react"
import { safeParse } from "valibot"
import { type BuildInfo, buildInfoSchema } from "../lib/buildInfo"

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
  const [info, setInfo] = useState<BuildInfo | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    asked ??= ask()
    void asked.then(found => !gone && setInfo(found))
    return () => {
      gone = true
    }
  }, [wanted])
  return info
}
