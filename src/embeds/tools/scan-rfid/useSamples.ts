import { useMemo } from "react"
import { usePage } from "../../../hooks/page/page"
import { samplesOf } from "./tags"

/** The tags that lie about on this site. */
export function useSamples() {
  const { siteUrl } = usePage()
  return useMemo(() => samplesOf(siteUrl), [siteUrl])
}
