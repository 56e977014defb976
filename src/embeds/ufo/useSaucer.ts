import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import { random } from "../../hooks/browser/random"
import { useFrames } from "../../kits/motion/useFrames"
import { hide, type Letter, lettersNear, show, showAll } from "./letters"
import { beamReach, type Cargo, giveBack, maxCargo, type Sky, skyAt, step } from "./logic"
import { createOverlay, type Overlay } from "./overlay"

export type Cow = {
  /** The position on the meadow, from 0 (left) to 1. */ at: number
  way: 1 | -1
  away: boolean
  wasAway: boolean
}

const herd: readonly Cow[] = [
  { at: 0.3, way: 1, away: false, wasAway: false },
  { at: 0.52, way: -1, away: false, wasAway: false },
  { at: 0.74, way: 1, away: false, wasAway: false },
]
/** The interval between two uses of the beam, in seconds. */
const beamIntervalSeconds = 0.8

/** The place of a guest on the meadow, from 0 (left) to 1. */
export const guestAt = 0.63

/** The height of the ground on the meadow, from 0 (top) to 1. */
export const groundAt = 0.9

type Callbacks = { onTaken: (letters: number, cows: number) => void; onHome: (all: boolean) => void }

/**
 * Runs the saucer over the page while `moves` is true; returns its cargo counts, the cows, the way of a guest from the
 * ground to the saucer in pixels, and functions to take, to hold a guest and to give back.
 */
