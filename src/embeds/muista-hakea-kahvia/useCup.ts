import { type RefObject, useEffect, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useFrames } from "../../kits/motion/useFrames"
import { useTicks } from "../../kits/motion/useTicks"
import { caught, fetchedCup, freshCup, left, sipped, walked } from "./cup"

/** Without motion the cup is seen a few times on its way, after so many milliseconds. */
const stillMs = 2500

/** State of the cup, which walks while it is on the task bar. `table` is where it leaves from. */
export function useCup(table: RefObject<HTMLElement | null>) {
  const [cup, setCup] = useState(freshCup)
  const [isHeld, setHeld] = useState(false)
  const motion = useMotion()
  const walks = cup.place === "bar" && !isHeld
  useFrames(walks && motion, seconds => setCup(old => walked(old, seconds)))
  useTicks(walks && !motion, stillMs, () => setCup(old => walked(old, stillMs / 1000)))
  /** The table's end on the screen, as a fraction of its width. */
  const edge = () => {
    const box = table.current?.getBoundingClientRect()
    return box && window.innerWidth > 0 ? Math.min(0.6, box.right / window.innerWidth) : 0.5
  }
  return {
    cup,
    sip: () => setCup(old => sipped(old, edge())),
    leave: () => setCup(old => left(old, edge())),
    hold: setHeld,
    catchIt: () => {
      setHeld(false)
      setCup(caught)
    },
    fetchIt: () => setCup(fetchedCup),
  }
}

/** Sets the tab's title to one of `titles` after the other while the page is hidden. */
export function useHiddenTitles(titles: readonly string[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let before: string | null = null
    let at = 0
    const show = () => {
      const title = titles[at % titles.length]
      if (title !== undefined) document.title = title
      at++
    }
    const restore = () => {
      clearInterval(timer)
      if (before !== null) document.title = before
      before = null
    }
    const turn = () => {
      restore()
      if (!document.hidden || titles.length === 0) return
      before = document.title
      at = 0
      show()
      timer = setInterval(show, 4000)
    }
    document.addEventListener("visibilitychange", turn)
    return () => {
      document.removeEventListener("visibilitychange", turn)
      restore()
    }
  }, [titles])
}
