import { useEffect, useEffectEvent, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import type { Guest } from "../../kits/guest/useGuest"
import { useSound } from "../../kits/sound/useSound"
import { type Crowd, danceMs, followersOf, goneText, goneWith, refusals, startText, startWith } from "./crowd"

/** From the first press to the empty room: the neighbour rings, all freeze, and she takes the line with her. */
export type Phase = "home" | "dancing" | "frozen" | "leaving" | "gone"

const frozenMs = 2600
const leavingMs = 6000
/** The pairs of tones of a doorbell, in hertz. */
const bell = [660, 528] as const
const beatMs = 300

const bellTexts = ["Ding-dong.", "Mrs Kaipainen from downstairs. She knows a better way."] as const

/**
 * A conga line with its sounds and messages. In calm mode it grows by one at each press. A guest is the first to follow,
 * whatever the hour.
 */
export function useConga(crowd: Crowd, guest: Guest | null) {
  const motion = useMotion()
  const sound = useSound()
  const [phase, setPhase] = useState<Phase>("home")
  const [followers, setFollowers] = useState(0)
  const [refused, setRefused] = useState(0)
  const [message, setMessage] = useState("")
  /** The guest that has joined the line. */
  const [joined, setJoined] = useState<Guest | null>(null)
  const dancer = guest?.path === joined?.path ? guest : null
  const isOut = phase === "dancing" || phase === "frozen" || phase === "leaving"

  const next = useEffectEvent(() => {
    if (phase === "dancing") {
      bell.forEach((frequency, i) => void sound.open()?.play({ frequency, at: i * 0.45, seconds: 1.2 }))
      setMessage(bellTexts[0])
      setPhase("frozen")
    } else if (phase === "frozen") {
      setMessage(bellTexts[1])
      setPhase("leaving")
    } else {
      setMessage(dancer ? goneWith(dancer.name, followers - 1) : goneText(followers))
      dancer?.remember("Danced in a conga line, and came back to sweep.")
      setPhase("gone")
    }
  })
  useEffect(() => {
    if (!motion || !isOut) return
    const wait = phase === "dancing" ? danceMs(followers) : phase === "frozen" ? frozenMs : leavingMs
    const timer = setTimeout(() => next(), wait)
    return () => clearTimeout(timer)
  }, [motion, isOut, phase, followers])

  const beat = useEffectEvent((count: number) =>
    sound
      .open()
      ?.play({ frequency: count % 4 === 3 ? 240 : 130, seconds: 0.16, loudness: 0.07, shape: "triangle" }),
  )
  useEffect(() => {
    if (!motion || (phase !== "dancing" && phase !== "leaving")) return
    let count = 0
    const timer = setInterval(() => beat(count++), beatMs)
    return () => clearInterval(timer)
  }, [motion, phase])

  const end = (said: string) => {
    setPhase("home")
    setFollowers(0)
    setMessage(said)
  }
  /** Starts a line, or asks the office again; without motion also asks one more to join. */
  const press = () => {
    if (isOut && motion) return
    if (phase === "dancing") {
      if (followers < followersOf(crowd, refused) + (dancer ? 1 : 0)) setFollowers(followers + 1)
      else next()
      return
    }
    if (isOut) return next()
    const others = followersOf(crowd, refused)
    const willing = others + (guest ? 1 : 0)
    if (willing === 0) {
      setMessage(refusals[refused] ?? "")
      setRefused(refused + 1)
      setPhase("home")
      return
    }
    setRefused(0)
    setFollowers(motion ? willing : 1)
    setMessage(guest ? startWith(guest.name, crowd.mood, others) : startText(crowd.mood))
    setJoined(guest)
    setPhase("dancing")
  }
  return {
    phase,
    followers,
    refused,
    message,
    /** The guest in the line, behind its leader; null if there is none. */
    dancer,
    isOut,
    press,
    stop: () => end("They went to bed at a sensible hour."),
    /** Forgets the line, for another hour. */
    reset: () => {
      setRefused(0)
      end("")
    },
  }
}
