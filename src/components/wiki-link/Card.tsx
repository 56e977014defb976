import { type RefObject, useLayoutEffect, useRef } from "react"
import { type Article, brief, languageTag } from "../../lib/content/wikipedia"
import { place } from "./place"
import * as styles from "./WikiLink.module.css"

type Props = {
  id: string
  article: Article
  summary: string
  /** What it stands beside. */
  beside: RefObject<HTMLElement | null>
}

/** A hint of 1998, yellow and square: the article's title, its summary, and whose words they are. */
export function Card({ id, article: { language, title }, summary, beside }: Props) {
  const card = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const shown = card.current
    // A native popover lies over everything, dialogs included; elsewhere the style does what it can.
    if (shown && typeof shown.showPopover === "function") {
      shown.popover = "manual"
      shown.showPopover()
    }
    const move = () => {
      const link = beside.current?.getClientRects()[0]
      if (!shown || !link) return
      const size = { width: shown.offsetWidth, height: shown.offsetHeight }
      const { clientWidth, clientHeight } = document.documentElement
      const { left, top } = place(link, size, { width: clientWidth, height: clientHeight })
      shown.style.left = `${left}px`
      shown.style.top = `${top}px`
    }
    move()
    window.addEventListener("scroll", move, { capture: true, passive: true })
    window.addEventListener("resize", move)
    return () => {
      window.removeEventListener("scroll", move, true)
      window.removeEventListener("resize", move)
    }
  }, [beside])

  const lang = languageTag(language)
  return (
    <span ref={card} id={id} role="tooltip" className={styles.card}>
      <b className={styles.title} lang={lang} dir="auto">
        {title}
      </b>
      <span className={styles.text} lang={lang} dir="auto">
        {brief(summary)}
      </span>
      <small className={styles.source}>From Wikipedia, CC BY-SA 4.0</small>
    </span>
  )
}
