/** Loading and caching of summaries from Wikipedia. */
import { useEffect, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { usePage } from "../../hooks/page/page"
import { type Article, extractOf, summaryUrl } from "../../lib/content/wikipedia"

/** The time in milliseconds after which a request counts as failed. */
export const timeoutMs = 5000
/** The time in milliseconds before a failed request may be repeated. */
export const retryDelayMs = 60_000

const cache = new Map<string, { text: string | null; until: number }>()

/**
 * Loads an article's summary; null if there is none or after a failure. Never rejects. `agent` identifies the site to
 * Wikipedia. If `signal` aborts, the request ends and is not cached.
 */
export async function loadSummary(
  article: Article,
  agent: string,
  signal: AbortSignal,
): Promise<string | null> {
  const url = summaryUrl(article)
  const cached = cache.get(url)
  if (cached && cached.until > now()) return cached.text
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeoutMs)
  signal.addEventListener("abort", abort)
  try {
    const response = await fetch(url, { headers: { "Api-User-Agent": agent }, signal: controller.signal })
    if (!response.ok) throw new Error(response.statusText)
    const text = extractOf(await response.json())
    cache.set(url, { text, until: Infinity })
    return text
  } catch {
    if (!signal.aborted) cache.set(url, { text: null, until: now() + retryDelayMs })
    return null
  } finally {
    clearTimeout(timer)
    signal.removeEventListener("abort", abort)
  }
}

/** Returns the summary of an article while it is wanted; null while loading, and if there is none. */
export function useSummary(article: Article | null, isWanted: boolean): string | null {
  const { siteName, siteUrl } = usePage()
  const [summary, setSummary] = useState<{ of: string; text: string | null } | null>(null)
  const key = isWanted && article ? JSON.stringify(article) : ""
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
