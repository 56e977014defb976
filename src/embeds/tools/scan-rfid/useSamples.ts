import { useMemo } from "react"
import { usePage } from "../../../hooks/page/page"
import { samplesOf } from "./tags"

/** Returns the sample tags, with this site's address. */
export function useSamples() {
  const { siteUrl } = usePage()
  return useMemo(() => samplesOf(siteUrl), [siteUrl])
}
