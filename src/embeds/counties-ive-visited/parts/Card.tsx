import { type PointerEvent, useEffect, useRef, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import { Canvas } from "../../../kits/canvas/Canvas"
import { finlandMap } from "../../../kits/map/finlandMap"
import type { Point } from "../../../kits/map/projection"
import * as styles from "../CountiesIveVisited.module.css"
import { type Foil, isOpen, makeFoil, open, scratch, scratchPart } from "../foil"
import { addDust, type Dust, dustSeconds, moveDust, paintCard } from "../paint"
import type { Region } from "../schema"

type Props = {
  regions: readonly Region[]
  /** The numbers of the regions without foil. */
  been: readonly string[]
  /** The region scratched by a press on its name, and a count that makes each press another one. */
  pressed: { id: string; count: number } | null
  /** True if the card can be scratched. */
  isMine: boolean
  label: string
  onTouch: (region: Region) => void
  onOpen: (region: Region) => void
}

/** The radius of a coin in units of the map. */
const coin = 15
/** The share of a region that a press on its name scratches off is one in this many cells. */
const stride = 3

/** The scratch card: the map under its foil. */
export function Card({ regions, been, pressed, isMine, label, onTouch, onOpen }: Props) {
  const motion = useMotion()
  const canvas = useRef<HTMLCanvasElement>(null)
  const foil = useRef<Foil | null>(null)
  const dust = useRef<Dust[]>([])
  const last = useRef<Point | null>(null)
  const [version, setVersion] = useState(0)
  const shown = been.join()
  const [falling, setFalling] = useState(false)

  useEffect(() => {
    if (!falling) return
    const timer = setTimeout(() => setFalling(false), dustSeconds * 1000)
    return () => clearTimeout(timer)
  }, [falling])

  // The foil is made anew where another map is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scratches of the present card stay while it is one's own
  useEffect(() => {
    foil.current = makeFoil(regions, landTest())
    for (const [index, { id }] of regions.entries()) if (been.includes(id)) open(foil.current, index)
    setVersion(old => old + 1)
  }, [regions, isMine, isMine ? been.length === 0 : shown])

  const settle = (fresh: readonly number[]) => {
    const { current } = foil
    if (!current || fresh.length === 0) return
    if (motion) {
      dust.current = addDust(dust.current, fresh, current.columns, random)
      setFalling(true)
    }
    for (const index of new Set(fresh.map(cell => current.region[cell] ?? -1))) {
      const region = regions[index]
      if (!region || been.includes(region.id)) continue
      if (isOpen(current, index)) {
        open(current, index)
        onOpen(region)
      } else onTouch(region)
    }
    setVersion(old => old + 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    const index = regions.findIndex(({ id }) => id === pressed?.id)
    if (index >= 0 && foil.current) settle(scratchPart(foil.current, index, stride))
  }, [pressed])

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = canvas.current?.getBoundingClientRect()
    const scale = finlandMap.width / (box?.width || 1)
    return [(clientX - (box?.left ?? 0)) * scale, (clientY - (box?.top ?? 0)) * scale]
  }
  const rub = (event: PointerEvent) => {
    if (!isMine || !foil.current || (event.pointerType === "mouse" && event.buttons === 0)) return
    const to = pointOf(event)
    settle(scratch(foil.current, last.current ?? to, to, coin))
    last.current = to
  }
  const paint = (pen: CanvasRenderingContext2D, seconds: number) => {
    if (!foil.current) return
    dust.current = moveDust(dust.current, seconds)
    paintCard(pen, regions, foil.current, dust.current)
  }
  return (
    <div
      className={styles.card}
      data-mine={isMine || undefined}
      data-version={version}
      onPointerDown={event => {
        last.current = null
        event.currentTarget.setPointerCapture?.(event.pointerId)
        rub(event)
      }}
      onPointerMove={rub}
      onPointerUp={() => {
        last.current = null
      }}
    >
      <Canvas label={label} canvas={canvas} draw={paint} moving={motion && falling} className={styles.map} />
    </div>
  )
}

/** Returns the test whether a point of the map is land; where the browser can't tell, all is. */
function landTest(): (x: number, y: number) => boolean {
  const pen = typeof Path2D === "undefined" ? null : document.createElement("canvas").getContext("2d")
  if (!pen) return () => true
  const land = new Path2D(finlandMap.land)
  return (x, y) => pen.isPointInPath(land, x, y)
}