export function useSaucer(
  meadow: RefObject<HTMLElement | null>,
  moves: boolean,
  hasGuest: boolean,
  callbacks: Callbacks,
) {
  const sky = useRef<Sky | null>(null)
  const overlay = useRef<Overlay | null>(null)
  const target = useRef<{ x: number; y: number } | null>(null)
  const ranges = useRef(new Map<number, Letter["range"]>())
  const cows = useRef(herd.map(cow => ({ ...cow })))
  const since = useRef(0)
  const next = useRef(0)
  const [aboard, setAboard] = useState({ letters: 0, cows: 0 })
  const [lift, setLift] = useState<{ x: number; y: number } | null>(null)
  const isGuestAway = useRef(false)

  const count = () => {
    const cargo = (sky.current?.cargo ?? []).filter(({ phase }) => phase !== "down")
    const letters = cargo.filter(({ kind }) => kind === "letter").length
    setAboard({ letters, cows: cargo.filter(({ kind }) => kind === "cow").length })
    if (!cargo.some(({ kind }) => kind === "guest")) setLift(null)
  }
  const ground = () => {
    const box = meadow.current?.getBoundingClientRect()
    return { left: box?.left ?? 0, top: box?.top ?? 0, width: box?.width ?? 1, height: box?.height ?? 1 }
  }
  const cowPlace = (cow: Cow) => {
    const { left, top, width, height } = ground()
    return { x: left + cow.at * width, y: top + height * groundAt }
  }
  const guestPlace = () => cowPlace({ at: guestAt, way: 1, away: false, wasAway: false })
  const board = ({ cargo }: Sky) => {
    const { x, y } = guestPlace()
    cargo.push({ kind: "guest", id: 0, text: "", size: 1, x, y, homeX: x, homeY: y, phase: "aboard", age: 0 })
  }
  const now = () => {
    const { left, top, width } = ground()
    if (sky.current) return sky.current
    sky.current = skyAt(left + width * 0.5, top + 60)
    // A guest stays aboard while the saucer is away.
    if (isGuestAway.current) board(sky.current)
    return sky.current
  }
  /**
   * Takes up to `wanted` letters near the saucer, and the cow under it; with `anyCow` letters of the whole width
   * and the first cow left.
   */
  const take = (wanted: number, anyCow: boolean) => {
    const at = now()
    const load = (thing: Pick<Cargo, "kind" | "id" | "text" | "size" | "x" | "y">) =>
      at.cargo.push({ ...thing, homeX: thing.x, homeY: thing.y, phase: moves ? "up" : "aboard", age: 0 })
    const room = Math.max(0, maxCargo - at.cargo.length)
    const letters = lettersNear(at.x, at.y, anyCow ? innerWidth : beamReach, Math.min(room, wanted), random)
    for (const { range, ...letter } of letters) {
      hide(range)
      ranges.current.set(next.current, range)
      load({ kind: "letter", id: next.current++, ...letter })
    }
    const index = cows.current.findIndex(cow => {
      const { x, y } = cowPlace(cow)
      return !cow.away && (anyCow || (y > at.y && Math.abs(x - at.x) < 60))
    })
    const cow = cows.current[index]
    if (cow) {
      cow.away = true
      load({ kind: "cow", id: index, text: "", size: 1, ...cowPlace(cow) })
    }
    const place = guestPlace()
    // A guest waits until it is pointed at, or asked for.
    const isUnder = target.current !== null && place.y > at.y && Math.abs(place.x - at.x) < 60
    const takesGuest = hasGuest && !isGuestAway.current && (anyCow || isUnder)
    if (takesGuest) {
      isGuestAway.current = true
      load({ kind: "guest", id: 0, text: "", size: 1, ...place })
      setLift({ x: at.x - place.x, y: at.y - place.y })
    }
    if (letters.length > 0 || cow || takesGuest) callbacks.onTaken(letters.length, cow ? 1 : 0)
    count()
  }
  /** Takes the guest aboard at once: it has been there since an earlier visit. */
  const hold = () => {
    if (isGuestAway.current) return
    const [at, place] = [now(), guestPlace()]
    isGuestAway.current = true
    board(at)
    setLift({ x: at.x - place.x, y: at.y - place.y })
    count()
  }
  /** Forgets a guest that the visitor has put away while it was aboard: there is room for the next one. */
  const release = useEffectEvent(() => {
    if (!isGuestAway.current) return
    isGuestAway.current = false
    const at = sky.current
    if (at) at.cargo = at.cargo.filter(({ kind }) => kind !== "guest")
    count()
  })
  useEffect(() => {
    if (!hasGuest) release()
  }, [hasGuest])
  const land = (things: readonly Cargo[]) => {
    for (const { kind, id } of things) {
      const range = ranges.current.get(id)
      const cow = cows.current[id]
      if (kind === "guest") isGuestAway.current = false
      else if (kind === "cow" && cow) Object.assign(cow, { away: false, wasAway: true })
      else if (kind === "letter" && range) {
        show(range)
        ranges.current.delete(id)
      }
    }
  }
  const homeOf = ({ kind, id }: Cargo) => {
    if (kind === "guest") return guestPlace()
    if (kind === "cow") return cowPlace(cows.current[id] ?? { at: 0.5, way: 1, away: false, wasAway: false })
    const box = ranges.current.get(id)?.getBoundingClientRect()
    return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
  }
  const back = () => {
    const at = now()
    if (moves) land(giveBack(at, homeOf))
    else {
      land(at.cargo)
      at.cargo = []
    }
    since.current = -3
    count()
    if (at.cargo.length === 0) callbacks.onHome(true)
  }

  useFrames(moves, seconds => {
    const at = now()
    overlay.current ??= createOverlay()
    const { left, top, width, height } = ground()
    const idle = { x: left + width * (0.5 + 0.38 * Math.sin(at.time * 0.5)), y: top + height * 0.3 }
    const goal = target.current ?? idle
    const home = step(at, { x: goal.x, y: goal.y + 5 * Math.sin(at.time * 2.4) }, seconds)
    land(home)
    if (home.length > 0 && at.cargo.every(({ phase }) => phase !== "down"))
      callbacks.onHome(at.cargo.length === 0)
    for (const cow of cows.current) {
      if (cow.away) continue
      cow.at += cow.way * 0.006 * seconds
      if (cow.at < 0.06 || cow.at > 0.94) cow.way = cow.at < 0.5 ? 1 : -1
    }
    since.current += seconds
    if (since.current > beamIntervalSeconds && Math.hypot(at.vx, at.vy) < 260) {
      since.current = 0
      take(2, false)
    }
    const beam = since.current < 0 ? 0 : Math.max(60, Math.min(260, innerHeight - at.y - 60))
    overlay.current.paint(at, beam, Math.max(2, Math.min(4, width / 180)))
  })

  const seek = useEffectEvent((x: number, y: number) => {
    target.current = { x: Math.max(30, Math.min(innerWidth - 30, x)), y: Math.max(40, y - 110) }
  })
  useEffect(() => {
    const point = (event: PointerEvent) => seek(event.clientX, event.clientY)
    const focus = (event: FocusEvent) => {
      if (!(event.target instanceof Element)) return
      const box = event.target.getBoundingClientRect()
      seek(box.left + box.width / 2, box.top)
    }
    window.addEventListener("pointermove", point, { passive: true })
    window.addEventListener("pointerdown", point, { passive: true })
    document.addEventListener("focusin", focus)
    return () => {
      window.removeEventListener("pointermove", point)
      window.removeEventListener("pointerdown", point)
      document.removeEventListener("focusin", focus)
    }
  }, [])
  const leave = useEffectEvent(() => {
    overlay.current?.remove()
    overlay.current = null
    // Cargo still in the hold goes home when the saucer leaves, but for a guest.
    const isGuest = ({ kind, phase }: Cargo) => kind === "guest" && phase !== "down"
    if (sky.current) land(sky.current.cargo.filter(thing => !isGuest(thing)))
    sky.current = null
    setAboard({ letters: 0, cows: 0 })
    if (!isGuestAway.current) setLift(null)
  })
  useEffect(() => {
    if (!moves) return
    return () => leave()
  }, [moves])
  useEffect(() => showAll, [])

  return { aboard, cows, lift, take: () => take(14, true), hold, back }
}
