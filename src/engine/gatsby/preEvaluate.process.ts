/** The process that evaluates pages ahead: it is told the site's facts, tells what it has evaluated, and ends. */
import type { Facts } from "../facts"
import { emptyMemory, readSite } from "../site"
import type { Part } from "./preEvaluate"

const atOnce = 100

// A channel that is closed loses what it has not sent yet.
const tell = (part: Part) => new Promise(told => process.send?.(part, told))

process.once("message", async (facts: Facts) => {
  const memory = emptyMemory()
  readSite(process.cwd(), facts, { memory })
  const all: Part = [...memory.evaluated]
  for (let i = 0; i < all.length; i += atOnce) await tell(all.slice(i, i + atOnce))
  process.disconnect?.()
})
