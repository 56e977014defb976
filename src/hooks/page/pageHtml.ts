/** The HTML of a page of this site, as the build has written it. */
import { withPrefix } from "gatsby"

/** The HTML of the page at a path with a leading slash. Rejects where it does not come. */
export async function loadPageHtml(path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(withPrefix(path === "/" ? "/" : `${path}/`), { signal })
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.text()
}
