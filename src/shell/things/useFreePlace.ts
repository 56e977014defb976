import { type RefObject, useEffect, useEffectEvent, useState } from "react"
import type { Place } from "../../hooks/storage/looseThing"
import { taskBarPx } from "../windows/messagePlace"
import { costs, freePlace } from "./freePlace"

const controls =
  "a, button, input, select, textarea, summary, label, canvas, video, iframe, [role=slider], [tabindex='0'], [draggable=true], [data-reserved], .title-bar"

const messages = "[role=status], [role=alert], [role=log], h1"

const texts = "p, h1, h2, h3, li, dl, td, legend"

/** The lower right corner, for browsers that can't say what is at a point. */
const fallbackPlace: Place = { x: 0.98, y: 1 }

/** Times after arrival at which a page may have got more controls, in milliseconds. */
const settleMs = [600, 2000, 5000]

/** The further time that an element waits which gives way to a balloon, in milliseconds. */
const waitMs = 400

/** Returns the cost of covering a point of the screen with `element`. */
function costAt(element: HTMLElement, x: number, y: number): number {
  const under = document.elementsFromPoint(x, y).find(each => !element.contains(each))
  if (!under) return costs.desktop
  if (under.closest(controls)) return costs.control
  if (under.closest(messages)) return costs.message
  if (under.closest("svg, img, [role=img]")) return costs.picture
  if (under.closest(texts)) return costs.text
  if (under.closest("[data-embed]")) return costs.toy
  return under.closest(".window, header, footer") ? costs.window : costs.desktop
}

/**
 * Returns a place on the screen where an element covers no control of the page at `page`, `preferred` if that is one; null
 * before it is known. It changes on another page, and soon after arrival, only if it has turned out to cover a control. An
 * element that `waits` comes after a balloon that comes at the same time, and one that `isFresh` does not keep its place
 * from before its arrival.
 */
export function useFreePlace(
  element: RefObject<HTMLElement | null>,
  page: string,
  preferred: Place | null = null,
  { waits = false, isFresh = false } = {},
): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  const settle = useEffectEvent((isArrival: boolean) => {
    const { current } = element
    if (!current || typeof document.elementsFromPoint !== "function") return setPlace(fallbackPlace)
    const size = { width: current.offsetWidth, height: current.offsetHeight }
    const area = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight - taskBarPx,
    }
    const kept = isArrival ? (preferred ?? place) : (place ?? preferred)
    const wanted = isArrival && isFresh ? null : kept
    setPlace(freePlace(size, area, (x, y) => costAt(current, x, y), wanted))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useEffect(() => {
    if (!waits) settle(true)
    const timers = settleMs.map(ms => setTimeout(() => settle(false), ms + (waits ? waitMs : 0)))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [page, waits, isFresh])
  return place
}

/** Returns the style that puts a fixed element at a place; hides it until that is known. */
export function styleOf(place: Place | null) {
  if (!place) return { visibility: "hidden" } as const
  const { x, y } = place
  return {
    left: `${100 * x}%`,
    top: `calc(${y} * (100% - ${taskBarPx}px))`,
    transform: `translate(${-100 * x}%, ${-100 * y}%)`,
  } as const
}
