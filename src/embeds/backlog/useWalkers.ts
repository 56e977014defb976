/** Animates unfinished cards as they walk out of Done while unobserved. */
import { useEffect, useRef, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { random } from "../../hooks/browser/random"
import { activeProgram } from "../../hooks/page/activeProgram"
import { useTicks } from "../../kits/motion/useTicks"
import { pick } from "../../lib/game/random"
import type { Board } from "./logic"
import type { Card } from "./schema"
import { isHalted, nextToLeave, tickWaiting, unfinishedInDone } from "./walkers"

/** The walking time in milliseconds a hundred pixels. */
const msPerHundredPx = 420

/** The vertical offset of a standing card in pixels. */
const standingOffsetPx = -12

/**
 * Returns the cards on legs and the card walking. `elementOf` finds a card's element; `onBack` is called when a
 * card has arrived in Backlog.
 */
export function useWalkers(
  board: Board,
  cards: readonly Card[],
  elementOf: (id: string) => HTMLElement | null,
  onBack: (card: Card) => void,
) {
  const motion = useMotion()
  const ids = unfinishedInDone(board, cards)
  const times = useRef<ReadonlyMap<string, number>>(new Map())
  const animation = useRef<Animation | null>(null)
  const caught = useRef(0)
  const [walking, setWalking] = useState<string | null>(null)

  const isSeen = (id: string) => {
    const element = elementOf(id)
    return !element || element.matches(":hover") || element.querySelector(":focus-visible") !== null
  }
  const arrive = (id: string) => {
    animation.current = null
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
    const home = activeProgram().querySelector("[data-column=backlog]")?.getBoundingClientRect()
    const here = element?.getBoundingClientRect()
    if (!element?.animate || !here || !home) return latest.current(id)
    const isBeside = home.left < here.left - 20
    const across = isBeside ? home.left - here.left : -here.width - 40
    const column = element.closest("[data-column]")?.getBoundingClientRect()
    const down = standingOffsetPx + (isBeside && column ? home.top - column.top : 0)
    animation.current = element.animate(
      [
        { transform: `translateY(${standingOffsetPx}px)` },
        { transform: `translate(${across}px, ${down}px)` },
      ],
      {
        duration: (Math.abs(across) / 100) * msPerHundredPx,
      },
    )
    caught.current = 0
    animation.current.onfinish = () => latest.current(id)
    setWalking(id)
  }

  useTicks(motion && ids.length > 0, 1000, () => {
    if (walking !== null && ids.includes(walking)) {
      // A card observed on its way halts, for a limited time.
      caught.current = isSeen(walking) ? caught.current + 1 : 0
      if (isHalted(caught.current)) animation.current?.pause()
      else animation.current?.play()
      return
    }
    times.current = tickWaiting(times.current, ids, isSeen)
    const next = nextToLeave(times.current)
    if (next !== null) {
      times.current = new Map()
      setOut(next)
    }
  })

  // Now and then a random other card stands up for a moment.
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
