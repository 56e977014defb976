import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import { useFrames } from "../../../kits/motion/useFrames"
import {
  type Cell,
  cellsOf,
  climbCells,
  climbSeconds,
  type Grid,
  isStill,
  knockBanner,
  renderCells,
  type Sign,
  stepPhysics,
  visibleCells,
} from "../tumble"

type Act = { grid: Grid; signs: Sign[]; rest: number; climb: { from: Cell[]; seconds: number } | null }

/**
 * The pause of the heap before it climbs, in seconds, and the delay before the banner's last letter falls by
 * itself, in milliseconds.
 */
const pauseSeconds = 0.35
const firstKnockMs = 900

/**
 * Animates the fall and climb of a banner. `seen` is the text to show, null while the banner stands. The climb
 * waits for `isReady`, which says that `art` is final. `knock` hits the banner at a fraction of its width, 0 to 1,
 * and does nothing without motion.
 */
export function useTumble(place: RefObject<HTMLElement | null>, art: string, isReady: boolean) {
  const motion = useMotion()
  const act = useRef<Act | null>(null)
  const before = useRef<Cell[]>([])
  const [seen, setSeen] = useState<string | null>(null)
  const end = () => {
    act.current = null
    setSeen(null)
  }

  const knock = (part: number, from = 0) => {
    if (!motion) return
    const element = place.current
    const rows = art.split("\n")
    const sign = element ? Number.parseFloat(getComputedStyle(element).fontSize) : Number.NaN
    const fits = (room = 0, cell: number, min: number) => Math.max(min, Math.floor(room / cell) || 0)
    const grid = act.current?.grid ?? {
      columns: fits(element?.clientWidth, sign * 0.62, Math.max(1, ...rows.map(row => row.length))),
      rows: fits((element?.clientHeight ?? 0) - 16, sign * 1.15, rows.length),
    }
    const cells = act.current ? before.current : cellsOf(art)
    const at = part * grid.columns
    act.current = { grid, signs: knockBanner(cells, at, random, from * grid.columns), rest: 0, climb: null }
    before.current = cells
    setSeen(renderCells(cells, grid))
  }

  useFrames(
    seen !== null,
    seconds => {
      const now = act.current
      if (!now) return
      if (now.climb) now.climb.seconds += seconds
      else if (!isStill(now.signs)) now.signs = stepPhysics(now.signs, seconds, now.grid)
      else now.rest += seconds
      if (!now.climb && now.rest > pauseSeconds && isReady) now.climb = { from: before.current, seconds: 0 }
      if (now.climb && now.climb.seconds > climbSeconds) return end()
      before.current = now.climb
        ? climbCells(now.climb.from, cellsOf(art), now.climb.seconds)
        : visibleCells(now.signs)
      const rows = Math.max(now.grid.rows, now.climb ? art.split("\n").length : 0)
      const columns = Math.max(now.grid.columns, ...art.split("\n").map(row => row.length))
      setSeen(renderCells(before.current, { columns, rows }))
    },
    place,
  )

  // Typing shows the new letters at once; only a change of font is animated.
  const rewritten = useEffectEvent(() => {
    if (act.current?.climb) end()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another banner than the one that is climbed to.
  useEffect(() => {
    rewritten()
  }, [art])
  useEffect(() => {
    if (motion) return
    act.current = null
    setSeen(null)
  }, [motion])

  const greet = useEffectEvent((was: string) => {
    const widest = Math.max(1, ...art.split("\n").map(row => row.length))
    const sign = Number.parseFloat(place.current ? getComputedStyle(place.current).fontSize : "")
    const columns = Math.max(widest, Math.floor((place.current?.clientWidth ?? 0) / (sign * 0.62)) || 0)
    if (art === was && !act.current) knock((widest * 0.8) / columns, (widest * 0.72) / columns)
  })
  const first = useRef(art)
  useEffect(() => {
    if (!motion) return
    const timer = setTimeout(() => greet(first.current), firstKnockMs)
    return () => clearTimeout(timer)
  }, [motion])

  return { seen, knock, end }
}
