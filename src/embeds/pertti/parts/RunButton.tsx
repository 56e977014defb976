import { useEffect, useRef } from "react"
import { Button } from "../../../components/button/Button"

type Props = { disabled: boolean; onRun: (metres: number) => void }

/** How far one press is, and how far each tick of a held one, in metres; the ticks are a little more than he can do. */
const press = 1
const held = { metres: 0.15, milliseconds: 100 }

/** The button that makes him run: from the moment it is pressed, and for as long as it is held. */
export function RunButton({ disabled, onRun }: Props) {
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined)
  const release = () => clearInterval(timer.current)
  useEffect(() => {
    if (disabled) clearInterval(timer.current)
    return () => clearInterval(timer.current)
  }, [disabled])

  return (
    <Button
      disabled={disabled}
      onPointerDown={event => {
        if (disabled || event.button > 0) return
        release()
        onRun(press)
        timer.current = setInterval(() => onRun(held.metres), held.milliseconds)
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onClick={event => {
        // A pointer has run since it went down; this click is the keyboard's, or a screen reader's.
        if (event.detail === 0) onRun(press)
      }}
    >
      Run
    </Button>
  )
}
