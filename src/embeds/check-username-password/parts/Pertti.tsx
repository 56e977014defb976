import { type RefObject, useLayoutEffect, useRef } from "react"
import * as styles from "../CheckUsernamePassword.module.css"
import type { Hamster } from "../hamster"

type Props = {
  hamster: Hamster
  letters: RefObject<HTMLElement | null>
  /** True from the time when he lives in the field; before that he sleeps on its edge. */
  isIn: boolean
  isWalking: boolean
  /** True while there is no seed for him. */
  isBegging: boolean
  motion: boolean
}

/** Pertti, asleep on the edge of the field or walking over its letters. */
export function Pertti({ hamster, letters, isIn, isWalking, isBegging, motion }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const x = useRef(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!isIn || !element) return
    const stand = () => {
      const letter = letters.current?.querySelectorAll<HTMLElement>("[data-letter]")[hamster.at]
      const left = letter?.offsetLeft ?? 8
      element.style.translate = `${Math.max(2, left - 14)}px ${(letter?.offsetTop ?? 8) - 10}px`
      if (left !== x.current) element.dataset.left = String(left < x.current)
      x.current = left
    }
    stand()
    window.addEventListener("resize", stand)
    return () => window.removeEventListener("resize", stand)
  })
  if (!isIn)
    return (
      <img
        className={styles.asleep}
        src={`/pictures/pertti-asleep.${motion ? "gif" : "png"}`}
        alt="Pertti asleep on the edge of the field"
        width="96"
        height="64"
      />
    )
  return (
    <div ref={place} className={styles.hamster} aria-hidden="true">
      {isBegging && <span className={styles.bubble}>?</span>}
      <div key={hamster.meals} className={styles.body} data-ate={hamster.bite ? "" : undefined}>
        <img
          src={`/pictures/pertti-walk.${isWalking && motion ? "gif" : "png"}`}
          alt=""
          width="60"
          height="46"
        />
      </div>
    </div>
  )
}
