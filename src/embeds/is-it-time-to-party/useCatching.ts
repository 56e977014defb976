import { useEffect, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"

/** The time that the light stays on, and the dark pause before it catches him again, in milliseconds. */
const litMs = 3600
const pauseMs = 450

type Light = "dark" | "lit" | "blink"

/** A light that goes out by itself, and at each press shows what happened in the dark. In calm mode it stays on. */
export function useCatching() {
  const motion = useMotion()
  const [{ press, light }, set] = useState<{ press: number; light: Light }>({ press: 0, light: "dark" })
  useEffect(() => {
    if (!motion || light === "dark") return
    const timer = setTimeout(
      () =>
        set(old =>
          old.light === "blink" ? { press: old.press + 1, light: "lit" } : { ...old, light: "dark" },
        ),
      light === "blink" ? pauseMs : litMs,
    )
    return () => clearTimeout(timer)
  }, [motion, light])
  return {
    press,
    isLit: light === "lit",
    push: () =>
      set(old => {
        if (motion && old.light === "lit") return { ...old, light: "blink" }
        return old.light === "blink" ? old : { press: old.press + 1, light: "lit" }
      }),
  }
}
