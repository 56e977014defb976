/** The emoji trail as a component: it knows what time it is and what the visitor has chosen. */
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
