import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import { useGlobalKeys } from "../../kits/board/useGlobalKeys"
import { fingers } from "./logic"

/**
 * Collects fingers into chords. Keys and several touches count as long as they are held: the chord is typed when the
 * last is lifted. A single tap or click leaves its finger up until `letGo`.
 */
export function useChord(toy: RefObject<HTMLElement | null>, onChord: (byte: number) => void) {
  const [raised, setRaised] = useState(0)
  const held = useRef(0)
  const chord = useRef(0)
  const latched = useRef(0)
  const touches = useRef({ now: 0, most: 0 })

  const show = () => setRaised(held.current | latched.current)
  const finish = (byte: number) => {
    chord.current = 0
    latched.current = 0
    show()
    if (byte) onChord(byte)
  }
  const raise = (bit: number) => {
    held.current |= bit
    chord.current |= bit
    show()
  }
  const lower = (bit: number) => {
    if (!(held.current & bit)) return
    held.current &= ~bit
    if (held.current) show()
    else finish(chord.current | latched.current)
  }
  const toggle = (bit: number) => {
    latched.current ^= bit
    show()
  }
  const bitOf = (code: string) => fingers.find(finger => finger.code === code)?.bit ?? 0
  useGlobalKeys(toy, /^[asdfjkl;öøæñç]$/i, ({ code, repeat }) => {
    if (!repeat && bitOf(code)) raise(bitOf(code))
  })
  const onKeyUp = useEffectEvent(({ code }: KeyboardEvent) => lower(bitOf(code)))
  const onBlur = useEffectEvent(() => {
    held.current = 0
    chord.current = 0
    show()
  })
  useEffect(() => {
    const up = (event: KeyboardEvent) => onKeyUp(event)
    const blur = () => onBlur()
    window.addEventListener("keyup", up)
    window.addEventListener("blur", blur)
    return () => {
      window.removeEventListener("keyup", up)
      window.removeEventListener("blur", blur)
    }
  }, [])

  /** The handlers of a finger's button. */
  const buttonProps = (bit: number) => ({
    onPointerDown: ({ button }: PointerEvent) => {
      if (button > 0) return
      touches.current = { now: touches.current.now + 1, most: touches.current.most + 1 }
      held.current |= bit
      chord.current |= bit
      show()
    },
    onPointerUp: () => {
      if (!(held.current & bit)) return
      touches.current.now--
      const isTap = touches.current.most === 1
      if (touches.current.now <= 0) touches.current = { now: 0, most: 0 }
      if (!isTap) return lower(bit)
      held.current &= ~bit
      chord.current &= ~bit
      toggle(bit)
    },
    onPointerCancel: () => {
      touches.current = { now: 0, most: 0 }
      onCancel(bit)
    },
    onClick: ({ detail }: { detail: number }) => {
      // A click without a pointer, from a keyboard or a screen reader.
      if (detail === 0) toggle(bit)
    },
  })
  const onCancel = (bit: number) => {
    held.current &= ~bit
    chord.current &= ~bit
    show()
  }
  return { raised, buttonProps, letGo: () => finish(latched.current) }
}
