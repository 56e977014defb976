import { type PointerEvent, useCallback, useEffect, useMemo, useRef } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { Canvas } from "../../../kits/canvas/Canvas"
import { describeHydra, headSize, necks, place } from "../hydra"
import type { Item } from "../logic"
import { type Fallen, type Poses, paint } from "../paint"
import * as styles from "../TodoList.module.css"

type Props = {
  items: readonly Item[]
  /** Called when a head is struck: its task is done. The list offers the same to the keyboard. */
  onStrike: (item: Item) => void
}

/** Returns the canvas's size in CSS pixels. */
function sizeOf(canvas: HTMLCanvasElement | null) {
  return { width: canvas?.clientWidth || 1, height: canvas?.clientHeight || 1 }
}

/** The list drawn as a hydra. */
export function Hydra({ items, onStrike }: Props) {
  const motion = useMotion()
  const canvas = useRef<HTMLCanvasElement>(null)
  const all = useMemo(() => necks(items), [items])
  const poses = useRef<Poses>(new Map())
  const fallen = useRef<Fallen[]>([])
  const heads = useRef<ReadonlySet<number>>(new Set())
  const time = useRef(0)
  const pointed = useRef<number | null>(null)

  useEffect(() => {
    const now = new Set(all.filter(({ open }) => open).map(({ id }) => id))
    const size = sizeOf(canvas.current)
    if (motion) {
      for (const { id, open } of all) {
        const pose = poses.current.get(id)
        if (open || !pose || !heads.current.has(id)) continue
        fallen.current.push({
          ...place(pose, size),
          up: 120,
          turn: 0,
          size: headSize(heads.current.size, size.width),
        })
      }
    }
    heads.current = now
  }, [all, motion])

  const draw = useCallback(
    (pen: CanvasRenderingContext2D, seconds: number) => {
      const size = sizeOf(canvas.current)
      time.current += seconds
      const near = motion ? 1 - Math.exp(-5 * seconds) : 1
      const next: Poses = new Map()
      for (const neck of all) {
        const from = poses.current.get(neck.id) ??
          next.get(neck.of ?? -1) ?? { angle: neck.angle, reach: 0.1 }
        next.set(neck.id, {
          angle: from.angle + (neck.angle - from.angle) * near,
          reach: from.reach + (neck.reach - from.reach) * near,
        })
      }
      poses.current = next
      fallen.current = fallen.current
        .map(one => ({
          ...one,
          y: one.y - one.up * seconds,
          up: one.up - 700 * seconds,
          turn: one.turn + 5 * seconds,
        }))
        .filter(({ y }) => motion && y < size.height)
      pen.scale(pen.canvas.width / size.width, pen.canvas.height / size.height)
      paint(pen, size, all, {
        poses: poses.current,
        fallen: fallen.current,
        time: time.current,
        pointed: pointed.current,
      })
    },
    [all, motion],
  )

  const nearest = (event: PointerEvent): Item | undefined => {
    const box = canvas.current?.getBoundingClientRect()
    if (!box) return
    const size = sizeOf(canvas.current)
    const distanceTo = (id: number) => {
      const { x, y } = place(poses.current.get(id) ?? { angle: 0, reach: 0 }, size)
      return Math.hypot(x - (event.clientX - box.x), y - (event.clientY - box.y))
    }
    const open = items.filter(({ done }) => !done)
    const [first] = open
      .map(item => ({ item, distance: distanceTo(item.id) }))
      .sort((a, b) => a.distance - b.distance)
    return first && first.distance < 44 ? first.item : undefined
  }

  return (
    <div
      className={styles.pond}
      onPointerMove={event => {
        pointed.current = nearest(event)?.id ?? null
      }}
      onPointerUp={event => {
        const item = event.button === 0 && nearest(event)
        if (item) onStrike(item)
      }}
    >
      <Canvas canvas={canvas} label={describeHydra(items)} draw={draw} moving={motion} />
    </div>
  )
}
