import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { gather, type Point, words } from "../air"
import * as styles from "../Consonants.module.css"
import type { Keep, Part } from "../logic"

type Props = {
  parts: readonly Part[]
  keep: Keep
  /** True while all letters are back in their words. */
  isHeld: boolean
  isOpen: boolean
  /** The index of the part that is singing; null for none. */
  singing: number | null
  label: string
  onCatch: (sign: string) => void
  onLetGo: () => void
  /** Called when a balloon has been pressed, and not pulled. */
  onPop: (sign: string) => void
}

/** A letter's displacements from its home: to its gathering position, and from there out of the window. */
type Place = { by: Point; out: Point }

/** The distance in pixels from which a press is a pull. */
const pullPx = 6

/** The distance in pixels within which a press catches a letter. */
const catchRadiusPx = 30

/**
 * A room with a text in it: its vowels rise to the ceiling, or its consonants fall to the floor, and can be caught.
 */
export function Room({ parts, keep, isHeld, isOpen, singing, label, onCatch, onLetGo, onPop }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  const [places, setPlaces] = useState<(Place | null)[]>([])
  const [caught, setCaught] = useState<{ index: number; by: Point; from: Point } | null>(null)
  /** The balloons that have popped, until the text changes or its vowels are breathed in. */
  const [gone, setGone] = useState<{ parts: readonly Part[]; at: readonly number[] }>({ parts, at: [] })
  const popped = gone.parts === parts && !isHeld ? gone.at : []
  const isAir = keep === "consonants"
  const leaves = (part: Part) => part.isVowel !== null && part.isVowel === (keep === "consonants")

  const measure = useEffectEvent(() => {
    const letters = [...(room.current?.querySelectorAll<HTMLElement>("[data-part]") ?? [])].filter(
      letter => letter.dataset.leaves,
    )
    const { clientWidth: width = 0, clientHeight: height = 0 } = room.current ?? {}
    const homes = letters.map(each => ({
      x: each.offsetLeft + each.offsetWidth / 2,
      y: each.offsetTop + each.offsetHeight / 2,
    }))
    const size = 1.1 * Math.max(18, letters[0]?.offsetHeight ?? 0)
    const [edge, step] =
      keep === "consonants" ? [size * 0.7, size * 0.95] : [height - size * 0.5, -size * 0.6]
    const all = gather(homes, width, keep === "consonants" ? size : size * 0.62, edge, step)
    const found: (Place | null)[] = parts.map(() => null)
    letters.forEach((letter, i) => {
      const [home, place] = [homes[i], all[i]]
      if (home && place)
        found[Number(letter.dataset.part)] = {
          by: { x: place.x - home.x, y: place.y - home.y },
          out: { x: width - 36 - home.x, y: 0.42 * height + 22 - home.y },
        }
    })
    setPlaces(found)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text stands elsewhere
  useLayoutEffect(() => {
    measure()
  }, [parts, keep])
  useEffect(() => {
    if (!room.current || !("ResizeObserver" in window)) return
    const observer = new ResizeObserver(() => measure())
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])

  const grasp = (event: PointerEvent) => {
    if (event.button !== 0) return
    let nearest = { index: -1, distance: catchRadiusPx }
    for (const letter of room.current?.querySelectorAll<HTMLElement>("[data-leaves]") ?? []) {
      const { left, right, top, bottom } = letter.getBoundingClientRect()
      const distance = Math.hypot(event.clientX - (left + right) / 2, event.clientY - (top + bottom) / 2)
      if (distance < nearest.distance) nearest = { index: Number(letter.dataset.part), distance }
    }
    const part = parts[nearest.index]
    const place = places[nearest.index]
    const at = isHeld ? { x: 0, y: 0 } : isOpen ? place?.out : place?.by
    if (!part || !at || popped.includes(nearest.index)) return
    event.preventDefault()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setCaught({
      index: nearest.index,
      by: at,
      from: { x: event.clientX - at.x, y: event.clientY - at.y },
    })
    onCatch(part.sign)
  }
  const pull = ({ clientX, clientY }: PointerEvent) =>
    setCaught(old => old && { ...old, by: { x: clientX - old.from.x, y: clientY - old.from.y } })
  const letGo = (isPress: boolean) => {
    if (!caught) return
    onLetGo()
    setCaught(null)
    const { index, by } = caught
    const part = parts[index]
    const was = isOpen ? places[index]?.out : places[index]?.by
    const pulled = was ? Math.hypot(by.x - was.x, by.y - was.y) : 0
    if (!isPress || !isAir || isHeld || !part || pulled > pullPx) return
    setGone({ parts, at: [...popped, index] })
    onPop(part.sign)
  }

  const letter = (part: Part, index: number) => {
    const isLeaving = leaves(part)
    const isCaught = caught?.index === index
    const away = isHeld ? null : places[index]
    const by = isCaught ? caught.by : isOpen ? away?.out : away?.by
    return (
      <span
        key={index}
        data-part={index}
        data-leaves={isLeaving || undefined}
        data-gone={(isLeaving && by !== undefined) || undefined}
        data-out={(isOpen && away && isLeaving && !isCaught) || undefined}
        data-caught={isCaught || undefined}
        data-popped={popped.includes(index) || undefined}
        data-singing={singing === index || undefined}
        className={styles.letter}
        style={
          isLeaving
            ? {
                translate: by ? `${by.x}px ${by.y}px` : undefined,
                transitionDelay: motion && !isCaught ? `${(index % 24) * 45}ms` : undefined,
              }
            : undefined
        }
      >
        {part.sign}
      </span>
    )
  }

  return (
    <div
      ref={room}
      role="img"
      aria-label={label}
      className={styles.room}
      data-keep={keep}
      data-still={!motion || undefined}
      data-many={parts.length > 48 || undefined}
      onPointerDown={grasp}
      onPointerMove={pull}
      onPointerUp={() => letGo(true)}
      onPointerCancel={() => letGo(false)}
    >
      <span className={styles.window} data-open={isOpen || undefined} />
      <p className={styles.words}>
        {words(parts).map(({ at, parts: those, isBreak }) =>
          isBreak ? (
            <br key={at} />
          ) : (
            <span key={at}>
              <span className={those.length > 16 ? undefined : styles.word}>
                {those.map((part, i) => letter(part, at + i))}
              </span>{" "}
            </span>
          ),
        )}
      </p>
    </div>
  )
}
