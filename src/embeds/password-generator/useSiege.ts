/** Runs a burglary at an exponentially growing speed; in calm mode only its outcome is shown. */
import { useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useFrames } from "../../kits/motion/useFrames"
import { crackedAt, end, powersPerSecond } from "./siege"
import { secureSource } from "./source"

type Siege = { password: string; falls: number; log: number; isOver: boolean }

/** A new password resets the siege. */
export function useSiege(password: string | null, bits: number | null) {
  const [siege, setSiege] = useState<Siege | null>(null)
  const motion = useMotion()
  const now = siege !== null && siege.password === password ? siege : null
  useFrames(now !== null && !now.isOver, seconds => {
    if (!now) return
    const until = Math.min(now.falls, end)
    const log = motion ? now.log + powersPerSecond * seconds : until
    setSiege({ ...now, log: Math.min(log, until), isOver: log >= until })
  })
  return {
    siege: now,
    begin: (perSecond: number) => {
      if (password === null || bits === null) return
      const share = (secureSource()() + 1) / 2 ** 32
      setSiege({ password, falls: crackedAt(share, bits, perSecond), log: -1, isOver: false })
    },
    stop: () => setSiege(null),
  }
}
