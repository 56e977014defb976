import { type RefObject, useLayoutEffect, useRef } from "react"
import { type Article, excerpt, languageTag } from "../../lib/content/wikipedia"
import { placeCard } from "./placeCard"
import * as styles from "./WikiLink.module.css"

type Props = {
  id: string
  article: Article
  summary: string
  /** The element beside which the card stands. */
  beside: RefObject<HTMLElement | null>
}

/** A hover card with an article's title, its summary and its source. */
export function Card({ id, article: { language, title }, summary, beside }: Props) {
  const card = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const element = card.current
    // A native popover is above everything, even dialogs; other browsers only have the z-index.
    if (element && typeof element.showPopover === "function") {
      element.popover = "manual"
      element.showPopover()
    }
    const move = () => {
      const link = beside.current?.getClientRects()[0]
      if (!element || !link) return
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const { clientWidth, clientHeight } = document.documentElement
      const { left, top } = placeCard(link, size, { width: clientWidth, height: clientHeight })
      element.style.left = `${left}px`
      element.style.top = `${top}px`
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
        {excerpt(summary)}
      </span>
      <small className={styles.source}>From Wikipedia, CC BY-SA 4.0</small>
    </span>
  )
}
