import { useEffect, useRef } from "react"
import { Button } from "../../../components/button/Button"

type Props = { disabled: boolean; onRun: (metres: number) => void }

/** The distance per press, and per tick of a held press, in metres. The ticks slightly exceed his maximum speed. */
const pressMetres = 1
const tick = { metres: 0.15, milliseconds: 100 }

/** The button that makes him run, once per press and for as long as it is held. */
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
        onRun(pressMetres)
        timer.current = setInterval(() => onRun(tick.metres), tick.milliseconds)
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onClick={event => {
        // Pointers have already run on pointerdown; a click with detail 0 comes from a keyboard or screen reader.
        if (event.detail === 0) onRun(pressMetres)
      }}
    >
      Run
    </Button>
  )
}
