import { useState } from "react"
import { type Command, keys } from "./keys"

const none: ReadonlySet<string> = new Set()

/** Which keys have come off, and how often that has happened. */
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
    /** Puts the key back that a command is on. */
    pickFor: (command: Command) => {
      const key = keys.find(each => JSON.stringify(each.command) === JSON.stringify(command))
      if (key) pick(key.face)
    },
    mend: () => setLoose(none),
  }
}
