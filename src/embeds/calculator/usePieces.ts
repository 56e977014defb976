import { useState } from "react"
import { type Command, keys } from "./keys"

const none: ReadonlySet<string> = new Set()

/** Tracks the keys that have come off, and the number of falls. */
export function usePieces() {
  const [loose, setLoose] = useState(none)
  const [fall, setFall] = useState(0)
  const pick = (face: string) => setLoose(new Set([...loose].filter(each => each !== face)))
  return {
    loose,
    fall,
    fallApart: () => {
      setLoose(new Set(keys.map(({ face }) => face)))
      setFall(fall + 1)
    },
    pick,
    /** Puts back the key of a command. */
    pickFor: (command: Command) => {
      const key = keys.find(each => JSON.stringify(each.command) === JSON.stringify(command))
      if (key) pick(key.face)
    },
    mend: () => setLoose(none),
  }
}
