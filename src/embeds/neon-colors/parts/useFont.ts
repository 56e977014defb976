/** Loads the font of a sign, whose letters would shift under a finger if it came late. */
import { type RefObject, useEffect } from "react"
import { loadFont } from "../../../hooks/storage/menuFont"
import { type Face, faces } from "../logic"

/** The time after which the sign is lit in the face's other font, in milliseconds. */
const maxWaitMs = 2000

/**
 * Removes `data-dark` from the wall once the font has come, or has not come in time; then sets `data-late`, since letters
 * that were seen keep their places.
 */
export function useFont(wall: RefObject<HTMLElement | null>, face: Face): void {
  const { file, family } = faces[face]
  useEffect(() => {
    const element = wall.current
    if (!element) return
    delete element.dataset.late
    const light = () => {
      clearTimeout(timer)
      delete element.dataset.dark
    }
    const timer = setTimeout(() => {
      element.dataset.late = ""
      light()
    }, maxWaitMs)
    const load = async () => {
      if (file) await loadFont(file)
      await document.fonts?.load(`1em ${family}`)
    }
    load().then(light, light)
    return () => clearTimeout(timer)
  }, [wall, file, family])
}
