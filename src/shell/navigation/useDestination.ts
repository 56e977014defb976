/** Resolves a full code: to a page, a retired page's address, a static file or nothing; "?" resolves to a random page. */

import { withPrefix } from "gatsby"
import { useEffect, useEffectEvent } from "react"
import { random } from "../../hooks/browser/random"
import type { PageEntry } from "../../lib/content/derivedLists"
import { pick } from "../../lib/game/random"
import { codeLength, findByCode, findByPrefix, randomCode } from "./numpad"
import { useRetiredCodes } from "./useRetiredCodes"

/**
 * Opens the destination of `code` as soon as it is known, and returns a message on its state; null if the retired codes
 * failed to load. `path` is the current page, which "?" never chooses.
 */
export function useDestination(
  code: string,
  path: string,
  pages: PageEntry[] | null,
  onGo: (path: string) => void,
): string | null {
  const isFull = code.length === codeLength
  const page = isFull && pages ? findByCode(pages, code) : undefined
  const retired = useRetiredCodes(isFull && pages !== null && pages.length > 0 && !page)
  const retiredEntry = isFull && Array.isArray(retired) ? findByCode(retired, code) : undefined
  const to = page?.path ?? retiredEntry?.path
  const isRandom = code === randomCode && pages !== null

  const isFile = retiredEntry?.file === true
  const go = useEffectEvent((path: string) =>
    isFile ? window.location.assign(withPrefix(path)) : onGo(path),
  )
  const goToRandomPage = useEffectEvent(() => {
    const others = (pages ?? []).filter(other => other.path !== path)
    if (others.length > 0) onGo(pick(others, random).path)
  })
  useEffect(() => {
    if (to !== undefined) go(to)
  }, [to])
  useEffect(() => {
    if (isRandom) goToRandomPage()
  }, [isRandom])

  if (code === "") return "Every page has a number of four digits. It stands at the bottom of its window."
  if (pages === null || isRandom) return "Looking..."
  if (!isFull) return prefixMessage(findByPrefix(pages, code).length, code)
  if (to !== undefined) return `Going to ${page?.title ?? (isFile ? to : "a page that was")}.`
  if (retired === "failed") return null
  return retired === null ? "Looking..." : `Nobody has the number ${code}. It may be yours one day.`
}

function prefixMessage(count: number, code: string): string {
  const enter = `Go leads to ${code.padStart(codeLength, "0")}.`
  if (count === 0) return enter
  return count === 1
    ? `1 number begins with ${code}. ${enter}`
    : `${count} numbers begin with ${code}. ${enter}`
}
