/** The summaries of Wikipedia's articles: asked for one at a time, each once, and forgiven when they don't come. */
import { useEffect, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { usePage } from "../../hooks/page/page"
import { type Article, extractOf, summaryUrl } from "../../lib/content/wikipedia"

/** How long a summary may take, in milliseconds. */
export const timeoutMs = 5000
/** How long nobody asks again for one that didn't come, in milliseconds. */
export const pause = 60_000

const known = new Map<string, { text: string | null; until: number }>()

/**
 * An article's summary, or null where there is none or it can't be had; it never fails. `agent` tells Wikipedia who
 * asks. When `signal` aborts, the request ends and nothing is remembered of it.
 */
export async function loadSummary(
  article: Article,
  agent: string,
  signal: AbortSignal,
): Promise<string | null> {
  const url = summaryUrl(article)
  const before = known.get(url)
  if (before && before.until > now()) return before.text
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeoutMs)
  signal.addEventListener("abort", abort)
  try {
    const answer = await fetch(url, { headers: { "Api-User-Agent": agent }, signal: controller.signal })
    if (!answer.ok) throw new Error(answer.statusText)
    const text = extractOf(await answer.json())
    known.set(url, { text, until: Infinity })
    return text
  } catch {
    if (!signal.aborted) known.set(url, { text: null, until: now() + pause })
    return null
  } finally {
    clearTimeout(timer)
    signal.removeEventListener("abort", abort)
  }
}

/** The summary of an article while `wanted`, once it has come; null before that, and where there is none. */
export function useSummary(article: Article | null, wanted: boolean): string | null {
  const { siteName, siteUrl } = usePage()
  const [summary, setSummary] = useState<{ of: string; text: string | null } | null>(null)
  const key = wanted && article ? JSON.stringify(article) : ""
  const agent = `${siteName} (${siteUrl})`
  useEffect(() => {
    if (!key) return
    const controller = new AbortController()
    const { signal } = controller
    void loadSummary(JSON.parse(key) as Article, agent, signal).then(text => {
      if (!signal.aborted) setSummary({ of: key, text })
    })
    return () => controller.abort()
  }, [key, agent])
  return key && summary?.of === key ? summary.text : null
}
