import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"

/** The time of a letter in milliseconds. */
const letterMs = 110

/** Writes a text letter by letter with `write`; at once without motion. */
export function useTyping(write: (text: string) => void) {
  const motion = useMotion()
  const [typing, setTyping] = useState<{ text: string; length: number } | null>(null)
  useTicks(motion && typing !== null, letterMs, () => {
    if (!typing) return
    const length = typing.length + 1
    write(typing.text.slice(0, length))
    setTyping(length < typing.text.length ? { ...typing, length } : null)
  })
  return {
    isTyping: typing !== null,
    type: (text: string) => {
      if (!motion) return write(text)
      write("")
      setTyping({ text, length: 0 })
    },
    stop: () => setTyping(null),
  }
}
