import { useEffect } from "react"

/** Puts a class on the desktop, for the styles of a trace, until the component unmounts. */
export function useDesktopMark(className: string | undefined): void {
  useEffect(() => {
    const desktop = document.querySelector("[data-desktop]")
    if (!className || !desktop) return
    desktop.classList.add(className)
    return () => desktop.classList.remove(className)
  }, [className])
}
