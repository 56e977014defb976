import { useEffect, useEffectEvent, useRef, useState } from "react"
import { number, object } from "valibot"
import { now } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useFrames } from "../../kits/motion/useFrames"
import { useThing } from "../../kits/things/useThing"
import { caughtText, fallenTo, heightAt, heightText, inSentence, passedAt, type Way } from "./way"

/** The lowest catch of a fall from a tower or higher, in metres; 0 for none. */
const lowest = storageEntry("daily-scroll-travel", object({ metres: number() }), { metres: 0 })

/** The time in milliseconds that the result of a fall stays at least. */
const readMs = 1500

/** The rest, in milliseconds, after which a new turn of the wheel leads on from the Moon. */
const moonMs = 900

const linkTo = (held: number, from: number) => (held > 0 ? `?held=${held}&from=${from}` : null)

/** A fall gives the thing from the height of a door on. */
const thingMetres = 2

/** A catch counts for the record from the height of the first tower on. */
const recordMetres = 168

export type Fall = {
  /** The place it began at, as in a sentence. */
  from: string
  /** Metres above the floor where it was stopped; 0 for the floor itself. */
  metres: number
  /** The query of an address that shows him there; null for the floor. */
  link: string | null
}

/** Returns where Pertti hangs, which the page's scrolling decides, and the actions that drop and catch him. */
export function useRope(way: Way) {
  const motion = useMotion()
  const address = useAddress({ held: whole(0, way.totalPx, 0), from: whole(0, way.things.length, 0) })
  const { held, from } = address.values
  /** The pixels he hung at before this visitor scrolled, as the address says. */
  const lifted = useRef(0)
  const px = useRef(0)
  /** The picture, which grows by what it moves up on the screen. */
  const tower = useRef<HTMLDivElement>(null)
  const falling = useRef<{ from: number; startedAt: number } | null>(null)
  /** The time until which the message stays, in milliseconds since 1970. */
  const readUntil = useRef(0)
  const [passed, setPassed] = useState(0)
  const [isFalling, setFalling] = useState(false)
  const [fall, setFall] = useState<Fall | null>(null)
  const [best, setBest] = useStorage(lowest)
  const { give } = useThing()

  const moveTo = (next: number) => {
    tower.current?.style.setProperty("--pulled", `${Math.max(0, window.scrollY)}px`)
    px.current = Math.max(0, Math.min(way.totalPx, next))
    setPassed(passedAt(way, px.current))
  }
  const placeName = (count: number) => inSentence(way.things[count - 1]?.name ?? "The floor")

  /** The last scrolling at the Moon, in milliseconds since 1970; 0 below it, null after it has been left upwards. */
  const moon = useRef<number | null>(0)
  /** The last time at which a key or a link moved the focus. */
  const focusedAt = useRef(0)
  /** Holds the page at the Moon until the scrolling has rested there once. */
  const holdAtMoon = () => {
    const end = way.totalPx - lifted.current
    if (window.scrollY < end) moon.current = 0
    else if (moon.current !== null) {
      const rested = moon.current > 0 && now() - moon.current > moonMs
      moon.current = rested || now() - focusedAt.current < moonMs ? null : now()
      if (moon.current !== null && window.scrollY > end) window.scrollTo({ top: end, behavior: "instant" })
    }
  }

  const onScroll = useEffectEvent(() => {
    if (falling.current) return
    holdAtMoon()
    const next = window.scrollY + lifted.current
    // The wheel that catches him turns on for a moment.
    if (now() > readUntil.current) setFall(null)
    moveTo(next)
  })
  useEffect(() => {
    const listen = () => onScroll()
    const note = () => {
      focusedAt.current = now()
    }
    window.addEventListener("scroll", listen, { passive: true })
    window.addEventListener("focusin", note)
    return () => {
      window.removeEventListener("scroll", listen)
      window.removeEventListener("focusin", note)
    }
  }, [])
  const arrive = useEffectEvent(() => {
    lifted.current = held
    moveTo(window.scrollY + held)
    if (held > 0) setFall({ from: placeName(from), metres: heightAt(way, held), link: linkTo(held, from) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is opened brings its own place.
  useEffect(() => {
    arrive()
  }, [held])

  const scrollTo = (position: number) => {
    lifted.current = Math.min(lifted.current, position)
    window.scrollTo({ top: position - lifted.current, behavior: "instant" })
  }
  const land = () => {
    const start = falling.current?.from ?? px.current
    falling.current = null
    readUntil.current = now() + readMs
    setFalling(false)
    scrollTo(0)
    moveTo(0)
    setFall({ from: placeName(passedAt(way, start)), metres: 0, link: null })
    if (heightAt(way, start) >= thingMetres) give()
  }
  useFrames(isFalling, () => {
    const fallen = falling.current
    if (!fallen) return
    const next = fallenTo(fallen.from, (now() - fallen.startedAt) / 1000)
    moveTo(next)
    if (next === 0) land()
  })
  const catchHim = () => {
    const fallen = falling.current
    if (!fallen) return
    falling.current = null
    readUntil.current = now() + readMs
    setFalling(false)
    // The page has stood still while he fell.
    scrollTo(px.current)
    const metres = heightAt(way, px.current)
    const count = passedAt(way, fallen.from)
    setFall({ from: placeName(count), metres, link: linkTo(Math.round(px.current), count) })
    if (heightAt(way, fallen.from) >= thingMetres) give()
    if (heightAt(way, fallen.from) >= recordMetres && (best.metres === 0 || metres < best.metres))
      setBest({ metres })
  }
  const onStop = useEffectEvent((event: Event) => {
    const key = event instanceof KeyboardEvent ? event.key : null
    if (key === "Tab" || (event instanceof KeyboardEvent && event.repeat)) return
    // The button catches him itself.
    const isOnButton = event.target instanceof Element && event.target.closest("button")
    if (isOnButton && (key === null || key === "Enter" || key === " ") && event.type !== "wheel") return
    catchHim()
  })
  useEffect(() => {
    if (!isFalling) return
    const kinds = ["wheel", "touchstart", "pointerdown", "keydown"]
    const listen = (event: Event) => onStop(event)
    for (const kind of kinds) window.addEventListener(kind, listen, { passive: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, listen)
      falling.current = null
      setFalling(false)
    }
  }, [isFalling])

  const letGo = () => {
    if (isFalling) return catchHim()
    if (passed === 0) return setFall(null)
    falling.current = { from: px.current, startedAt: now() }
    setFall(null)
    if (motion) setFalling(true)
    else land()
  }
  return {
    motion,
    tower,
    px,
    passed,
    isFalling,
    fall,
    caught: fall && fall.metres > 0 ? caughtText(fall.from, fall.metres) : "",
    best: best.metres > 0 ? heightText(best.metres) : null,
    letGo,
  }
}
