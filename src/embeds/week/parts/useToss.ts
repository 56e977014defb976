import { type RefObject, useRef, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useFrames } from "../../../kits/motion/useFrames"
import { type Ball, landed, type Room, step } from "../toss"

/** The maximum number of balls on the desk; the oldest is removed. */
const maxBalls = 16
const basketBorderPx = 3

export type Paper = { id: number; week: string }

/** The weeks that have been torn off and thrown, each a ball of paper on the desk. */
export function useToss(desk: RefObject<HTMLElement | null>, basket: RefObject<Element | null>) {
  const motion = useMotion()
  const balls = useRef(new Map<number, Ball>())
  const elements = useRef(new Map<number, Element>())
  const [papers, setPapers] = useState<Paper[]>([])
  const [score, setScore] = useState({ thrown: 0, hits: 0 })
  const [isFlying, setFlying] = useState(false)
  const count = useRef(0)
  const measured = useRef<Room | null>(null)

  const room = (): Room => {
    const { width = 0, height = 0, left = 0, top = 0 } = desk.current?.getBoundingClientRect() ?? {}
    const at = basket.current?.getBoundingClientRect() ?? new DOMRect()
    return {
      width,
      floor: height,
      basket: {
        left: at.left - left,
        right: at.right - left,
        rim: at.top - top,
        floor: at.bottom - top - basketBorderPx,
      },
    }
  }
  const draw = (id: number) => {
    const ball = balls.current.get(id)
    const element = elements.current.get(id) as HTMLElement | undefined
    if (!ball || !element) return
    element.style.transform = `translate(${ball.x.toFixed(1)}px, ${ball.y.toFixed(1)}px) rotate(${ball.angle.toFixed(0)}deg)`
    element.dataset.state = ball.state
  }
  const keep = (id: number, ball: Ball) => {
    const isHit = ball.state === "basket" && balls.current.get(id)?.state !== "basket"
    balls.current.set(id, ball)
    draw(id)
    if (isHit) setScore(old => ({ ...old, hits: old.hits + 1 }))
  }

  useFrames(
    isFlying,
    seconds => {
      const here = measured.current ?? room()
      for (const [id, ball] of balls.current) {
        if (ball.state !== "flying") continue
        // A long frame is split into steps too short for a ball to pass through the side of the basket.
        let next = ball
        for (let left = seconds; left > 0; left -= 1 / 120) next = step(next, here, Math.min(left, 1 / 120))
        keep(id, next)
      }
      if (![...balls.current.values()].some(({ state }) => state === "flying")) setFlying(false)
    },
    desk,
  )

  const send = (id: number, make: (room: Room) => Ball) => {
    // Measured once per flight, not in every frame.
    const here = room()
    measured.current = here
    const ball = make(here)
    setScore(old => ({ ...old, thrown: old.thrown + 1 }))
    keep(id, motion ? ball : landed(ball, here))
    setFlying(motion)
  }
  return {
    papers,
    score,
    isFlying,
    /** Returns a ball's state, in pixels of the desk. */
    ballOf: (id: number) => balls.current.get(id),
    /** Crumples a week and throws it. */
    toss: (week: string, make: (room: Room) => Ball) => {
      const id = count.current++
      setPapers(old => {
        const next = [...old, { id, week }].slice(-maxBalls)
        for (const each of balls.current.keys())
          if (each !== id && !next.some(paper => paper.id === each)) balls.current.delete(each)
        return next
      })
      send(id, make)
    },
    /** Throws a ball on the floor again. */
    again: (id: number, make: (room: Room) => Ball) => send(id, make),
    /** Holds a ball at a position while it is dragged. */
    hold: (id: number, x: number, y: number) => {
      const ball = balls.current.get(id)
      if (ball) keep(id, { ...ball, x, y, state: "floor" })
    },
    /** Removes the ball of a week that is shown again. */
    unfold: (week: string) => {
      const last = [...papers].reverse().find(paper => paper.week === week)
      if (!last) return
      balls.current.delete(last.id)
      setPapers(old => old.filter(({ id }) => id !== last.id))
    },
    /** Returns the ref callback of a ball's element. */
    place: (id: number) => (element: Element | null) => {
      if (!element) return void elements.current.delete(id)
      elements.current.set(id, element)
      draw(id)
    },
    empty: () => {
      for (const [id, { state }] of balls.current) if (state === "basket") balls.current.delete(id)
      setPapers(old => old.filter(({ id }) => balls.current.has(id)))
    },
  }
}
