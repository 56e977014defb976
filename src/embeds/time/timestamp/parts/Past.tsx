import { type RefObject, useEffect, useEffectEvent, useState } from "react"
import { createPortal } from "react-dom"
import { useHeading } from "../../../../hooks/page/heading"
import * as styles from "./Past.module.css"
import { Portrait } from "./Portrait"

type Props = {
  /** The year that the clock shows; null while it is none of the past. */
  year: number | null
  /** An element of the window that is dressed. */
  toy: RefObject<HTMLElement | null>
  onEscape: () => void
}

/** The desktop of a year before 1970: sepia, an old title bar, and a portrait. All of it goes with the year. */
export function Past({ year, toy, onEscape }: Props) {
  const isPast = year !== null
  const [body, setBody] = useState<HTMLElement | null>(null)
  useHeading(isPast ? { text: `Anno Domini ${year}`, lang: "en" } : null)
  useEffect(() => {
    if (!isPast) return
    const window = toy.current?.closest<HTMLElement>(".window")
    window?.classList.add(styles.old ?? "")
    setBody(document.body)
    return () => {
      window?.classList.remove(styles.old ?? "")
      setBody(null)
    }
  }, [isPast, toy])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]"))
      onEscape()
  })
  useEffect(() => {
    if (!isPast) return
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [isPast])
  if (!isPast || !body) return null
  return createPortal(
    <>
      <div className={styles.sepia} aria-hidden="true" />
      <div className={styles.flash} aria-hidden="true" />
      <div className={styles.portrait} role="img" aria-label="A photograph of Pertti in a top hat">
        <Portrait />
        <span aria-hidden="true">P., {year}</span>
      </div>
    </>,
    body,
  )
}
