import { type ReactNode, type RefObject, useEffect, useState } from "react"
import { createPortal } from "react-dom"
import type { Curse } from "../logic"
import { air } from "./air"
import { dress } from "./dress"
import * as styles from "./Effects.module.css"

/** The effects of a curse on the window and over the desktop; all is put back when it ends. */
export function Effects({ curse, toy }: { curse: Curse | null; toy: RefObject<HTMLElement | null> }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const window = toy.current?.closest<HTMLElement>(".window") ?? null
    setFrame(window)
    if (!window || !curse) return
    window.dataset.curse = curse
    window.closest("main")?.classList.add(styles.stage ?? "")
    return () => {
      delete window.dataset.curse
      window.closest("main")?.classList.remove(styles.stage ?? "")
    }
  }, [curse, toy])
  if (!curse || !frame) return null
  const layer = (className: string | undefined, drawing: ReactNode) =>
    drawing && (
      <div key={curse} className={className} aria-hidden="true">
        {drawing}
      </div>
    )
  return (
    <>
      {createPortal(layer(styles.dress, dress[curse]), frame)}
      {createPortal(layer(styles.air, air[curse]), document.body)}
    </>
  )
}
