import { useState } from "react"
import { fanRemark, maxSlips, stages, sweptRemark } from "./remarks"

const maxBags = 3

/** Keeps the paper on the desk: every result drops a slip, the heap is mentioned as it grows, and a fan clears it. */
export function useDesk(say: (message: string) => void) {
  const [{ slips, bags, isBlown, blows }, setDesk] = useState({ slips: 0, bags: 0, isBlown: false, blows: 0 })
  const drop = (remark: string) => {
    const next = (isBlown ? 0 : slips) + 1
    if (next < maxSlips) {
      setDesk({ slips: next, bags, isBlown: false, blows })
      return say(stages.find(stage => stage.slips === next)?.says ?? remark)
    }
    const filled = Math.min(bags + 1, maxBags)
    setDesk({ slips: 0, bags: filled, isBlown: false, blows })
    say(sweptRemark(filled))
  }
  const blow = () => {
    setDesk({ slips, bags, isBlown: true, blows: blows + 1 })
    say(fanRemark(isBlown ? 0 : slips, blows))
  }
  const lying = isBlown ? 0 : slips
  const seen = lying >= 6 ? ", in a heap of slips with zeros" : ""
  return { slips, bags, isBlown, seen, drop, blow }
}
