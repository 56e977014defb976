/** Has the cards that are not done walk out of Done while they are not looked at. */
import { useEffect, useRef, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { random } from "../../hooks/browser/random"
import { useTicks } from "../../kits/motion/useTicks"
import { pick } from "../../lib/game/random"
import type { Board } from "./logic"
import type { Card } from "./schema"
import { goes, halts, restless, waited } from "./walkers"

/** A step, in milliseconds for each hundred pixels. */
const pace = 420

/** How much higher one is that stands, in pixels. */
const up = -12

/** `elementOf` finds a card on the page and the column that it goes to; `onBack` hears when one has arrived. */
export function useWalkers(
  board: Board,
  cards: readonly Card[],
  elementOf: (id: string) => HTMLElement | null,
  onBack: (card: Card) => void,
) {
  const motion = useMotion()
  const ids = restless(board, cards)
  const times = useRef<ReadonlyMap<string, number>>(new Map())
  const way = useRef<Animation | null>(null)
  const caught = useRef(0)
  const [walking, setWalking] = useState<string | null>(null)

  const isSeen = (id: string) => {
    const element = elementOf(id)
    return !element || element.matches(":hover") || element.querySelector(":focus-visible") !== null
  }
  const arrive = (id: string) => {
    way.current = null
    setWalking(null)
    const card = cards.find(other => other.id === id)
    if (card) onBack(card)
  }
  const latest = useRef(arrive)
  useEffect(() => {
    latest.current = arrive
  })

  const setOut = (id: string) => {
    const element = elementOf(id)
    const home = document.querySelector("[data-column=backlog]")?.getBoundingClientRect()
    const here = element?.getBoundingClientRect()
    if (!element?.animate || !here || !home) return latest.current(id)
    const isBeside = home.left < here.left - 20
    const across = isBeside ? home.left - here.left : -here.width - 40
    const column = element.closest("[data-column]")?.getBoundingClientRect()
    const down = up + (isBeside && column ? home.top - column.top : 0)
    way.current = element.animate(
      [{ transform: `translateY(${up}px)` }, { transform: `translate(${across}px, ${down}px)` }],
      {
        duration: (Math.abs(across) / 100) * pace,
      },
    )
    caught.current = 0
    way.current.onfinish = () => latest.current(id)
    setWalking(id)
  }

  useTicks(motion && ids.length > 0, 1000, () => {
    if (walking !== null && ids.includes(walking)) {
      // Whoever is looked at on the way stands still, as long as that can be borne.
      caught.current = isSeen(walking) ? caught.current + 1 : 0
      if (halts(caught.current)) way.current?.pause()
      else way.current?.play()
      return
    }
    times.current = waited(times.current, ids, isSeen)
    const next = goes(times.current)
    if (next !== null) {
      times.current = new Map()
      setOut(next)
    }
  })

  // Now and then another one gets up to look how far it is.
  const [peeps, setPeeps] = useState<string | null>(null)
  useTicks(motion, 2200, () => {
    const above = [board.backlog, board.next, board.doing].flatMap(column => column.slice(0, 3))
    setPeeps(peeps === null && above.length > 0 ? pick(above, random) : null)
  })

  return {
    legs: motion ? [...ids, ...(peeps === null ? [] : [peeps])] : [],
    walking: motion ? walking : null,
  }
}
