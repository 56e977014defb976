/** The emoji trail, with the emoji of the day or the visitor's choice. */
import { useEffect, useEffectEvent } from "react"
import { now } from "../../hooks/browser/clock"
import { useStorage } from "../../hooks/storage/useStorage"
import { localParts } from "../../lib/calendar/dateFlags"
import { trailOverride } from "../trailOverride"
import { startTrail } from "./trail"
import { trailEmoji } from "./trailEmoji"

export function EmojiTrail() {
  const [override] = useStorage(trailOverride)
  const emoji = useEffectEvent(() => trailEmoji(localParts(new Date(now())), override))
  useEffect(() => startTrail(() => emoji()), [])
  return null
}
