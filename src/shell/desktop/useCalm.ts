/** Calm mode for styles: the class `calm` on the body, for which global.css stops every animation. */
import { useEffect } from "react"
import { useMotion } from "../../hooks/browser/motion"

/** Sets the class `calm` on the body while motion is reduced; not on the html element, whose classes React owns. */
export function useCalm(): void {
  const motion = useMotion()
  useEffect(() => {
    document.body.classList.toggle("calm", !motion)
  }, [motion])
}
