/** Whether the Internet Archive has a copy of a page: its availability API, https://archive.org/help/wayback_api.php */
import * as v from "valibot"
import type { Ask } from "./ask"

export const archiveOrigin = "https://archive.org"

const answer = v.object({
  archived_snapshots: v.object({
    closest: v.optional(v.object({ available: v.boolean(), url: v.string() })),
  }),
})

/** The address of the newest copy; null where there is none, and undefined where the archive does not say. */
export async function copyOf(href: string, ask: Ask): Promise<string | null | undefined> {
  const url = `${archiveOrigin}/wayback/available?url=${encodeURIComponent(href)}`
  try {
    const told = await ask.inTurn(new URL(archiveOrigin).host, async () => {
      const response = await ask.fetch(url, {
        signal: AbortSignal.timeout(ask.timeout),
        headers: { "user-agent": ask.userAgent },
      })
      return response.ok ? v.parse(answer, await response.json()) : undefined
    })
    const closest = told?.archived_snapshots.closest
    if (!told) return undefined
    return closest?.available ? closest.url.replace(/^http:/, "https:") : null
  } catch {
    return undefined
  }
}
