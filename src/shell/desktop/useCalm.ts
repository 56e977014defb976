/** Calm mode for styles: the body has the class `calm`, at which the off switch of global.css stops every animation. */
import { useEffect } from "react"
import { useMotion } from "../../hooks/browser/motion"

/** Puts the class `calm` on the body while motion is unwelcome; React keeps the html element's own classes. */
export function useCalm(): void {
  const motion = useMotion()
  useEffect(() => {
    document.body.classList.toggle("calm", !motion)
  }, [motion])
}
