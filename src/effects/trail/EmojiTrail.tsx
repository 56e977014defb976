/** The emoji trail as a component: it knows what time it is and what the visitor has chosen. */
import { useEffect, useEffectEvent } from "react"
import { now } from "../../hooks/clock"
import { useStored } from "../../hooks/storage"
import { localParts } from "../../lib/dateFlags"
import { trailEmoji } from "../../lib/trailEmoji"
import { trailOverride } from "../trailOverride"
import { startTrail } from "./trail"

export function EmojiTrail() {
  const [override] = useStored(trailOverride)
  const emoji = useEffectEvent(() => trailEmoji(localParts(new Date(now())), override))
  useEffect(() => startTrail(() => emoji()), [])
  return null
}
