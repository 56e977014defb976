/** Where a full code leads: to its page, to the address of a page that was, to files of the site, or nowhere; "?" leads anywhere. */

import { withPrefix } from "gatsby"
import { useEffect, useEffectEvent } from "react"
import { random } from "../../hooks/browser/random"
import type { PageEntry } from "../../lib/content/derivedLists"
import { pick } from "../../lib/game/random"
import { anyPage, beginning, codeLength, owner } from "./numpad"
import { useRetired } from "./retired"

/**
 * Goes to where `code` leads as soon as that is known, and says in words how things stand; null when the old numbers
 * could not be had. `path` is the page that is shown: "any page" is another one.
 */
export function useDestination(
  code: string,
  path: string,
  pages: PageEntry[] | null,
  onGo: (path: string) => void,
): string | null {
  const full = code.length === codeLength
  const page = full && pages ? owner(pages, code) : undefined
  const retired = useRetired(full && pages !== null && pages.length > 0 && !page)
  const gone = full && Array.isArray(retired) ? owner(retired, code) : undefined
  const to = page?.path ?? gone?.path
  const lucky = code === anyPage && pages !== null

  const isFile = gone?.file === true
  const go = useEffectEvent((path: string) =>
    isFile ? window.location.assign(withPrefix(path)) : onGo(path),
  )
  const goAnywhere = useEffectEvent(() => {
    const others = (pages ?? []).filter(other => other.path !== path)
    if (others.length > 0) onGo(pick(others, random).path)
  })
  useEffect(() => {
    if (to !== undefined) go(to)
  }, [to])
  useEffect(() => {
    if (lucky) goAnywhere()
  }, [lucky])

  if (code === "") return "Every page has a number of four digits. It stands at the bottom of its window."
  if (pages === null || lucky) return "Looking..."
  if (!full) return begun(beginning(pages, code).length, code)
  if (to !== undefined) return `Going to ${page?.title ?? (isFile ? to : "a page that was")}.`
  if (retired === "failed") return null
  return retired === null ? "Looking..." : `Nobody has the number ${code}. It may be yours one day.`
}

function begun(count: number, code: string): string {
  if (count === 0) return `No page's number begins with ${code}.`
  return count === 1 ? `1 page's number begins with ${code}.` : `${count} numbers begin with ${code}.`
}
